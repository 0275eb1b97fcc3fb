### Dlaczego działanie jest niedozwolone. Każde zdanie mówi, co jest nie tak i jak byłoby dobrze.

# $sentence (String) - jedno z poniższych zdań; $rule (String) - numer reguły
illegal-with-rule = { $sentence } ({ $rule }).
# $move (Number) - które posunięcie z listy, licząc od 1
illegal-in-move = Posunięcie { $move }: { $sentence }

illegal-not-asked = Gracz { $seat } nie ma w tej chwili żadnej decyzji do podjęcia
illegal-seat = Nikt tam nie siedzi: w tej grze nie ma takiego miejsca
illegal-question = To pytanie nie jest już otwarte: padła na nie odpowiedź albo zastąpiło je inne
illegal-kind-of-answer = To odpowiedź na inne pytanie niż zadane

## Cofanie

illegal-undo = Ostatnich odpowiedzi nie można cofnąć: nie ma ich tylu albo od tego czasu wyszło na jaw coś nowego
illegal-undo-others = Od tego czasu odpowiadali inni, więc twoja odpowiedź zostaje
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
illegal-city-number = Wybierz różne miasta, od { $least } do { $most }; wybrane: { $given }
illegal-declined-token = Na obszar { $area } nie trafiłby dodatkowy żeton z Rolnictwa, więc nie ma czego zostawiać w zasobach
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
illegal-tokens-landed = Żetony wyładowane w tej turze na obszarze { $area } już się nie poruszą; inne, które jeszcze mogą: { $most }
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
illegal-build-number-large = Statki mają numery od 0 do { $highest }; pomiń numer
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
illegal-wait = Nikt przed tobą nie ma już nic do zrobienia, więc nie ma na kogo czekać
illegal-too-many-moves = To już { $most } posunięć w tej turze; cofnij niektóre albo zakończ ruch

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

## Wojna domowa, Tyrania, Hordy barbarzyńców

illegal-selection-area = Obszaru { $area } nie można wybrać albo wymieniasz go dwa razy; wybierz spośród obszarów, na których ofiara ma jednostki
illegal-selection-empty = Wybierz co najmniej jeden obszar
illegal-selection-apart = Te obszary nie tworzą całości: z każdego trzeba móc dojść do każdego innego przez granice lądowe lub wodne, nie opuszczając wybranych obszarów
illegal-selection-points = Te obszary są warte { $points ->
        [one] { $points } punkt jednostek
        [few] { $points } punkty jednostek
        [many] { $points } punktów jednostek
       *[other] { $points } punktu jednostek
    }; wymagana liczba to { $target }, a wybór musi być jej jak najbliższy. Możliwe sumy: { $totals }
illegal-selection-pieces = Istnieją obszary o tej wartości, na które beneficjentowi wystarczy elementów, a na te nie wystarczy: miasta w zasobach { $cities }, żetony w zasobach { $tokens }
illegal-share = Na obszarze { $area } można przejąć od 1 do { $most } żetonów, a nie { $count }
illegal-share-total = Przejmij tyle żetonów, ile masz w zasobach, czyli { $tokens }, a nie { $given }
illegal-horde = Barbarzyńcy nie mogą przejść z obszaru { $start } na obszar { $goal }; wybierz jeden z podanych obszarów

## Odejście z gry, jej koniec i Krótka Gra

illegal-leave = Nie możesz odejść: już to zrobiłeś lub zapowiedziałeś albo gra jest skończona
illegal-time = Tylko prowadzący grę może ogłosić, że nadeszła umówiona pora; raz i jeśli umówiono się na nią przed grą
illegal-last-turn = Gra nie może się skończyć po turze { $turn }; pierwsza tura ma numer 1
illegal-short-game = W Krótką Grę gra się tylko z podstawowym Torem Historii
illegal-spread = Na obszar { $area } można położyć od 0 do { $room } żetonów, a nie { $count }
illegal-spread-total = Razem trzeba położyć od { $least } do { $most } żetonów, a nie { $placed }
illegal-start-city = Na obszarze { $area } nie może na początku stać miasto; wybierz obszary własnego regionu o limicie populacji większym od 0
illegal-start-cities = Wybierz różne obszary: razem { $count }, z tego co najmniej { $sites } z terenem pod miasto
illegal-free-credits = Kredyty do wyboru: razem { $points }, a nie { $given }
illegal-free-credits-step = Te kredyty wybiera się porcjami po { $unit }

## Katastrofy

illegal-victim-count = { $count ->
        [one] Wskaż { $count } gracza, a nie { $given }
        [few] Wskaż { $count } różnych graczy, a nie { $given }
        [many] Wskaż { $count } różnych graczy, a nie { $given }
       *[other] Wskaż { $count } różnych graczy, a nie { $given }
    }
illegal-victim-twice = Gracza { $seat } wymieniasz dwa razy; dodatkowymi ofiarami są różni gracze
illegal-victim-primary = Gracz { $seat } to główna ofiara, więc nie może być dodatkową
illegal-victim-spared = Gracz { $seat } nie może być ofiarą: to główna ofiara lub beneficjent tej katastrofy albo gracz już wskazany dla drugiej kopii
illegal-victim-block = Gracz { $seat } jest z drugiego bloku, a ta katastrofa nie wychodzi poza blok głównej ofiary
illegal-victim-immune = Gracza { $seat } chroni Wojna Morska; nie można go wskazać
illegal-victim-nothing = Gracz { $seat } nie ma niczego, co ta katastrofa mogłaby zabrać
illegal-victim-absent = Gracz { $seat } nie bierze udziału w grze; nie można go wskazać
illegal-calamity-place = Katastrofa nie może dotknąć miejsca { $area }; wybierz jedno z podanych miejsc
illegal-coastal-sacrifice = Najpierw miasta, które nie leżą na wybrzeżu; przybrzeżne podaj tylko wtedy, gdy innych masz za mało
illegal-discard-card = Nie masz na ręce karty { $card }, którą chcesz odrzucić, albo masz ich za mało
illegal-discard-count = Tyle kart możesz odrzucić: { $counts }, a nie { $given }
illegal-corruption-total = Karty muszą mieć razem wartość nominalną co najmniej { $needed }; twoje mają { $given }
illegal-corruption-superfluous = Karta { $card } jest zbędna: pozostałe wystarczą
illegal-damage-city = Na obszarze { $area } nie możesz tu stracić miasta
illegal-damage-city-twice = Wymieniasz miasto dwa razy; każde jest albo zredukowane, albo zniszczone
illegal-damage-tokens = Na obszarze { $area } można stracić od 1 do { $most } żetonów, a nie { $given }
illegal-damage-short = To pokrywa { $paid } z { $damage } obrażeń; musisz stracić więcej
illegal-damage-superfluous = To pokrywa { $paid }, a obrażeń jest { $damage }: coś z tego jest zbędne i zostaje na planszy

## Karty handlowe i handel

illegal-card-purchase = Ze stosu { $stack } nie możesz teraz kupić karty; możesz z tych: { $options }
illegal-free-card = Ze stosu { $stack } nie możesz teraz wziąć karty za darmo; możesz z tych: { $options }
illegal-done-trading = Handel jest już dla ciebie zakończony; najpierw do niego wróć
illegal-back = Handel trwa dla ciebie nadal, więc nie ma do czego wracać
illegal-no-offer = Nie ma dla ciebie otwartej oferty { $number }; może ją wycofano albo przyjął ją ktoś inny
illegal-no-deal = Nie masz takiej transakcji: { $number }; może ją odwołano
illegal-own-offer = Oferta { $number } jest twoja; przyjąć ją musi ktoś inny
illegal-withdraw = Oferta { $number } jest cudza i skierowana do wszystkich; wycofać ją może tylko jej autor
illegal-partner = Gracz { $seat } nie może być twoim partnerem: złóż ofertę innemu graczowi, który ma co najmniej 3 karty, albo wszystkim
illegal-counter = Kontrofertę do oferty { $number } składa się temu, kto ją złożył
illegal-deal-size = { $least ->
        [one] Każda strona transakcji oddaje co najmniej { $least } kartę, a nie { $cards }
        [few] Każda strona transakcji oddaje co najmniej { $least } karty, a nie { $cards }
        [many] Każda strona transakcji oddaje co najmniej { $least } kart, a nie { $cards }
       *[other] Każda strona transakcji oddaje co najmniej { $least } karty, a nie { $cards }
    }
illegal-too-few-cards = Karty, którymi możesz handlować: { $most }. Transakcja wymaga: { $cards }
illegal-claims = Poza dwiema wiążącymi nazwami możesz podać po jednej na każdą dalszą kartę, najwyżej: { $most }
illegal-wishes = Życzeń może być po jednym na każdą kartę, którą chcesz dostać, najwyżej: { $most }
illegal-wish-size = Możesz prosić najwyżej o tyle kart: { $most }
illegal-said-enough = W tym handlu padło już tyle twoich odpowiedzi: { $most }; możesz tylko zakończyć handel
illegal-too-many-open = Masz już tyle otwartych ofert i transakcji: { $most }; wycofaj którąś albo wyłóż karty
illegal-named-calamity = { $card } to katastrofa; wymieniać wolno tylko towary i wodę
illegal-named = { $count ->
        [one] Dwie pierwsze nazwy są wiążące, a wśród kart nie ma takiej: { $card }
        [few] Dwie pierwsze nazwy są wiążące: potrzeba { $count } kart { $card }, a tylu wśród kart nie ma
        [many] Dwie pierwsze nazwy są wiążące: potrzeba { $count } kart { $card }, a tylu wśród kart nie ma
       *[other] Dwie pierwsze nazwy są wiążące: potrzeba { $count } karty { $card }, a tylu wśród kart nie ma
    }
illegal-not-tradeable = Tą kartą nie wolno handlować: { $card }
illegal-put-down = Nie masz tylu kart { $card } poza wyłożonymi w innych transakcjach
illegal-card-count = { $cards ->
        [one] Zadeklarowana była { $cards } karta, a nie { $given }
        [few] Zadeklarowane były { $cards } karty, a nie { $given }
        [many] Zadeklarowanych było { $cards } kart, a nie { $given }
       *[other] Zadeklarowano { $cards } karty, a nie { $given }
    }

## Zdolności specjalne

illegal-ability = Nie możesz teraz użyć tej zdolności specjalnej: nie masz jej, już jej w tej turze użyłeś albo nie da się nią nic zrobić
illegal-ability-area = Na obszarze { $area } nie można użyć tej zdolności; wybierz jeden z podanych obszarów
illegal-diaspora-from = Z obszaru { $area } można zabrać od 1 do { $most } twoich żetonów, a nie { $count }
illegal-diaspora-to = Na obszarze { $area } zmieści się tyle żetonów: { $most }, a nie { $count }
illegal-diaspora-same = Z obszaru { $area } nie można jednocześnie zabierać żetonów i ich tam kłaść
illegal-diaspora-number = Zabierz i połóż tyle samo żetonów, od 1 do { $most }; zabrane: { $taken }, położone: { $placed }
illegal-politics-either = Polityka albo przenosi żetony do skarbca, albo przejmuje jednostki na jednym obszarze: wybierz dokładnie jedno z dwojga
illegal-politics-treasury = Polityką można przenieść do skarbca od 1 do { $most } żetonów, a nie { $number }
illegal-provincial-empire = { $seat } nie może zostać wskazany przy Prowincjach Imperium; wybierz spośród podanych graczy
illegal-provincial-empire-number = { $most ->
        [one] Wskaż { $most } gracza
        [few] Wskaż od 1 do { $most } różnych graczy
        [many] Wskaż od 1 do { $most } różnych graczy
       *[other] Wskaż od 1 do { $most } różnych graczy
    }
illegal-trade-routes-empty = Podaj co najmniej jedną kartę do odrzucenia
illegal-trade-routes = Te karty dają żetony w liczbie { $tokens }, a w zasobach masz { $stock }: za każdą kartę trzeba otrzymać pełną wypłatę
illegal-doctrine-either = Doktryna Uniwersalna przejmuje albo jedno miasto pirackie, albo żetony barbarzyńców: wybierz dokładnie jedno z dwojga
illegal-doctrine-city = Na obszarze { $area } nie ma miasta pirackiego, które możesz przejąć
illegal-doctrine-tokens = Na obszarze { $area } można przejąć od 1 do { $most } żetonów barbarzyńców, a nie { $count }
illegal-doctrine-number = Razem możesz przejąć najwyżej tyle żetonów barbarzyńców: { $most }, a nie { $given }
illegal-card-to-give = { $card }: tej karty nie możesz tu oddać; wybierz jedną z podanych swoich kart

## Zakup kart rozwoju

illegal-purchase-empty = Podaj co najmniej jedną kartę rozwoju do kupienia albo powiedz, że skończyłeś
illegal-advance-held = Masz już kartę { $advance }; każdą kartę rozwoju kupuje się raz
illegal-library = Biblioteka obniża cenę jednej innej karty rozwoju kupowanej razem z nią: wskaż dokładnie jedną z nich, a bez Biblioteki żadnej
illegal-anatomy = Karty { $advance } nie można wziąć za darmo: trzeba kupować Anatomię, a wziąć kartę rozwoju z grupy Nauka o koszcie poniżej 100, której nie masz i nie kupujesz
illegal-payment-card = Nie masz na ręce karty { $card }, którą chcesz zapłacić, albo masz ich za mało
illegal-payment-short = Cena wynosi { $price }, a to, czym płacisz, jest warte { $given }
illegal-payment-treasury = Poza kartami ten zakup wymaga tylu żetonów ze skarbca: { $most }, a nie { $given }
illegal-substitution-not-held = Tylko z wcześniej posiadanym Imperium Handlowym karta może liczyć się jako inny towar
illegal-substitution-set = { $card }: do tego zestawu nie można dołożyć karty; trzeba oddawać część kart tego towaru, ale nie wszystkie, jakie są
illegal-substitution-card = { $card }: tej karty nie można dołożyć do zestawu; musi to być inny towar spośród oddawanych kart
illegal-substitution-value = { $card } ma niższą wartość nominalną niż zestaw, do którego ma zostać dołożona
illegal-hand-limit = { $count ->
        [one] Odrzuć dokładnie { $count } kartę, a nie { $given }
        [few] Odrzuć dokładnie { $count } karty, a nie { $given }
        [many] Odrzuć dokładnie { $count } kart, a nie { $given }
       *[other] Odrzuć dokładnie { $count } karty, a nie { $given }
    }
