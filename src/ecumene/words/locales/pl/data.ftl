### Co jest nie tak z danymi z zewnątrz: zapisami gier, akcjami, przypadkami reguł.

data-not-object = Potrzebna jest tu tabela z polami, a nie „{ $value }”.
data-not-list = Potrzebna jest tu lista, a nie „{ $value }”.
data-not-number = Potrzebna jest tu liczba całkowita, a nie „{ $value }”.
data-not-figure = Potrzebna jest tu liczba, a nie „{ $value }”.
data-not-text = Potrzebny jest tu tekst, a nie „{ $value }”.
data-not-truth = Potrzebne jest tu tak albo nie (true albo false), a nie „{ $value }”.
data-not-name = Potrzebna jest tu nazwa, a nie „{ $value }”.
data-not-base64 = To nie jest tekst w base64.
data-too-large = Ta liczba jest za duża.
data-not-offer = „{ $value }” nie jest numerem oferty takim jak 3 albo, dla oferty między dwoma graczami, ae1.
data-not-party = Żadna strona nie ma numeru { $number }.
data-not-choice = „{ $value }” to nie jest żadna z możliwości: { $choices }.
# $kind (String) - place, civilization, card, group, theme-set albo advance
data-unknown-name = { $kind ->
        [place] Nie ma obszaru ani morza „{ $name }”.
        [civilization] Nie ma cywilizacji „{ $name }”.
        [card] Nie ma karty handlowej „{ $name }”.
        [group] Nie ma grupy kart rozwoju „{ $name }”.
        [theme-set] Nie ma zestawu tematycznego „{ $name }”.
       *[advance] Nie ma karty rozwoju „{ $name }”.
    }
data-unknown-kind = Pole { $field }: nie ma tu rodzaju „{ $kind }”.
data-unknown-field = Nie ma tu pola „{ $field }”.
data-missing-field = Brakuje pola „{ $field }”.
data-length = Liczba wartości powinna tu wynosić { $count }, a nie { $given }.
data-twice = „{ $name }” występuje dwa razy.
