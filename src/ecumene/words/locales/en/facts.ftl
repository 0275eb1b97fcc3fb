### What is wrong with the fact files. The people who edit them read these.

# $kind (String) - the kind of record; $record (String) - its id; $sentence (String) - the problem
facts-where = { $kind ->
        [area] area
        [sea] sea
        [flood-plain] flood plain
        [volcano] volcano
        [civilization] civilization
        [group] group
        [advance] advance
        [calamity] calamity
        [commodity] commodity
        [epoch] epoch
        [theme-set] theme set
        [setup] set-up
        [track] track
        [stack] stack
       *[file] file
    } '{ $record }': { $sentence }

facts-malformed = { $detail }
facts-not-json = this is not JSON: { $detail }
facts-doubled = { $count ->
        [one] it stands once in its table
       *[other] it stands { $count } times in its table
    }
facts-unknown-name = { $field } names '{ $name }', which does not exist
facts-track-missing = this track is missing
facts-own-neighbour = { $border ->
        [land] it is its own land neighbour
       *[water] it is its own water neighbour
    }
facts-neighbour-twice = { $border ->
        [land] land neighbour '{ $other }' is listed more than once
       *[water] water neighbour '{ $other }' is listed more than once
    }
facts-neighbour-not-mutual = { $border ->
        [land] land neighbour '{ $other }' does not list it back
       *[water] water neighbour '{ $other }' does not list it back
    }
facts-limit = population limit { $limit } is not one of 0 to 4 (G7)
facts-site-without-plain = its city site is on a flood plain, but it has none (G6)
facts-no-neighbour = it has no neighbour
facts-start-abroad = it is the start area of '{ $start }', but lies in another region
facts-nowhere = it lies in no area
facts-volcano = { $areas ->
        [one] it touches { $areas } area
       *[other] it touches { $areas } areas
    }, and a volcano touches one or two (G6)
facts-rank = rank { $rank } stands in place { $place } of the table
facts-starts = { $count ->
        [0] it has no start area
        [one] it has { $count } start area
       *[other] it has { $count } start areas
    }, and needs exactly one
facts-epochs = { $track ->
        [basic] its epochs on the Basic A.S.T. do not follow each other
       *[expert] its epochs on the Expert A.S.T. do not follow each other
    }
facts-points = { $points ->
        [one] at a price of { $cost } it is worth { $points } point
       *[other] at a price of { $cost } it is worth { $points } points
    }
facts-groups = { $count ->
        [one] it is of { $count } group
       *[other] it is of { $count } groups
    }, and a card is of one or two
facts-credits = its credits are not all multiples of 5
facts-bonus = its bonus goes to '{ $other }', which is not dearer
facts-stack-calamities = { $kind ->
        [minor] minor calamities
        [tradeable] tradeable major calamities
       *[non_tradeable] non-tradeable major calamities
    }: { $count }, and there should be { $expected } (S5)
facts-no-such-stack = { $count ->
        [one] { $count } card lies in a stack that does not exist
       *[other] { $count } cards lie in a stack that does not exist
    }
facts-stack-order = it stands in place { $place } of the table
facts-split = { $split ->
        [one] { $split } card is divided over the blocks
       *[other] { $split } cards are divided over the blocks
    }, but it has { $count } (S5)
facts-home = { $home ->
        [both] it belongs to both blocks without being additional
       *[other] it is additional, but belongs to one block
    } (S5a)
facts-seats = { $count ->
        [one] it seats { $count } player
       *[other] it seats { $count } players
    }, which is not its number
facts-blocks = its blocks are not those of its map (S1)
facts-seat-order = its civilizations are not in order of rank
facts-track-end = its last final step is not { $last }
facts-years = years are missing before step { $last }
facts-theme-sets = { $count ->
        [one] { $count } theme set is dealt from
       *[other] { $count } theme sets are dealt from
    }, which is not the number of players (Q1)
