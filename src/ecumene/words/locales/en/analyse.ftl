### What decided a game: ecumene analyse.

analyse-about = Say what decided a finished game: everybody's chance of winning turn by turn, and the turning points.
analyse-argument = A saved game that is over, .jsonl or .jsonl.gz.
analyse-chances = Chance of winning in percent at the end of each turn (0: after the set-up)
analyse-turning-points = Turning points

# $who (String) - a player; $before, $after (Number) - percent
analyse-up = Turn { $turn }, phase { $phase }: { name-of-phase } – { $who }: chance of winning up from { $before }% to { $after }%.
# $who (String) - a player; $before, $after (Number) - percent
analyse-down = Turn { $turn }, phase { $phase }: { name-of-phase } – { $who }: chance of winning down from { $before }% to { $after }%.
# $command (String) - a command
analyse-go-on = To go on from such a moment against computers: { $command }
analyse-none = There was none: nobody's chance changed by 5 percentage points within a phase.
analyse-how = The chances are those of a model fitted to { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of computer players, with all hands open. docs/analysis.md says how good it is.

analyse-running = This game is not over. Chances are told only afterwards: before, they would be advice and would tell of hidden cards.
analyse-short = This game is too short to say what decided it: it has fewer than { $turns ->
        [one] { $turns } whole turn
       *[other] { $turns } whole turns
    }.
