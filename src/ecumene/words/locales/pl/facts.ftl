### Co jest nie tak w plikach z faktami. Czytają to osoby, które je redagują.

# $kind (String) - rodzaj wpisu; $record (String) - jego identyfikator; $sentence (String) - usterka
facts-where = { $kind ->
        [area] obszar
        [sea] morze
        [flood-plain] równina zalewowa
        [volcano] wulkan
        [civilization] cywilizacja
        [group] grupa
        [advance] karta rozwoju
        [calamity] katastrofa
        [commodity] towar
        [epoch] epoka
        [theme-set] zestaw tematyczny
        [setup] rozstawienie
        [track] tor
        [stack] stos
       *[file] plik
    } „{ $record }”: { $sentence }

facts-malformed = { $detail }
facts-not-json = to nie jest JSON: { $detail }
facts-doubled = { $count ->
        [one] występuje w swojej tabeli { $count } raz
        [few] występuje w swojej tabeli { $count } razy
        [many] występuje w swojej tabeli { $count } razy
       *[other] występuje w swojej tabeli { $count } razy
    }
facts-unknown-name = w polu { $field } jest „{ $name }”, a nic się tak nie nazywa
facts-track-missing = brakuje tego toru
facts-own-neighbour = { $border ->
        [land] przylega do samego siebie drogą lądową
       *[water] przylega do samego siebie drogą wodną
    }
facts-neighbour-twice = { $border ->
        [land] sąsiad drogą lądową „{ $other }” jest wymieniony więcej niż raz
       *[water] sąsiad drogą wodną „{ $other }” jest wymieniony więcej niż raz
    }
facts-neighbour-not-mutual = { $border ->
        [land] sąsiad drogą lądową „{ $other }” nie wymienia go u siebie
       *[water] sąsiad drogą wodną „{ $other }” nie wymienia go u siebie
    }
facts-limit = limit populacji { $limit } nie mieści się między 0 a 4 (G7)
facts-site-without-plain = teren pod miasto leży na równinie zalewowej, której tu nie ma (G6)
facts-no-neighbour = nie ma żadnych sąsiadów
facts-start-abroad = jest obszarem startowym „{ $start }”, ale leży w innym regionie
facts-nowhere = nie leży na żadnym obszarze
facts-volcano = { $areas ->
        [one] dotyka { $areas } obszaru
        [few] dotyka { $areas } obszarów
        [many] dotyka { $areas } obszarów
       *[other] dotyka { $areas } obszaru
    }, a wulkan dotyka jednego lub dwóch (G6)
facts-rank = numer { $rank } stoi na miejscu { $place } w tabeli
facts-starts = { $count ->
        [0] nie ma obszaru startowego
        [one] ma { $count } obszar startowy
        [few] ma { $count } obszary startowe
        [many] ma { $count } obszarów startowych
       *[other] ma { $count } obszaru startowego
    }, a potrzebuje dokładnie jednego
facts-epochs = { $track ->
        [basic] epoki na podstawowym Torze Historii nie następują po sobie
       *[expert] epoki na eksperckim Torze Historii nie następują po sobie
    }
facts-points = { $points ->
        [one] przy cenie { $cost } daje { $points } punkt
        [few] przy cenie { $cost } daje { $points } punkty
        [many] przy cenie { $cost } daje { $points } punktów
       *[other] przy cenie { $cost } daje { $points } punktu
    }
facts-groups = { $count ->
        [one] należy do { $count } grupy
        [few] należy do { $count } grup
        [many] należy do { $count } grup
       *[other] należy do { $count } grupy
    }, a karta należy do jednej lub dwóch
facts-credits = nie wszystkie kredyty są wielokrotnościami 5
facts-bonus = jej premia obniża cenę „{ $other }”, która nie jest droższa
facts-stack-calamities = { $kind ->
        [minor] katastrofy drobne
        [tradeable] katastrofy wielkie zbywalne
       *[non_tradeable] katastrofy wielkie niezbywalne
    }: jest { $count }, a powinno być { $expected } (S5)
facts-no-such-stack = { $count ->
        [one] { $count } karta leży w stosie, którego nie ma
        [few] { $count } karty leżą w stosie, którego nie ma
        [many] { $count } kart leży w stosie, którego nie ma
       *[other] { $count } karty leży w stosie, którego nie ma
    }
facts-stack-order = stoi na miejscu { $place } w tabeli
facts-split = { $split ->
        [one] między bloki rozdzielono { $split } kartę
        [few] między bloki rozdzielono { $split } karty
        [many] między bloki rozdzielono { $split } kart
       *[other] między bloki rozdzielono { $split } karty
    }, a wszystkich jest { $count } (S5)
facts-home = { $home ->
        [both] należy do obu bloków, choć nie jest towarem dodatkowym
       *[other] jest towarem dodatkowym, a należy do jednego bloku
    } (S5a)
facts-seats = { $count ->
        [one] ma miejsce dla { $count } gracza
        [few] ma miejsca dla { $count } graczy
        [many] ma miejsca dla { $count } graczy
       *[other] ma miejsca dla { $count } gracza
    }, a to nie jest jego liczba graczy
facts-blocks = bloki nie zgadzają się z mapą (S1)
facts-seat-order = cywilizacje nie stoją w kolejności z Toru Historii
facts-track-end = ostatnim polem końcowym nie jest { $last }
facts-years = brakuje lat przed polem { $last }
facts-theme-sets = { $count ->
        [one] rozdaje się { $count } zestaw tematyczny
        [few] rozdaje się { $count } zestawy tematyczne
        [many] rozdaje się { $count } zestawów tematycznych
       *[other] rozdaje się { $count } zestawu tematycznego
    }, a to nie jest liczba graczy (Q1)
