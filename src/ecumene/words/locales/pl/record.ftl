### Co jest nie tak z zapisaną grą i gdzie.

# $path (String) - miejsce w danych, np. „moves.0.area”; $sentence (String) - zdanie z data.ftl
data-where = { $path }: { $sentence }

# $line (Number) - licząc od 1; $sentence (String) - jedno z poniższych zdań
record-where = Wiersz { $line }: { $sentence }

record-empty = Plik jest pusty.
record-no-header = To nie jest zapisana gra Ecumene: pierwszy wiersz nie jest początkiem zapisu.
record-other-format = Zapisana gra ma inny format niż { $expected }, a tylko ten jest tu znany.
record-other-rules = Grę rozegrano według innych reguł niż wersje od 1 do { $expected }, według których się tu gra.
record-not-text = To nie jest tekst w UTF-8.
record-not-json = To nie jest JSON.
record-too-deep = Zagnieżdżenie jest zbyt głębokie.
record-cut-off = Wiersz jest urwany.
record-bad-data = { $cause }
record-illegal = Działanie jest niedozwolone. { $cause }
record-outcome = Zapisany wynik różni się od tego, co wynika z reguł. Zdarzenie { $event } zapisano jako { $expected }; teraz jest nim { $came }
