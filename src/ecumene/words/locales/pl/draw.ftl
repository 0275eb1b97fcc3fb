### Rysowanie planszy do pliku i to, co w tym przeszkadza.

draw-written = Planszę zapisano w pliku { $file }

draw-players = Liczba graczy: { $players }. Gra jest dla 5–18 graczy (S1).
draw-needs-half = Przy { $players } graczach gra się na jednej połowie planszy (S1): --map west albo --map east.
draw-needs = { $map ->
        [west] Przy { $players } graczach gra się talią Zachodu (S1): --map west.
        [east] Przy { $players } graczach gra się talią Wschodu (S1): --map east.
       *[both] Przy { $players } graczach gra się na obu połowach planszy (S1): --map both.
    }
draw-without-players = To, co pokazuje mapa, zależy od liczby graczy (S1): podaj też --players.
draw-without-game = Opcja { $option } wymaga zapisanej gry: ecumene map GRA.jsonl { $option } ...
draw-game-and = Zapisana gra ma własną mapę: { $option } dotyczy pustej planszy.
draw-turn = { $last ->
        [0] Pierwsza tura tej gry jeszcze się nie zaczęła.
       *[other] W tej grze nie ma tury { $turn }: gra doszła do tury { $last }.
    }
draw-phase = Nie ma fazy { $phase }: tura ma fazy od 1 do { $last }.
draw-phase-not-reached = Gra nie doszła jeszcze do fazy { $phase } w turze { $turn }: trwa faza { $last }.
draw-ending = { $file }: nazwa pliku z obrazem musi się kończyć na .svg albo .png.
draw-folder = { $file } to katalog, a nie plik.
# $reason (String) - nazwa błędu systemu albo nic
draw-failed = { $reason ->
        [EACCES] Nie można zapisać pliku { $file }: brak uprawnień.
        [EPERM] Nie można zapisać pliku { $file }: brak uprawnień.
        [EROFS] Nie można zapisać pliku { $file }: ten dysk jest tylko do odczytu.
        [ENOSPC] Nie można zapisać pliku { $file }: dysk jest pełny.
        [ENOTDIR] Nie można zapisać pliku { $file }: część ścieżki nie jest katalogiem.
        [EEXIST] Nie można zapisać pliku { $file }: część ścieżki nie jest katalogiem.
        [ENOENT] Nie można zapisać pliku { $file }: nie da się utworzyć katalogu.
        [ENAMETOOLONG] Nie można zapisać pliku { $file }: nazwa jest za długa.
       *[other] Nie można zapisać pliku { $file }.
    }
