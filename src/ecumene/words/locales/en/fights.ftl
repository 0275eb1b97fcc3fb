# How a conflict would end, for one of those in it.

# $end (Sentence) - how it would end
fight-ahead = Conflict in { $fight }. { $end }
# $own (Number) - how many tokens the reader keeps; $others (Series) - how many the others keep
fight-left = { $own ->
        [0] You lose all there;
       *[other] You keep { $own };
    } left of the others: { $others } (F3).
fight-share = { $tokens ->
        [0] { $who } none
       *[other] { $who } { $tokens }
    }
# $needed (Number) - tokens that take the city; $why (String) - whose Engineering counts: theirs, own, usual
# $brings (Number) - tokens of the attacker after the token conflict; $falls (String) - yes or no
# $left (Number) - tokens that the attacker keeps
fight-attack = { $who }'s city needs { $needed }{ $why ->
        [theirs] {" "}(their Engineering)
        [own] {" "}(your Engineering)
       *[usual] {""}
    }, you bring { $brings }: { $falls ->
        [yes] the city falls, and you keep { $left } (F9).
       *[no] all are lost (F8).
    }
fight-attack-pirates = The pirate city needs { $needed }{ $why ->
        [own] {" "}(your Engineering)
       *[usual] {""}
    }, you bring { $brings }: { $falls ->
        [yes] the city falls, and you keep { $left } (F11).
       *[no] all are lost (F8).
    }
fight-own-city-falls = Attack on your city by { $who } with { $brings }, { $needed } needed: it falls (F9).
fight-own-city-stands = Attack on your city by { $who } with { $brings }, { $needed } needed: it stands (F8).
