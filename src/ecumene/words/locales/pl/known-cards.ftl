# Co karty handlowe i gracze znaczą dla czytającego.

## Commodities

# $value (Number) - the face value; $stack (Number) - the number of the stack
card-commodity = Nominał { $value }, stos { $stack }. Zestaw jest wart tyle, ile kwadrat liczby kart razy nominał (X6).
card-commodity-count = { $count ->
        [one] W tej grze jest { $count } taka karta.
        [few] W tej grze są { $count } takie karty.
        [many] W tej grze jest { $count } takich kart.
       *[other] W tej grze jest { $count } takiej karty.
    }
card-commodity-beside = W tym samym stosie: { $list }.

## Calamities

card-calamity = { $kind ->
        [minor] Drobna katastrofa ze stosu { $stack }.
       *[other] Wielka katastrofa ze stosu { $stack }.
    }
card-calamity-passes = { $kind ->
        [non-tradeable] Nie można jej oddać w handlu: zostaje u tego, kto ją dobrał (X3).
       *[other] W handlu można ją po cichu dołożyć, ale nie w miejsce kart nazwanych zgodnie z prawdą. Kto ją ma, gdy handel się kończy, jest jej ofiarą (X3).
    }
card-calamity-areas = Uderza też wszystkich innych, którzy mają jednostki tam, gdzie spadnie.
card-calamity-named = { $count ->
        [one] Ofiara wskazuje jeszcze { $count } gracza.
        [few] Ofiara wskazuje jeszcze { $count } graczy.
        [many] Ofiara wskazuje jeszcze { $count } graczy.
       *[other] Ofiara wskazuje jeszcze { $count } gracza.
    }
card-calamity-gain = { $role ->
        [annexes] Ktoś na niej zyskuje: przejmuje to, z czego ofiara zrezygnuje.
        [selects] Ktoś na niej zyskuje: wybiera, gdzie uderzy.
        [selects-and-annexes] Ktoś na niej zyskuje: wybiera, co ofiara traci, i to przejmuje.
       *[is-spared] Jednego gracza nie można wskazać, więc nic mu nie grozi.
    }
card-calamity-gainer = { $kind ->
        [non-tradeable] To gracz, który ma najwięcej miast w zasobach (C4, G10).
       *[other] To ten, kto ostatnio oddał ją ofierze w handlu, a jeśli nikt, to gracz, który ma najwięcej miast w zasobach (C4, G10).
    }
# $usual (Sentence) - what the card does; $mine (Sentence) - what it would do to the reader
card-effect = { $usual }
card-effect-changed = { $usual }; z twoimi kartami rozwoju: { $mine }

## Players

card-step-open = Do pola { $step } niczego nie brakuje.
card-step-missing = Do pola { $step } brakuje: { $list }.
card-track-asks = { $list }
# $first, $second (Number) - the numbers of the effect
card-player-effect = { $kind ->
        [city-defence] miasta padają dopiero przed { $first } żetonami, a w ich miejsce wchodzi { $second }
        [city-attack] zdobywa miasta { $first } żetonami; w ich miejsce wchodzi { $second }
        [removes-last] w każdej rundzie konfliktu traci po innych
        [moves-last] rusza się po wszystkich
        [losses-from-adjacent-areas] straty w konflikcie może ponosić obok
        [ships-as-losses] zamiast żetonów może tracić statki
        [forbid-entering-city-areas] nikt nie może wejść na obszary z tymi miastami
        [forbid-causing-conflict] nikt nie może wywołać konfliktu tam, gdzie są te jednostki
        [land-steps] żetony idą { $first } kroki
        [ship-steps] statki płyną { $first } kroków
        [ship-capacity] statki biorą { $first } żetonów
        [open-sea] statki przepływają otwarte morza
        [destroy-area] raz na turę może zniszczyć wszystkie jednostki na obszarze obok
        [annex-area] raz na turę może przejąć wszystkie jednostki na obszarze obok
        [politics-choice] raz na turę może wykupić wszystkie jednostki na obszarze obok
        [collect-cards] raz na turę może wziąć po karcie towaru najwyżej od { $first } sąsiadów
       *[relocate-tokens] raz na turę może przenieść do { $first } żetonów dokądkolwiek
    }
