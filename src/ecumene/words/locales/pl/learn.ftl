# Środowiska do uczenia (docs/learn.md): odrzucone ustawienia i akcje.

learn-no-choice = „{ $option }” nie może być „{ $name }”; możliwe wartości: { $names }.
learn-menu = Menu liczy od { $least } do { $most } odpowiedzi.
learn-seats = Uczący się zajmują jedno lub kilka miejsc o numerach od 0 do { $most }.
learn-others =
    { $count ->
        [0] Na każdym miejscu siedzi uczący się, więc innych nie ma.
        [one] Podaj gracza komputerowego na pozostałe miejsce: { $seats }.
        [few] Podaj graczy komputerowych na pozostałe miejsca: { $seats }.
        [many] Podaj graczy komputerowych na pozostałe miejsca: { $seats }.
       *[other] Podaj graczy komputerowych na pozostałe miejsca: { $seats }.
    }
learn-seed = Ziarno to liczba całkowita od 0 do { $most }.
learn-no-index = Akcja musi być liczbą całkowitą: indeksem tego, co wybierasz.
learn-not-offered = Pod indeksem { $index } nic teraz nie ma; możliwe indeksy podaje maska akcji.
learn-not-json = Akcja musi być zapisana w formacie JSON.
learn-no-render = Wybierz render_mode, „ansi” albo „rgb_array”, gdy tworzysz środowisko.
