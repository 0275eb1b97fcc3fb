# Jak skończyłby się konflikt dla jednej ze stron.

# $end (Sentence) - jak by się skończył
fight-ahead = Konflikt: { $fight }. { $end }
# $own (Number) - ile żetonów zostaje czytającemu; $others (Series) - ile zostaje innym
fight-left = { $own ->
        [0] Tracisz tam wszystko;
       *[other] Tobie zostaje { $own };
    } u innych zostaje: { $others } (F3).
fight-share = { $tokens ->
        [0] { $who } nic
       *[other] { $who } { $tokens }
    }
# $needed (Number) - ile żetonów zdobywa miasto; $why (String) - czyja Inżynieria się liczy: theirs, own, usual
# $brings (Number) - żetony atakującego po walce żetonów; $falls (String) - yes albo no
# $left (Number) - żetony, które zostają atakującemu
fight-attack = Miasto ({ $who }): trzeba { $needed }{ $why ->
        [theirs] {" "}(ich Inżynieria)
        [own] {" "}(twoja Inżynieria)
       *[usual] {""}
    }, masz { $brings } – { $falls ->
        [yes] miasto upada, a tobie zostaje { $left } (F9).
       *[no] wszystkie przepadną (F8).
    }
fight-attack-pirates = Miasto pirackie: trzeba { $needed }{ $why ->
        [own] {" "}(twoja Inżynieria)
       *[usual] {""}
    }, masz { $brings } – { $falls ->
        [yes] miasto upada, a tobie zostaje { $left } (F11).
       *[no] wszystkie przepadną (F8).
    }
fight-own-city-falls = Atak na twoje miasto ({ $who }): { $brings }, a trzeba { $needed } – miasto upadnie (F9).
fight-own-city-stands = Atak na twoje miasto ({ $who }): { $brings }, a trzeba { $needed } – miasto się obroni (F8).
