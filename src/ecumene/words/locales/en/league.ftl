### Who is the better player: ecumene league.

league-about = Let players play in each other's seats, in the same games, and compare them.
league-argument = The league as a TOML file: who plays in whose company, and how many rounds.
league-option-rounds = How many rounds, whatever the file says; with --resume, how many in all.
league-option-seed = The number that decides all chance, whatever the file says.
league-option-out = Folder for the results; ecumene-league if none is given.
league-option-scenario = A ready-made league instead of a file: market, short-5 or west-9, with one language model among computer players.
league-option-model = The agent that lets the language model of a scenario play: a program with its arguments, started for each game.
league-place-scenario = NAME

## What is wrong

# $sentence (String) - where and what
league-wrong = { $file }: { $sentence }
league-no-file = Say which league: a TOML file, a --scenario, or --resume for the one in the folder.
league-scenario-and-file = Give a file or a --scenario, not both.
league-no-scenario = There is no scenario called '{ $name }'. There are: { $names }.
league-no-model = A scenario needs a --model: the command of the agent that lets it play.
league-model-alone = --model belongs to a --scenario; in a file, players say mcp: and the command.
league-no-plan = { $folder } holds no league to continue. Leave out --resume and name a file to start a new one.
league-resume-alone = With --resume, the league and its seed are those in { $folder }: name no file, no --seed and no --scenario.
# $rounds (Number) - how many rounds the folder is meant to hold
league-fewer = --rounds: { $folder } is already meant for { $rounds } rounds; you can only add more.
league-rounds = The number of rounds must be from 1 to { $most }.
league-field-player = { $name } is the name of a player; call the field something else.
league-empty-field = Nobody sits here: name at least one player.
league-no-setup = There is no game with { $seats } seats on the map '{ $map }' (S1).
league-nothing = Nothing is played: name entrants, or matches.
league-gate-field = No match in the field '{ $field }' is played at the table '{ $table }'.
league-gate-entrant = '{ $entrant }' does not play in the field '{ $field }'.
# $measure (String) - the name of a figure, as in the file
league-gate-of-table = '{ $measure }' is a figure of a whole table: leave out the entrants.
league-gate-of-seat = '{ $measure }' is a figure of one seat: name the entrants.
# $place (String) - what the file says
league-player-place = players.{ $name }: '{ $place }' does not say where the player is. Write the module and the name in it, such as my_players:brave.
# $reason (String) - an exception
league-player-import = players.{ $name }: '{ $place }' cannot be imported: { $reason }
league-player-callable = players.{ $name }: '{ $place }' is not a player, as it cannot be called.

## The results

# $pairings (Number) - games in a round
league-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $pairings } in a round, seed { $seed }
league-ratings = Ladder: ratings by the final ranking of each game; everyone begins at 25
# $field (String) - who sits at the table; $table (String) - the name of the table
league-field = Among { $field }, { $table }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: each in the same seats of the same games
league-habits = What they do in a game (cities, and hands after trade, in turns 8 to 12; calamities passed on)
league-habits-of-trade = What they do up to the end of that turn (hands, deals and lies in its trade; calamities passed on)
league-conduct = Trade and conduct
league-tables = The tables as they are without entrants (attacks on cities; seats that had no unit left)
league-gates = Gates
# $share, $low, $high (String) - percentages
league-share = { $share } ({ $low } to { $high })
# $value, $low, $high (String) - numbers
league-estimate = { $value } ({ $low } to { $high })
league-met = met
league-not-met = not met
league-above = above { $entrant }, intervals apart
league-limits = { $limits ->
        [both] { $least } to { $most }
        [least] at least { $least }
       *[most] at most { $most }
    }
league-measure = { $measure ->
        [player] player
        [rating] rating
        [uncertainty] uncertainty
        [wins] wins
        [fair] if equal
        [points] points
        [gain] gain
        [place] place
        [in-field] among
        [cities] cities
        [hand] hand
        [attacks] attacks
        [voyages] voyages
        [deals] deals
        [called-off] called off
        [lies] lies
        [calamities-passed] passed on
        [worth] worth
        [honesty] honesty %
        [legality] legality %
        [calls] calls
        [seconds] seconds
        [turns] turns
        [winner] winner
        [mean] mean
        [last] last
        [mid-cities] cities
        [mid-hand] hand
        [city-attacks] attacks
        [without-units] no units
        [measure] measure
        [needed] needed
        [found] found
       *[verdict] verdict
    }
