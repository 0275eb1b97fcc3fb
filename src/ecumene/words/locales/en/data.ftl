### What is wrong with data from outside: saved games, actions, rule cases.

data-not-object = A table with fields is needed here, not '{ $value }'.
data-not-list = A list is needed here, not '{ $value }'.
data-not-number = A whole number is needed here, not '{ $value }'.
data-not-figure = A number is needed here, not '{ $value }'.
data-not-text = Text is needed here, not '{ $value }'.
data-not-truth = Yes or no (true or false) is needed here, not '{ $value }'.
data-not-name = A name is needed here, not '{ $value }'.
data-not-base64 = This is not text in base64.
data-too-large = This number is too large.
data-not-offer = '{ $value }' is not the number of an offer, such as 3, or ae1 for an offer between two players.
data-not-party = No party has the number { $number }.
data-not-choice = '{ $value }' is not one of { $choices }.
# $kind (String) - place, civilization, card, group, theme-set or advance
data-unknown-name = { $kind ->
        [place] There is no area or sea '{ $name }'.
        [civilization] There is no civilization '{ $name }'.
        [card] There is no trade card '{ $name }'.
        [group] There is no group of advances '{ $name }'.
        [theme-set] There is no theme set '{ $name }'.
       *[advance] There is no advance '{ $name }'.
    }
data-unknown-kind = Field { $field }: there is no kind '{ $kind }' here.
data-unknown-field = There is no field '{ $field }' here.
data-missing-field = Field '{ $field }' is missing.
data-length = { $count } values are needed here, not { $given }.
data-twice = '{ $name }' is named twice.
