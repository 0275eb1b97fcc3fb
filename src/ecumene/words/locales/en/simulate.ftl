### Many games of computer players: ecumene simulate.

simulate-about = Play many games of computer players and compare the results with people's.
simulate-option-seats = Who sits at the table: players (settler, random) and how many seats each has, such as settler:6,random:3.
simulate-option-games = How many games; 100 if none is given.
simulate-option-seed = The number all chance comes from; the same number, the same results. 1 if none is given.
simulate-option-last-turn = The turn after which a game ends at the latest (H6); 40 if none is given.
simulate-option-jobs = How many processes play at the same time; 0, and if none is given, one for each core.
simulate-option-out = Folder for the results; ecumene-simulation if none is given.
simulate-option-resume = Go on with the games that are missing in the folder.
simulate-option-only = Play only the game of this number.
simulate-place-seats = PLAYER:NUMBER,...
simulate-place-folder = FOLDER

## What is wrong

simulate-no-seats = Say who sits at the table: --seats with some of { $players } and how many seats each has, such as random:5.
simulate-number = { $option }: { $value } is not from { $least } to { $most }.
simulate-folder-taken = { $folder } is there already, and not empty. With --resume its games go on; for new ones choose another folder.
simulate-folder-other = { $folder } is there already, and holds other files. Choose a folder that is new or empty.
simulate-not-a-folder = { $folder } is a file. Choose a folder that is new or empty.
# $games (Number) - how many games the folder is meant to hold
simulate-fewer = --games: { $folder } is meant for { $games } games already; there can only be more of them.
simulate-no-plan = { $folder } holds no simulation that could go on. Without --resume a new one begins.
simulate-other = { $option }: the games in { $folder } have { $stored }. Leave the option out to go on with them, or choose another folder.
simulate-other-short = --short: the games in { $folder } are not Short Games. Leave the option out to go on with them, or choose another folder.
simulate-other-version = The games in { $folder } were played by version { $stored } of Ecumene, this is { $version }: they could differ. Choose another folder.

## How far it is

simulate-progress-begun = { $games ->
        [one] { $games } game begins.
       *[other] { $games } games begin.
    }
# $failed (Number) - games that could not be played; $speed (String) - games per second; $left (String) - a time
simulate-progress = { $failed ->
        [0] { $done } of { $games } games, { $speed } games/s, time left { $left }
       *[other] { $done } of { $games } games, { $failed } failed, { $speed } games/s, time left { $left }
    }

## The summary

# $map (String) - west, east or both; $track (String) - basic, expert or short
simulate-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $seats }; { $map ->
        [west] West
        [east] East
       *[both] both maps
    }, { $track ->
        [short] the Short Game
        [expert] Expert
       *[basic] Basic
    }, seed { $seed }
simulate-people = Beside people: { $table }, from { $games } recorded games
simulate-people-nearest = No such table of people was recorded; the nearest is { $table }, from { $games } recorded games
simulate-people-none = Short Games of people were not recorded, so there is nothing to compare with
simulate-table-basic = Basic, 6–9 seats
simulate-table-expert = Expert, 9 seats
simulate-table-both = both maps, 12–14 seats
simulate-column-mean = mean
simulate-column-half = middle half
simulate-column-people = people
simulate-column-distance = how far
simulate-measure-turns = turns
simulate-measure-winner = points of the winner
simulate-measure-mean = points, mean of the table
simulate-measure-last = points of the last
simulate-measure-first-minus-last = first minus last
simulate-measure-first-minus-second = first minus second
simulate-measure-cities = cities at the end
simulate-measure-advances-winner = advances of the winner
simulate-measure-advances-mean = advances, mean
simulate-measure-steps-short-winner = A.S.T. steps short of turns, winner
simulate-measure-steps-short-mean = A.S.T. steps short of turns, mean
# $range (String) - numbers recorded over all tables, not only over those named above
simulate-everywhere = { $range } *
simulate-everywhere-note = * over all recorded tables
simulate-inside = inside
simulate-above = { $distance } above
simulate-below = { $distance } below
simulate-kinds = Who won
simulate-column-wins = wins
simulate-column-expected = if equal
simulate-column-points = points
simulate-column-place = place
simulate-column-cities = cities
simulate-column-advances = advances
# $share (String) - a percentage
simulate-wins = { $wins } ({ $share })
simulate-agreed = { $games ->
        [one] { $games } game was ended by the agreed last turn, { $turn } (H6).
       *[other] { $games } games were ended by the agreed last turn, { $turn } (H6).
    }
# $time (String) - minutes and seconds; $speed (String) - games per second
simulate-speed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $time } with { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }: { $speed } games/s.
simulate-files = Results: seats.parquet, turns.parquet and the logs of the games in { $folder }
simulate-stopped = Stopped. { $done } of { $games } games are kept. To go on: { $command }
# $detail (String) - the exception, as Python tells it
simulate-failed-exception = Game { $game } (seed { $seed }) failed: { $detail } (more in { $file }). To repeat it alone: { $command }
# $detail (String) - the name of a signal, such as SIGKILL
simulate-failed-signal = Game { $game } (seed { $seed }) failed: its process was ended by { $detail }. To repeat it alone: { $command }
# $detail (String) - an exit code
simulate-failed-exit = Game { $game } (seed { $seed }) failed: its process ended with exit code { $detail }. To repeat it alone: { $command }
