### Ponowne rozegranie zapisanej gry: polecenie i zapisy gier według innych reguł.

# $expected (Number) - wersja reguł, według których się tu gra
record-other-rules = Grę rozegrano według innych reguł niż wersje od 1 do { $expected }, według których się tu gra.
