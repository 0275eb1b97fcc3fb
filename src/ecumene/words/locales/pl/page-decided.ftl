### Co rozstrzygnęło grę: strona z szansami, punktami zwrotnymi, opowieścią, nagrodami i księgą handlu.

page-decided = Co rozstrzygnęło grę
page-decided-board = Wróć do planszy
page-decided-finding = Gra jest właśnie odtwarzana, by sprawdzić, co ją rozstrzygnęło. To potrwa kilka sekund.
page-decided-too-early = Nie ma jeszcze o czym mówić: trwa pierwsza tura.
page-decided-no-clipboard = Przeglądarka nie pozwala tu nic skopiować; zaznacz tekst.

## Szanse

page-decided-chances = Szansa na wygraną
page-decided-bands = Szanse wszystkich na wygraną w kolejnych turach, jako pasma; tabela poniżej podaje to samo w liczbach
page-decided-table = Szansa na wygraną w procentach na koniec każdej tury; wybierz turę, aby zobaczyć planszę z tamtej chwili
page-decided-player = Gracz
page-decided-start = start
page-decided-turn = Pokaż planszę na koniec tury { $turn }
# $hands (String) - open albo hidden; $games (Number) - gry graczy komputerowych
page-decided-how = { $hands ->
        [open] { $games ->
            [one] To szanse według modelu dopasowanego do { $games } gry graczy komputerowych, przy odkrytych kartach wszystkich. To ocena, nie fakt.
            [few] To szanse według modelu dopasowanego do { $games } gier graczy komputerowych, przy odkrytych kartach wszystkich. To ocena, nie fakt.
            [many] To szanse według modelu dopasowanego do { $games } gier graczy komputerowych, przy odkrytych kartach wszystkich. To ocena, nie fakt.
           *[other] To szanse według modelu dopasowanego do { $games } gry graczy komputerowych, przy odkrytych kartach wszystkich. To ocena, nie fakt.
        }
       *[hidden] { $games ->
            [one] To szanse według modelu dopasowanego do { $games } gry graczy komputerowych, na podstawie tego, co widzą wszyscy. To ocena, nie fakt.
            [few] To szanse według modelu dopasowanego do { $games } gier graczy komputerowych, na podstawie tego, co widzą wszyscy. To ocena, nie fakt.
            [many] To szanse według modelu dopasowanego do { $games } gier graczy komputerowych, na podstawie tego, co widzą wszyscy. To ocena, nie fakt.
           *[other] To szanse według modelu dopasowanego do { $games } gry graczy komputerowych, na podstawie tego, co widzą wszyscy. To ocena, nie fakt.
        }
    }
page-decided-show = Pokaż
page-decided-show-turn = Pokaż planszę przed turą { $turn }, fazą { $phase }

## Opowieść i nagrody

page-decided-story = Opowieść
page-decided-copy = Skopiuj opowieść
page-decided-awards = Nagrody
page-decided-no-awards = Nikt na żadną nie zasłużył.

## Księga handlu

page-decided-ledger = Księga handlu
page-decided-no-deals = Nie zawarto żadnej transakcji.
page-decided-partners = Transakcje każdego gracza z każdym i ile dodały do wartości ręki gracza
page-decided-claims = Zapewnienia o kartach innych niż dwie wiążące
# $kind (String) - made, believed, true albo untrue
page-decided-claims-of = { $kind ->
        [made] złożone
        [believed] przyjęte
        [true] prawdziwe
       *[untrue] nieprawdziwe
    }
page-decided-ways = Podrzucone katastrofy
# said between two who have held a card one after the other
page-decided-to = potem
page-decided-in-turn = Tura { $turn }
# $end (String) - co się z nią stało; held: ostatni ma ją nadal
page-decided-end = { $end ->
        [struck] tam spadła
        [failed] nie doszła do skutku
        [discarded] odrzucona
        [lost] stracona
       *[held] nadal w tej ręce
    }
page-decided-deals = { $count ->
        [one] { $count } transakcja
        [few] Wszystkie { $count } transakcje
        [many] Wszystkie transakcje: { $count }
       *[other] Wszystkie transakcje: { $count }
    }
page-decided-deal = Każda transakcja z obu stron
page-decided-deal-turn = Tura
page-decided-deal-gave = Oddane karty
page-decided-deal-partner = Komu
page-decided-deal-untrue = Zapewnienia bez pokrycia
page-decided-deal-gain = Wartość ręki
page-decided-deal-end = Wartość otrzymanych kart na koniec handlu
page-decided-deal-became = Co się z nimi stało
page-decided-became = oddane dalej: { $passed }, zapłacone: { $paid }, stracone: { $lost }, zachowane: { $kept }

## Własna księga handlu w trakcie gry

page-decided-own = Mój handel
page-decided-own-none = Nie masz jeszcze za sobą żadnej transakcji.
page-decided-own-got = Otrzymane karty
page-decided-own-untrue = Obietnice bez pokrycia
