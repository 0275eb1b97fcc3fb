### Gra w terminalu.

play-about = Gra w terminalu: jedna osoba przeciw graczom komputerowym; bez opcji program pyta, w co grać.
play-option-players = Liczba graczy, od 5 do 18; domyślnie 5.
play-option-civ = Twoja cywilizacja; bez tej opcji wybierasz ją w grze (S2). W zapisanej grze: czyje miejsce zajmujesz.
play-option-track = Tor Historii: basic (podstawowy) albo expert (ekspercki) (S6); domyślnie podstawowy.
play-option-movement = Ruch: free (wszyscy jednocześnie) albo strict (po kolei) (M1); domyślnie jednocześnie.
play-option-seed = Liczba, od której zależy wszystko, co losowe; ta sama liczba to ta sama gra.
play-option-short = Krótka Gra (Q): od razu miasta, karty rozwoju i ostatnie epoki.
play-option-level = Jak dobrze grają gracze komputerowi: learning (nowicjusze), casual (amatorzy), seasoned (weterani) albo master (mistrzowie); domyślnie casual.
play-option-resume = Kontynuacja zapisanej gry.
play-option-from = Razem z --resume: gra toczy się dalej od chwili tuż przed tą turą albo fazą tury (35.9), w nowym pliku.
play-place-track = basic|expert
play-place-movement = free|strict
play-place-level = learning|casual|seasoned|master
play-place-from = TURA[.FAZA]

play-welcome = Odpowiadaj numerem albo słowami; Enter przyjmuje propozycję. ? objaśnia pytanie, ? M7 regułę, ? górnictwo kartę; u cofa ostatnią decyzję, i pokazuje stan gry, l pokazuje dziennik tury, s zapisuje, q zapisuje i kończy; . oddaje odpowiedź graczowi komputerowemu, .. do końca fazy; opuść to opuszczenie gry. Ziarno losowości: { $seed }.
play-resumed = Dalszy ciąg gry z pliku { $file }.
# $name, $usual (String) - nazwy graczy komputerowych
play-player-gone = Gracz komputerowy { $name } nie może tu zagrać: jego pakietu brakuje albo nie działa (więcej powie ecumene players). W jego miejsce gra { $usual }.
play-result = Zajmujesz { $place }. miejsce na { $players }.
play-goodbye = Do następnego razu. Dalszy ciąg: { $command }
play-saved = Grę zapisano w pliku { $file }.
play-not-saved = Gry nie zapisano. s PLIK zapisuje ją gdzie indziej; ponowne q kończy bez zapisu.
play-prompt = >
# $number (Number) - numer możliwości; $choice (String) - jej treść
play-choice = { $number }. { $choice }
play-default = Enter: { $answer }
play-undone = Cofnięto twoją ostatnią decyzję i wszystko, co inni zrobili po niej.
play-proposal-dropped = Nic się jeszcze nie stało; odpowiedz jeszcze raz.
play-confirm = Enter: kup. u: jednak nie.
# $named (String) - dwie karty, których nazwy wiążą; $rest (String) - pozostałe karty
play-accept-with = Enter: przyjąć ofertę { $offer }; karty z nazwy: { $named }; bez nazwy: { $rest }
play-leave = { $phase ->
        [0] Zamierzasz opuścić grę (L1): po jej przygotowaniu znikną twoje pionki i karty. Enter: opuść. u: zostań.
       *[other] Zamierzasz opuścić grę (L1): po fazie { $phase } znikną twoje pionki i karty; do tego czasu grasz. Enter: opuść. u: zostań.
    }
play-auto-moved = Twój ruch już się zaczął, a gracz komputerowy może wykonać tylko cały (wróć cofa posunięcie). Enter: zakończ ruch tak, jak jest. u: jeszcze nie.
play-left = Gra toczy się już bez ciebie. Enter: pozostali grają do końca. q: zapisz i zakończ.
play-more = -- jeszcze { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }: Enter dalej, q koniec --
play-log-empty = Nic się jeszcze nie zdarzyło.
play-trade-quiet = Inni nie mają już nic do powiedzenia. Enter: ty też kończysz
play-undo-none = Nie masz decyzji do cofnięcia.
play-help = Więcej: ? M7 pokazuje dowolną regułę, ? górnictwo albo ? głód kartę; ? ateny mówi, kto tam jest, ? rzym, co ma ten gracz, ? epoki, czego wymaga Tor Historii. Polecenia: u cofnij, i stan gry, l dziennik (l 9: tylko fazy 9), s [PLIK] zapisz, mapa [PLIK] narysuj planszę, q zakończ, . odpowiedz za mnie, .. do końca fazy, opuść (grę).

## Co jest nie tak

play-refused = { $reason }
play-civ = { $civ }: ta cywilizacja nie bierze udziału w tym rozstawieniu (S1). Wybierz spośród: { $names }.
play-no-json = Polecenie ecumene play jest dla ludzi, więc nie ma --json. Zapisana gra to JSON Lines: jeden wiersz na każdą akcję i jej skutek.
play-resume-agreed = Zapisana gra zachowuje swoje ustawienia; możesz tylko wskazać przez --civ, czyje miejsce zajmujesz.
play-from-unreadable = --from: { $value } to ani tura, jak 12, ani faza tury, jak 12.9.
play-from-missing = --from: w tej grze nie zaczęło się { $value }. Doszła ona do tury { $turn }, fazy { $phase }.
play-from-what = --from mówi, od którego miejsca grać dalej w zapisanej grze; dodaj --resume PLIK.
play-file-there = Plik { $file } już istnieje; zapisz grę pod inną nazwą.
play-file-changed = Plik { $file } zmienił się w międzyczasie, być może przez tę samą grę w innym oknie; zapisz grę pod inną nazwą.
play-not-whole = Plik { $file } nie jest kompletnym plikiem gzip.
play-damaged = Pliku { $file } nie można odtworzyć. { $reason }
play-too-long = To za długie: można odczytać najwyżej { $most } znaków.
play-no-rule = Nie ma reguły „{ $rule }” ani niczego innego o tej nazwie.
play-no-rule-nearest = Nie ma reguły „{ $rule }” ani niczego innego o tej nazwie. Najbliższe nazwy: { $names }.

## Jak stoi gra

play-column = { $column ->
        [cities] miasta
        [tokens] żetony
        [stock] zasoby
        [treasury] skarbiec
        [cards] karty
        [advances] rozwój
        [step] Tor
       *[points] punkty
    }
play-score = { $part ->
        [steps] Tor
        [cities] miasta
        [advances] rozwój
        [late_iron] premia
       *[total] razem
    }
play-move-column = { $column ->
        [area] obszar
        [still] może iść
        [moved] po ruchu
       *[land] drogą lądową
    }
play-move-ship = Statek { $ship }: { $place }, na pokładzie: { $load }. Drogą wodną: { $around }
play-move-made = Posunięcie { $number }: { $move }
play-price-column = { $column ->
        [name] karta rozwoju
        [groups] grupy
        [cost] koszt
        [price] twoja cena
       *[points] punkty
    }
# $count (Number) - ilu tańszych kart nie ma na liście
play-price-more = { $count ->
        [one] i { $count } tańsza; i pokazuje wszystkie
        [few] i { $count } tańsze; i pokazuje wszystkie
        [many] i { $count } tańszych; i pokazuje wszystkie
       *[other] i { $count } tańszej; i pokazuje wszystkie
    }
play-trade-column = { $column ->
        [number] oferta
        [who] kto
        [gives] na pewno daje
        [says] podobno też
       *[wants] chce
    }
play-trade-you = ty
play-trade-to = { $who } → { $to }
play-trade-cards = { $count }: { $cards }
play-trade-more = { $count ->
        [one] Jeszcze jedna oferta: i
        [few] Jeszcze { $count } oferty: i
        [many] Jeszcze { $count } ofert: i
       *[other] Jeszcze { $count } oferty: i
    }

## Przed grą

play-open-welcome = Witaj w Mega Cywilizacji. Enter to pierwsza albo zwykła możliwość; q kończy.
play-open-help = Wpisz numer możliwości albo słowo z niej, a tam, gdzie trzeba, nazwę; Enter przyjmuje propozycję. ? S1 pokazuje regułę, ? rzym opisuje cywilizację.
play-open-which = Chcesz kontynuować zapisaną grę?
# $civ (String) - cywilizacja albo none; $turn (Number) - 0 przed pierwszą turą; $date (String) - kiedy zapisano
play-open-file = { $civ ->
        [none] jeszcze bez cywilizacji
       *[other] { $civ }
    }, { $turn ->
        [0] przygotowanie gry
       *[other] tura { $turn }
    }, zapis { $date }: { $file }
play-open-damaged = Uszkodzone, więc nie ma ich na liście: { $files }
# $words (String) - po jednym słowie na każdą możliwość
play-open-choose = Wpisz numer od 1 do { $most } albo jedno z tych słów: { $words }.
play-open-choice = { $choice ->
        [new] nowa gra
        [short] Krótka Gra (Q): od razu miasta i karty rozwoju, najwyżej jeden wieczór
        [full] pełna gra, od jednego żetonu do późnej epoki żelaza
        [west] Zachód
        [east] Wschód
        [basic] podstawowy
        [expert] ekspercki: surowszy, a kto nie ma miasta, cofa się
        [learning] nowicjusze: wiele przeoczają
        [casual] amatorzy: czasem się mylą
        [seasoned] weterani: dobrze handlują, ale mają krótką pamięć
        [master] mistrzowie: grają najlepiej, jak potrafią
        [free] wszyscy jednocześnie; możesz też poczekać, aż skończą gracze przed tobą
       *[strict] po kolei, jeden po drugim
    }
play-open-length = W którą grę chcesz zagrać?
play-open-players = Ilu graczy razem z tobą, od 5 do 18 (S1)? Enter: 5
play-open-no-players = W grze jest od 5 do 18 graczy.
play-open-map = Na której mapie (S1)?
play-open-track = Który Tor Historii (S6)?
play-open-level = Jak dobrze mają grać gracze komputerowi?
play-open-movement = Jak gracze wykonują ruch (M1)?
play-open-civ = Którą cywilizację chcesz? Enter: wybór w grze, w wylosowanej kolejności (S2). Do wyboru: { $names }
play-open-no-civ = Ta cywilizacja nie bierze udziału w grze. Do wyboru: { $names }
play-open-seed = Jakie ziarno losowości? Ta sama liczba da tę samą grę. Enter: losowe
