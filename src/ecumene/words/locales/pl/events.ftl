### Co się wydarzyło w grze: jedno zdanie na każdy rodzaj zdarzenia.
### $seat, $owner, $taker i podobne (String) - cywilizacje; nazwy bywają w liczbie mnogiej (Partowie),
### dlatego stoją przed dwukropkiem, a nie z czasownikiem. $area (String) - obszar;
### $rule (String) - nazwa katastrofy lub karty rozwoju albo identyfikator reguły.

## Przygotowanie gry

event-picked = Gracz { $number }: { $civ }.
event-start-cities = { $seat }: miasta na początek: { $areas }.
event-theme = { $seat }: zestaw tematyczny { $theme }.
event-credits = { $seat }: kredyty do wyboru: { $credits }.
event-start-tokens = { $seat }: żetony na początek: { $tokens }; w skarbcu: { $treasury }.

## Fazy 1 i 2

name-of-phase = { $phase ->
        [1] pobór podatków
        [2] wzrost populacji i Spis Ludności
        [3] ruch
        [4] konflikt
        [5] budowa miast, nadwyżka, zaopatrzenie
        [6] dobór kart handlowych
        [7] handel
        [8] wybór katastrof
        [9] rozpatrywanie katastrof
        [10] umiejętności specjalne
        [11] nadwyżka i zaopatrzenie
        [12] zakup kart rozwoju
       *[13] Tor Historii
    }
event-phase = Tura { $turn }, faza { $phase }: { name-of-phase }
event-tax = { $tokens ->
        [one] { $seat }: { $tokens } żeton podatku przy stawce { $rate }.
        [few] { $seat }: { $tokens } żetony podatku przy stawce { $rate }.
        [many] { $seat }: { $tokens } żetonów podatku przy stawce { $rate }.
       *[other] { $seat }: { $tokens } żetonu podatku przy stawce { $rate }.
    }
event-revolt = { $cities ->
        [one] { $seat }: bunt podatkowy w { $cities } mieście.
        [few] { $seat }: bunt podatkowy w { $cities } miastach.
        [many] { $seat }: bunt podatkowy w { $cities } miastach.
       *[other] { $seat }: bunt podatkowy w { $cities } miasta.
    }
event-expanded = { $count ->
        [one] { $seat }: przybywa { $count } żeton: { $tokens }.
        [few] { $seat }: przybywają { $count } żetony: { $tokens }.
        [many] { $seat }: przybywa { $count } żetonów: { $tokens }.
       *[other] { $seat }: przybywa { $count } żetonu: { $tokens }.
    }
event-census = { $seat }: Spis Ludności { $census }.

## Miasta zmieniają właściciela

event-annexed = { $taker }: przejęte miasto na obszarze { $area }; poprzedni właściciel: { $owner } ({ $rule }).
event-annexed-token = { $taker }: przejęte miasto na obszarze { $area }; poprzedni właściciel: { $owner }; żeton przy mieście przepada ({ $rule }).
event-annexed-pirates = { $owner }: miasto na obszarze { $area } staje się pirackie ({ $rule }).
event-annexed-pirates-token = { $owner }: miasto na obszarze { $area } staje się pirackie; żeton przy nim przepada ({ $rule }).
event-annexed-from-pirates = { $taker }: przejęte miasto pirackie na obszarze { $area } ({ $rule }).
event-annexed-from-pirates-token = { $taker }: przejęte miasto pirackie na obszarze { $area }; żetony barbarzyńców przy nim przepadają ({ $rule }).
event-destroyed = { $owner }: miasto na obszarze { $area } zniszczone ({ $rule }).
event-destroyed-token = { $owner }: miasto na obszarze { $area } zniszczone razem z żetonem przy nim ({ $rule }).
event-destroyed-pirates = Miasto pirackie na obszarze { $area } zniszczone ({ $rule }).
event-destroyed-pirates-token = Miasto pirackie na obszarze { $area } zniszczone razem z żetonami barbarzyńców przy nim ({ $rule }).
event-reduced = { $tokens ->
        [one] { $owner }: miasto na obszarze { $area } zredukowane; zastępuje je { $tokens } żeton ({ $rule }).
        [few] { $owner }: miasto na obszarze { $area } zredukowane; zastępują je { $tokens } żetony ({ $rule }).
        [many] { $owner }: miasto na obszarze { $area } zredukowane; zastępuje je { $tokens } żetonów ({ $rule }).
       *[other] { $owner }: miasto na obszarze { $area } zredukowane; zastępuje je { $tokens } żetonu ({ $rule }).
    }
event-reduced-pirates = { $tokens ->
        [one] Miasto pirackie na obszarze { $area } zredukowane; zastępuje je { $tokens } żeton barbarzyńców ({ $rule }).
        [few] Miasto pirackie na obszarze { $area } zredukowane; zastępują je { $tokens } żetony barbarzyńców ({ $rule }).
        [many] Miasto pirackie na obszarze { $area } zredukowane; zastępuje je { $tokens } żetonów barbarzyńców ({ $rule }).
       *[other] Miasto pirackie na obszarze { $area } zredukowane; zastępuje je { $tokens } żetonu barbarzyńców ({ $rule }).
    }

## Ruch i konflikt

event-moved = { $seat }: { $move }.
event-took-back = { $count ->
        [one] { $seat }: cofnięte { $count } posunięcie.
        [few] { $seat }: cofnięte { $count } posunięcia.
        [many] { $seat }: cofniętych { $count } posunięć.
       *[other] { $seat }: cofnięte { $count } posunięcia.
    }
event-waits = { $seat }: czeka na tych, którzy są wcześniej w kolejności (G9).
event-ended = { $seat }: koniec ruchu.
event-ended-ships = { $seat }: koniec ruchu; usunięte statki, których utrzymania nie opłacono: { $ships_removed } (M10).
event-conflict = Konflikt na obszarze { $area }: { $tokens }.
event-losses = { $area }, runda { $round }, straty: { $removals }.
event-conflict-over = Koniec konfliktu na obszarze { $area }. Zostają: { $tokens }.
event-conflict-over-empty = Koniec konfliktu na obszarze { $area }. Nikt tam nie został.
event-attack = { $attacker }: udany atak na miasto na obszarze { $area } ({ $defender }); żetony: { $tokens }, potrzeba { $needed }.
event-attack-weak = { $attacker }: za słaby atak na miasto na obszarze { $area } ({ $defender }); żetony: { $tokens }, potrzeba { $needed }.
event-attack-pirates = { $attacker }: udany atak na miasto pirackie na obszarze { $area }; żetony: { $tokens }, potrzeba { $needed }.
event-attack-pirates-weak = { $attacker }: za słaby atak na miasto pirackie na obszarze { $area }; żetony: { $tokens }, potrzeba { $needed }.
event-attack-failed = Nieudany atak na obszar { $area }. { $attacker }: utracone wszystkie żetony stamtąd: { $tokens } (F8).
event-attack-failed-ships = Nieudany atak na obszar { $area }. { $attacker }: utracone stamtąd żetony: { $tokens }, statki: { $ships } (F8).
event-fell = { $tokens ->
        [one] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żeton w jego miejsce.
        [few] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żetony w jego miejsce.
        [many] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żetonów w jego miejsce.
       *[other] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żetonu w jego miejsce.
    }
event-fell-pirates = { $tokens ->
        [one] Miasto pirackie na obszarze { $area } pada; zastępuje je { $tokens } żeton barbarzyńców.
        [few] Miasto pirackie na obszarze { $area } pada; zastępują je { $tokens } żetony barbarzyńców.
        [many] Miasto pirackie na obszarze { $area } pada; zastępuje je { $tokens } żetonów barbarzyńców.
       *[other] Miasto pirackie na obszarze { $area } pada; zastępuje je { $tokens } żetonu barbarzyńców.
    }
event-stolen = { $thief }: losowa karta z cudzej ręki ({ $victim }) (F9).
event-stolen-seen = { $thief }: losowa karta z cudzej ręki ({ $victim }): { $card } (F9).
event-treasury = { $tokens ->
        [one] { $seat }: { $tokens } żeton do skarbca.
        [few] { $seat }: { $tokens } żetony do skarbca.
        [many] { $seat }: { $tokens } żetonów do skarbca.
       *[other] { $seat }: { $tokens } żetonu do skarbca.
    }

## Miasta

event-built = { $seat }: nowe miasto na obszarze { $area }.
event-built-treasury = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury } (Architektura).
event-built-neighbours = { $seat }: nowe miasto na obszarze { $area }; z sąsiednich obszarów: { $neighbours } (Urbanistyka).
event-built-treasury-neighbours = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury }, z sąsiednich obszarów: { $neighbours } (Architektura, Urbanistyka).
event-built-treasury-others = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury } (Architektura); usunięte stamtąd cudze żetony: { $others } (K2).
event-built-treasury-neighbours-others = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury }, z sąsiednich obszarów: { $neighbours } (Architektura, Urbanistyka); usunięte stamtąd cudze żetony: { $others } (K2).
event-surplus = { $tokens ->
        [one] { $party }: na obszarze { $area } usunięty { $tokens } nadmiarowy żeton (K3).
        [few] { $party }: na obszarze { $area } usunięte { $tokens } nadmiarowe żetony (K3).
        [many] { $party }: na obszarze { $area } usuniętych { $tokens } nadmiarowych żetonów (K3).
       *[other] { $party }: na obszarze { $area } usunięte { $tokens } nadmiarowego żetonu (K3).
    }

## Karty handlowe i handel

event-drew = { $count ->
        [one] { $seat }: dobrana { $count } karta handlowa.
        [few] { $seat }: dobrane { $count } karty handlowe.
        [many] { $seat }: dobranych { $count } kart handlowych.
       *[other] { $seat }: dobrane { $count } karty handlowej.
    }
event-drew-seen = { $seat }: dobrane karty: { $cards }.
event-bought-card = { $seat }: kupiona karta ze stosu { $stack }, cena { $price }.
event-bought-card-seen = { $seat }: kupiona karta ze stosu { $stack }, cena { $price }: { $card }.
event-offered = Oferta { $number }, { $offerer } do wszystkich. Do oddania: { $gives }; w zamian: { $wants }.
event-offered-to = Oferta { $number }, { $offerer } do gracza { $to }. Do oddania: { $gives }; w zamian: { $wants }.
event-withdrew = { $seat }: oferta { $number } wycofana.
event-withdrew-declined = { $seat }: oferta { $number } odrzucona.
event-accepted = Oferta { $number }, { $offerer }: przyjęta.
event-accepted-seen = { $seat }: przyjęta oferta { $number } gracza { $offerer }. Do oddania: { $gives }.
event-put-down = { $seat }: karty do transakcji { $number } wyłożone; druga strona: { $partner }.
event-called-off = { $seat }: transakcja { $number } odwołana; druga strona: { $partner }.
event-deal = Transakcja: { $offerer } i { $seat }; karty: { $given } za { $taken }.
event-deal-seen = Transakcja: { $offerer } – oddane karty: { $cards_given }; { $seat } – oddane karty: { $cards_taken }.
event-done-trading = { $seat }: koniec handlu.
event-back = { $seat }: powrót do handlu.
event-time-up = Handel się skończył (X8).
event-calamities = Katastrofy na ręce: { $counts } (Y1).
event-calamities-discarded = { $seat }: losowo odrzucone katastrofy: { $cards } ({ $rule }).

## Katastrofy

event-calamity = Katastrofa: { $card }. Główna ofiara: { $seat }.
event-calamity-beneficiary = Katastrofa: { $card }. Główna ofiara: { $seat }. Beneficjent: { $beneficiary }.
event-calamity-failed = { $card }: katastrofa nie dochodzi do skutku, główna ofiara ({ $seat }) nie spełnia jej warunku (C3a).
event-rank-order = { $card } ({ $seat }): żądanie kolejności z Toru Historii; kopie są rozpatrywane jedna po drugiej (C8b).
event-victims = { $card } ({ $seat }): wskazane dodatkowe ofiary: { $victims }.
event-cities-chosen = { $rule } ({ $seat }): wybrane miasta, ofiara { $owner }: { $areas } (C5c).
event-calamity-place = { $card } ({ $seat }) uderza tutaj: { $places }.
event-tokens-destroyed = { $count ->
        [one] { $party }: stracony { $count } żeton: { $tokens } ({ $rule }).
        [few] { $party }: stracone { $count } żetony: { $tokens } ({ $rule }).
        [many] { $party }: straconych { $count } żetonów: { $tokens } ({ $rule }).
       *[other] { $party }: stracone { $count } żetonu: { $tokens } ({ $rule }).
    }
event-treasury-lost = { $seat }: strata ze skarbca: { $tokens } ({ $rule }).
event-cards-lost = { $seat }: odrzucone karty: { $cards } ({ $rule }).
event-marker-back = { $steps ->
        [one] { $seat }: znacznik historii cofa się o { $steps } pole (Regres).
        [few] { $seat }: znacznik historii cofa się o { $steps } pola (Regres).
        [many] { $seat }: znacznik historii cofa się o { $steps } pól (Regres).
       *[other] { $seat }: znacznik historii cofa się o { $steps } pola (Regres).
    }
event-selected = { $rule }: wybór gracza { $seat }, ofiara { $owner }: { $areas }; punkty jednostek: { $points } z { $number }.
event-tokens-annexed = { $tokens ->
        [one] { $taker }: na obszarze { $area } przejęty { $tokens } żeton; poprzedni właściciel: { $owner } ({ $rule }).
        [few] { $taker }: na obszarze { $area } przejęte { $tokens } żetony; poprzedni właściciel: { $owner } ({ $rule }).
        [many] { $taker }: na obszarze { $area } przejętych { $tokens } żetonów; poprzedni właściciel: { $owner } ({ $rule }).
       *[other] { $taker }: na obszarze { $area } przejęte { $tokens } żetonu; poprzedni właściciel: { $owner } ({ $rule }).
    }
event-horde = Na obszar { $area } przybywa horda barbarzyńców; żetony: { $tokens }.
event-horde-moved = Barbarzyńcy idą dalej z obszaru { $start } na obszar { $goal }; żetony: { $tokens }.
event-horde-dispersed = Barbarzyńcy na obszarze { $area }, którzy nie mają dokąd pójść, giną; żetony: { $tokens }.

## Umiejętności specjalne i karty rozwoju

event-ability = { $seat }: umiejętność specjalna { $advance }.
event-resettled = { $seat }: żetony przesiedlone z { $taken } na { $placed }.
event-named = { $seat }: po karcie oddają: { $players }.
event-handed-over = { $giver }: karta oddana graczowi { $taker }.
event-handed-over-seen = { $giver }: { $card } dla gracza { $taker }.
event-nothing-handed-over = { $giver }: brak takiej karty dla gracza { $taker }.
event-advances = { $seat }: zakup: { $advances }, cena { $price }. Zapłata: karty: { $cards }; skarbiec: { $treasury }.
event-advances-gift = { $seat }: zakup: { $advances }, cena { $price }, a za darmo { $gift } (Anatomia). Zapłata: karty: { $cards }; skarbiec: { $treasury }.

## Tor Historii, koniec gry, odejście

event-marker = { $seat }: znacznik historii na polu { $step }.
event-marker-lower = { $seat }: znacznik historii cofa się na pole { $step } (H2).
event-late-iron = { $seat }: pierwsze wejście do późnej epoki żelaza i premia za nie (V1a).
event-last-turn = Ostatnia tura to tura { $turn } ({ $rule }).
event-reshuffled = Karty odrzucone, potasowane, trafiają pod swoje stosy (H5).
event-game-over = Koniec gry ({ $rule }). Zwycięzca: { $winner }! Punkty zwycięstwa: { $points }. Kolejność końcowa: { $ranking }.
# $answers (Number) - ile odpowiedzi, razem z tymi, których po niej udzieliły komputery
event-undone = { $answers ->
        [one] { $seat }: cofnięta ostatnia odpowiedź (O2).
        [few] { $seat }: cofnięta odpowiedź; ostatnie { $answers } odpowiedzi już się nie liczą (O2).
        [many] { $seat }: cofnięta odpowiedź; ostatnich { $answers } odpowiedzi już się nie liczy (O2).
       *[other] { $seat }: cofnięta odpowiedź; ostatniej { $answers } odpowiedzi już się nie liczy (O2).
    }
event-leaving = { $phase ->
        [0] { $seat }: odejście z gry po jej przygotowaniu (L1).
       *[other] { $seat }: odejście z gry po fazie { $phase } (L1).
    }
event-left = { $seat }: odejście z gry; ten region jest odtąd poza grą. Nowe żetony barbarzyńców: { $barbarians }. Nowe miasta pirackie: { $pirates }.
event-displaced = { $seat }: wyjście z obszarów poza grą: żetony z { $tokens } na { $to }; usunięte statki: { $ships_removed } (L4).
