### Playing a saved game again: ecumene replay, and records of other rules.

replay-about-command = Replay a saved game, say what it is, and check that nothing in it was changed.
replay-argument = A saved game, .jsonl or .jsonl.gz.
replay-option-check = Say what was verified: every line, every outcome, and that the seed was chosen before the game.
replay-option-commitment = The commitment you were shown before the game; it must be that of the file.
replay-place-commitment = HASH

# $map (String) - which map; $game (String) - the track, or the Short Game; $over (String) - yes or no
replay-about = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } on { $map ->
        [west] the West map
        [east] the East map
       *[both] both maps
    }, { $game ->
        [short] the Short Game
        [expert] the Expert A.S.T.
       *[basic] the Basic A.S.T.
    }; { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }. { $over ->
        [yes] The game ended in turn { $turn }.
       *[no] The game is not over; it is turn { $turn }.
    }
replay-result = Result
replay-standings = Standings
replay-checked = Checked

replay-lines = Verified: every line ({ $lines }) and every event ({ $events }) is what the rules and the seed produce.
replay-commitment-fits = Verified: the commitment in this file is that of its seed and salt.
replay-as-shown = Verified: it is the commitment you gave, so the seed was chosen before you were shown it.
replay-not-compared = Not verified: that it is the one shown before the game. Give that one with --commitment.
replay-no-commitment = Not verified: that the seed was chosen before the game. There is no commitment in this file.

replay-no-commitment-given = '{ $value }' is not a commitment; it has 64 digits, 0 to 9 and a to f.
replay-commitment-broken = The commitment in { $file } is not that of its seed and salt: one of the three was changed.
replay-nothing-to-compare = There is no commitment in { $file } that yours could be compared with.
replay-other-commitment = The commitment in { $file } is not the one you gave: the seed of this game is not the one chosen before it.


## A record that is sent to a server

# $most (Number) - bytes
import-too-large = The game is too large: at most { $most } bytes are allowed.
import-too-many-lines = The game has too many lines: at most { $most } are allowed.
import-too-long = The game takes too long to replay.
import-too-much = The game takes too much memory to replay.
import-not-whole = This is not a complete gzip file.
import-failed = The game cannot be replayed here.
import-not-now = Games cannot be imported right now. Try again later.
