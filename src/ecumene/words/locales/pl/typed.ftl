### To, co się wpisuje w odpowiedzi na pytanie.

typed-word = { $command ->
        [help] ? pomoc
        [undo] u cofnij
        [save] s zapisz
        [quit] q wyjdź
        [auto] . auto
        [auto-phase] ..
        [log] l dziennik
        [info] i informacje
        [map] mapa plansza
        [leave] opuść
        [chat] powiedz mów
        [who] kto
        [hand-over] oddaj
        [take-over] przejmij
        [agree] zgoda
        [object] sprzeciw
        [start] start zacznij
        [pause] pauza wstrzymaj
        [resume] wznów
        [extend] przedłuż
        [end-trade] zakończ-handel
        [propose-undo] zaproponuj-cofnięcie
        [yes] t tak
        [no] n nie
        [none] żadne żadna nic brak 0 -
        [done] gotowe
        [march] m idź marsz ruch
        [ship] statek
        [maintain] utrzymaj
        [scrap] usuń
        [load] załaduj
        [sail] płyń
        [land] wyładuj
        [halt] stój
        [back] wróć
        [wait] czekaj
        [end] koniec gotowe
        [reduce] zredukuj
        [destroy] zniszcz
        [without] bez-dodatkowego bez
        [token] żeton
        [tokens] żetony
        [lost-ship] statek
        [ships] statki
        [treasury] skarbiec
        [from] z
        [keep] zostaw
        [offer] oferta
        [counter] kontroferta
        [accept] przyjmij
        [put] wyłóż
        [drop] odrzuć wycofaj
        [come-back] wróć
        [for] za
        [to] dla
        [say] mówię
        [discount] taniej
        [gift] gratis
        [credits] kredyty
        [epochs] epoki epoka tor
        [buy] kup kupuję
        [pay] płacę
        [as] jako
        [new] nowa
        [short] krótka
        [full] pełna
        [west] zachód
        [east] wschód
        [basic] podstawowy
        [expert] ekspercki
        [strict] kolejno kolejka
        [learning] nowicjusze nowicjusz
        [casual] amatorzy amator
        [seasoned] weterani weteran
        [master] mistrzowie mistrz
       *[free] jednocześnie swobodnie
    }

## Jak odpowiadać

typed-how-areas = Wpisz obszary oddzielone przecinkami, np.: ateny, korynt.
typed-how-areas-extra = Wpisz obszary oddzielone przecinkami, np.: ateny, korynt. Aby dodatkowy żeton został w zasobach: bez korynt.
typed-how-areas-none = Wpisz obszary oddzielone przecinkami, np.: ateny, korynt; albo żadne.
typed-how-tokens = Wpisz obszary z liczbami, np.: ateny 2, korynt 1.
typed-how-yes-no = Wpisz t albo n.
typed-how-players = Wpisz cywilizacje oddzielone przecinkami, np.: egipt, rzym.
typed-how-cards = Wpisz karty oddzielone przecinkami, np.: 2 żelazo, wino; albo żadne, jeśli tak wolno.
typed-how-credits = Wpisz grupy z liczbami, np.: sztuka 5, nauka 5.
typed-how-damage = Wpisz żetony według obszarów, a miasta po słowie zredukuj albo zniszcz, np.: ateny 2, zredukuj sparta, zniszcz korynt; bez sparta: dodatkowy żeton zostaje w zasobach (G11c).
typed-how-loss = żetony albo statki: oddawaj je we wszystkich dalszych rundach tego konfliktu; żeton albo statek: tylko w tej rundzie. Z Zaawansowaną Wojskowością także: żetony korynt.
typed-how-city = Albo obszar i to, skąd wziąć żetony: ateny, skarbiec 2, z korynt 1, zostaw. Kilka miast oddziel średnikami: ateny; korynt, skarbiec 2; gotowe.
typed-how-cities = Kilka miast oddziel średnikami: ateny; korynt; gotowe.
typed-how-move =
    m ateny korynt 3: marsz 3 żetonów, a bez liczby wszystkich
    statek ateny: budowa statku; utrzymaj 0, załaduj 0 3, płyń 0 tyr, wyładuj 0 3, stój 0, usuń 0
    wróć: cofnięcie posunięcia; i: znów lista; koniec: koniec ruchu. Kilka posunięć oddziel średnikami.
    Na liście: limit populacji, * teren pod miasto, # miasto.
typed-how-move-free =
    m ateny korynt 3: marsz 3 żetonów, a bez liczby wszystkich
    statek ateny: budowa statku; utrzymaj 0, załaduj 0 3, płyń 0 tyr, wyładuj 0 3, stój 0, usuń 0
    wróć: cofnięcie posunięcia; i: znów lista; koniec: koniec ruchu. Kilka posunięć oddziel średnikami.
    czekaj: najpierw ruch kończą gracze, którzy są przed tobą w kolejności (M1)
    Na liście: limit populacji, * teren pod miasto, # miasto.
typed-how-trade =
    oferta 2 żelazo, wino za 3 złoto: wszystko, co oddajesz, dwie pierwsze karty wiążą, i ile chcesz
    oferta ... mówię sól: co mówisz o reszcie, prawda albo blef; oferta ... dla rzym: tylko dla jednego gracza
    przyjmij 4: za to, o co prosi, i twoje najtańsze karty; przyjmij 4 żelazo, żelazo, wino: za te
    kontroferta 4 żelazo, żelazo, wino za 3; wyłóż 4 żelazo, żelazo, wino; odrzuć 4; gotowe. W nawiasach: nominały; *: nowe.
typed-how-advances =
    garncarstwo, górnictwo: nazwy albo numery oddzielone przecinkami; garncarstwo płacę 2 żelazo, wino: czym płacisz
    ? garncarstwo: przeczytaj kartę; i: wszystkie ceny; gotowe: bez zakupu
typed-how-pay =
    biblioteka, górnictwo, taniej górnictwo: co jest tańsze (Biblioteka); gratis mennictwo (Anatomia)
    kredyty sztuka 5, kredyty nauka 5: kredyty do wyboru (Pismo, Monument)
    płacę 2 żelazo, sól jako żelazo, skarbiec 5: czym płacisz; sól liczy się jako żelazo (Imperium Handlowe)
typed-how-ability =
    polityka: 5; diaspora: ateny 2 > korynt 2; szlaki handlowe: 2 żelazo, wino
    Umiejętność, dwukropek i sposób użycia; gotowe: nic więcej

## Czego nie da się odczytać

typed-trade-wait = Enter: poczekaj na innych
typed-trade-let-go = Twój handel jest skończony, ale inni handlują dalej (X8). Enter: niech handlują. wróć: handluj dalej.
typed-no-player = „{ $name }” to nie jest żaden z tych graczy: { $names }.
typed-no-group = „{ $name }” to nie jest żadna z tych grup: { $names }.
typed-no-number = „{ $text }” to nie liczba, która ma tu sens.
typed-no-choice = Nie ma możliwości { $number }; wybierz od 1 do { $most }.
typed-choose = Podaj numer możliwości, od 1 do { $most }.
typed-yes-or-no = Odpowiedz t albo n.
typed-not-asked = Nie ma teraz pytania do ciebie; ? pokazuje, co można wpisać.
typed-nothing = Wpisz odpowiedź; ? objaśnia, . oddaje odpowiedź graczowi komputerowemu.
typed-city-means = „{ $text }” to nie jest sposób budowy miasta. Na przykład: skarbiec 2, z korynt 1 albo zostaw.
typed-no-more-cities = Nie możesz teraz zbudować więcej miast, więc pominięto „{ $text }”.
typed-no-move = „{ $text }” to nie jest posunięcie. Na przykład: m ateny korynt 3 albo koniec.
typed-march = Podaj skąd, dokąd i ile: m ateny korynt 3. Przy kilku krokach: m ateny > korynt > sparta 3.
typed-come-back = Wpisz wróć, żeby handlować dalej, albo naciśnij Enter, żeby inni skończyli.
typed-which-ship = Podaj numer statku. Twoje statki: { $ships }.
typed-no-trade = „{ $text }” nic w handlu nie znaczy. Na przykład: oferta 2 żelazo, wino za 3 albo gotowe.
typed-offer = Podaj, co oddajesz i ile kart chcesz: oferta 2 żelazo, wino za 3 złoto dla rzym.
typed-which-offer = Podaj numer oferty albo transakcji. Otwarte: { $numbers }.
typed-two-named = Wymień wszystkie karty, które oddajesz, co najmniej trzy; dwie pierwsze muszą być towarami, bo ich nazwy wiążą (X2).
typed-accept-count = { $cards ->
        [one] Oferta wymaga { $cards } karty; wymieniasz: { $given }.
        [few] Oferta wymaga { $cards } kart; wymieniasz: { $given }.
        [many] Oferta wymaga { $cards } kart; wymieniasz: { $given }.
       *[other] Oferta wymaga { $cards } karty; wymieniasz: { $given }.
    }
# $wishes (String) - karty, o które prosi oferta; $held (Number) - ile ich jest, 0 albo 1
typed-accept-wish = Oferta { $offer } prosi o karty: { $wishes }, a ty { $held ->
        [0] nie masz do oddania żadnej z nich
       *[other] masz do oddania tylko jedną z nich
    }. Jeśli chcesz oddać inne, wymień je: przyjmij { $offer } żelazo, żelazo, wino.
typed-too-dear = Cena wynosi { $price }, a możesz zapłacić najwyżej { $most } (P2).
typed-ability = Podaj umiejętność, dwukropek i sposób użycia: polityka: 5. Możesz użyć: { $names }.
typed-diaspora = Podaj skąd i dokąd: diaspora: ateny 2 > korynt 2.
typed-sail = Podaj, dokąd płynie statek: płyń 0 tyr. Sam znajdzie drogę; inną drogą: płyń 0 knossos, rodos.
typed-too-far = Statek ({ $start }) nie dopłynie w tej turze tak daleko: { $place } (M7).
typed-loss = Wpisz numer możliwości albo żeton lub statek, a na wszystkie dalsze rundy tego konfliktu żetony lub statki.
