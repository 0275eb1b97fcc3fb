### Gra w terminalu.

play-about = Gra w terminalu przeciw najprostszym graczom komputerowym.
play-option-players = Liczba graczy, od 5 do 18; domyślnie 5.
play-option-civ = Twoja cywilizacja; bez tej opcji wybierasz ją w grze (S2).
play-option-track = Tor Historii: basic (podstawowy) albo expert (ekspercki) (S6); domyślnie podstawowy.
play-option-seed = Liczba, z której bierze się cały przypadek; ta sama liczba to ta sama gra.
play-option-short = Krótka Gra (Q): od razu miasta, karty rozwoju i ostatnie epoki.
play-option-resume = Dalszy ciąg zapisanej gry.
play-place-track = basic|expert

play-welcome = Witaj w Mega Cywilizacji. Odpowiadaj numerem albo słowami, Enter przyjmuje propozycję. ? objaśnia regułę, ? M7 każdą inną; u cofa, i informuje, l pokazuje dziennik, s zapisuje, q zapisuje i kończy; . oddaje odpowiedź prostemu graczowi komputerowemu, .. do końca fazy. Ziarno losowości: { $seed }.
play-resumed = Dalszy ciąg gry z pliku { $file }.
play-goodbye = Do następnego razu. Dalszy ciąg: { $command }
play-saved = Gra jest zapisana w pliku { $file }.
play-prompt = >
# $number (Number) - numer możliwości; $choice (String) - jej treść
play-choice = { $number }. { $choice }
play-default = Enter: { $answer }
play-player = Gracz { $number }
play-undone = Ostatnia twoja decyzja jest cofnięta razem ze wszystkim, co inni zrobili po niej.
play-proposal-dropped = Nic się jeszcze nie stało; odpowiedz jeszcze raz.
play-undo-none = Nie ma twojej decyzji, którą można by cofnąć.
play-undo-revealed = Od twojej ostatniej decyzji wyszło na jaw coś nowego, np. karta, więc decyzji nie można cofnąć.
play-help = Więcej: ? M7 czyta każdą regułę, a wszystko inne pokazują ecumene show i ecumene rules. Polecenia: u cofnij, i informacje, l dziennik, s [PLIK] zapisz, q zakończ, . odpowiedz za mnie, .. w tej fazie.

## Słowa języka poleceń, oddzielone spacjami

play-word-help = ? pomoc
play-word-undo = u cofnij
play-word-save = s zapisz
play-word-quit = q wyjdź
play-word-auto = . auto
play-word-auto-phase = ..
play-word-log = l dziennik
play-word-info = i informacje
play-word-yes = t tak
play-word-no = n nie
play-word-none = żadne żadna nic brak 0 -
play-word-done = gotowe
play-word-march = m idź marsz
play-word-ship = statek
play-word-maintain = utrzymaj
play-word-scrap = usuń
play-word-load = załaduj
play-word-sail = płyń
play-word-land = wyładuj
play-word-halt = stój
play-word-back = wróć
play-word-end = koniec gotowe
play-word-reduce = zredukuj
play-word-destroy = zniszcz
play-word-treasury = skarbiec
play-word-from = z
play-word-keep = zostaw
play-word-offer = oferta
play-word-counter = kontroferta
play-word-accept = przyjmij
play-word-put = wyłóż
play-word-drop = odrzuć wycofaj
play-word-for = za
play-word-to = dla
play-word-say = mówię
play-word-discount = taniej
play-word-gift = gratis
play-word-credits = kredyty

## Jak odpowiadać

play-how-areas = Obszary po przecinkach: ateny, teby.
play-how-areas-none = Obszary po przecinkach: ateny, teby; albo żadne.
play-how-tokens = Obszary z liczbami: ateny 2, teby 1.
play-how-yes-no = t albo n.
play-how-players = Cywilizacje po przecinkach: egipt, rzym.
play-how-cards = Karty po przecinkach: 2 żelazo, wino; albo żadne, jeśli tak wolno.
play-how-credits = Grupy z liczbami: sztuka 5, nauka 5.
play-how-damage = Żetony według obszarów, miasta po słowie: ateny 2, zredukuj sparta, zniszcz pylos.
play-how-city = Albo obszar i środki: ateny, skarbiec 2, z teby 1, zostaw; gotowe znaczy: nic więcej.
play-how-move = m ateny teby 3 (marsz; bez liczby wszystkie żetony), statek ateny (budowa), utrzymaj 0, załaduj 0 3, płyń 0 kreta, rodos, wyładuj 0 3, stój 0, usuń 0, wróć [numer] (cofnięcie posunięcia), i (znów lista), koniec. Na liście: limit obszaru, * teren pod miasto, # miasto.
play-how-trade = oferta 2 żelazo, wino za 3 złoto dla rzym (wszystkie oddawane karty; dwie pierwsze wiążą, po słowie mówię inne nazwy), przyjmij 4 żelazo, żelazo, wino, kontroferta 4 żelazo, żelazo, wino za 3, wyłóż 4 żelazo, żelazo, wino, odrzuć 4, gotowe; Enter czeka na innych.
play-how-advances = Nazwy albo numery po przecinkach: garncarstwo, górnictwo; potem ewentualnie taniej NAZWA (Biblioteka), gratis NAZWA (Anatomia), kredyty sztuka 5, kredyty nauka 5; gotowe znaczy: bez zakupu.
play-how-ability = Albo umiejętność i sposób użycia: polityka: 5; diaspora: ateny 2 > teby 2; szlaki handlowe: 2 żelazo, wino; gotowe kończy.

## Co jest nie tak

play-refused = { $reason }
play-civ = { $civ }: ta cywilizacja nie bierze udziału w tym rozstawieniu (S1). Wybierz spośród: { $names }.
play-no-file = Nie można odczytać pliku { $file }.
play-not-whole = Plik { $file } nie jest całym plikiem gzip.
play-damaged = Pliku { $file } nie można odtworzyć. { $reason }
play-no-player = „{ $name }” to nie jest żaden z tych graczy: { $names }.
play-no-group = „{ $name }” to nie jest żadna z tych grup: { $names }.
play-no-number = „{ $text }” to nie jest liczba, która ma tu sens.
play-no-choice = Nie ma możliwości { $number }; są od 1 do { $most }.
play-choose = Podaj numer możliwości, od 1 do { $most }.
play-yes-or-no = Odpowiedz t albo n.
play-nothing-typed = Wpisz odpowiedź; ? objaśnia, . oddaje odpowiedź graczowi komputerowemu.
play-no-rule = Nie ma reguły { $rule }.
play-city-means = „{ $text }” to nie jest sposób budowy miasta: skarbiec 2, z teby 1 albo zostaw.
play-no-move = „{ $text }” to nie jest posunięcie. Na przykład: m ateny teby 3 albo koniec.
play-march = Podaj skąd, dokąd i ile: m ateny teby 3. Przy kilku krokach: m ateny > teby > delfy 3.
play-which-ship = Podaj, który statek. Twoje statki: { $ships }.
play-no-trade = „{ $text }” to nic, co można powiedzieć w handlu. Na przykład: oferta 2 żelazo, wino za 3 albo gotowe.
play-offer = Podaj, co oddajesz i ile kart chcesz: oferta 2 żelazo, wino za 3 złoto dla rzym.
play-two-named = Wymień wszystkie karty, które oddajesz; dwie pierwsze muszą być towarami, bo ich nazwy wiążą (X2).
play-accept-count = { $cards ->
        [one] Oferta wymaga { $cards } karty; wymieniasz: { $given }.
        [few] Oferta wymaga { $cards } kart; wymieniasz: { $given }.
        [many] Oferta wymaga { $cards } kart; wymieniasz: { $given }.
       *[other] Oferta wymaga { $cards } karty; wymieniasz: { $given }.
    }
play-too-dear = Nie stać cię na to.
play-ability = Podaj umiejętność, dwukropek i sposób użycia: polityka: 5.

## Jak stoi gra

play-column-cities = miasta
play-column-tokens = żetony
play-column-stock = zasoby
play-column-treasury = skarbiec
play-column-cards = karty
play-column-advances = rozwój
play-column-step = Tor
play-column-points = punkty
play-own-hand = Twoje karty: { $cards }
play-own-advances = Twoje karty rozwoju: { $advances }
play-own-credits = Twoje kredyty: { $credits }
play-own-cities = Twoje miasta: { $areas }
play-own-tokens = Twoje żetony: { $areas }
play-own-ships = Twoje statki: { $places }
play-own-calamities = Katastrofy wśród twoich kart: { $cards }
play-move-area = obszar
play-move-still = może iść
play-move-moved = po ruchu
play-move-land = drogą lądową
play-move-ship = Statek { $ship }: { $place }, na pokładzie: { $load }. Drogą wodną: { $around }
play-move-made = Posunięcie { $number }: { $move }
play-price-name = karta rozwoju
play-price-groups = grupy
play-price-cost = koszt
play-price-price = cena
play-price-points = punkty
play-trade-offer = Oferta { $number }, { $who }. Do oddania: { $gives }; w zamian: { $wants }
play-trade-offer-to = Oferta { $number }, { $who } do gracza { $to }. Do oddania: { $gives }; w zamian: { $wants }
play-trade-own = Twoja oferta { $number }. Do oddania: { $gives }; w zamian: { $wants }
play-trade-own-to = Twoja oferta { $number } do gracza { $to }. Do oddania: { $gives }; w zamian: { $wants }
play-trade-deal = Transakcja { $number }, druga strona: { $who }. Oddajesz: { $gives }; dostajesz: { $gets }. Wyłóż swoje karty.
play-trade-waiting = Transakcja { $number }, druga strona: { $who }. Oddajesz: { $gives }; dostajesz: { $gets }. Twoje karty są wyłożone.

## Spośród czego wybierać

play-options = Do wyboru: { $options }
play-options-start = Z terenem pod miasto: { $sites }. Bez niego: { $others }
play-options-sacrifice = W głębi lądu: { $inland }. Przybrzeżne, tylko gdy tamtych za mało: { $coastal }
play-options-room = Miejsce: { $room }
play-options-points = Obszary i ich punkty jednostek: { $points }. Możliwe sumy: { $totals }
play-options-damage = Żetony: { $tokens }. Miasta: { $cities }
play-options-cards = Karty: { $cards }
