### Kogo i ile kosztuje każda z możliwości, zanim zostanie wybrana.

## Miasta

# $tokens (Number) - ile żetonów zastępuje zredukowane miasto (G11)
cost-reduced = { $tokens ->
        [0] Zredukowane: nie zastąpi go żaden żeton.
        [one] Zredukowane: zastąpi je { $tokens } żeton.
        [few] Zredukowane: zastąpią je { $tokens } żetony.
        [many] Zredukowane: zastąpi je { $tokens } żetonów.
       *[other] Zredukowane: zastąpi je { $tokens } żetonu.
    }
cost-reduced-of = { $tokens ->
        [0] Gracz { $who } traci miasto i nie zastąpi go żaden żeton.
        [one] Gracz { $who } traci miasto; zastąpi je { $tokens } żeton.
        [few] Gracz { $who } traci miasto; zastąpią je { $tokens } żetony.
        [many] Gracz { $who } traci miasto; zastąpi je { $tokens } żetonów.
       *[other] Gracz { $who } traci miasto; zastąpi je { $tokens } żetonu.
    }
# $beside (Number) - żetony przy mieście, które giną razem z nim (G11b)
cost-destroyed = { $beside ->
        [0] Zniszczone: nic nie zostaje.
       *[other] Zniszczone razem z żetonem przy mieście.
    }
cost-annexed = { $beside ->
        [0] Przechodzi do ciebie.
       *[other] Przechodzi do ciebie; żeton przy mieście przepada.
    }
cost-pirates = { $beside ->
        [0] Staje się miastem pirackim.
       *[other] Staje się miastem pirackim; żeton przy mieście przepada.
    }
cost-quake-next = Potem zredukowane zostaje jedno z miast obok: { $cities }.
cost-quake-own = Potem zredukowane zostaje jedno z twoich miast obok: { $cities }.
cost-quake-none = Obok nie ma innego miasta.
cost-city-of = { $area } ({ $who })
# $count (Number) - ilu barbarzyńców przybywa
cost-horde-falls = Atakują barbarzyńcy ({ $count }): miasto pada ({ $who }).
cost-horde-holds = Atakują barbarzyńcy ({ $count }): miasto się broni ({ $who }).
cost-left = Zostają tam żetony: { $tokens }.

# $by (Text) - o ile karta rozwoju zmienia liczbę miast, żetonów lub punktów
cost-change = { $advance } { $by }

## Konflikty

# $tokens (Number) - żetony gracza, które zostają w konflikcie
cost-loss-token = { $tokens ->
        [0] Nie zostaje ci tu żaden żeton: odpadasz z konfliktu.
        [one] Walczy dalej { $tokens } twój żeton.
        [few] Walczą dalej { $tokens } twoje żetony.
        [many] Walczy dalej { $tokens } twoich żetonów.
       *[other] Walczy dalej { $tokens } twojego żetonu.
    }
cost-loss-ship = { $tokens ->
        [one] Tracisz statek; twój żeton walczy tu dalej.
        [few] Tracisz statek; twoje { $tokens } żetony walczą tu dalej.
        [many] Tracisz statek; twoich { $tokens } żetonów walczy tu dalej.
       *[other] Tracisz statek; { $tokens } twojego żetonu walczy tu dalej.
    }
# $left (Number) - żetony gracza, które zostają na sąsiednim obszarze
cost-loss-near = Żetony, które ci zostają: tutaj { $tokens }, { $area } { $left }.
cost-loss-fight = Tam konflikt dopiero się rozstrzygnie; masz w nim wtedy mniej żetonów (F3d).
# $stock (Number) - żetony gracza w zasobach
cost-attack-order = Miasto, które padnie, zastępują żetony z twoich zasobów; jest ich { $stock }. Najpierw korzysta z nich miasto zaatakowane jako pierwsze (F9).

## Wzrost, początek gry

# $has (Number) - żetony gracza na obszarze; $limit (Number) - ile ich może zostać
cost-room = Masz tam { $has }; limit wynosi { $limit }.
cost-surplus = Limity nie mają teraz znaczenia. Nadwyżka po ruchu i konfliktach wraca do twoich zasobów (E3, K3).
cost-start-site = Teren pod miasto: miasto kosztuje tu { $price } żetonów.
cost-start-wild = Bez terenu pod miasto: miasto kosztuje tu { $price } żetonów.
cost-start-risk = Może tu uderzyć: { $cards }.
# $count (Number) - karty rozwoju, których gracz nie ma
cost-credits = { $count ->
        [one] Tanieje { $count } karta rozwoju, której nie masz.
        [few] Tanieją { $count } karty rozwoju, których nie masz.
        [many] Tanieje { $count } kart rozwoju, których nie masz.
       *[other] Tanieje { $count } karty rozwoju, której nie masz.
    }

## Miejsca

# $lost (Number) - ile z tych miast zostaje zredukowanych
cost-sea-own = { $lost ->
        [0] Twoje miasta przy tym morzu: { $areas }. Żadne nie zostaje zredukowane.
        [one] Twoje miasta przy tym morzu: { $areas }. Wybierasz { $lost } do zredukowania.
        [few] Twoje miasta przy tym morzu: { $areas }. Wybierasz { $lost } do zredukowania.
        [many] Twoje miasta przy tym morzu: { $areas }. Wybierasz { $lost } do zredukowania.
       *[other] Twoje miasta przy tym morzu: { $areas }. Wybierasz { $lost } do zredukowania.
    }
cost-sea-others = Miasta, które redukują inni: { $list }.
# $lost (Number) - ile traci gracz, z $has (Number)
cost-of = { $who } { $lost } z { $has }
cost-plain-own = Tracisz { $lost } z { $has } punktów jednostek, które tam masz.
cost-plain-others = Punkty jednostek, które tracą inni: { $list }.
# $cities, $tokens (Number) - ile miast i żetonów ulega zniszczeniu
cost-volcano-own = Ginie wszystko, co tam masz: miasta { $cities }, żetony { $tokens }.
cost-volcano-others = Ginie też to, co mają inni: { $list }.
cost-units = { $who }: miasta { $cities }, żetony { $tokens }
cost-nobody-else = Nikt inny nic nie traci.

## Gracze

cost-victim-damage = Traci { $lost } z { $has } punktów jednostek.
cost-victim-cities = Miasta do zredukowania: { $lost } z { $has }.
cost-victim-pirates = Traci na rzecz piratów miasta przybrzeżne: { $lost } z { $has }.
# $base (Number) - liczba na karcie; $list (String) - karty rozwoju i to, co każda zmienia
cost-changed = Na karcie jest { $base }; { $list }.
cost-theocracy = { $cards ->
        [one] Może w zamian odrzucić { $cards } kartę towaru (Teokracja).
        [few] Może w zamian odrzucić { $cards } karty towarów (Teokracja).
        [many] Może w zamian odrzucić { $cards } kart towarów (Teokracja).
       *[other] Może w zamian odrzucić { $cards } karty towaru (Teokracja).
    }
cost-hand = { $cards ->
        [one] Ma na ręce { $cards } kartę.
        [few] Ma na ręce { $cards } karty.
        [many] Ma na ręce { $cards } kart.
       *[other] Ma na ręce { $cards } karty.
    }

## Karty

# $cards (Number) - ilu kart nie widać; $count (Number) - ile z nich to katastrofy
cost-card = { $count ->
        [0] Kart tego stosu, których nie widzisz: { $cards }; leżą w stosie albo są na rękach innych. Nie ma wśród nich katastrof.
        [one] Kart tego stosu, których nie widzisz: { $cards }; leżą w stosie albo są na rękach innych. Jedna z nich to katastrofa: { $calamities }.
        [few] Kart tego stosu, których nie widzisz: { $cards }; leżą w stosie albo są na rękach innych. Wśród nich są { $count } katastrofy: { $calamities }.
        [many] Kart tego stosu, których nie widzisz: { $cards }; leżą w stosie albo są na rękach innych. Wśród nich jest { $count } katastrof: { $calamities }.
       *[other] Kart tego stosu, których nie widzisz: { $cards }; leżą w stosie albo są na rękach innych. Katastrof wśród nich: { $count }: { $calamities }.
    }
cost-card-water = Stos jest pusty: dostaniesz kartę wody, która nic nie jest warta (D3).
cost-cards-ransom = Za karty, które zatrzymasz, zapłacisz ze skarbca { $price }.
cost-cards-unsaved = Miasta nie są ocalone: katastrofa je redukuje.

## Tak albo nie

cost-ransom = W skarbcu zostanie { $left }. Wszystkie miasta zostają.
cost-no-ransom = { $cities ->
        [one] Twoje jedyne miasto zostaje zniszczone.
        [few] Wybierasz jedno z { $cities } swoich miast; zostaje zniszczone.
        [many] Wybierasz jedno z { $cities } swoich miast; zostaje zniszczone.
       *[other] Wybierasz jedno z { $cities } swoich miast; zostaje zniszczone.
    }
cost-conflict-waits = Najpierw rozstrzygają się inne konflikty; poznasz ich wynik, zanim wybierzesz, co tu stracić.
cost-conflict-now = Konflikt rozstrzyga się teraz, niezależnie od innych.
cost-attack-first = Najpierw rozstrzyga się twój atak; stracone w nim żetony wracają do zasobów i mogą zastąpić miasto.
cost-replaced-now = { $tokens ->
        [0] Miasta nie zastąpi żaden żeton: w zasobach nic nie ma.
        [one] Miasto zastąpi tylko { $tokens } żeton: więcej nie ma w zasobach.
        [few] Miasto zastąpią tylko { $tokens } żetony: więcej nie ma w zasobach.
        [many] Miasto zastąpi tylko { $tokens } żetonów: więcej nie ma w zasobach.
       *[other] Miasto zastąpi tylko { $tokens } żetonu: więcej nie ma w zasobach.
    }
cost-steal = Dostajesz losową kartę obrońcy. Może to być katastrofa.
cost-no-steal = Obrońca zachowuje wszystkie karty.
cost-in-order = Pierwsza katastrofa rozstrzyga się w całości, zanim ktokolwiek zostanie wskazany przy drugiej.
cost-together = Wszystkie ofiary są wskazane, zanim ktokolwiek coś straci, chyba że o kolejność upomni się druga ofiara.

## Liczby, obszary

cost-paid = W skarbcu zostanie { $left }.
cost-to-treasury = W skarbcu będzie { $treasury }, w zasobach { $stock }.
# $points (Number) - punkty jednostek; $cities, $tokens (Number) - co przechodzi
cost-selected = { $points ->
        [one] Przechodzi { $points } punkt jednostek: miasta { $cities }, żetony { $tokens }.
        [few] Przechodzą { $points } punkty jednostek: miasta { $cities }, żetony { $tokens }.
        [many] Przechodzi { $points } punktów jednostek: miasta { $cities }, żetony { $tokens }.
       *[other] Przechodzi { $points } punktu jednostek: miasta { $cities }, żetony { $tokens }.
    }
cost-share = Żetony, których nie weźmiesz, stają się barbarzyńcami (C11).
cost-sacrificed = Te miasta zostają zniszczone, a twój znacznik cofa się o jedno pole mniej.
cost-unsacrificed = Zachowujesz miasta, a twój znacznik się cofa.

## Dlaczego katastrofa tyle kosztuje

why-own = Masz na ręce kartę { $card }.
why-traded = Kartę { $card } masz z handlu, od gracza { $who }.
why-benefits = Beneficjent: { $who } (C4).
why-named = Gracz { $who } ma kartę { $card } i wskazuje cię jako dodatkową ofiarę (C5).
why-there = Gracz { $who } ma kartę { $card }; uderza ona w każdego, kto tam jest (C6).
why-theirs = Gracz { $who } ma kartę { $card }.
why-benefit = Beneficjentem jesteś ty (C4).
why-damage = { $count ->
        [one] Karta zabiera { $count } punkt jednostek.
        [few] Karta zabiera { $count } punkty jednostek.
        [many] Karta zabiera { $count } punktów jednostek.
       *[other] Karta zabiera { $count } punktu jednostek.
    }
why-reduced = { $count ->
        [one] Karta redukuje { $count } miasto.
        [few] Karta redukuje { $count } miasta.
        [many] Karta redukuje { $count } miast.
       *[other] Karta redukuje { $count } miasta.
    }
why-kept = { $count ->
        [one] Karta zostawia { $count } miasto, a resztę redukuje.
        [few] Karta zostawia { $count } miasta, a resztę redukuje.
        [many] Karta zostawia { $count } miast, a resztę redukuje.
       *[other] Karta zostawia { $count } miasta, a resztę redukuje.
    }
why-selected = { $count ->
        [one] Karta dotyka { $count } miasta przy morzu.
        [few] Karta dotyka { $count } miast przy morzu.
        [many] Karta dotyka { $count } miast przy morzu.
       *[other] Karta dotyka { $count } miasta przy morzu.
    }
why-annexed = { $count ->
        [one] Karta zabiera { $count } miasto.
        [few] Karta zabiera { $count } miasta.
        [many] Karta zabiera { $count } miast.
       *[other] Karta zabiera { $count } miasta.
    }
why-pirates = { $count ->
        [one] Karta oddaje piratom { $count } miasto przybrzeżne.
        [few] Karta oddaje piratom { $count } miasta przybrzeżne.
        [many] Karta oddaje piratom { $count } miast przybrzeżnych.
       *[other] Karta oddaje piratom { $count } miasta przybrzeżnego.
    }
why-face-value = Karta zabiera karty towarów o łącznym nominale { $count }.
why-support = { $count ->
        [one] Przez tę kartę każde miasto wymaga { $count } żetonu więcej.
        [few] Przez tę kartę każde miasto wymaga { $count } żetonów więcej.
        [many] Przez tę kartę każde miasto wymaga { $count } żetonów więcej.
       *[other] Przez tę kartę każde miasto wymaga { $count } żetonu więcej.
    }
why-seceding = { $count ->
        [one] Karta zabiera { $count } punkt jednostek w całych obszarach.
        [few] Karta zabiera { $count } punkty jednostek w całych obszarach.
        [many] Karta zabiera { $count } punktów jednostek w całych obszarach.
       *[other] Karta zabiera { $count } punktu jednostek w całych obszarach.
    }
why-barbarians = { $count ->
        [one] Karta sprowadza { $count } barbarzyńcę.
        [few] Karta sprowadza { $count } barbarzyńców.
        [many] Karta sprowadza { $count } barbarzyńców.
       *[other] Karta sprowadza { $count } barbarzyńcy.
    }
why-back = { $count ->
        [one] Karta cofa znacznik o { $count } pole.
        [few] Karta cofa znacznik o { $count } pola.
        [many] Karta cofa znacznik o { $count } pól.
       *[other] Karta cofa znacznik o { $count } pola.
    }
why-destroyed = { $count ->
        [one] Karta niszczy { $count } miasto.
        [few] Karta niszczy { $count } miasta.
        [many] Karta niszczy { $count } miast.
       *[other] Karta niszczy { $count } miasta.
    }
why-cards = { $count ->
        [one] Karta zabiera { $count } kartę towaru.
        [few] Karta zabiera { $count } karty towarów.
        [many] Karta zabiera { $count } kart towarów.
       *[other] Karta zabiera { $count } karty towaru.
    }
why-treasury = Zabiera też { $count } ze skarbca, a jeśli tyle nie ma, to wszystko.
# $list (String) - karty rozwoju i to, co każda zmienia; $own (String) - yes, jeśli są czytającego
why-changed = { $own ->
        [yes] Twoje karty rozwoju to zmieniają: { $list }. Razem { $number }.
       *[no] Karty rozwoju to zmieniają: { $list }. Razem { $number }.
    }
# $kept (Number) - ile punktów jednostek jest bezpiecznych
why-above = Karta zabiera to, co przekracza { $kept } punktów jednostek: { $count }.
why-spared = Twoje karty rozwoju część z nich ratują: { $list }. Możesz pominąć najwyżej { $number }.
why-would-help = Pomogłoby to, czego nie masz: { $list }.

## Ile kosztowała katastrofa

past-costs = { $who }: { $list }.
past-reduced = zredukowane { $areas }
past-destroyed = zniszczone { $areas }
past-annexed = { $areas } (przejmuje: { $who })
past-fallen = zdobyte { $areas }
past-tokens = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
past-treasury = skarbiec { $count }
past-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
past-back = { $count ->
        [one] { $count } pole w tył
        [few] { $count } pola w tył
        [many] { $count } pól w tył
       *[other] { $count } pola w tył
    }
past-failed = Nie doszła do skutku (C3a).
past-nothing = Nic nie kosztowała.
