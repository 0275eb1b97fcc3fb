### Many games between computer players: ecumene simulate.

simulate-about = Play many games between computer players and compare the results with people's.
# $players (String) - the computer players there are
# $example (String) - what could be typed
simulate-option-seats = Who sits at the table: players ({ $players }) and how many seats each has, such as { $example }. After the name of a character, -seasoned, -casual or -learning is its level; mixed stands for any of them. cmd: with a command seats a program of your own.
simulate-option-games = How many games; 100 if none is given.
simulate-option-seed = The number that decides all chance; the same number gives the same results. 1 if none is given.
simulate-option-last-turn = The turn after which a game ends at the latest (H6); 40 if none is given.
simulate-option-jobs = How many processes play at the same time; with 0, or if none is given, one per core.
simulate-option-out = Folder for the results; ecumene-simulation if none is given.
simulate-option-resume = Play the games still missing from the folder.
simulate-option-game = Play only the game with this number.
simulate-place-seats = PLAYER:NUMBER,...
simulate-place-folder = FOLDER

## What is wrong

# $package (String) - the name of a package; $extra (String) - what to install; $python (String) - the file of the Python that runs
simulate-no-library = This needs one more package, { $package }. To install it, type: { $python } -m pip install "ecumene[{ $extra }]"
simulate-no-seats = Say who sits at the table: --seats with some of { $players } and how many seats each has, such as random:5.
simulate-number = { $option }: { $value } is not between { $least } and { $most }.
simulate-folder-taken = { $folder } already exists and is not empty. To continue its games, use --resume; for new ones, choose another folder.
simulate-folder-other = { $folder } already exists and holds other files. Choose a folder that is new or empty.
simulate-not-a-folder = { $folder } is a file. Choose a folder that is new or empty.
# $games (Number) - how many games the folder is meant to hold
simulate-fewer = --games: { $folder } is already meant for { $games } games; you can only add more.
simulate-no-plan = { $folder } holds no simulation to continue. Leave out --resume to start a new one.
simulate-other = { $option }: the games in { $folder } have { $stored }. Leave the option out to continue them, or choose another folder.
simulate-other-short = --short: the games in { $folder } are not Short Games. Leave the option out to continue them, or choose another folder.
simulate-other-version = The games in { $folder } were played by version { $stored } of Ecumene, but this is { $version }: results could differ. Choose another folder.

## Progress

simulate-progress-begun = { $games ->
        [one] Starting { $games } game.
       *[other] Starting { $games } games.
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
simulate-people = Compared with people: { $table }, from { $games } recorded games
simulate-people-nearest = No such games by people were recorded; the closest are { $table }, from { $games } recorded games
simulate-people-none = Short Games of people were not recorded, so there is nothing to compare with
simulate-table = { $kind ->
        [basic] Basic, 6–9 seats
        [expert] Expert, 9 seats
       *[both] both maps, 12–14 seats
    }
simulate-column = { $column ->
        [mean] mean
        [half] middle half
        [people] people
        [distance] distance
        [wins] wins
        [expected] if equal
        [points] points
        [place] place
        [cities] cities
       *[advances] advances
    }
simulate-measure = { $measure ->
        [turns] turns
        [winner] points of the winner
        [mean] points, table mean
        [last] points of the last player
        [first-minus-last] first minus last
        [first-minus-second] first minus second
        [cities] cities at the end
        [advances-winner] advances of the winner
        [advances-mean] advances, mean
        [steps-short-winner] A.S.T. spaces behind turns, winner
       *[steps-short-mean] A.S.T. spaces behind turns, mean
    }
# $range (String) - numbers recorded over all tables, not only over those named above
simulate-everywhere = { $range } *
simulate-everywhere-note = * over all recorded tables
simulate-inside = inside
simulate-above = { $distance } above
simulate-below = { $distance } below
simulate-kinds = Who won
simulate-conduct = { $player }: { $faults ->
        [one] { $faults } answer was not good
       *[other] { $faults } answers were not good
    }; in { $replaced } of { $seats } seats a computer player took over.
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
simulate-stopped = Stopped. { $done } of { $games } games are kept. To continue: { $command }
simulate-failed-because = { $cause ->
        [exception] Game { $game } (seed { $seed }) failed: { $detail } (more in { $file }). To play it on its own: { $command }
        [signal] Game { $game } (seed { $seed }) failed: its process was ended by { $detail }. To play it on its own: { $command }
       *[exit] Game { $game } (seed { $seed }) failed: its process ended with exit code { $detail }. To play it on its own: { $command }
    }

## Clusters

cluster-option = Where the games are played: the address of a Dask scheduler, such as tls://host:8786, or local for a cluster on this machine.
cluster-place = ADDRESS
cluster-unreachable = No Dask scheduler answers at { $address }: { $reason }
cluster-empty = The cluster at { $address } has no workers. Start some with: dask worker { $address }
cluster-lost = The cluster at { $address } is lost: its scheduler is gone, or all its workers. Finished games are kept; play the others with --resume.
cluster-not-begun = No cluster could be started on this machine: { $reason }
# $found (String) - the worker's version, or a dash if it has none
cluster-version = The worker { $worker } has version { $found } of Ecumene, but this is { $version }: install the same on all machines.
cluster-programs = Programs (cmd:) play only on this machine. Leave out --cluster.
cluster-jobs = --jobs says how many processes play on this machine; those of the cluster at { $address } are its own. Leave out one of the two.
