### Zasady na ekranie.

rules-hint = Jedna reguła: ecumene rules M7 · dział: ecumene rules M · słowa: ecumene rules otwarte morze
rules-found = { $count ->
        [one] { $count } reguła
        [few] { $count } reguły
        [many] { $count } reguł
       *[other] { $count } reguły
    } ze słowami: { $words }
rules-none = Żadna reguła nie zawiera słów: { $words }.
rules-no-such-id = Nie ma reguły { $id }.
rules-no-such-id-nearest = Nie ma reguły { $id }. Najbliższe: { $names }.
