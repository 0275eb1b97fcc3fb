### Dlaczego działanie jest niedozwolone. Każde zdanie mówi, co jest nie tak i jak byłoby dobrze.

# $sentence (String) - jedno z poniższych zdań; $rule (String) - numer reguły
illegal-with-rule = { $sentence } ({ $rule }).
# $move (Number) - które posunięcie z listy, licząc od 1
illegal-in-move = Posunięcie { $move }: { $sentence }

illegal-not-asked = { $seat }: w tej chwili nie ma decyzji do podjęcia
illegal-seat = Nikt tam nie siedzi: w tej grze nie ma takiego miejsca
illegal-question = To pytanie nie jest już otwarte: padła na nie odpowiedź albo zastąpiło je inne
illegal-kind-of-answer = To odpowiedź na inne pytanie niż zadane

## Cofanie

illegal-undo = Ostatnich odpowiedzi nie można cofnąć: nie ma ich tylu albo od tego czasu wyszło na jaw coś nowego
illegal-undo-nothing = Nie masz żadnej odpowiedzi do cofnięcia
illegal-undo-new = Twoja ostatnia odpowiedź zostaje: od tego czasu wyszło na jaw coś nowego
illegal-undo-trade = W handlu niczego się nie cofa; ofertę można wycofać
illegal-undo-bought = Zakupu karty handlowej ani rezygnacji z niego się nie cofa
illegal-undo-others = Od tego czasu odpowiadali inni, więc twoja odpowiedź zostaje
illegal-undo-ended = Gracz { $seat } zakończył ruch, a ogłoszonego końca ruchu się nie cofa
illegal-undo-agreed = O zgodzie wszystkich mówi tylko prowadzący grę
illegal-undo-whose = Cofać można tylko własne odpowiedzi
# $most (Number) - ile razy w turze można cofnąć odpowiedź
illegal-undo-too-often = { $most ->
        [one] W tej turze cofnięto już { $most } twoją odpowiedź; następną można cofnąć dopiero w kolejnej turze
        [few] W tej turze cofnięto już { $most } twoje odpowiedzi; następną można cofnąć dopiero w kolejnej turze
        [many] W tej turze cofnięto już { $most } twoich odpowiedzi; następną można cofnąć dopiero w kolejnej turze
       *[other] W tej turze cofnięto już { $most } twojej odpowiedzi; następną można cofnąć dopiero w kolejnej turze
    }

## Przygotowanie gry

illegal-setup = { $map ->
        [west] Na Zachodzie nie ma rozstawienia dla takiej liczby graczy: { $players }
        [east] Na Wschodzie nie ma rozstawienia dla takiej liczby graczy: { $players }
       *[both] Na obu połowach nie ma rozstawienia dla takiej liczby graczy: { $players }
    }. Na Zachodzie gra od 5 do 10 graczy, na Wschodzie od 5 do 9 albo 11, na obu połowach od 12 do 18
illegal-civilizations = Cywilizacje muszą być te z rozstawienia, każda jeden raz (liczba graczy: { $players })
illegal-seed = Ziarno losowości jest za duże; największe to { $largest }
illegal-civilization = { $civilization }: ta cywilizacja jest zajęta albo nie bierze udziału w grze; wybierz jedną z podanych

## Podatki i wzrost populacji

illegal-tax-rate = Stawka podatkowa nie może wynosić { $rate }; wybierz jedną z tych: { $options }
illegal-twice = Obszar { $area } wymieniasz dwa razy
illegal-city-count = { $count ->
        [1] Liczba wskazanych miast: { $given }; wskaż jedno
       *[other] Liczba wskazanych miast: { $given }; trzeba wskazać { $count }
    }
illegal-city-number = Liczba wskazanych miast: { $given }; trzeba wskazać od { $least } do { $most }
illegal-declined-token = Na obszar { $area } nie trafiłby dodatkowy żeton z Rolnictwa, więc nie ma czego zostawiać w zasobach
illegal-city = Miasta na obszarze { $area } nie można tu wybrać; wybierz spośród podanych
illegal-expansion = { $room ->
        [0] Na obszarze { $area } nie można dołożyć żadnego żetonu
        [one] Na obszarze { $area } można dołożyć najwyżej { $room } żeton; podajesz { $count }
        [few] Na obszarze { $area } można dołożyć najwyżej { $room } żetony; podajesz { $count }
        [many] Na obszarze { $area } można dołożyć najwyżej { $room } żetonów; podajesz { $count }
       *[other] Na obszarze { $area } można dołożyć najwyżej { $room } żetonu; podajesz { $count }
    }
illegal-expansion-total = { $tokens ->
        [one] Razem trzeba położyć { $tokens } żeton; kładziesz { $placed }
        [few] Razem trzeba położyć { $tokens } żetony; kładziesz { $placed }
        [many] Razem trzeba położyć { $tokens } żetonów; kładziesz { $placed }
       *[other] Razem trzeba położyć { $tokens } żetonu; kładziesz { $placed }
    }

## Ruch

illegal-tokens = { $most ->
        [0] Na obszarze { $area } nie masz żetonu, który może się jeszcze poruszyć
        [1] Z obszaru { $area } może jeszcze ruszyć tylko { $most } żeton; podajesz { $tokens }
       *[other] Z obszaru { $area } może jeszcze ruszyć od 1 do { $most } żetonów; podajesz { $tokens }
    }
illegal-tokens-landed = Żetony wyładowane w tej turze na obszarze { $area } już się nie poruszą; inne, które jeszcze mogą: { $most }
illegal-march-steps = { $most ->
        [1] Marsz to jeden krok drogą lądową; podajesz { $steps }
       *[other] Marsz to od 1 do { $most } kroków drogą lądową; podajesz { $steps }
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
illegal-build-number-large = Statki mają numery od 0 do { $highest }; pomiń numer
illegal-build-price = Statek kosztuje łącznie { $cost }: ze skarbca, w żetonach z planszy albo po jednym z obu
illegal-build-token-elsewhere = Co najmniej jeden z żetonów płaconych za statek na obszarze { $area } musi być stamtąd
illegal-treasury = Potrzeba { $needed } ze skarbca, a jest w nim { $treasury }
illegal-token-paid = Na obszarze { $area } nie masz takiego żetonu, którym można zapłacić
illegal-no-such-ship = Nie masz statku o numerze { $ship }
illegal-maintain-paid = Statek ({ $area }) zbudowano w tej turze albo już opłacono jego utrzymanie
illegal-scrap-paid = Statek ({ $area }) zbudowano lub utrzymano w tej turze, więc nie można go usunąć
illegal-ship-not-maintained = Zanim statek ({ $area }) cokolwiek zrobi, trzeba opłacić jego utrzymanie
illegal-ship-done = Rejs statku ({ $area }) w tej turze już się skończył
illegal-embark-full = Statek zabiera najwyżej { $most ->
        [one] { $most } żeton
        [few] { $most } żetony
        [many] { $most } żetonów
       *[other] { $most } żetonu
    }, a { $load ->
        [0] chcesz załadować więcej
       *[other] na pokładzie jest już { $load }
    }
illegal-sail-range = { $most ->
        [one] Statek robi najwyżej { $most } krok
        [few] Statek robi najwyżej { $most } kroki
        [many] Statek robi najwyżej { $most } kroków
       *[other] Statek robi najwyżej { $most } kroku
    }, a temu żaden już nie został
illegal-sail-border = { $start } i { $goal } nie przylegają do siebie drogą wodną
illegal-sail-open-sea = { $sea } to otwarte morze; statki wpływają na nie tylko z Astronawigacją
illegal-sail-no-harbour = { $goal }: stąd statek nie zdążyłby już dopłynąć do miejsca, w którym wolno mu z tym ładunkiem zakończyć rejs
illegal-disembark = { $load ->
        [0] Na pokładzie nie ma żetonów
        [1] Na pokładzie jest tylko { $load } żeton; podajesz { $tokens }
       *[other] Wyładować można od 1 do { $load } żetonów; podajesz { $tokens }
    }
illegal-disembark-at-sea = { $sea } to otwarte morze: nie można tam nikogo wyładować
illegal-halt-at-sea = { $sea } to otwarte morze: żaden statek nie może tam zakończyć rejsu
illegal-halt-out-of-play = Obszar { $area } jest poza grą: żaden statek nie może tam zakończyć rejsu
illegal-take-back = Nie ma takiego posunięcia do cofnięcia; wykonane dotąd posunięcia: { $made }
illegal-take-back-none = Podaj co najmniej jedno posunięcie do cofnięcia
illegal-take-back-twice = Każde posunięcie do cofnięcia podaj tylko raz
illegal-no-moves = Wykonaj co najmniej jedno posunięcie
illegal-end-broken = Posunięcie { $move } stało się niedozwolone, bo inni zakończyli już swój ruch; najpierw je cofnij
illegal-wait = Nikt przed tobą nie ma już nic do zrobienia, więc nie ma na kogo czekać
illegal-waits = Czekasz na tych przed tobą: dopóki nie zakończą ruchu, możesz tylko cofać posunięcia
illegal-take-back-ended = Twój ruch jest zakończony, a ogłoszonego końca ruchu się nie cofa
illegal-too-many-moves = { $left ->
        [0] To już { $most } posunięć w tej turze; cofnij niektóre albo zakończ ruch
        [one] Z { $most } posunięć możliwych w tej turze zostało ci tylko { $left }
        [few] Z { $most } posunięć możliwych w tej turze zostały ci tylko { $left }
        [many] Z { $most } posunięć możliwych w tej turze zostało ci tylko { $left }
       *[other] Z { $most } posunięć możliwych w tej turze zostało ci tylko { $left }
    }

## Konflikt

illegal-loss = { $kind ->
        [ship] Statku na obszarze { $area } nie można w tym konflikcie usunąć; wybierz spośród podanych możliwości
       *[token] Żetonu na obszarze { $area } nie można w tym konflikcie usunąć; wybierz spośród podanych możliwości
    }
illegal-number = Do skarbca można przenieść od 0 do { $most } żetonów; podajesz { $number }

## Miasta

illegal-city-site = Na obszarze { $area } nie możesz teraz zbudować miasta; wybierz jeden z podanych obszarów albo żaden
illegal-city-treasury = { $most ->
        [0] Na to miasto nie można wziąć żetonów ze skarbca
        [one] Ze skarbca można na to miasto wziąć najwyżej { $most } żeton; podajesz { $given }
        [few] Ze skarbca można na to miasto wziąć najwyżej { $most } żetony; podajesz { $given }
        [many] Ze skarbca można na to miasto wziąć najwyżej { $most } żetonów; podajesz { $given }
       *[other] Ze skarbca można na to miasto wziąć najwyżej { $most } żetonu; podajesz { $given }
    }
illegal-city-neighbour = { $most ->
        [0] Żetonów z obszaru { $area } nie można użyć do tego miasta
        [1] Z obszaru { $area } można na to miasto wziąć tylko { $most } żeton; podajesz { $count }
       *[other] Z obszaru { $area } można na to miasto wziąć od 1 do { $most } żetonów; podajesz { $count }
    }
illegal-city-neighbours = { $most ->
        [one] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żeton; podajesz { $given }
        [few] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żetony; podajesz { $given }
        [many] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żetonów; podajesz { $given }
       *[other] Z obszarów przyległych drogą lądową można na to miasto wziąć najwyżej { $most } żetonu; podajesz { $given }
    }
illegal-city-tokens = Miasto kosztuje { $needed ->
        [one] { $needed } żeton
        [few] { $needed } żetony
        [many] { $needed } żetonów
       *[other] { $needed } żetonu
    }; twoje żetony na miejscu i te podane dają razem { $given }
illegal-city-keep = Przy mieście na obszarze { $area } nie może zostać żeton: wymaga to Robót Publicznych i na miejscu o jeden żeton więcej, niż kosztuje miasto

## Wojna domowa, Tyrania, Hordy barbarzyńców

illegal-selection-area = Obszaru { $area } nie można wybrać; wybierz spośród obszarów, na których ofiara ma jednostki
illegal-selection-empty = Wybierz co najmniej jeden obszar
illegal-selection-apart = Te obszary nie tworzą całości: z każdego trzeba móc dojść do każdego innego przez granice lądowe lub wodne, nie opuszczając wybranych obszarów
illegal-selection-points = Te obszary są warte { $points ->
        [one] { $points } punkt jednostek
        [few] { $points } punkty jednostek
        [many] { $points } punktów jednostek
       *[other] { $points } punktu jednostek
    }; wymagana liczba to { $target }, a wybór musi być jej jak najbliższy. Możliwe sumy: { $totals }
illegal-selection-pieces = Beneficjentowi nie wystarczy na te obszary elementów, a na inne o tej samej wartości wystarczy: miasta w zasobach { $cities }, żetony w zasobach { $tokens }
illegal-share = { $most ->
        [0] Na obszarze { $area } nie można przejąć żadnego żetonu
        [1] Na obszarze { $area } można przejąć tylko { $most } żeton; podajesz { $count }
       *[other] Na obszarze { $area } można przejąć od 1 do { $most } żetonów; podajesz { $count }
    }
illegal-share-total = W zasobach masz { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    } i tyle trzeba przejąć; podajesz { $given }
illegal-horde = Barbarzyńcy nie mogą przejść z obszaru { $start } na obszar { $goal }; wybierz jeden z podanych obszarów

## Opuszczenie gry, jej koniec i Krótka Gra

illegal-leave = Nie możesz opuścić gry: już cię w niej nie ma, już ją opuszczasz albo gra jest skończona
illegal-time = Tylko prowadzący grę może ogłosić, że nadeszła umówiona pora; raz i jeśli umówiono się na nią przed grą
illegal-last-turn = Gra nie może się skończyć po turze { $turn }; pierwsza tura ma numer 1
illegal-short-game = W Krótką Grę gra się tylko z podstawowym Torem Historii
illegal-spread = { $room ->
        [0] Na obszar { $area } nie można położyć żadnego żetonu
        [one] Na obszar { $area } można położyć najwyżej { $room } żeton; podajesz { $count }
        [few] Na obszar { $area } można położyć najwyżej { $room } żetony; podajesz { $count }
        [many] Na obszar { $area } można położyć najwyżej { $room } żetonów; podajesz { $count }
       *[other] Na obszar { $area } można położyć najwyżej { $room } żetonu; podajesz { $count }
    }
illegal-spread-total = Razem trzeba położyć od { $least } do { $most } żetonów; kładziesz { $placed }
illegal-start-city = Na obszarze { $area } nie może na początku stać miasto; wybierz obszary własnego regionu o limicie populacji większym od 0
illegal-start-cities = Miast na terenach pod miasto musi być co najmniej { $sites }; wśród wskazanych jest ich { $given }
illegal-free-credits = { $points ->
        [0] Nie ma tu kredytów do wyboru
       *[other] Kredytów do wyboru jest razem { $points }; wybierasz { $given }
    }
illegal-free-credits-step = Te kredyty wybiera się porcjami po { $unit }

## Katastrofy

illegal-victim-count = Liczba wskazanych graczy: { $given }; trzeba wskazać { $count }
illegal-victim-twice = Gracza { $seat } wymieniasz dwa razy; dodatkowymi ofiarami są różni gracze
illegal-victim-primary = Gracz { $seat } to główna ofiara, więc nie może być dodatkową
illegal-victim-beneficiary = Gracz { $seat } jest beneficjentem tej katastrofy; nie można go wskazać
illegal-victim-spared = Są dwie kopie tej katastrofy: gracz { $seat } jest główną ofiarą lub beneficjentem jednej z nich albo został już wskazany
illegal-victim-block = Gracz { $seat } jest z drugiego bloku, a ta katastrofa nie wychodzi poza blok głównej ofiary
illegal-victim-immune = Gracza { $seat } chroni Wojna Morska; nie można go wskazać
illegal-victim-nothing = Gracz { $seat } nie ma niczego, co ta katastrofa mogłaby zabrać
illegal-victim-absent = Gracz { $seat } nie bierze udziału w grze; nie można go wskazać
illegal-calamity-place = Katastrofa nie może dotknąć miejsca { $area }; wybierz jedno z podanych miejsc
illegal-coastal-sacrifice = Najpierw miasta, które nie leżą na wybrzeżu; przybrzeżne podaj tylko wtedy, gdy innych masz za mało
illegal-card = Karta { $card } się tu nie liczy; wybierz towary, które są coś warte
illegal-cards = { $held ->
        [0] Nie masz karty { $card }
       *[other] Karty { $card }: masz { $held }, a podajesz { $given }
    }
illegal-discard-count = Liczba podanych kart: { $given }; odrzucić możesz: { $counts }
illegal-corruption-total = Łączny nominał kart musi wynosić co najmniej { $needed }; twoje mają { $given }
illegal-corruption-superfluous = Karta { $card } jest zbędna: pozostałe wystarczą
illegal-damage-city = Na obszarze { $area } nie możesz tu stracić miasta
illegal-damage-city-twice = Wymieniasz miasto dwa razy; każde jest albo zredukowane, albo zniszczone
illegal-damage-tokens = { $most ->
        [0] Na obszarze { $area } nie można stracić żadnego żetonu
        [1] Na obszarze { $area } można stracić tylko { $most } żeton; podajesz { $given }
       *[other] Na obszarze { $area } można stracić od 1 do { $most } żetonów; podajesz { $given }
    }
illegal-damage-short = To pokrywa { $paid } z { $damage } obrażeń; musisz stracić więcej
illegal-damage-superfluous = To pokrywa { $paid }, a obrażeń jest tylko { $damage }: coś z tego jest zbędne

## Karty handlowe i handel

illegal-card-purchase = Ze stosu { $stack } nie możesz teraz kupić karty; możesz z tych: { $options }
illegal-free-card = Ze stosu { $stack } nie możesz teraz wziąć karty za darmo; możesz z tych: { $options }
illegal-done-trading = Handel jest już dla ciebie zakończony; najpierw do niego wróć
illegal-back = Handel trwa dla ciebie nadal, więc nie ma do czego wracać
illegal-no-offer = Nie ma takiej oferty dla ciebie; może ją wycofano albo przyjął ją ktoś inny
illegal-no-deal = Nie masz takiej transakcji; może ją odwołano
illegal-own-offer = Ta oferta jest twoja; przyjąć ją musi ktoś inny
illegal-withdraw = Ta oferta jest cudza i skierowana do wszystkich; wycofać ją może tylko jej autor
illegal-partner = Gracz { $seat } nie może być twoim partnerem: złóż ofertę innemu graczowi, który ma co najmniej 3 karty, albo wszystkim
illegal-counter = Kontrofertę składa się temu, na czyją ofertę odpowiada
illegal-deal-size = Każda strona transakcji oddaje co najmniej { $least ->
        [one] { $least } kartę
        [few] { $least } karty
        [many] { $least } kart
       *[other] { $least } karty
    }; podajesz { $cards }
illegal-too-few-cards = Do handlu masz { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }; transakcja wymaga { $cards }
illegal-claims = Poza dwiema wiążącymi nazwami możesz podać po jednej na każdą dalszą kartę, razem { $most }; podajesz { $given }
illegal-wishes = Możesz podać po jednym życzeniu na każdą kartę, którą chcesz dostać, razem { $most }; podajesz { $given }
illegal-wish-size = Prosić możesz najwyżej o { $most } kart; prosisz o { $given }
illegal-said-enough = Limit twoich wypowiedzi w tym handlu ({ $most }) jest wyczerpany; możesz już tylko zakończyć handel
illegal-too-many-open = Masz już tyle otwartych ofert i transakcji: { $most }; wycofaj którąś albo wyłóż karty
illegal-named-calamity = { $card } to katastrofa; wymieniać wolno tylko towary i wodę
illegal-named = W tej transakcji obiecujesz karty { $card }: { $count }, a wykładasz { $given }
illegal-not-tradeable = Tą kartą nie wolno handlować: { $card }
illegal-put-down = { $free ->
        [0] Wszystkie twoje karty { $card } są wyłożone w innej transakcji
       *[other] Karty { $card } poza wyłożonymi w innych transakcjach: { $free }; podajesz { $given }
    }
illegal-card-count = { $cards ->
        [one] Zapowiedziana była { $cards } karta
        [few] Zapowiedziane były { $cards } karty
        [many] Zapowiedzianych było { $cards } kart
       *[other] Zapowiedziano { $cards } karty
    }; wykładasz { $given }

## Umiejętności specjalne

illegal-ability = Nie możesz teraz użyć tej umiejętności specjalnej: nie masz jej, użyto jej już w tej turze albo nie ma do czego jej użyć
illegal-ability-area = Na obszarze { $area } nie można użyć tej umiejętności; wybierz jeden z podanych obszarów
illegal-diaspora-from = { $most ->
        [0] Na obszarze { $area } nie masz żetonu do zabrania
        [1] Z obszaru { $area } można zabrać tylko { $most } twój żeton; podajesz { $count }
       *[other] Z obszaru { $area } można zabrać od 1 do { $most } twoich żetonów; podajesz { $count }
    }
illegal-diaspora-to = { $most ->
        [0] Na obszarze { $area } nie ma miejsca na żetony
        [1] Na obszarze { $area } zmieści się tylko { $most } żeton; podajesz { $count }
       *[other] Na obszarze { $area } zmieści się od 1 do { $most } żetonów; podajesz { $count }
    }
illegal-diaspora-same = Z obszaru { $area } nie można jednocześnie zabierać żetonów i ich tam kłaść
illegal-diaspora-number = Zabierz i połóż tyle samo żetonów, od 1 do { $most }; zabierasz { $taken }, kładziesz { $placed }
illegal-politics-either = Polityka albo przenosi żetony do skarbca, albo przejmuje jednostki na jednym obszarze: wybierz dokładnie jedno z dwojga
illegal-politics-treasury = { $most ->
        [0] Polityką nie można teraz przenieść do skarbca żadnego żetonu
       *[other] Polityką można przenieść do skarbca od 1 do { $most } żetonów; podajesz { $number }
    }
illegal-provincial-empire = Gracz { $seat } nie może zostać wskazany przy Prowincjach Imperium; wybierz spośród podanych graczy
illegal-player-twice = Gracza { $seat } wymieniasz dwa razy
illegal-provincial-empire-number = Liczba wskazanych graczy: { $given }; trzeba wskazać { $most ->
        [1] { $most }
       *[other] od 1 do { $most }
    }
illegal-trade-routes-empty = Podaj co najmniej jedną kartę do odrzucenia
illegal-trade-routes = Te karty dają żetony w liczbie { $tokens }, a w zasobach masz { $stock }: za każdą kartę trzeba otrzymać pełną wypłatę
illegal-doctrine-either = Doktryna Uniwersalna przejmuje albo jedno miasto pirackie, albo żetony barbarzyńców: wybierz dokładnie jedno z dwojga
illegal-doctrine-city = Na obszarze { $area } nie ma miasta pirackiego, które możesz przejąć
illegal-doctrine-tokens = { $most ->
        [0] Na obszarze { $area } nie ma żetonów barbarzyńców, które możesz przejąć
        [1] Na obszarze { $area } można przejąć tylko { $most } żeton barbarzyńców; podajesz { $count }
       *[other] Na obszarze { $area } można przejąć od 1 do { $most } żetonów barbarzyńców; podajesz { $count }
    }
illegal-doctrine-number = Razem możesz przejąć najwyżej tyle żetonów barbarzyńców: { $most }; podajesz { $given }
illegal-card-to-give = { $card }: tej karty nie możesz tu oddać; wybierz jedną z podanych swoich kart

## Zakup kart rozwoju

illegal-purchase-empty = Podaj co najmniej jedną kartę rozwoju do kupienia albo zakończ zakupy
illegal-advance-held = Masz już kartę { $advance }; każdą kartę rozwoju kupuje się raz
illegal-library = Biblioteka obniża cenę jednej innej karty rozwoju kupowanej razem z nią: wskaż dokładnie jedną z nich, a bez Biblioteki żadnej
illegal-anatomy = Karty { $advance } nie można wziąć za darmo: trzeba kupować Anatomię i wziąć kartę rozwoju z grupy Nauka o koszcie poniżej 100, której nie masz ani nie kupujesz
illegal-payment-short = Cena wynosi { $price }, a to, czym płacisz, jest warte { $given }
illegal-payment-treasury = { $needed ->
        [0] Karty wystarczą na ten zakup, więc ze skarbca nie można nic dołożyć
       *[other] Poza kartami ten zakup wymaga ze skarbca dokładnie { $needed }; podajesz { $given }
    }
illegal-substitution-not-held = Karta może liczyć się jako inny towar tylko wtedy, gdy Imperium Handlowe masz już przed tym zakupem
illegal-substitution-set = { $card }: do tego zestawu nie można dołożyć karty; trzeba oddawać część kart tego towaru, ale nie wszystkie, jakie są
illegal-substitution-card = { $card }: tej karty nie można dołożyć do zestawu; musi to być inny towar spośród oddawanych kart
illegal-substitution-value = { $card } ma niższy nominał niż zestaw, do którego ma zostać dołożona
illegal-hand-limit = Liczba podanych kart: { $given }; trzeba odrzucić dokładnie { $count }
