# Strona: to, co otacza każdą grę.

page-unreachable = Serwer nie odpowiada. Twoja gra jest bezpieczna, spróbuj za chwilę.
page-to-start = Na początek
page-connecting = Brak połączenia. Próbujemy ponownie…
page-no-such-rule = Nie ma reguły { $rule }.
