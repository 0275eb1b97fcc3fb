### Gracze komputerowi, którzy są dostępni: ecumene players.

players-about = Wymienia graczy komputerowych i mówi, jak każdy z nich gra.
# $name (String) - nazwa gracza
# $package (String) - zainstalowany pakiet, z którego pochodzi
players-of-package = { $name } ({ $package })
players-levels = Poziomy
# $level (String) - co dodaje się do nazwy postaci na tym poziomie
players-level = dopisz do nazwy -{ $level }
players-mixed = { $name } to stół różnych postaci: zanim któraś się powtórzy, zasiądą wszystkie. Też ma poziomy.
# $name (String) - zwykły gracz; $mixed (String) - kogo sadzają nowe gry
players-usual = Jeśli nic nie wybierzesz, ecumene play, ecumene create i strona sadzają { $mixed }. Gdzie indziej, jeśli nikt nie wybrał innego, siada { $name }.
players-unplayable = Nie mogą zagrać

## Dlaczego gracz z pakietu nie może zagrać

players-not-imported = Nie da się wczytać gracza { $name } z pakietu { $package }: { $reason }
players-bad-name = Pakiet { $package } nazywa gracza „{ $name }”. Nazwa zaczyna się od litery i ma najwyżej 30 małych liter (od a do z), cyfr i łączników.
players-own-name = Pakiet { $package } nazywa gracza { $name }, a tak nazywa się jeden z naszych.
# $other (String) - pakiet, którego gracz się liczy
players-doubled = Pakiet { $package } nazywa gracza { $name }, a tak nazywa się już gracz z pakietu { $other }.
players-no-record = To, co pakiet { $package } zgłasza jako { $name }, nie jest obiektem RegisteredPlayer z funkcją.
players-no-description = Gracz { $name } z pakietu { $package } nie ma opisu po angielsku albo jakiś opis jest pusty.
# $group (String) - grupa punktów wejścia
players-unreadable = Nie da się odczytać punktów wejścia { $group } pakietu { $package }.
