### Gra w terminalu.

play-about = Gra w terminalu: jedna osoba i gracze komputerowi; bez opcji program pyta, w co grać.
play-option-players = Liczba graczy, od 5 do 18; domyślnie 5.
play-option-civ = Twoja cywilizacja; bez tej opcji wybierasz ją w grze (S2). W zapisanej grze: czyje miejsce zajmujesz.
play-option-track = Tor Historii: basic (podstawowy) albo expert (ekspercki) (S6); domyślnie podstawowy.
play-option-movement = Ruch: strict (po kolei) albo free (jednocześnie) (M1); domyślnie po kolei.
play-option-seed = Liczba, od której zależy wszystko, co losowe; ta sama liczba to ta sama gra.
play-option-short = Krótka Gra (Q): od razu miasta, karty rozwoju i ostatnie epoki.
play-option-resume = Dalszy ciąg zapisanej gry.
play-place-track = basic|expert
play-place-movement = strict|free

play-welcome = Odpowiadaj numerem albo słowami; Enter przyjmuje propozycję. ? objaśnia pytanie, ? M7 regułę, ? górnictwo kartę; u cofa, i informuje, l pokazuje dziennik tury, s zapisuje, q zapisuje i kończy; . oddaje odpowiedź graczowi komputerowemu, .. do końca fazy; opuść to wyjście z gry. Ziarno losowości: { $seed }.
play-resumed = Dalszy ciąg gry z pliku { $file }.
play-result = Twoje miejsce: { $place } z { $players }.
play-goodbye = Do następnego razu. Dalszy ciąg: { $command }
play-saved = Gra jest zapisana w pliku { $file }.
play-not-saved = Gra nie jest zapisana. s PLIK zapisuje ją gdzie indziej; ponowne q kończy mimo to.
play-prompt = >
# $number (Number) - numer możliwości; $choice (String) - jej treść
play-choice = { $number }. { $choice }
play-default = Enter: { $answer }
play-player = Gracz { $number }
play-undone = Ostatnia twoja decyzja jest cofnięta razem ze wszystkim, co inni zrobili po niej.
play-proposal-dropped = Nic się jeszcze nie stało; odpowiedz jeszcze raz.
play-confirm = Enter: zgoda. u: jednak nie.
play-accept-with = Enter: przyjąć ofertę { $offer }, oddając: { $cards }
play-leave = { $phase ->
        [0] Zamierzasz opuścić grę (L1): po jej przygotowaniu znikną twoje pionki i karty. Enter: opuść. u: zostań.
       *[other] Zamierzasz opuścić grę (L1): po fazie { $phase } znikną twoje pionki i karty; do tego czasu grasz. Enter: opuść. u: zostań.
    }
play-auto-moved = Twój ruch już się zaczął, a gracz komputerowy wykonuje go tylko od początku (wróć cofa posunięcie). Enter: zakończ ruch tak, jak jest. u: jeszcze nie.
play-left = Gra toczy się już bez ciebie. Enter: pozostali grają do końca. q: zapisz i zakończ.
play-more = -- jeszcze { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }: Enter dalej, q koniec --
play-log-empty = Nic się jeszcze nie zdarzyło.
play-trade-wait = Enter: poczekaj na innych
play-trade-quiet = Inni nie mają już nic do powiedzenia. Enter: ty też kończysz
play-trade-let-go = Twój handel jest skończony, ale inni handlują dalej (X8). Enter: niech kończą. wróć: handluj dalej.
play-undo-none = Nie ma twojej decyzji, którą można by cofnąć.
play-undo-revealed = Od twojej ostatniej decyzji wyszło na jaw coś nowego, np. karta, więc decyzji nie można cofnąć.
play-help = Więcej: ? M7 czyta każdą regułę, ? górnictwo albo ? głód kartę; ? ateny mówi, kto tam jest, ? rzym, co ma ten gracz, ? epoki, czego wymaga Tor Historii. Polecenia: u cofnij, i informacje, l dziennik (l 9: tylko fazy 9), s [PLIK] zapisz, mapa [PLIK] narysuj planszę, q zakończ, . odpowiedz za mnie, .. w tej fazie, opuść (grę).

## Słowa języka poleceń, oddzielone spacjami

play-word-help = ? pomoc
play-word-undo = u cofnij
play-word-save = s zapisz
play-word-quit = q wyjdź
play-word-auto = . auto
play-word-auto-phase = ..
play-word-log = l dziennik
play-word-info = i informacje
play-word-leave = opuść
play-word-map = mapa plansza
play-word-yes = t tak
play-word-no = n nie
play-word-none = żadne żadna nic brak 0 -
play-word-done = gotowe
play-word-march = m idź marsz ruch
play-word-ship = statek
play-word-maintain = utrzymaj
play-word-scrap = usuń
play-word-load = załaduj
play-word-sail = płyń
play-word-land = wyładuj
play-word-halt = stój
play-word-back = wróć
play-word-wait = czekaj
play-word-end = koniec gotowe
play-word-reduce = zredukuj
play-word-destroy = zniszcz
play-word-without = bez-dodatkowego bez
play-word-treasury = skarbiec
play-word-from = z
play-word-keep = zostaw
play-word-offer = oferta
play-word-counter = kontroferta
play-word-accept = przyjmij
play-word-put = wyłóż
play-word-drop = odrzuć wycofaj
play-word-come-back = wróć
play-word-for = za
play-word-to = dla
play-word-say = mówię
play-word-discount = taniej
play-word-gift = gratis
play-word-credits = kredyty
play-word-epochs = epoki epoka tor
play-word-buy = kup kupuję
play-word-pay = płacę
play-word-as = jako

## Jak odpowiadać

play-how-areas = Wpisz obszary po przecinkach, np.: ateny, korynt.
play-how-areas-extra = Wpisz obszary po przecinkach, np.: ateny, korynt. Gdzie dodatkowy żeton zostaje w zasobach: bez korynt.
play-how-areas-none = Wpisz obszary po przecinkach, np.: ateny, korynt; albo żadne.
play-how-tokens = Wpisz obszary z liczbami, np.: ateny 2, korynt 1.
play-how-yes-no = t albo n.
play-how-players = Wpisz cywilizacje po przecinkach, np.: egipt, rzym.
play-how-cards = Wpisz karty po przecinkach, np.: 2 żelazo, wino; albo żadne, jeśli tak wolno.
play-how-credits = Wpisz grupy z liczbami, np.: sztuka 5, nauka 5.
play-how-damage = Wpisz żetony według obszarów, a miasta po słowie, np.: ateny 2, zredukuj sparta, zniszcz korynt; bez sparta: dodatkowy żeton zostaje w zasobach (G11c).
play-how-city = Albo obszar i środki: ateny, skarbiec 2, z korynt 1, zostaw; gotowe znaczy: nic więcej.
play-how-move =
    m ateny korynt 3: marsz 3 żetonów, bez liczby wszystkich
    statek ateny: budowa statku; utrzymaj 0, załaduj 0 3, płyń 0 knossos, rodos, wyładuj 0 3, stój 0, usuń 0
    wróć: cofnięcie posunięcia; i: znów lista; koniec: koniec. Kilka po średnikach.
    Na liście: limit populacji, * teren pod miasto, # miasto.
play-how-move-free =
    m ateny korynt 3: marsz 3 żetonów, bez liczby wszystkich
    statek ateny: budowa statku; utrzymaj 0, załaduj 0 3, płyń 0 knossos, rodos, wyładuj 0 3, stój 0, usuń 0
    wróć: cofnięcie posunięcia; i: znów lista; koniec: koniec. Kilka po średnikach.
    czekaj: gracze, którzy są przed tobą w kolejności, najpierw kończą ruch (M1)
    Na liście: limit populacji, * teren pod miasto, # miasto.
play-how-trade =
    oferta 2 żelazo, wino za 3 złoto: wszystko, co oddajesz, dwie pierwsze karty wiążą, i ile chcesz
    oferta ... mówię sól: blef co do reszty; oferta ... dla rzym: tylko dla jednego gracza
    przyjmij 4: za twoje najtańsze karty; przyjmij 4 żelazo, żelazo, wino: za te
    kontroferta 4 żelazo, żelazo, wino za 3; wyłóż 4 żelazo, żelazo, wino; odrzuć 4; gotowe. W nawiasach: wartości kart; *: nowe.
play-how-advances =
    garncarstwo, górnictwo: nazwy albo numery po przecinkach; garncarstwo płacę 2 żelazo, wino: czym płacisz
    ? garncarstwo: przeczytaj kartę; i: wszystkie ceny; gotowe: bez zakupu
play-how-pay =
    biblioteka, górnictwo, taniej górnictwo: co jest tańsze (Biblioteka); gratis mennictwo (Anatomia)
    kredyty sztuka 5, kredyty nauka 5: kredyty do wyboru (Pismo, Monument)
    płacę 2 żelazo, sól jako żelazo, skarbiec 5: czym płacisz; sól liczy się jako żelazo (Imperium Handlowe)
play-how-ability =
    polityka: 5; diaspora: ateny 2 > korynt 2; szlaki handlowe: 2 żelazo, wino
    Umiejętność, dwukropek i sposób użycia; gotowe: nic więcej

## Co jest nie tak

play-refused = { $reason }
play-civ = { $civ }: ta cywilizacja nie bierze udziału w tym rozstawieniu (S1). Wybierz spośród: { $names }.
play-no-json = W tę grę gra człowiek, więc nie ma tu --json. Zapisana gra to JSON Lines: jeden wiersz na każdą akcję i jej skutek.
play-resume-agreed = Zapisana gra toczy się tak, jak ją ustalono; tylko --civ może powiedzieć, czyje miejsce zajmujesz.
play-file-there = Plik { $file } już istnieje; zapisz grę pod inną nazwą.
play-file-changed = Plik { $file } zapisano w międzyczasie na nowo, może robi to ta sama gra w innym oknie; zapisz grę pod inną nazwą.
play-not-whole = Plik { $file } nie jest całym plikiem gzip.
play-damaged = Pliku { $file } nie można odtworzyć. { $reason }
play-no-player = „{ $name }” to nie jest żaden z tych graczy: { $names }.
play-no-group = „{ $name }” to nie jest żadna z tych grup: { $names }.
play-no-number = „{ $text }” to nie jest liczba, która ma tu sens.
play-no-choice = Nie ma możliwości { $number }; są od 1 do { $most }.
play-choose = Podaj numer możliwości, od 1 do { $most }.
play-yes-or-no = Odpowiedz t albo n.
play-nothing-typed = Wpisz odpowiedź; ? objaśnia, . oddaje odpowiedź graczowi komputerowemu.
play-too-long = To za długie: można odczytać najwyżej { $most } znaków.
play-no-rule = Nie ma reguły „{ $rule }” ani niczego innego o tej nazwie.
play-no-rule-nearest = Nie ma reguły „{ $rule }” ani niczego innego o tej nazwie. Najbliższe nazwy: { $names }.
play-city-means = „{ $text }” to nie jest sposób budowy miasta: skarbiec 2, z korynt 1 albo zostaw.
play-no-move = „{ $text }” to nie jest posunięcie. Na przykład: m ateny korynt 3 albo koniec.
play-march = Podaj skąd, dokąd i ile: m ateny korynt 3. Przy kilku krokach: m ateny > korynt > sparta 3.
play-come-back = Wpisz wróć, żeby handlować dalej, albo naciśnij Enter, żeby inni skończyli.
play-which-ship = Podaj, który statek. Twoje statki: { $ships }.
play-no-trade = „{ $text }” to nic, co można powiedzieć w handlu. Na przykład: oferta 2 żelazo, wino za 3 albo gotowe.
play-offer = Podaj, co oddajesz i ile kart chcesz: oferta 2 żelazo, wino za 3 złoto dla rzym.
play-which-offer = Podaj numer oferty albo transakcji. Są: { $numbers }.
play-two-named = Wymień wszystkie karty, które oddajesz, co najmniej trzy; dwie pierwsze muszą być towarami, bo ich nazwy wiążą (X2).
play-accept-count = { $cards ->
        [one] Oferta wymaga { $cards } karty; wymieniasz: { $given }.
        [few] Oferta wymaga { $cards } kart; wymieniasz: { $given }.
        [many] Oferta wymaga { $cards } kart; wymieniasz: { $given }.
       *[other] Oferta wymaga { $cards } karty; wymieniasz: { $given }.
    }
play-too-dear = To kosztuje { $price }, a możesz zapłacić najwyżej { $most } (P2).
play-ability = Podaj umiejętność, dwukropek i sposób użycia: polityka: 5. Możesz użyć: { $names }.
play-diaspora = Podaj skąd i dokąd: diaspora: ateny 2 > korynt 2.

## Jak stoi gra

play-column-cities = miasta
play-column-tokens = żetony
play-column-stock = zasoby
play-column-treasury = skarbiec
play-column-cards = karty
play-column-advances = rozwój
play-column-step = Tor/{ $last }
play-column-points = punkty
play-score-steps = Tor
play-score-cities = miasta
play-score-advances = rozwój
play-score-late-iron = premia
play-score-total = razem
play-own-hand = Twoje karty, w zestawach warte { $worth }: { $cards }
play-own-treasury = Twój skarbiec: { $treasury }
play-own-tax = Twoje miasta: { $cities }; żetony w zasobach: { $stock }; skarbiec: { $treasury }. Każde miasto płaci stawkę z zasobów; czego zabraknie, to bunt miast (T2).
play-own-advances = Twoje karty rozwoju: { $advances }
play-own-credits = Twoje kredyty: { $credits }
play-own-cities = Twoje miasta: { $areas }
play-own-tokens = Twoje żetony: { $areas }
play-own-ships = Twoje statki: { $places }
play-own-calamities = Katastrofy wśród twoich kart: { $cards }
play-now-out-of-play = Obszar { $area } jest poza grą (M9).
play-now-area = Teraz na obszarze { $area }: { $units }.
play-now-city = miasto ({ $who })
play-now-pirate-city = miasto pirackie
play-now-player = Teraz na planszy, { $who }: miasta: { $cities }; żetony: { $tokens }; statki: { $ships }.
play-now-advances = Karty rozwoju: { $advances }.
play-now-credits = Kredyty: { $credits }.
play-now-theme = Zestaw tematyczny { $theme } (Q1): { $advances }.
play-outlook-conflicts = Konflikt, obszary: { $areas } (F1).
# $who (String) - czyje miasto; $needed (Number) - ile żetonów wystarczy, by je zdobyć
play-outlook-attack = miasto: { $who }, potrzeba { $needed }
play-outlook-attack-pirates = miasto pirackie, potrzeba { $needed }
play-outlook-cities = Dość żetonów na miasto, obszary: { $areas } (K1).
play-outlook-means = Dość na miasto z żetonami ze skarbca lub od sąsiadów (Architektura, Urbanistyka): { $areas }.
play-outlook-surplus = Za dużo, przepadną, jeśli zostaną: { $areas } (K3).
play-outlook-support = Zaopatrzenie (K4): miasta będą potrzebować { $needed } żetonów, a będzie ich { $tokens }.
play-outlook-ships = Na koniec zniknie bez utrzymania: { $ships } (M10).
play-outlook-ship = statek { $ship } ({ $place })
play-outlook-city = Miasto na obszarze { $area }: zaopatrzenie będzie wtedy wymagać { $needed } żetonów, a zostanie ich { $tokens } (K4).
play-support = Zaopatrzenie (K4): twoje miasta potrzebują { $needed } żetonów, a masz ich { $tokens }.
play-reduced = Żetony, które zajmą miejsce zredukowanego miasta (G11): { $areas }.
play-step-open = Tor Historii (H1): masz wszystko, czego wymaga następne pole.
# $turn (Number) - ostatnia tura
play-end-known = Tura { $turn } jest ostatnia (H4, H6).
# $more (Number) - ile tur rozgrywa się jeszcze po tej, w której ktoś tam dotrze
play-end-near = O krok przed ostatnim polem Toru Historii: { $who }. { $more ->
        [0] Tura, w której ktoś tam wejdzie, jest ostatnia (H4).
       *[other] Gdy ktoś tam wejdzie, pozostanie jeszcze jedna tura (H4).
    }
play-end-ready = Wymagania tego pola spełnia: { $who }.
play-step-missing = Do następnego pola Toru Historii (H1) brakuje ci: { $list }.
# $epoch (String) - epoka; $step (Number) - jej pierwsze pole; $list (String) - czego wymaga
play-epoch = { $epoch }, od pola { $step }, wymaga: { $list }.
# $what (String) - czego się wymaga; $count (Number) - ile tego brakuje
play-step-lacks = { $count } { $what ->
        [cities] { $count ->
            [one] miasta
            [few] miast
            [many] miast
           *[other] miasta
        }
        [advances] { $count ->
            [one] karty rozwoju
            [few] kart rozwoju
            [many] kart rozwoju
           *[other] karty rozwoju
        }
        [advances-below-100] { $count ->
            [one] karty rozwoju o koszcie poniżej 100
            [few] kart rozwoju o koszcie poniżej 100
            [many] kart rozwoju o koszcie poniżej 100
           *[other] karty rozwoju o koszcie poniżej 100
        }
        [advances-from-100] { $count ->
            [one] karty rozwoju o koszcie co najmniej 100
            [few] kart rozwoju o koszcie co najmniej 100
            [many] kart rozwoju o koszcie co najmniej 100
           *[other] karty rozwoju o koszcie co najmniej 100
        }
        [advances-from-200] { $count ->
            [one] karty rozwoju o koszcie co najmniej 200
            [few] kart rozwoju o koszcie co najmniej 200
            [many] kart rozwoju o koszcie co najmniej 200
           *[other] karty rozwoju o koszcie co najmniej 200
        }
       *[advance-points] { $count ->
            [one] punktu za karty rozwoju
            [few] punktów za karty rozwoju
            [many] punktów za karty rozwoju
           *[other] punktu za karty rozwoju
        }
    }
play-move-area = obszar
play-move-still = może iść
play-move-moved = po ruchu
play-move-land = drogą lądową
play-move-left = Mogą jeszcze iść: { $areas }.
play-move-order = Ruch mają jeszcze, w tej kolejności (M1): { $order }
play-move-ship = Statek { $ship }: { $place }, na pokładzie: { $load }. Drogą wodną: { $around }
play-move-made = Posunięcie { $number }: { $move }
play-price-name = karta rozwoju
play-price-groups = grupy
play-price-cost = koszt
play-price-price = cena
play-price-points = punkty
play-price-most = Możesz zapłacić najwyżej { $most }, wszystkimi kartami i skarbcem.
# $count (Number) - ilu tańszych kart nie ma na liście
play-price-more = { $count ->
        [one] i { $count } tańsza; i pokazuje wszystkie
        [few] i { $count } tańsze; i pokazuje wszystkie
        [many] i { $count } tańszych; i pokazuje wszystkie
       *[other] i { $count } tańszej; i pokazuje wszystkie
    }
# $limit (Number) - ile kart może zostać na ręce; $cards (Number) - ile ich jest
play-hand-limit = Kart na ręce: { $cards }; po tej fazie może ich zostać { $limit } (P5).
play-buy = Kupujesz: { $advances }; cena: { $price }.
play-buy-pay = Płacisz kartami: { $cards }, warte { $worth }; ze skarbca: { $treasury }.
play-buy-pay-treasury = Płacisz tylko ze skarbca: { $treasury }.
play-buy-pay-nothing = Nic to nie kosztuje.
play-buy-lost = Nadpłata, która przepada: { $lost } (reszty się nie wydaje).
play-buy-substitution = { $card } liczy się jako { $into } (Imperium Handlowe).
play-buy-discount = Taniej dzięki Bibliotece: { $advance }.
play-buy-gift = Za darmo dzięki Anatomii: { $advance }.
play-buy-credits = Kredyty do wyboru: { $credits }. Inaczej: dopisz do zakupu na przykład kredyty nauka 5.
play-trade-calamities = Katastrofy, które możesz oddać, nie nazywając ich (X3): { $tradeable }
play-trade-number = oferta
play-trade-who = kto
play-trade-gives = na pewno daje
play-trade-says = rzekomo też
play-trade-wants = chce
play-trade-you = ty
play-trade-more = { $count ->
        [one] Jeszcze jedna oferta: i
        [few] Jeszcze { $count } oferty: i
        [many] Jeszcze { $count } ofert: i
       *[other] Jeszcze { $count } oferty: i
    }
play-trade-gone = Nie możesz już dotrzymać swojej oferty { $number }, bo brakuje ci kart: { $cards } (X2). Aby ją wycofać: odrzuć { $number }.
play-trade-deal-gone = Nie możesz już dotrzymać transakcji { $number }, druga strona: { $who }, bo brakuje ci kart: { $cards } (X2).
play-trade-deal = Transakcja { $number }, druga strona: { $who }. Oddajesz: { $gives }; dostajesz: { $gets }. Wyłóż swoje karty.
play-trade-waiting = Transakcja { $number }, druga strona: { $who }. Oddajesz: { $gives }; dostajesz: { $gets }. Twoje karty są wyłożone.

## Spośród czego wybierać

play-options = Do wyboru: { $options }
# $extra (String) - obszary, na które Rolnictwo pozwala dołożyć żeton ponad limit
play-options-extra = { $options }. Dodatkowy żeton z Rolnictwa możliwy tutaj: { $extra } (G11c)
play-options-start = Karty rozwoju zestawu: { $advances }. Z terenem pod miasto: { $sites }. Bez niego: { $others }
play-options-sacrifice = W głębi lądu: { $inland }. Przybrzeżne, tylko gdy tamtych za mało: { $coastal }
play-options-room = Miejsce: { $room }
play-options-points = Obszary i ich punkty jednostek: { $points }. Możliwe sumy: { $totals }
play-options-damage = Żetony, po 1: { $tokens }. Miasta: po 5, jeśli zniszczone; jeśli zredukowane: { $cities }
play-options-cards = Karty: { $cards }

## Przed grą

play-open-welcome = Witaj w Mega Cywilizacji. Enter to pierwsza albo zwykła możliwość; q kończy.
play-open-help = Wpisz numer albo nazwę, jeśli o nią chodzi; Enter to propozycja. ? S1 czyta regułę, ? rzym opisuje cywilizację.
play-open-which = Czy to ma być dalszy ciąg zapisanej gry?
play-open-file = dalszy ciąg z pliku { $file }
play-open-new = nowa gra
play-open-length = W którą grę grasz?
play-open-short = Krótka Gra (Q): od razu miasta i karty rozwoju, najwyżej jeden wieczór
play-open-full = pełna gra, od jednego żetonu do późnej epoki żelaza
play-open-players = Ilu graczy razem z tobą, od 5 do 18 (S1)? Enter: 5
play-open-no-players = W grze jest od 5 do 18 graczy.
play-open-map = Na której mapie (S1)?
play-open-west = Zachód
play-open-east = Wschód
play-open-track = Który Tor Historii (S6)?
play-open-basic = podstawowy
play-open-expert = ekspercki: surowszy, a kto nie ma miasta, cofa się
play-open-movement = Jak wszyscy wykonują ruch (M1)?
play-open-strict = po kolei, jeden po drugim
play-open-free = jednocześnie; możesz też poczekać, aż skończą gracze przed tobą
play-open-civ = Którą cywilizację chcesz? Enter: wybór w grze, w wylosowanej kolejności (S2). Do wyboru: { $names }
play-open-no-civ = Ta cywilizacja nie bierze udziału. Do wyboru: { $names }
play-open-seed = Ziarno losowości: jaka liczba? Z tą samą zagrasz tę samą grę jeszcze raz. Enter: dowolna

## Co się zdarzyło, opowiedziane razem
## $list (String) - gracze, a przy każdym, o co chodzi; $rule (String) - reguła albo karta

digest-entry = { $who }: { $what }
digest-picked = Wybrane cywilizacje: { $list }.
digest-start-cities = Miasta na początku: { $list }.
digest-theme = Zestawy tematyczne: { $list }.
digest-built = Zbudowane miasta: { $list }.
digest-reduced = Zredukowane miasta ({ $rule }): { $list }.
digest-destroyed = Zniszczone miasta ({ $rule }): { $list }.
digest-surplus = Usunięte nadwyżki (K3): { $list }.
digest-deal = Zawarte transakcje: { $list }.
digest-deals = { $count ->
        [one] Inni zawarli { $count } transakcję.
        [few] Inni zawarli { $count } transakcje.
        [many] Inni zawarli { $count } transakcji.
       *[other] Inni zawarli { $count } transakcji.
    }
digest-annexed = Przejęte miasta ({ $rule }): { $list }.
digest-attack = Miasta zdobyte w atakach: { $list }.
digest-attack-weak = Miasta zaatakowane za małymi siłami: { $list }.
digest-tokens-annexed = Żetony, które zmieniają właściciela ({ $rule }): { $list }.
digest-strikes = Katastrofy innych (w nawiasach ofiary): { $list }.
# $card (String) - katastrofa; $victims (String) - jej główna ofiara albo dwie
digest-strike = { $card } ({ $victims })
digest-strike-notes = { $card } ({ $victims }; { $notes })
digest-note-beneficiary = beneficjent: { $who }
# $cities (String) - ile miast kto traci
digest-note-cities = utracone miasta: { $cities }
# $advances (String) - karty rozwoju, a przy każdej, komu pomogła
digest-note-helped = złagodzenie: { $advances }
# $card (String) - katastrofa; $list (String) - karty rozwoju czytelnika, a przy każdej, co zmienia
digest-own-advances = { $card } a twoje karty rozwoju: { $list }.
digest-advances-of = { $card } a karty rozwoju gracza { $who }: { $list }.
digest-spared = { $card }: nic nie tracisz.
digest-calamities-discarded = Losowo odrzucone katastrofy (Y2, Y3): { $list }.
digest-fight = Konflikt na obszarze { $area }: { $before }. Zostają: { $after }.
digest-fight-empty = Konflikt na obszarze { $area }: { $before }. Nikt tam nie został.
digest-fight-besides = Oddane poza tym (F3b): { $removals }.
digest-abilities = Umiejętności specjalne innych: { $list }.
digest-ability = { $who }, umiejętność { $advance }: { $effects }.
digest-effect-annexed = przejęte miasto: { $area } ({ $owner })
digest-effect-tokens-annexed = przejęte żetony: { $tokens } ({ $owner })
digest-effect-annexed-pirates = przejęte miasto pirackie: { $area }
digest-effect-destroyed-pirates = zniszczone miasto pirackie: { $area }
digest-effect-destroyed = zniszczone miasto: { $area } ({ $owner })
digest-effect-tokens-destroyed = zniszczone żetony: { $tokens } ({ $owner })
digest-effect-resettled = przesiedlone żetony: { $taken } → { $placed }
digest-effect-treasury = do skarbca: { $tokens }
digest-effect-treasury-lost = zapłata ze skarbca: { $tokens }
digest-effect-cards-lost = odrzucone karty: { $cards }
digest-effect-named = kartę mają oddać: { $players }
digest-advances = Kupione karty rozwoju: { $list }.
digest-marker = Tor Historii, naprzód na pole { $list }.
digest-marker-stays = Twój znacznik zostaje na miejscu (H1).
