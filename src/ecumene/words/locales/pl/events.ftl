### Co się wydarzyło w grze: jedno zdanie na każdy rodzaj zdarzenia.
### $seat, $owner, $taker i podobne (String) - cywilizacje; nazwy bywają w liczbie mnogiej (Partowie),
### dlatego stoją przed dwukropkiem, a nie z czasownikiem. $area (String) - obszar;
### $rule (String) - nazwa katastrofy lub karty rozwoju albo identyfikator reguły.

## Przygotowanie gry

event-civilization-picked = Gracz { $number } gra cywilizacją: { $civilization }.
event-start-cities-placed = { $seat }: miasta na początek: { $areas }.
event-theme-revealed = { $seat }: zestaw tematyczny { $theme }.
event-credits-chosen = { $seat }: kredyty do wyboru: { $credits }.
event-start-tokens-placed = { $seat }: żetony na początek: { $tokens }; w skarbcu: { $treasury }.

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
event-phase-began = Tura { $turn }, faza { $phase }: { name-of-phase }
event-tax-collected = { $tokens ->
        [one] { $seat }: { $tokens } żeton podatku przy stawce { $rate }.
        [few] { $seat }: { $tokens } żetony podatku przy stawce { $rate }.
        [many] { $seat }: { $tokens } żetonów podatku przy stawce { $rate }.
       *[other] { $seat }: { $tokens } żetonu podatku przy stawce { $rate }.
    }
event-tax-revolt = { $cities ->
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
event-census-taken = { $seat }: Spis Ludności { $census }.

## Miasta zmieniają właściciela

event-city-annexed = { $taker }: przejęte miasto na obszarze { $area }; poprzedni właściciel: { $owner } ({ $rule }).
event-city-annexed-token = { $taker }: przejęte miasto na obszarze { $area }; poprzedni właściciel: { $owner }; żeton przy mieście przepada ({ $rule }).
event-city-annexed-pirates = { $owner }: miasto na obszarze { $area } staje się pirackie ({ $rule }).
event-city-annexed-pirates-token = { $owner }: miasto na obszarze { $area } staje się pirackie; żeton przy nim przepada ({ $rule }).
event-city-annexed-from-pirates = { $taker }: przejęte miasto pirackie na obszarze { $area } ({ $rule }).
event-city-annexed-from-pirates-token = { $taker }: przejęte miasto pirackie na obszarze { $area }; żetony barbarzyńców przy nim przepadają ({ $rule }).
event-city-destroyed = { $owner }: miasto na obszarze { $area } zniszczone ({ $rule }).
event-city-destroyed-token = { $owner }: miasto na obszarze { $area } zniszczone razem z żetonem przy nim ({ $rule }).
event-city-destroyed-pirates = Miasto pirackie na obszarze { $area } zniszczone ({ $rule }).
event-city-destroyed-pirates-token = Miasto pirackie na obszarze { $area } zniszczone razem z żetonami barbarzyńców przy nim ({ $rule }).
event-city-reduced = { $tokens ->
        [one] { $owner }: miasto na obszarze { $area } zredukowane; zastępuje je { $tokens } żeton ({ $rule }).
        [few] { $owner }: miasto na obszarze { $area } zredukowane; zastępują je { $tokens } żetony ({ $rule }).
        [many] { $owner }: miasto na obszarze { $area } zredukowane; zastępuje je { $tokens } żetonów ({ $rule }).
       *[other] { $owner }: miasto na obszarze { $area } zredukowane; zastępuje je { $tokens } żetonu ({ $rule }).
    }
event-city-reduced-pirates = { $tokens ->
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
event-waits = { $seat }: oczekiwanie na wcześniejszych w kolejności (G9).
event-movement-ended = { $seat }: koniec ruchu.
event-movement-ended-ships = { $seat }: koniec ruchu; usunięte statki, których utrzymania nie opłacono: { $ships_removed } (M10).
event-conflict-began = Konflikt na obszarze { $area }: { $tokens }.
event-tokens-lost = { $area }, runda { $round }, straty: { $removals }.
event-conflict-ended = Koniec konfliktu na obszarze { $area }. Zostają: { $tokens }.
event-conflict-ended-empty = Koniec konfliktu na obszarze { $area }. Nikt tam nie został.
event-city-attacked = { $attacker }: udany atak na miasto na obszarze { $area } ({ $defender }); żetony: { $tokens }, potrzeba { $needed }.
event-city-attacked-weak = { $attacker }: za słaby atak na miasto na obszarze { $area } ({ $defender }); żetony: { $tokens }, potrzeba { $needed }.
event-city-attacked-pirates = { $attacker }: udany atak na miasto pirackie na obszarze { $area }; żetony: { $tokens }, potrzeba { $needed }.
event-city-attacked-pirates-weak = { $attacker }: za słaby atak na miasto pirackie na obszarze { $area }; żetony: { $tokens }, potrzeba { $needed }.
event-attack-failed = Nieudany atak na obszar { $area }. { $attacker }: stracone tam żetony: { $tokens } (F8).
event-attack-failed-ships = Nieudany atak na obszar { $area }. { $attacker }: stracone tam żetony: { $tokens }, statki: { $ships } (F8).
event-city-fell = { $tokens ->
        [one] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żeton w jego miejsce.
        [few] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żetony w jego miejsce.
        [many] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żetonów w jego miejsce.
       *[other] Miasto na obszarze { $area } pada. { $defender }: { $tokens } żetonu w jego miejsce.
    }
event-city-fell-pirates = { $tokens ->
        [one] Miasto pirackie na obszarze { $area } pada; zastępuje je { $tokens } żeton barbarzyńców.
        [few] Miasto pirackie na obszarze { $area } pada; zastępują je { $tokens } żetony barbarzyńców.
        [many] Miasto pirackie na obszarze { $area } pada; zastępuje je { $tokens } żetonów barbarzyńców.
       *[other] Miasto pirackie na obszarze { $area } pada; zastępuje je { $tokens } żetonu barbarzyńców.
    }
event-card-stolen = { $thief }: losowa karta z cudzej ręki ({ $victim }) (F9).
event-card-stolen-seen = { $thief }: losowa karta z cudzej ręki ({ $victim }): { $card } (F9).
event-treasury-gained = { $tokens ->
        [one] { $seat }: { $tokens } żeton do skarbca.
        [few] { $seat }: { $tokens } żetony do skarbca.
        [many] { $seat }: { $tokens } żetonów do skarbca.
       *[other] { $seat }: { $tokens } żetonu do skarbca.
    }

## Miasta

event-city-built = { $seat }: nowe miasto na obszarze { $area }.
event-city-built-treasury = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury } (Architektura).
event-city-built-neighbours = { $seat }: nowe miasto na obszarze { $area }; z sąsiednich obszarów: { $neighbours } (Urbanistyka).
event-city-built-treasury-neighbours = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury }, z sąsiednich obszarów: { $neighbours } (Architektura, Urbanistyka).
event-city-built-treasury-others = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury } (Architektura); usunięte stamtąd cudze żetony: { $others } (K2).
event-city-built-treasury-neighbours-others = { $seat }: nowe miasto na obszarze { $area }; ze skarbca: { $treasury }, z sąsiednich obszarów: { $neighbours } (Architektura, Urbanistyka); usunięte stamtąd cudze żetony: { $others } (K2).
event-surplus-removed = { $tokens ->
        [one] { $owner }: na obszarze { $area } usunięty { $tokens } nadmiarowy żeton (K3).
        [few] { $owner }: na obszarze { $area } usunięte { $tokens } nadmiarowe żetony (K3).
        [many] { $owner }: na obszarze { $area } usuniętych { $tokens } nadmiarowych żetonów (K3).
       *[other] { $owner }: na obszarze { $area } usunięte { $tokens } nadmiarowego żetonu (K3).
    }

## Karty handlowe i handel

event-cards-drawn = { $count ->
        [one] { $seat }: dobrana { $count } karta handlowa.
        [few] { $seat }: dobrane { $count } karty handlowe.
        [many] { $seat }: dobranych { $count } kart handlowych.
       *[other] { $seat }: dobrane { $count } karty handlowej.
    }
event-cards-drawn-seen = { $seat }: dobrane karty: { $cards }.
event-card-bought = { $seat }: kupiona karta ze stosu { $stack }, cena { $price }.
event-card-bought-seen = { $seat }: kupiona karta ze stosu { $stack }, cena { $price }: { $card }.
event-offer-made = { $offerer } do wszystkich. Do oddania: { $gives }; w zamian: { $wants } (oferta { $number }).
event-offer-made-to = { $offerer } do gracza { $to }. Do oddania: { $gives }; w zamian: { $wants } (oferta { $number }).
event-offer-withdrawn = { $seat }: oferta wycofana.
event-offer-withdrawn-declined = { $seat }: oferta odrzucona.
event-offer-accepted = Przyjęto ofertę gracza { $offerer }.
event-offer-accepted-seen = { $seat }: przyjęta oferta gracza { $offerer }. Do oddania: { $gives }.
event-cards-put-down = { $seat }: karty do transakcji wyłożone; druga strona: { $partner }.
event-deal-called-off = { $seat }: transakcja odwołana; druga strona: { $partner }.
event-deal-made = Transakcja: { $offerer } i { $seat }; karty: { $given } za { $taken }.
event-deal-made-seen = Transakcja: { $offerer } – oddane karty: { $cards_given }; { $seat } – oddane karty: { $cards_taken }.
event-trader-done = { $seat }: koniec handlu.
event-trader-back = { $seat }: powrót do handlu.
event-trading-ended = Handel się skończył (X8).
event-calamities-counted = Katastrofy na ręce: { $counts } (Y1).
event-calamities-discarded = { $seat }: losowo odrzucone katastrofy: { $cards } ({ $rule }).

## Katastrofy

event-calamity-struck = Katastrofa: { $card }. Główna ofiara: { $seat }.
event-calamity-struck-beneficiary = Katastrofa: { $card }. Główna ofiara: { $seat }. Beneficjent: { $beneficiary }.
event-calamity-failed = { $card }: katastrofa nie dochodzi do skutku, bo główna ofiara ({ $seat }) nie spełnia jej warunku (C3a).
event-rank-order-insisted = { $card } ({ $seat }): żądanie kolejności z Toru Historii; kopie rozpatruje się jedna po drugiej (C8b).
event-victims-named = { $card } ({ $seat }): wskazane dodatkowe ofiary: { $victims }.
event-cities-chosen = { $rule } ({ $seat }): wybrane miasta, właściciel { $owner }: { $areas }.
event-calamity-placed = { $card } ({ $seat }) uderza tutaj: { $places }.
event-tokens-destroyed = { $count ->
        [one] { $owner }: stracony { $count } żeton: { $tokens } ({ $rule }).
        [few] { $owner }: stracone { $count } żetony: { $tokens } ({ $rule }).
        [many] { $owner }: straconych { $count } żetonów: { $tokens } ({ $rule }).
       *[other] { $owner }: stracone { $count } żetonu: { $tokens } ({ $rule }).
    }
event-treasury-lost = { $seat }: strata ze skarbca: { $tokens } ({ $rule }).
event-cards-lost = { $seat }: odrzucone karty: { $cards } ({ $rule }).
event-marker-went-back = { $steps ->
        [one] { $seat }: znacznik historii cofa się o { $steps } pole (Regres).
        [few] { $seat }: znacznik historii cofa się o { $steps } pola (Regres).
        [many] { $seat }: znacznik historii cofa się o { $steps } pól (Regres).
       *[other] { $seat }: znacznik historii cofa się o { $steps } pola (Regres).
    }
event-areas-selected = { $rule }: wybór gracza { $seat }, ofiara { $owner }: { $areas }; punkty jednostek: { $points } z { $target }.
event-tokens-annexed = { $tokens ->
        [one] { $taker }: na obszarze { $area } przejęty { $tokens } żeton; poprzedni właściciel: { $owner } ({ $rule }).
        [few] { $taker }: na obszarze { $area } przejęte { $tokens } żetony; poprzedni właściciel: { $owner } ({ $rule }).
        [many] { $taker }: na obszarze { $area } przejętych { $tokens } żetonów; poprzedni właściciel: { $owner } ({ $rule }).
       *[other] { $taker }: na obszarze { $area } przejęte { $tokens } żetonu; poprzedni właściciel: { $owner } ({ $rule }).
    }
event-horde-arrived = Na obszar { $area } przybywa horda barbarzyńców; żetony: { $tokens }.
event-horde-moved = Barbarzyńcy idą dalej z obszaru { $start } na obszar { $goal }; żetony: { $tokens }.
event-horde-dispersed = Barbarzyńcy na obszarze { $area }, którzy nie mają dokąd pójść, giną; żetony: { $tokens }.

## Umiejętności specjalne i karty rozwoju

event-ability-used = { $seat }: umiejętność specjalna { $advance }.
event-tokens-resettled = { $seat }: przesiedlone żetony; skąd: { $taken }; dokąd: { $placed }.
event-players-named = { $seat }: po jednej karcie mają oddać: { $players }.
event-card-handed-over = { $giver }: karta oddana graczowi { $taker }.
event-card-handed-over-seen = { $giver }: { $card } dla gracza { $taker }.
event-nothing-handed-over = { $giver }: brak takiej karty dla gracza { $taker }.
event-advances-bought = { $seat }: zakup: { $advances }, cena { $price }. Zapłata: karty: { $cards }; skarbiec: { $treasury }.
event-advances-bought-gift = { $seat }: zakup: { $advances }, cena { $price }, a za darmo { $gift } (Anatomia). Zapłata: karty: { $cards }; skarbiec: { $treasury }.

## Tor Historii, koniec gry, odejście

event-marker-moved = { $seat }: znacznik historii na polu { $step }.
event-marker-moved-lower = { $seat }: znacznik historii cofa się na pole { $step } (H2).
event-late-iron-age = { $seat }: pierwsze wejście do późnej epoki żelaza i premia za nie (V1a).
event-last-turn = Ostatnia tura to tura { $turn } ({ $rule }).
event-reshuffled = Odrzucone karty są tasowane i trafiają pod swoje stosy (H5).
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
event-displaced = { $seat }: wyjście z obszarów poza grą; żetony skąd: { $taken }; dokąd: { $placed }; usunięte statki: { $ships_removed } (L4).
