### Co się zdarzyło od ostatniej odpowiedzi czytelnika, a całe ruchy i konflikty w jednym zdaniu
### $who (String) - gracz albo Barbarzyńcy; $many (String) - yes przy Barbarzyńcach, bo czasownik
### stoi wtedy w liczbie mnogiej; $area, $areas, $place, $places (String) - miejsca, ewentualnie
### z liczbą; $rule (String) - reguła, katastrofa albo karta rozwoju; $cause (String) - to samo,
### ewentualnie ze sprawcą

## Ruchy
## $what (String) - co ktoś robi, jeden lub kilka z poniższych zwrotów

moved-player = { $who } { $what }.
moved-not = { $who } nie rusza się z miejsca.
# $moved (String) - jedno z dwóch powyżej
moved-ships-removed = { $moved } Statki bez opłaty znikają: { $places } (M10).
moved-lands = wysadza na ląd ({ $places })
moved-marches = maszeruje ({ $places })
moved-sails = sprowadza statki ({ $places })
moved-in = { $place } { $count }
moved-to = { $place } { $count }

## Konflikty
## $lost, $left (Number) - żetony

fight-told = Konflikt na obszarze { $area }: { $sides } (F3).
fight-keeps = { $many ->
        [yes] { $who } zachowują { $left }
       *[no] { $who } zachowuje { $left }
    }
fight-loses = { $many ->
        [yes] { $who } tracą { $lost } i nic im nie zostaje
       *[no] { $who } traci { $lost } i nic nie zachowuje
    }
fight-loses-some = { $many ->
        [yes] { $who } tracą { $lost } i zachowują { $left }
       *[no] { $who } traci { $lost } i zachowuje { $left }
    }
# $fight (String) - konflikt; $removals (String) - statki i tym podobne, przy każdym, czyj był
fight-besides = { $fight } Oddane poza tym (F3b): { $removals }.
# $lost (String) - ile kto stracił
fight-so-far = Konflikt na obszarze { $area }, dotychczasowe straty: { $lost } (F3).
# $tokens, $left (String) - ile kto ma teraz i ile by mu zostało
recap-fight-ahead = { $city ->
        [none] { $any ->
            [yes] Zanosi się na konflikt na obszarze { $area }: { $tokens }. Na razie zostałoby: { $left } (F3).
           *[no] Zanosi się na konflikt na obszarze { $area }: { $tokens }. Na razie nie zostałby nikt (F3).
        }
        [falls] Miasto na obszarze { $area } jest atakowane: { $tokens }. Na razie upadłoby (F8).
       *[stands] Miasto na obszarze { $area } jest atakowane: { $tokens }. Na razie by się obroniło (F8).
    }

## Co spotkało czytelnika
## $count (Number) - ile miast albo żetonów

recap-cause-by = { $rule }, sprawca: { $who }
recap-cities-reduced = { $count ->
        [one] Twoje miasto na obszarze { $areas } zostaje zredukowane do żetonów ({ $cause }).
        [few] { $count } twoje miasta zostają zredukowane do żetonów: { $areas } ({ $cause }).
        [many] { $count } twoich miast zostaje zredukowanych do żetonów: { $areas } ({ $cause }).
       *[other] { $count } twojego miasta zostaje zredukowane do żetonów: { $areas } ({ $cause }).
    }
recap-cities-destroyed = { $count ->
        [one] Twoje miasto na obszarze { $areas } zostaje zniszczone ({ $cause }).
        [few] { $count } twoje miasta zostają zniszczone: { $areas } ({ $cause }).
        [many] { $count } twoich miast zostaje zniszczonych: { $areas } ({ $cause }).
       *[other] { $count } twojego miasta zostaje zniszczone: { $areas } ({ $cause }).
    }
recap-cities-taken = { $count ->
        [one] { $who } przejmuje twoje miasto na obszarze { $areas } ({ $rule }).
        [few] { $who } przejmuje { $count } twoje miasta: { $areas } ({ $rule }).
        [many] { $who } przejmuje { $count } twoich miast: { $areas } ({ $rule }).
       *[other] { $who } przejmuje { $count } twojego miasta: { $areas } ({ $rule }).
    }
recap-cities-pirates = { $count ->
        [one] Twoje miasto na obszarze { $areas } staje się miastem pirackim ({ $rule }).
        [few] { $count } twoje miasta stają się miastami pirackimi: { $areas } ({ $rule }).
        [many] { $count } twoich miast staje się miastami pirackimi: { $areas } ({ $rule }).
       *[other] { $count } twojego miasta staje się miastem pirackim: { $areas } ({ $rule }).
    }
recap-tokens = { $count ->
        [one] Tracisz { $count } żeton: { $places } ({ $cause }).
        [few] Tracisz { $count } żetony: { $places } ({ $cause }).
        [many] Tracisz { $count } żetonów: { $places } ({ $cause }).
       *[other] Tracisz { $count } żetonu: { $places } ({ $cause }).
    }
recap-surplus = { $count ->
        [one] Tracisz { $count } żeton ponad limit: { $places } ({ $cause }).
        [few] Tracisz { $count } żetony ponad limit: { $places } ({ $cause }).
        [many] Tracisz { $count } żetonów ponad limit: { $places } ({ $cause }).
       *[other] Tracisz { $count } żetonu ponad limit: { $places } ({ $cause }).
    }
recap-tokens-taken = { $many ->
        [yes] { $who } przejmują twoje żetony ({ $count }): { $places } ({ $rule }).
       *[no] { $who } przejmuje twoje żetony ({ $count }): { $places } ({ $rule }).
    }
recap-site = { $count ->
        [one] { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żeton (K2).
        [few] { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żetony (K2).
        [many] { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żetonów (K2).
       *[other] { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żetonu (K2).
    }
recap-treasury = Tracisz { $count } ze skarbca ({ $cause }).
recap-ships = Tracisz statki bez opłaty: { $places } (M10).
# $tokens (Number) - atakujący; $needed (Number) - ilu potrzeba
recap-attacked = { $many ->
        [yes] { $who } atakują twoje miasto na obszarze { $area }: { $tokens }, a wystarcza { $needed }. Miasto upada (F8).
       *[no] { $who } atakuje twoje miasto na obszarze { $area }: { $tokens }, a wystarcza { $needed }. Miasto upada (F8).
    }
recap-attacked-weak = { $many ->
        [yes] { $who } atakują twoje miasto na obszarze { $area }: { $tokens }, a potrzeba { $needed }. Miasto się broni (F8).
       *[no] { $who } atakuje twoje miasto na obszarze { $area }: { $tokens }, a potrzeba { $needed }. Miasto się broni (F8).
    }
recap-attack-failed = { $tokens ->
        [one] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żeton (F8).
        [few] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żetony (F8).
        [many] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żetonów (F8).
       *[other] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żetonu (F8).
    }
recap-attack-failed-ships = Twój atak na obszar { $area } się nie udaje. Utracone tam żetony: { $tokens }, statki: { $ships } (F8).
recap-cards = Tracisz karty: { $cards } ({ $cause }).
recap-card-drawn = { $who } ciągnie kartę z twojej ręki: { $card } (F9).
recap-card-given = Oddajesz kartę: { $card } (bierze: { $who }).
recap-discarded = Odrzucone losowo z twojej ręki: { $cards } ({ $rule }).
recap-struck = { $card }: ta katastrofa dotyka ciebie.
recap-named = { $who } wskazuje cię jako ofiarę: { $card } (C5).

## Co czytelnik zyskał

recap-tax = { $count ->
        [one] Pobierasz { $count } żeton podatku.
        [few] Pobierasz { $count } żetony podatku.
        [many] Pobierasz { $count } żetonów podatku.
       *[other] Pobierasz { $count } żetonu podatku.
    }
recap-grows = { $count ->
        [one] Przybywa ci { $count } żeton.
        [few] Przybywają ci { $count } żetony.
        [many] Przybywa ci { $count } żetonów.
       *[other] Przybywa ci { $count } żetonu.
    }
recap-drawn = Ciągniesz: { $cards }.
recap-marker = Twój znacznik przechodzi na pole { $step } (H1).

## Pozostali, po jednym zdaniu
## $what (String) - jeden lub kilka z poniższych zwrotów

recap-player = { $who } { $what }.
recap-builds = { $count ->
        [one] buduje miasto ({ $areas })
        [few] buduje miasta ({ $areas })
        [many] buduje miasta ({ $areas })
       *[other] buduje miasta ({ $areas })
    }
recap-is-struck = pada ofiarą katastrof ({ $cards })
recap-loses-cities = { $count ->
        [one] traci miasto ({ $areas }; { $rule })
        [few] traci { $count } miasta ({ $areas }; { $rule })
        [many] traci { $count } miast ({ $areas }; { $rule })
       *[other] traci { $count } miasta ({ $areas }; { $rule })
    }
recap-loses-tokens = { $count ->
        [one] traci { $count } żeton
        [few] traci { $count } żetony
        [many] traci { $count } żetonów
       *[other] traci { $count } żetonu
    }
recap-uses = używa umiejętności ({ $advances })
recap-buys = kupuje ({ $advances })
recap-reaches = dochodzi do pola { $step }
