### Co się zdarzyło w grze, w skrócie

## Co się zdarzyło, opowiedziane razem
## $list (String) - gracze, a przy każdym, o co chodzi; $rule (String) - reguła albo karta

digest-entry = { $who }: { $what }
# $what (String) - co przechodzi do innego: obszar albo żetony gracza
digest-to = { $what } → { $taker }
digest-picked = Wybrane cywilizacje: { $list }.
digest-start-cities = Miasta na początku: { $list }.
digest-theme = Zestawy tematyczne: { $list }.
digest-built = Zbudowane miasta: { $list }.
digest-built-near = Miasta zbudowane w pobliżu ciebie: { $list }.
digest-reduced = Zredukowane miasta ({ $rule }): { $list }.
digest-destroyed = Zniszczone miasta ({ $rule }): { $list }.
digest-surplus = Usunięte nadwyżki (K3): { $list }.
digest-deal = Zawarte transakcje: { $list }.
# Dwaj gracze, którzy zawarli transakcję albo kilka
digest-pair = { $one } – { $other }
digest-pair-often = { $one } – { $other } ×{ $count }
digest-deals = { $count ->
        [one] Inni zawarli { $count } transakcję.
        [few] Inni zawarli { $count } transakcje.
        [many] Inni zawarli { $count } transakcji.
       *[other] Inni zawarli { $count } transakcji.
    }
digest-annexed = Przejęte miasta ({ $rule }): { $list }.
digest-attack = Miasta zdobyte w atakach: { $list }.
digest-attack-weak = Miasta zaatakowane za małymi siłami: { $list }.
digest-attacked = { $area } ({ $attacker })
digest-tokens-annexed = Żetony, które zmieniają właściciela ({ $rule }): { $list }.
digest-strikes = Katastrofy u innych (w nawiasach ofiary): { $list }.
# $card (String) - katastrofa; $victims (String) - jej główna ofiara albo dwie
digest-strike = { $card } ({ $victims })
digest-strike-notes = { $card } ({ $victims }; { $notes })
digest-note-beneficiary = beneficjent: { $who }
# $cities (String) - ile miast kto traci
digest-note-cities = utracone miasta: { $cities }
# $advances (String) - karty rozwoju, a przy każdej, komu pomogła
digest-note-helped = złagodzenie: { $advances }
digest-helped = { $advance } ({ $who })
# $card (String) - katastrofa; $list (String) - karty rozwoju czytelnika, a przy każdej, co zmienia
digest-own-advances = { $card }, wpływ twoich kart rozwoju: { $list }.
digest-advances-of = { $card }, wpływ kart rozwoju gracza { $who }: { $list }.
digest-spared = { $card }: nic nie tracisz.
digest-calamities-discarded = Losowo odrzucone katastrofy (Y2, Y3): { $list }.
digest-abilities = Umiejętności specjalne innych: { $list }.
digest-ability = { $who }, umiejętność { $advance }: { $effects }.
digest-use = { $advance } – { $effects }
digest-effect-annexed = przejęte miasto: { $area } ({ $owner })
digest-effect-tokens-annexed = przejęte żetony: { $tokens } ({ $owner })
digest-effect-annexed-pirates = przejęte miasto pirackie: { $area }
digest-effect-destroyed-pirates = zniszczone miasto pirackie: { $area }
digest-effect-destroyed = zniszczone miasto: { $area } ({ $owner })
digest-effect-tokens-destroyed = zniszczone żetony: { $tokens } ({ $owner })
digest-effect-resettled = przesiedlone żetony: { $taken } → { $placed }
digest-effect-treasury = do skarbca: { $tokens }
digest-effect-treasury-lost = zapłata ze skarbca: { $tokens }
digest-effect-cards-lost = odrzucone karty: { $cards }
digest-effect-named = kartę mają oddać: { $players }
digest-advances = Kupione karty rozwoju: { $list }.
digest-marker = Tor Historii, naprzód na pole { $list }.

## Wokół czytelnika
## $list (String) - kto dokąd przybył; $places (String) - obszary albo morza, a przy każdym liczba

digest-near = W pobliżu ciebie: { $list }.
digest-near-turn = W pobliżu ciebie w turze { $turn }: { $list }.
digest-near-tokens = { $who } → { $places }
digest-near-ships = { $who }, statki → { $places }
# $count (Number) - ile jest poza wymienionymi
digest-more = i jeszcze { $count }

## Co się nie zdarzyło
## $step (Number) - pole, na którym stoi znacznik czytelnika; $list (String) - czego brakowało

digest-marker-stays = Twój znacznik zostaje na polu { $step } (H1).
digest-marker-lacks = Twój znacznik zostaje na polu { $step }; do następnego zabrakło: { $list } (H1).

## Co czytelnik stracił i dlaczego
## $list (String) - co stracił, a przy tym przyczyny

digest-struck = Katastrofy, które cię dotknęły: { $list }.
digest-lost-cities = { $count ->
        [one] Tracisz miasto: { $list }.
        [few] Tracisz { $count } miasta: { $list }.
        [many] Tracisz { $count } miast: { $list }.
       *[other] Tracisz { $count } miasta: { $list }.
    }
# $areas (String) - gdzie stały miasta
digest-lost-city = { $areas } ({ $rule })
digest-lost-city-to = { $areas } (przejmuje: { $who }, { $rule })
digest-lost-city-attack = { $areas } (po ataku: { $who })
digest-lost-tokens = { $count ->
        [one] Tracisz { $count } żeton: { $list }.
        [few] Tracisz { $count } żetony: { $list }.
        [many] Tracisz { $count } żetonów: { $list }.
       *[other] Tracisz { $count } żetonu: { $list }.
    }
digest-lost-by = { $rule } { $count }
digest-lost-to = { $who } { $count }
digest-lost-annexed = { $rule } { $count } (przejmuje: { $who })
digest-lost-surplus = ponad limit { $count } (K3)
digest-lost-fight = konflikt na obszarze { $area } { $count }
digest-lost-attack = nieudany atak na obszar { $area } { $count }
digest-lost-site = pod nowe miasto { $count } (buduje: { $who }, K2)
digest-lost-treasury = Tracisz { $count } ze skarbca: { $list }.
digest-lost-cards = Tracisz karty: { $list }.
digest-lost-cards-by = { $cards } ({ $rule })
digest-lost-card-to = { $card } (bierze: { $who })
# $count (Number) - konflikty i ataki czytelnika poza opowiedzianymi
digest-strife-more = { $count ->
        [one] Wcześniej był jeszcze { $count } konflikt lub atak z twoim udziałem.
        [few] Wcześniej były jeszcze { $count } konflikty i ataki z twoim udziałem.
        [many] Wcześniej było jeszcze { $count } konfliktów i ataków z twoim udziałem.
       *[other] Wcześniej było jeszcze { $count } konfliktu i ataku z twoim udziałem.
    }
digest-others-lost = Miasta utracone przez innych: { $list }.
