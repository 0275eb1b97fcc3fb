### Dlaczego działanie jest niedozwolone. Każde zdanie mówi, co jest nie tak i jak byłoby dobrze.

# $sentence (String) - jedno z poniższych zdań; $rule (String) - numer reguły
illegal-with-rule = { $sentence } ({ $rule }).
# $move (Number) - które posunięcie z listy, licząc od 1
illegal-in-move = Posunięcie { $move }: { $sentence }

illegal-not-asked = Gracz { $seat } nie ma w tej chwili żadnej decyzji do podjęcia
illegal-kind-of-answer = To odpowiedź na inne pytanie niż zadane

## Przygotowanie gry

illegal-setup = { $map ->
        [west] Na Zachodzie nie ma rozstawienia dla takiej liczby graczy: { $players }
        [east] Na Wschodzie nie ma rozstawienia dla takiej liczby graczy: { $players }
       *[both] Na obu połowach nie ma rozstawienia dla takiej liczby graczy: { $players }
    }. Na Zachodzie i Wschodzie gra od 5 do 9 graczy, na obu połowach od 10 do 18
illegal-civilizations = To nie są cywilizacje z rozstawienia, każda jeden raz (liczba graczy: { $players })
illegal-seed = Ziarno losowości jest za duże; największe to { $largest }
illegal-civilization = { $civilization }: ta cywilizacja jest zajęta albo nie bierze udziału w grze; wybierz jedną z podanych

## Podatki i wzrost populacji

illegal-tax-rate = Stawka podatkowa nie może wynosić { $rate }; wybierz jedną z tych: { $options }
illegal-city-count = { $count ->
        [one] Wybierz dokładnie { $count } miasto; wybrane różne miasta: { $given }
        [few] Wybierz dokładnie { $count } różne miasta; wybrane: { $given }
        [many] Wybierz dokładnie { $count } różnych miast; wybrane: { $given }
       *[other] Wybierz dokładnie { $count } różnego miasta; wybrane: { $given }
    }
illegal-city = Miasta na obszarze { $area } nie można tu wybrać; wybierz spośród podanych
illegal-expansion = Na obszarze { $area } można dołożyć od 0 do { $room } żetonów, a nie { $count }
illegal-expansion-total = { $tokens ->
        [one] Łącznie trzeba dołożyć dokładnie { $tokens } żeton, a nie { $placed }
        [few] Łącznie trzeba dołożyć dokładnie { $tokens } żetony, a nie { $placed }
        [many] Łącznie trzeba dołożyć dokładnie { $tokens } żetonów, a nie { $placed }
       *[other] Łącznie trzeba dołożyć dokładnie { $tokens } żetonu, a nie { $placed }
    }

## Ruch

illegal-tokens = Żetony na obszarze { $area }, które mogą się jeszcze poruszyć: { $most }. Może ruszyć co najmniej 1 i nie więcej niż tyle, a nie { $tokens }
illegal-march-steps = { $most ->
        [one] Drogą lądową robi się { $most } krok, a nie { $steps }
        [few] Drogą lądową robi się co najmniej jeden i najwyżej { $most } kroki, a nie { $steps }
        [many] Drogą lądową robi się co najmniej jeden i najwyżej { $most } kroków, a nie { $steps }
       *[other] Drogą lądową robi się co najmniej jeden i najwyżej { $most } kroku, a nie { $steps }
    }
illegal-march-border = { $start } i { $goal } nie przylegają do siebie drogą lądową
illegal-march-through-conflict = Żeton, który wchodzi na obszar { $area }, jest tam w konflikcie i nie idzie dalej
illegal-entry-out-of-play = Obszar { $area } jest poza grą: nikt na niego nie wchodzi
illegal-entry-diplomacy = Miasto na obszarze { $area } chroni Dyplomacja: żetony mogą tam wejść tylko z Dyplomacją lub Wojskowością albo gdy konflikt już tam jest
illegal-entry-ascendancy = Jednostki na obszarze { $area } chroni Dominacja Kulturowa: bez Dominacji Kulturowej lub Zaawansowanej Wojskowości nikt nie może wywołać tam konfliktu
illegal-build-not-coastal = { $area } nie jest obszarem przybrzeżnym, a statki buduje się tylko na przybrzeżnych
illegal-build-no-token = Statek buduje się tam, gdzie na lądzie stoi żeton właściciela, a na obszarze { $area } nie masz żadnego
illegal-build-no-ship = W zasobach nie ma statku; wszystkie ({ $most }) są na planszy
illegal-build-number = Statek nie może dostać numeru { $ship }; pomiń numer
illegal-build-price = Statek kosztuje łącznie { $cost }: ze skarbca, w żetonach z planszy albo po jednym z obu
illegal-build-token-elsewhere = Co najmniej jeden z żetonów płaconych za statek na obszarze { $area } musi być stamtąd
illegal-treasury = Potrzeba ze skarbca: { $needed }; jest: { $treasury }
illegal-token-paid = Na obszarze { $area } nie masz takiego żetonu, którym można zapłacić
illegal-no-such-ship = Nie masz statku o numerze { $ship }
illegal-maintain-paid = Statek { $ship } został w tej turze zbudowany albo już opłacono jego utrzymanie
illegal-scrap-paid = Statek { $ship } zbudowano lub utrzymano w tej turze, więc nie można go usunąć
illegal-ship-not-maintained = Zanim statek { $ship } cokolwiek zrobi, trzeba opłacić jego utrzymanie
illegal-ship-done = Rejs statku { $ship } jest w tej turze zakończony
illegal-embark-full = { $most ->
        [one] Statek zabiera najwyżej { $most } żeton
        [few] Statek zabiera najwyżej { $most } żetony
        [many] Statek zabiera najwyżej { $most } żetonów
       *[other] Statek zabiera najwyżej { $most } żetonu
    }; tyle się nie zmieści
illegal-sail-range = { $most ->
        [one] Statek robi najwyżej { $most } krok
        [few] Statek robi najwyżej { $most } kroki
        [many] Statek robi najwyżej { $most } kroków
       *[other] Statek robi najwyżej { $most } kroku
    }, a ten już je zrobił
illegal-sail-border = { $start } i { $goal } nie przylegają do siebie drogą wodną
illegal-sail-open-sea = { $sea } to otwarte morze; statki wpływają na nie tylko z Astronawigacją
illegal-sail-no-harbour = { $goal }: stąd statek nie zdążyłby już dopłynąć do miejsca, w którym wolno mu z tym ładunkiem zakończyć rejs
illegal-disembark = Żetony na pokładzie: { $load }. Wyładować można co najmniej 1 i nie więcej niż tyle, a nie { $tokens }
illegal-disembark-at-sea = { $sea } to otwarte morze: nie można tam nikogo wyładować
illegal-halt-at-sea = { $sea } to otwarte morze: żaden statek nie może tam zakończyć rejsu
illegal-halt-out-of-play = Obszar { $area } jest poza grą: żaden statek nie może tam zakończyć rejsu
illegal-take-back = Nie ma takiego posunięcia do cofnięcia; wykonane dotąd posunięcia: { $made }
illegal-end-broken = Posunięcie { $move } stało się niedozwolone, bo inni zakończyli już swój ruch; najpierw je cofnij
illegal-end-insisting = Gracz { $seat } jest wcześniej w kolejności ruchu i na niej obstaje; poczekaj, aż zakończy swój ruch
illegal-insist = Już obstajesz przy swojej kolejności, nikt po tobie nie wykonuje już ruchu albo i tak wszyscy poruszają się po kolei

## Konflikt

illegal-loss = { $kind ->
        [ship] Statku na obszarze { $area } nie można w tym konflikcie usunąć; wybierz spośród podanych możliwości
       *[token] Żetonu na obszarze { $area } nie można w tym konflikcie usunąć; wybierz spośród podanych możliwości
    }
illegal-number = Do skarbca można przenieść od 0 do { $most } żetonów, a nie { $number }

## Miasta

illegal-city-site = Na obszarze { $area } nie możesz teraz zbudować miasta; wybierz jeden z podanych obszarów albo żaden
illegal-city-treasury = Ze skarbca można na to miasto wziąć od 0 do { $most } żetonów, a nie { $given }
illegal-city-neighbour = Żetonów z obszaru { $area } nie można użyć do tego miasta albo nie w takiej liczbie: { $count }
illegal-city-neighbours = { $most ->
        [one] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żeton, a nie { $given }
        [few] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żetony, a nie { $given }
        [many] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żetonów, a nie { $given }
       *[other] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żetonu, a nie { $given }
    }
illegal-city-tokens = { $needed ->
        [one] Miasto kosztuje { $needed } żeton
        [few] Miasto kosztuje { $needed } żetony
        [many] Miasto kosztuje { $needed } żetonów
       *[other] Miasto kosztuje { $needed } żetonu
    }, a podane żetony razem z twoimi na miejscu nie dają tej liczby ({ $given })
illegal-city-keep = Przy mieście na obszarze { $area } nie może zostać żeton: wymaga to Robót Publicznych i na miejscu o jeden żeton więcej, niż kosztuje miasto
