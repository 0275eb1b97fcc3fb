# Strona: nauka gry.

## Zasady

page-learn-rules = Zasady
page-learn-sections = Działy zasad
page-learn-back = Wróć
page-learn-unofficial = Tekst nieoficjalny: opisany własnymi słowami, wydawca go nie przygotował ani nie zatwierdził.
page-learn-search = Szukaj w zasadach
page-learn-found = { $count ->
        [0] Żadna reguła nie zawiera tych słów.
        [one] { $count } reguła
        [few] { $count } reguły
        [many] { $count } reguł
       *[other] { $count } reguły
    }
page-learn-preface = O tym tekście
