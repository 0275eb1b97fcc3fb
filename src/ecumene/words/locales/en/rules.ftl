### The rulebook on the screen.

rules-hint = One rule: ecumene rules M7 · a section: ecumene rules M · by words: ecumene rules open sea
rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    } with: { $words }
rules-none = No rule contains: { $words }.
rules-no-such-id = There is no rule { $id }.
rules-no-such-id-nearest = There is no rule { $id }. Closest: { $names }.
