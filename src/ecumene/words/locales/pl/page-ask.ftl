### Strona: aktualne pytanie i odpowiedź na nie.

## Panel

page-ask-set-up = Przygotowanie gry
page-ask-fold = Zwiń pytanie
page-ask-open = Rozwiń pytanie
page-ask-larger = Pokaż więcej pytania
page-ask-smaller = Pokaż mniej pytania
page-ask-close = Zamknij
page-ask-look = Pokaż możliwości na planszy
page-ask-rule = Reguła
page-ask-explain = Wyjaśnij to pytanie
page-ask-default = Jeśli nie odpowiesz:
page-ask-keys = Klawisze: Q przechodzi do pytania, cyfry wybierają wiersz, Ctrl+Enter odpowiada. Przytrzymaj obszar albo kliknij go prawym przyciskiem, by zapytać, czemu nie można go wybrać.
page-ask-outlook = Co z tego wyniknie

## Przyciski

page-ask-propose = Zaproponuj odpowiedź; nic nie zostanie wysłane
page-ask-proposed = propozycja
page-ask-unproposed = Tu nie ma czego zaproponować.
page-ask-undo = Cofnij moją ostatnią odpowiedź
page-ask-wait = Czekaj
page-ask-wait-why = Niech najpierw zagrają ci, którzy są przed tobą (G9)
page-ask-choose = Wybierz jedno
page-ask-only = Jedyna możliwość:
page-ask-short = Wybierz jeszcze { $count }
page-ask-over-by = O { $count } za dużo
# $have (Number) - ilu graczy wskazano; $wanted (Number) - ilu trzeba
page-ask-players = Wskazano { $have }, trzeba { $wanted }
# $kind (String) - o co jest pytanie
page-ask-done = { $kind ->
        [city-site] Nie buduj więcej miast
        [card-to-buy] Nie kupuj więcej kart
        [ability] Nie używaj więcej umiejętności
        [card-to-hand-over] Nic nie oddawaj
       *[other] Nic więcej
    }
page-ask-clear = Wyczyść
page-ask-why-not = { $what }:
page-ask-possible-after-all = To byłoby możliwe.

## Liczby

# $have (Number) - ile już wybrano
page-ask-of = { $have } z { $most }
page-ask-of-most = { $have }, najwyżej { $most }
page-ask-less = { $what }: mniej
page-ask-more = { $what }: więcej
page-ask-all = Wszystkie
page-ask-none = Żadne
page-ask-all-of = { $what }: wszystkie ({ $count })
page-ask-none-of = { $what }: żadne
# $left (Number) - ile żetonów zostaje, z $room (Number)
page-ask-stay = { $left ->
        [one] zostaje { $left } z { $room }
        [few] zostają { $left } z { $room }
        [many] zostaje { $left } z { $room }
       *[other] zostaje { $left } z { $room }
    }
page-ask-room = jest miejsce na { $room }
page-ask-at-most = najwyżej { $most }
page-ask-show-all = Pokaż wszystkie ({ $count })
page-ask-show-chosen = Pokaż tylko wybrane
page-ask-touched = Dotknięcie planszy zmienia:

## Co się wypełnia

# $action (String) - rodzaj odpowiedzi; $field (String) - która jej część
page-ask-field = { $field ->
        [areas] Obszary
        [area] Obszar
        [city] Miasto
        [cards] Karty
        [card] Karta
        [credits] Kredyty
        [keep] Jeden żeton zostaje obok miasta
        [kind] Pionek
        [free] Za darmo
        [neighbours] Żetony od sąsiadów
        [number] Żetony do skarbca
        [placed] Osiedl tutaj
        [players] Gracze
        [rate] Stawka podatkowa
        [stack] Stos
        [taken] Zabierz stąd
        [treasury] { $action ->
            [build-city] Ze skarbca
           *[other] Do skarbca
        }
        [victims] Ofiary
       *[tokens] Żetony
    }
page-ask-lost = Straty
page-ask-city-stays = zostaje
page-ask-city-reduced = zredukowane: { $worth }
page-ask-city-destroyed = zniszczone: { $worth }
page-ask-declined = Zostaw dodatkowy żeton z Rolnictwa w zasobach
page-ask-left-behind = Z pozostałych tam żetonów
page-ask-rate = Stawka { $rate }
page-ask-price = { $price } ze skarbca
page-ask-from-neighbours = { $tokens } od sąsiadów
# $tokens (Number) - ile byłoby żetonów; $needed (Number) - ilu potrzebują miasta
page-ask-support = zaopatrzenie wymaga { $needed }, będzie { $tokens }
page-ask-stack = Stos { $stack }
page-ask-piece = { $kind ->
        [ship] statek
       *[token] żeton
    }
page-ask-possible = Możliwe liczby: { $counts }
page-ask-faces = Suma nominałów: { $faces }
# $number (Number) - ile wybrano, z $held (Number)
page-ask-cards-of = { $name }: wybrano { $number } z { $held }
page-ask-site = teren pod miasto
page-ask-not-offered = Nie do wyboru: czemu?
page-ask-cities = miasta
page-ask-tokens = żetony na planszy
page-ask-treasury = skarbiec
page-ask-cards = karty handlowe
page-ask-civilizations = Do wyboru: { $count }
page-ask-home = { $home ->
        [east] wschód
       *[west] zachód
    }

## Tak lub nie

page-ask-key-yes = t
page-ask-key-no = n
# $about (String) - pytanie; $price (Number) - ile kosztuje okup
page-ask-yes = { $about ->
        [ransom] Zapłać { $price }
        [wait-for-conflicts] Poczekaj na inne konflikty
        [wait-for-attack] Poczekaj najpierw na własny atak
        [steal-card] Weź kartę
        [rank-order] Nalegaj: jedna po drugiej
       *[other] Tak
    }
page-ask-no = { $about ->
        [ransom] Nie płać, strać miasto
        [wait-for-conflicts] Rozstrzygnij od razu
        [wait-for-attack] Zastąp miasto teraz
        [steal-card] Nie bierz karty
        [rank-order] Obie jednocześnie
       *[other] Nie
    }

## Gdy działają inni

page-ask-waiting = Nie masz teraz nic do zrobienia
page-ask-nobody = Gra zaraz pójdzie dalej.
page-ask-over = Gra skończona
page-ask-look-back = Obejrzyj grę od początku
page-ask-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-ask-again = Zagraj jeszcze raz
page-ask-fair = Czy tasowanie było uczciwe?
page-ask-fair-how = Przed rozdaniem pierwszej karty wszyscy widzieli ten skrót ziarna. Pobierz zapis gry z powtórki: ecumene replay PLIK --check sprawdzi, że nikt nie ingerował w losowanie.
page-ask-fair-hash = Skrót pokazany na początku
page-ask-fair-seed = Ziarno i sól
page-ask-others = i jeszcze { $count }
page-ask-fewer = Pokaż mniej
# $who (String) - gracz; $kind (String) - o co jest pytany
page-ask-doing = { $kind ->
        [civilization] { $who }: wybór cywilizacji
        [tax-rate] { $who }: stawka podatkowa
        [placement] { $who }: rozmieszczanie żetonów
        [move] { $who }: ruch
        [loss] { $who }: konflikt
        [city-site] { $who }: budowa miast
        [card-to-buy] { $who }: dobór i zakup kart
        [trade] { $who }: handel
        [damage] { $who }: wybór strat
        [victims] { $who }: wskazywanie ofiar
        [ability] { $who }: umiejętności specjalne
        [advances] { $who }: zakup kart rozwoju
        [hand-limit] { $who }: odrzucanie kart
       *[other] { $who }: decyzja
    }
