# Ile kosztuje każdego katastrofa przy prawdziwym stole. $rule (String) - reguła katastrofy

## Kogo dotyka

toll-strikes = { $calamity }: główną ofiarą jest { $name } ({ $rule }).
# $why (String) - id katastrofy; $points (Number) - punkty jednostek ofiary; $kept (Number) - ile potrzeba
toll-fails = { $why ->
        [cyclone] Katastrofa nie dochodzi do skutku: główna ofiara ({ $name }) nie ma miasta przy otwartym morzu (C3a).
        [piracy] Katastrofa nie dochodzi do skutku: główna ofiara ({ $name }) nie ma miasta przybrzeżnego (C3a).
        [civil-war] Katastrofa nie dochodzi do skutku: główna ofiara ({ $name }) ma punktów jednostek { $points }, a do { $kept } nic jej nie grozi (C3a).
       *[other] Katastrofa nie dochodzi do skutku: główna ofiara ({ $name }) nie ma miasta (C3a).
    }
toll-benefits-trader = Beneficjentem jest { $name }: karta przyszła w handlu od tego gracza (C4).
toll-benefits-stock = Beneficjentem jest { $name } ze względu na zasoby: miasta { $cities }, żetony { $tokens } (C4, G10).
# $why (String) - id katastrofy
toll-place = { $why ->
        [flood] Zalana zostaje równina: { $place }. To na niej stoi najwięcej punktów jednostek głównej ofiary.
        [cyclone] Cyklon uderza w morze: { $place }. To przy nim leży najwięcej miast głównej ofiary.
       *[volcano] Wybucha wulkan: { $place }. Zniszczeniu ulegają wszystkie jednostki na obszarach, których dotyka, bez względu na właściciela.
    }
toll-named = { $count ->
        [one] Dodatkowa ofiara: { $list } (C5).
        [few] Dodatkowe ofiary: { $list } (C5).
        [many] Dodatkowe ofiary: { $list } (C5).
       *[other] Dodatkowe ofiary: { $list } (C5).
    }
toll-nobody-named = Nikogo nie można wskazać jako dodatkową ofiarę (C5).
toll-units = Każdy sam wybiera, co traci: żeton pokrywa 1, zniszczone miasto 5, zredukowane miasto 5 minus liczba wystawionych żetonów; niczego zbędnego (G12).

## Liczba

toll-above = Punktów jednostek jest { $points }, czyli o { $base } więcej niż { $kept }.
# $list (String) - karty rozwoju i to, co każda zmienia
toll-number = { $base } po zmianach ({ $list }) daje { $number } (C12).
toll-nothing = { $name }: bez strat ({ $rule }).

## Jednostki

# $where (String) - coastal-damage, plain-damage albo gdziekolwiek
toll-damage = { $where ->
        [coastal-damage] { $count ->
            [one] { $name }: strata { $count } punktu jednostek na obszarach przybrzeżnych ({ $rule }).
            [few] { $name }: strata { $count } punktów jednostek na obszarach przybrzeżnych ({ $rule }).
            [many] { $name }: strata { $count } punktów jednostek na obszarach przybrzeżnych ({ $rule }).
           *[other] { $name }: strata { $count } punktu jednostek na obszarach przybrzeżnych ({ $rule }).
        }
        [plain-damage] { $count ->
            [one] { $name }: strata { $count } punktu jednostek na tej równinie zalewowej ({ $rule }).
            [few] { $name }: strata { $count } punktów jednostek na tej równinie zalewowej ({ $rule }).
            [many] { $name }: strata { $count } punktów jednostek na tej równinie zalewowej ({ $rule }).
           *[other] { $name }: strata { $count } punktu jednostek na tej równinie zalewowej ({ $rule }).
        }
       *[other] { $count ->
            [one] { $name }: strata { $count } punktu jednostek ({ $rule }).
            [few] { $name }: strata { $count } punktów jednostek ({ $rule }).
            [many] { $name }: strata { $count } punktów jednostek ({ $rule }).
           *[other] { $name }: strata { $count } punktu jednostek ({ $rule }).
        }
    }
toll-all-units = { $where ->
        [coastal-damage] { $name }: strata wszystkich jednostek na obszarach przybrzeżnych, punktów jednostek jest tam tylko { $count } (C11).
        [plain-damage] { $name }: strata wszystkich jednostek na tej równinie zalewowej, punktów jednostek jest tam tylko { $count } (C11).
       *[other] { $name }: strata wszystkich jednostek, punktów jednostek jest tylko { $count } (C11).
    }
toll-no-units = { $where ->
        [coastal-damage] { $name }: żadnych jednostek na obszarach przybrzeżnych, więc bez strat (C11).
       *[other] { $name }: żadnych jednostek, więc bez strat (C11).
    }
toll-erupted = { $name }: strata wszystkiego, co tam stoi. Żetony { $tokens }, miasta { $cities }, { $points ->
        [one] razem { $points } punkt jednostek
        [few] razem { $points } punkty jednostek
        [many] razem { $points } punktów jednostek
       *[other] razem { $points } punktu jednostek
    } ({ $rule }).

## Skarbiec i karty

toll-treasury = { $name }: strata { $count } ze skarbca ({ $rule }).
toll-treasury-all = { $count ->
        [0] { $name }: skarbiec jest pusty, więc bez strat (C1).
       *[other] { $name }: strata całego skarbca, jest w nim tylko { $count } (C1).
    }
toll-cards = { $count ->
        [one] { $name }: do odrzucenia { $count } karta towaru, do własnego wyboru ({ $rule }).
        [few] { $name }: do odrzucenia { $count } karty towarów, do własnego wyboru ({ $rule }).
        [many] { $name }: do odrzucenia { $count } kart towarów, do własnego wyboru ({ $rule }).
       *[other] { $name }: do odrzucenia { $count } karty towarów, do własnego wyboru ({ $rule }).
    }
toll-cards-saved = { $most ->
        [one] Za { $rate } ze skarbca można zachować kartę; skarbca wystarczy na { $most } (C1).
        [few] Za { $rate } ze skarbca można zachować każdą z kart; skarbca wystarczy na { $most } (C1).
        [many] Za { $rate } ze skarbca można zachować każdą z kart; skarbca wystarczy na { $most } (C1).
       *[other] Za { $rate } ze skarbca można zachować każdą z kart; skarbca wystarczy na { $most } (C1).
    }
toll-no-cards = { $name }: brak kart towarów do odrzucenia (C11).
toll-face-value = { $name }: do odrzucenia karty towarów o łącznym nominale co najmniej { $value }, żadnej zbędnej; wszystkie, jeśli są warte mniej ({ $rule }, C11).

## Miasta

toll-reduced = { $count ->
        [one] { $name }: do zredukowania { $count } miasto, do własnego wyboru ({ $rule }, G11).
        [few] { $name }: do zredukowania { $count } miasta, do własnego wyboru ({ $rule }, G11).
        [many] { $name }: do zredukowania { $count } miast, do własnego wyboru ({ $rule }, G11).
       *[other] { $name }: do zredukowania { $count } miasta, do własnego wyboru ({ $rule }, G11).
    }
toll-theocracy = { $name }: zamiast tego można odrzucić karty towarów ({ $count }) i nie redukować żadnego miasta ({ $rule }, A-THEOCRACY).
toll-kept = { $count ->
        [0] { $name }: zachować można { $kept } i więcej miast nie ma, więc żadne nie jest redukowane ({ $rule }).
        [one] { $name }: zachowanych miast { $kept }, do zredukowania { $count }, do własnego wyboru ({ $rule }, G11).
        [few] { $name }: zachowanych miast { $kept }, do zredukowania { $count }, do własnego wyboru ({ $rule }, G11).
        [many] { $name }: zachowanych miast { $kept }, do zredukowania { $count }, do własnego wyboru ({ $rule }, G11).
       *[other] { $name }: zachowanych miast { $kept }, do zredukowania { $count }, do własnego wyboru ({ $rule }, G11).
    }
# $where (String) - coastal-destroyed albo gdziekolwiek
toll-destroyed = { $where ->
        [coastal-destroyed] { $count ->
            [one] { $name }: do zniszczenia { $count } miasto przybrzeżne, do własnego wyboru ({ $rule }, G11).
            [few] { $name }: do zniszczenia { $count } miasta przybrzeżne, do własnego wyboru ({ $rule }, G11).
            [many] { $name }: do zniszczenia { $count } miast przybrzeżnych, do własnego wyboru ({ $rule }, G11).
           *[other] { $name }: do zniszczenia { $count } miasta przybrzeżnego, do własnego wyboru ({ $rule }, G11).
        }
       *[other] { $count ->
            [one] { $name }: do zniszczenia { $count } miasto, do własnego wyboru ({ $rule }, G11).
            [few] { $name }: do zniszczenia { $count } miasta, do własnego wyboru ({ $rule }, G11).
            [many] { $name }: do zniszczenia { $count } miast, do własnego wyboru ({ $rule }, G11).
           *[other] { $name }: do zniszczenia { $count } miasta, do własnego wyboru ({ $rule }, G11).
        }
    }
# $possible (String) - yes, jeśli skarbca wystarczy
toll-ransom = { $possible ->
        [yes] { $name }: zamiast tego można zapłacić { $ransom } ze skarbca i zachować miasto (C1).
       *[no] { $name }: na okup w wysokości { $ransom } nie wystarczy skarbca (C1).
    }
toll-no-cities = { $where ->
        [coastal-destroyed] { $name }: brak miast przybrzeżnych, więc bez strat (C11).
       *[other] { $name }: brak miast, więc bez strat (C11).
    }
# $reduced (String) - yes, jeśli miasto jest tylko redukowane
toll-quake = { $reduced ->
        [yes] Żadne miasto nie stoi przy wulkanie, więc to trzęsienie ziemi. { $name }: do zredukowania jedno z miast, do własnego wyboru; dzięki Inżynierii nie ulega ono zniszczeniu ({ $rule }).
       *[no] Żadne miasto nie stoi przy wulkanie, więc to trzęsienie ziemi. { $name }: do zniszczenia jedno z miast, do własnego wyboru ({ $rule }).
    }
toll-quake-neighbour = { $name }: do wskazania także miasto przyległe do niego drogą lądową lub wodną, cudze, jeśli takie jest; zostaje zredukowane ({ $rule }, G11).
# $taker (String) - kto wybiera i przejmuje; $pirates (Number) - na ile miast nie ma w zasobach
toll-annexed = { $pirates ->
        [0] { $count ->
            [one] { $name }: strata { $count } miasta. Wybiera i przejmuje je { $taker } ({ $rule }).
            [few] { $name }: strata { $count } miast. Wybiera i przejmuje je { $taker } ({ $rule }).
            [many] { $name }: strata { $count } miast. Wybiera i przejmuje je { $taker } ({ $rule }).
           *[other] { $name }: strata { $count } miasta. Wybiera i przejmuje je { $taker } ({ $rule }).
        }
        [one] { $count ->
            [one] { $name }: strata { $count } miasta. Wybiera je { $taker }, ale w zasobach brak miasta, więc staje się pirackie ({ $rule }, C11).
            [few] { $name }: strata { $count } miast. Wybiera je { $taker } i przejmuje, na ile wystarcza zasobów; jedno staje się pirackie ({ $rule }, C11).
            [many] { $name }: strata { $count } miast. Wybiera je { $taker } i przejmuje, na ile wystarcza zasobów; jedno staje się pirackie ({ $rule }, C11).
           *[other] { $name }: strata { $count } miasta. Wybiera je { $taker } i przejmuje, na ile wystarcza zasobów; jedno staje się pirackie ({ $rule }, C11).
        }
        [few] { $name }: strata { $count } miast. Wybiera je { $taker }, ale w zasobach brak miast, więc stają się pirackie ({ $rule }, C11).
        [many] { $name }: strata { $count } miast. Wybiera je { $taker }, ale w zasobach brak miast, więc stają się pirackie ({ $rule }, C11).
       *[other] { $name }: strata { $count } miasta. Wybiera je { $taker }, ale w zasobach brak miast, więc stają się pirackie ({ $rule }, C11).
    }
toll-selected = { $count ->
        [one] { $name }: do zaznaczenia { $count } miasto przy tym morzu ({ $rule }).
        [few] { $name }: do zaznaczenia { $count } miasta przy tym morzu ({ $rule }).
        [many] { $name }: do zaznaczenia { $count } miast przy tym morzu ({ $rule }).
       *[other] { $name }: do zaznaczenia { $count } miasta przy tym morzu ({ $rule }).
    }
toll-deselected = { $name }: odznaczyć można z nich najwyżej { $count } (C-CYCLONE).
toll-pirates = { $count ->
        [one] { $name }: strata { $count } miasta przybrzeżnego, które staje się pirackie. Wybiera je { $chooser } ({ $rule }).
        [few] { $name }: strata { $count } miast przybrzeżnych, które stają się pirackie. Wybiera je { $chooser } ({ $rule }).
        [many] { $name }: strata { $count } miast przybrzeżnych, które stają się pirackie. Wybiera je { $chooser } ({ $rule }).
       *[other] { $name }: strata { $count } miasta przybrzeżnego, które staje się pirackie. Wybiera je { $chooser } ({ $rule }).
    }
# $rate (Number) - żetonów na miasto; $needed (Number) - na wszystkie
toll-support = { $name }: przy normie zaopatrzenia { $rate } potrzeba na planszy żetonów { $needed }, a jest { $tokens } (K4).
toll-support-short = { $most ->
        [one] { $name }: do zredukowania { $most } miasto, do własnego wyboru, najpierw zbudowane w tej turze ({ $rule }, K4, G11).
        [few] { $name }: do redukowania po jednym mieście, do własnego wyboru, najpierw zbudowane w tej turze, aż żetonów wystarczy: najwyżej { $most }, mniej, jeśli wystarczą żetony wystawione w ich miejsce ({ $rule }, K4, G11).
        [many] { $name }: do redukowania po jednym mieście, do własnego wyboru, najpierw zbudowane w tej turze, aż żetonów wystarczy: najwyżej { $most }, mniej, jeśli wystarczą żetony wystawione w ich miejsce ({ $rule }, K4, G11).
       *[other] { $name }: do redukowania po jednym mieście, do własnego wyboru, najpierw zbudowane w tej turze, aż żetonów wystarczy: najwyżej { $most }, mniej, jeśli wystarczą żetony wystawione w ich miejsce ({ $rule }, K4, G11).
    }

## Obszary, które odpadają, hordy, Tor Historii

toll-seceding = { $count ->
        [one] { $name }: strata { $count } punktu jednostek na rzecz beneficjenta ({ $rule }).
        [few] { $name }: strata { $count } punktów jednostek na rzecz beneficjenta ({ $rule }).
        [many] { $name }: strata { $count } punktów jednostek na rzecz beneficjenta ({ $rule }).
       *[other] { $name }: strata { $count } punktu jednostek na rzecz beneficjenta ({ $rule }).
    }
toll-selection = Wybiera { $name }: całe obszary, połączone ze sobą, warte możliwie blisko tej liczby ({ $rule }).
toll-takes = { $name }: w zasobach do przejęcia { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    } i { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }; reszta staje się miastami pirackimi i żetonami barbarzyńców (C11).
# $chooser (String) - beneficjent
toll-horde = { $count ->
        [0] Barbarzyńcy nie przychodzą ({ $rule }).
        [one] { $name }: { $count } żeton barbarzyńców atakuje miasto. Wybiera je { $chooser }, na pustkowiu, jeśli takie jest ({ $rule }).
        [few] { $name }: { $count } żetony barbarzyńców atakują miasto. Wybiera je { $chooser }, na pustkowiu, jeśli takie jest ({ $rule }).
        [many] { $name }: { $count } żetonów barbarzyńców atakuje miasto. Wybiera je { $chooser }, na pustkowiu, jeśli takie jest ({ $rule }).
       *[other] { $name }: { $count } żetonu barbarzyńców atakuje miasto. Wybiera je { $chooser }, na pustkowiu, jeśli takie jest ({ $rule }).
    }
toll-horde-on = { $count ->
        [0] Żaden żeton barbarzyńców nie jest ponad limit, więc żaden nie idzie dalej (C-BARBARIAN-HORDES).
        [one] { $count } żeton barbarzyńców jest ponad limit i idzie dalej, na sąsiedni obszar z jednostkami ofiary; wybiera go { $chooser }, obszar z miastem tylko wtedy, gdy atak się powiedzie. Następną walkę rozstrzygnij jako konflikt (C-BARBARIAN-HORDES).
        [few] { $count } żetony barbarzyńców są ponad limit i idą razem dalej, na sąsiedni obszar z jednostkami ofiary; wybiera go { $chooser }, obszar z miastem tylko wtedy, gdy atak się powiedzie. Następną walkę rozstrzygnij jako konflikt (C-BARBARIAN-HORDES).
        [many] { $count } żetonów barbarzyńców jest ponad limit i idzie razem dalej, na sąsiedni obszar z jednostkami ofiary; wybiera go { $chooser }, obszar z miastem tylko wtedy, gdy atak się powiedzie. Następną walkę rozstrzygnij jako konflikt (C-BARBARIAN-HORDES).
       *[other] { $count } żetonu barbarzyńców jest ponad limit i idzie razem dalej, na sąsiedni obszar z jednostkami ofiary; wybiera go { $chooser }, obszar z miastem tylko wtedy, gdy atak się powiedzie. Następną walkę rozstrzygnij jako konflikt (C-BARBARIAN-HORDES).
    }
toll-back = { $count ->
        [one] { $name }: { $count } pole wstecz na Torze Historii ({ $rule }).
        [few] { $name }: { $count } pola wstecz na Torze Historii ({ $rule }).
        [many] { $name }: { $count } pól wstecz na Torze Historii ({ $rule }).
       *[other] { $name }: { $count } pola wstecz na Torze Historii ({ $rule }).
    }
toll-at-start = { $name }: znacznik stoi na polu startowym i na nim zostaje ({ $rule }).
toll-enlightenment = { $steps ->
        [one] { $name }: zamiast tego można zniszczyć miasta ({ $cities }) i zostać, najpierw te, które nie są przybrzeżne (A-ENLIGHTENMENT).
        [few] { $name }: zamiast każdego pola można zniszczyć miasta ({ $cities }), najpierw te, które nie są przybrzeżne; wystarczy ich na { $steps } pola (A-ENLIGHTENMENT).
        [many] { $name }: zamiast każdego pola można zniszczyć miasta ({ $cities }), najpierw te, które nie są przybrzeżne; wystarczy ich na { $steps } pól (A-ENLIGHTENMENT).
       *[other] { $name }: zamiast każdego pola można zniszczyć miasta ({ $cities }), najpierw te, które nie są przybrzeżne; wystarczy ich na { $steps } pola (A-ENLIGHTENMENT).
    }
