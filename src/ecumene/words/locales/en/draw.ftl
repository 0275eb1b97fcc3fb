### Drawing the board into a file, and why it may fail.

draw-written = The board is drawn in { $file }

draw-players = { $players ->
        [one] { $players } player: the game is for 5 to 18 (S1).
       *[other] { $players } players: the game is for 5 to 18 (S1).
    }
draw-needs-half = { $players } players play on one half of the board (S1): --map west or --map east.
draw-needs = { $map ->
        [west] { $players } players play with the West deck (S1): --map west.
        [east] { $players } players play with the East deck (S1): --map east.
       *[both] { $players } players play on both halves of the board (S1): --map both.
    }
draw-without-players = What a map shows depends on the number of players (S1): give --players too.
draw-without-game = Option { $option } needs a saved game to draw: ecumene map GAME.jsonl { $option } ...
draw-game-and = A saved game has its own map: { $option } is for the empty board.
draw-turn = { $last ->
        [0] The game has not begun its first turn.
       *[other] There is no turn { $turn } in this game: it has reached turn { $last }.
    }
draw-phase = There is no phase { $phase }: a turn has phases 1 to { $last }.
draw-phase-not-reached = The game has not reached phase { $phase } of turn { $turn }: it is in phase { $last }.
draw-ending = { $file }: the name of a picture must end in .svg or .png.
draw-folder = { $file } is a folder, not a file.
# $reason (String) - the name of a system error, or nothing
draw-failed = { $reason ->
        [EACCES] { $file } cannot be written: permission denied.
        [EPERM] { $file } cannot be written: permission denied.
        [EROFS] { $file } cannot be written: that disk is read-only.
        [ENOSPC] { $file } cannot be written: the disk is full.
        [ENOTDIR] { $file } cannot be written: part of its path is not a folder.
        [EEXIST] { $file } cannot be written: part of its path is not a folder.
        [ENOENT] { $file } cannot be written: its folder cannot be created.
        [ENAMETOOLONG] { $file } cannot be written: the name is too long.
       *[other] { $file } cannot be written.
    }
