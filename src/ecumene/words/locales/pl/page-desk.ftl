### Strona: jak stoi handel i jak przyjmowane są oferty.

## Stan handlu w jednym wierszu
## $who (String) - gracze

page-desk-awaited = Są nowe oferty. Komputery czekają, aż je przejrzysz.
page-desk-awaited-done = Komputery czekają, czy wrócisz.
page-desk-go-on = Nic dla mnie, dalej
page-desk-done = Twój handel skończony. Handlują jeszcze: { $who }.
page-desk-all-done = Wszyscy skończyli.
page-desk-owing = Karty do transakcji z tobą wyłożone: { $who }. Wyłóż swoje albo odwołaj transakcję.
page-desk-alone = Wszyscy inni skończyli.
# $count (Number) - otwarte oferty czytającego; $number (String) - pierwsza z nich
page-desk-silent = { $count ->
        [one] Komputery nie mają nic więcej do powiedzenia; żaden nie chce twojej oferty { $number }.
        [few] Komputery nie mają nic więcej do powiedzenia; żaden nie chce twoich { $count } ofert.
        [many] Komputery nie mają nic więcej do powiedzenia; żaden nie chce twoich { $count } ofert.
       *[other] Komputery nie mają nic więcej do powiedzenia; żaden nie chce twoich { $count } ofert.
    }
page-desk-way-on = Zmień lub złóż ofertę albo zakończ handel.
# $count (Number) - ilu ich jest
page-desk-thinking = { $count ->
        [one] Zastanawia się { $who }.
        [few] Zastanawiają się: { $who }.
        [many] Zastanawiają się: { $who }.
       *[other] Zastanawiają się: { $who }.
    }
page-desk-trading = Handlują jeszcze: { $who }.
page-desk-understood = Zamknij

## Jak przyjęto ofertę
## $who (String) - gracz

# $number (String) - oferta
page-desk-responses = Odpowiedzi na ofertę { $number }
page-desk-thinks = { $who }: zastanawia się
page-desk-declined = { $who }: nie chce
page-desk-countered = { $who }: kontroferta
page-desk-seen = { $who }: już widzi tę ofertę
page-desk-unseen = { $who }: jeszcze jej nie widzi
page-desk-cannot = { $who }: za mało kart
page-desk-is-done = { $who }: koniec handlu
page-desk-counters = { $count ->
        [one] 1 kontroferta
        [few] { $count } kontroferty
        [many] { $count } kontrofert
       *[other] { $count } kontroferty
    }
page-desk-still-thinking = { $count ->
        [one] 1 gracz się zastanawia
        [few] { $count } graczy się zastanawia
        [many] { $count } graczy się zastanawia
       *[other] { $count } gracza się zastanawia
    }
page-desk-waits-for = czeka: { $who }
page-desk-nobody = nikt nie chce

## Lista

# $count (Number) - oferty oprócz tej powyżej; $who (String) - czyje
page-desk-similar = { $count ->
        [one] { $who }: 1 podobna oferta.
        [few] { $who }: { $count } podobne oferty.
        [many] { $who }: { $count } podobnych ofert.
       *[other] { $who }: { $count } podobnej oferty.
    }
page-desk-just-in = Przed chwilą
page-desk-change = Zmień
# $number (String) - oferta
page-desk-title-change = Zamiast oferty { $number }
# $cards (String) - karty
page-desk-lost = Tych kart już nie możesz dać, więc zostały wyjęte: { $cards }.

## Co widzą widzowie

page-desk-all-said = Komputery nie mają nic więcej do powiedzenia.
