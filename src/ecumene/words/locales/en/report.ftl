### Charts of many games: --report of ecumene simulate and ecumene league.

report-option = Also write the results as a page of charts, report.html in the folder. It opens without a network.
report-file = Charts: { $file }

## What applies to all charts

# $version (String) - of Ecumene
report-about = Computer players, Ecumene { $version }. Ranges hold the true value 95 times in 100.
report-part-result = Who wins
report-part-course = How games go
report-part-behaviour = What happens in them
# $low, $high (String) - numbers
report-range = { $low } to { $high }
report-column = { $column ->
        [range] range
        [games] games
        [wins] wins
        [share] share
        [fair] if equal
        [points] points
        [turn] turn
       *[player] player
    }

## Who wins

report-dots = Dot: the share of games won. Line: its range. Upright mark: the share if all were equal.
report-players = Wins by player
report-civilizations = Wins by civilization
# $name (String) - a player or a civilization; the others are percentages
report-best = { $name } wins most often: { $share } of its games ({ $low } to { $high }); { $fair } if all were equal.
# $names (String) - a list
report-above = The whole range is above that: { $names }.
report-below = The whole range is below that: { $names }.
report-neither = Every range holds the share of equals, so all of it may be chance.

## Beside people

report-people = Beside people
report-people-legend = Dot: the mean. Line: the middle half of the games. Box: people. Each row has a scale of its own.
# $inside (Number) - measures within people's range, of $all
report-people-inside = { $inside } of { $all } means are within people's range.
# $measures (String) - a list
report-people-above = Above it: { $measures }.
report-people-below = Below it: { $measures }.

## Turn by turn

report-course-legend = Bands: the range of each mean. Lines end with the last turn that half of the games reach.
report-turns = turn
report-standing = { $standing ->
        [winner] winner
        [mean] mean
       *[last] last
    }
report-course = { $course ->
        [points] Points over turns
        [step] Pace on the A.S.T.
        [advances] Advances over turns
        [cities] Cities over turns
       *[deals] Deals in a turn
    }
report-course-players = { $course ->
        [points] Points over turns, by player
        [step] Pace on the A.S.T., by player
        [advances] Advances over turns, by player
        [cities] Cities over turns, by player
       *[deals] Deals of a seat in a turn, by player
    }
# All but $turn are numbers in writing
report-points-told = After turn { $turn } later winners have { $winner } points, the mean is { $mean }, and those who come last have { $last }.
report-step-told = After turn { $turn } later winners have gone { $winner } spaces, the mean is { $mean }, and those who come last have gone { $last }.
report-advances-told = After turn { $turn } later winners hold { $winner } advances, the mean is { $mean }, and those who come last hold { $last }.
report-cities-told = After turn { $turn } later winners have { $winner } cities, the mean is { $mean }, and those who come last have { $last }.
report-diagonal = a space each turn
report-diagonal-told = Dotted line: a space each turn, the fastest possible (H1).
report-boxes = Boxes: where people's games end.
# $most, $least (String) - players; the others are numbers in writing
report-course-told = After turn { $turn } { $most } has most, { $high }, and { $least } least, { $low }.
report-course-alone = After turn { $turn } it is { $high }.
# $shown, $all (Number) - players
report-course-most = The { $shown } of { $all } players with the most points; turns.parquet has the others.

## Calamities

report-losses = Losses by calamity
report-losses-told = { $name } costs a table most: { $lost } in a game ({ $low } to { $high }). All calamities together cost { $all }.
report-losses-legend = Solid: tokens. Hollow: cities, each of which counts 5 (G2). All seats of a game together; the table has the range of the sum.
report-losses-column = { $column ->
        [calamity] calamity
        [struck] strikes
        [tokens] tokens
        [cities] cities
       *[lost] sum
    }

## Trade

report-claims = Claims in deals
report-claims-legend = Solid: untrue claims about hidden cards (X3). Hollow: true ones. Of a seat in a game.
# $share (String) - a percentage
report-claims-told = { $share } of the claims of { $name } are untrue, the largest share.
report-claims-none = Nobody claimed anything.
report-trade-told = { $name } makes most deals, { $deals } in a game, and they add { $gained } to the worth of its hand.
report-trade-column = { $column ->
        [player] player
        [deals] deals
        [called-off] called off
        [claims-true] true claims
        [claims-untrue] untrue claims
        [untrue] share untrue
        [calamities-passed] calamities passed on
       *[gained] worth gained
    }

## Leagues

report-part-field = Among { $field }, { $table }
report-part-table = All games at the table { $table }
# $fields, $tables (Number) - how many are shown
report-first = Charts show at most { $fields } fields, and the games of { $tables } tables; ecumene league --json has all of them.
report-ladder = Ladder
report-ladder-legend = Line: one standard deviation on each side.
report-gain = Gain in points
report-gain-of-cards = Gain in worth of cards
# $low, $high (String) - numbers
report-gain-told = { $name } comes off best: { $gain } points ({ $low } to { $high }) against whoever has its seat otherwise.
# $low, $high (String) - numbers
report-gain-of-cards-told = { $name } comes off best: cards worth { $gain } ({ $low } to { $high }) against whoever has its seat otherwise.
report-gain-legend = Dot: the mean. Line: its range. Each is compared in the same seats of the same games.
report-seat-wins = Wins in these seats
report-habits = What they do
report-conduct-legend = Worth gained in trade; true claims and legal answers, in a hundred; a model's tool calls in a game, and the seconds the game waited for it
report-field-legend = The field without entrants. Dot: the mean. Line: its range. Box: people. Each row has a scale of its own.

## Advances

report-order = Advances by order
report-advances = Wins with an early advance
# $first, $last (String) - advances; $first_place, $last_place (String) - numbers
report-order-told = { $first } is bought first, as number { $first_place } of a seat on the average; of those shown { $last } is bought last, as number { $last_place }.
# $shown, $all (Number) - advances
report-order-legend = Dot: as which of its advances a seat buys it. Right: the share of seats that do. Shown are { $shown } of { $all }, those that most seats buy.
# $name (String) - an advance; $early (Number) - such as 6; the others are percentages
report-early-told = Seats with { $name } among their first { $early } advances win most often: { $share } ({ $low } to { $high }); { $fair } if it made no difference.
report-early-legend = Dot: the share of seats that win with it among their first { $early }. Line: its range. Upright mark: the share of all seats. Shown are { $shown }, those most often bought so early.
report-early-caution = Winners hold more of everything, so seats with nearly any advance win more than others. The first { $early } of a seat tell more, since most seats buy that many. A good neighbourhood may still be behind both.
report-advance-column = { $column ->
        [advance] advance
        [place] number of its seat
        [turn] turn
        [seats] seats
        [bought] share
        [wins] wins
        [range] range
        [early] seats, early
       *[early-wins] wins, early
    }
