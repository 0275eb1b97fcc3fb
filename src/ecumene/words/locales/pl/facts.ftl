### Co jest nie tak w plikach z faktami. Czytają to osoby, które je redagują.

# $kind (String) - rodzaj wpisu; $record (String) - jego identyfikator; $sentence (String) - usterka
facts-where = { $kind ->
        [area] obszar
        [sea] morze
        [flood-plain] równina zalewowa
        [volcano] wulkan
        [civilization] cywilizacja
        [emblem] emblemat
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

facts-file-missing = nie ma go albo nie da się go odczytać
facts-malformed = { $detail }
facts-not-json = to nie jest JSON: { $detail }
facts-key-twice = { $field } występuje więcej niż raz
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
facts-uninhabitable = ma teren pod miasto albo jest obszarem startowym, a limit populacji wynosi 0 (G7)
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
facts-volcano-apart = dotyka obszarów „{ $one }” i „{ $other }”, które do siebie nie przylegają (G6)
facts-rank = numer { $rank } jest na miejscu { $place } w tabeli
facts-starts = { $count ->
        [0] nie ma obszaru startowego
        [one] ma { $count } obszar startowy
        [few] ma { $count } obszary startowe
        [many] ma { $count } obszarów startowych
       *[other] ma { $count } obszaru startowego
    }, a potrzebuje dokładnie jednego
facts-no-emblem = nikt go nie narysował
facts-epochs = { $track ->
        [basic] epoki na podstawowym Torze Historii nie następują po sobie
       *[expert] epoki na eksperckim Torze Historii nie następują po sobie
    }
facts-points = { $points ->
        [one] przy koszcie { $cost } daje { $points } punkt
        [few] przy koszcie { $cost } daje { $points } punkty
        [many] przy koszcie { $cost } daje { $points } punktów
       *[other] przy koszcie { $cost } daje { $points } punktu
    }
facts-groups = { $count ->
        [one] należy do { $count } grupy
        [few] należy do { $count } grup
        [many] należy do { $count } grup
       *[other] należy do { $count } grupy
    }, a karta należy do jednej lub dwóch
facts-group-twice = grupa „{ $group }” jest wymieniona więcej niż raz
facts-credits = nie wszystkie kredyty są wielokrotnościami 5
facts-free-credits = kredyty do wyboru wynoszą { $credits }, a według efektu karty { $effect }
facts-bonus = jej premia obniża cenę „{ $other }”, która nie jest droższa
facts-bonus-amount = premia { $amount } nie jest wielokrotnością 5 (P3)
facts-bonus-twice = { $count ->
        [one] jej cenę obniża { $count } karta
        [few] jej cenę obniżają { $count } karty
        [many] jej cenę obniża { $count } kart
       *[other] jej cenę obniża { $count } karty
    }, a może najwyżej jedna (P3)
facts-number-negative = „{ $number }” wynosi { $value }, a poniżej 0 może być tylko „lowest”
facts-stack-calamities = { $kind ->
        [minor] katastrofy drobne
        [tradeable] katastrofy wielkie zbywalne
       *[non-tradeable] katastrofy wielkie niezbywalne
    }: jest { $count }, a powinno być { $expected } (S5)
facts-no-such-stack = nie ma stosu { $stack }
facts-secondary = ma wskazywane dodatkowe ofiary, a zarazem dotyka całych obszarów (C5, C6)
facts-modifier-minor = jest drobna, a drobnych katastrof karty rozwoju nie zmieniają (C1)
facts-modifier-change = „{ $advance }” zmienia „{ $change }”, czego ta katastrofa nie ma (C12)
facts-modifier-by = { $by ->
        [0] „{ $advance }” zmienia „{ $change }” o 0
       *[other] „{ $advance }” zmienia „{ $change }” o { $by }, choć liczby się tu nie podaje
    } (C12)
facts-modifier-twice = „{ $advance }” zmienia „{ $change }” więcej niż raz dla tej samej ofiary (C12)
facts-calamity-limit = { $limit }: limit wielkich katastrof, { $major }, jest wyższy niż limit wszystkich, { $total } (Y3)
facts-stack-order = jest na miejscu { $place } w tabeli
facts-stack-empty = nie ma w nim żadnego towaru (S5)
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
facts-whole = jest zestawem niedzielonym, a część kart leży poza jego blokiem (S5)
facts-seats = { $count ->
        [one] ma miejsce dla { $count } gracza
        [few] ma miejsca dla { $count } graczy
        [many] ma miejsca dla { $count } graczy
       *[other] ma miejsca dla { $count } gracza
    }, a to nie jest jego liczba graczy
facts-blocks = bloki nie zgadzają się z mapą (S1)
facts-seat-order = cywilizacje nie są w kolejności z Toru Historii
facts-track-end = numery pól końcowych nie rosną aż do { $last }, ostatniego pola toru (H4)
facts-years = brakuje lat przed polem { $last }
facts-years-order = lata nie biegną naprzód
facts-requirements = wiersze wymagań dla epoki „{ $epoch }”: jest { $count }, a powinno być { $expected } (H1)
facts-theme-advances = { $count ->
        [one] ma { $count } kartę rozwoju
        [few] ma { $count } różne karty rozwoju
        [many] ma { $count } różnych kart rozwoju
       *[other] ma { $count } różnej karty rozwoju
    }, a powinien być listą czterech (Q1)
facts-theme-sets = { $count ->
        [one] rozdaje się { $count } zestaw tematyczny
        [few] rozdaje się { $count } zestawy tematyczne
        [many] rozdaje się { $count } zestawów tematycznych
       *[other] rozdaje się { $count } zestawu tematycznego
    }, a to nie jest liczba graczy (Q1)
facts-no-such-setup = są zestawy tematyczne dla tej liczby graczy, ale nie ma rozstawienia (S1)
