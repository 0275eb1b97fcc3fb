### What is wrong with the fact files. The people who edit them read these.

# $kind (String) - the kind of record; $record (String) - its id; $sentence (String) - the problem
facts-where = { $kind ->
        [area] area
        [sea] sea
        [flood-plain] flood plain
        [volcano] volcano
        [civilization] civilization
        [emblem] emblem
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

facts-file-missing = it is missing or cannot be read
facts-malformed = { $detail }
facts-not-json = this is not JSON: { $detail }
facts-key-twice = { $field } is given more than once
facts-doubled = { $count ->
        [one] it appears once in its table
       *[other] it appears { $count } times in its table
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
facts-limit = population limit { $limit } is not between 0 and 4 (G7)
facts-uninhabitable = it has a city site or is a start area, but its population limit is 0 (G7)
facts-site-without-plain = its city site is on a flood plain, but it has none (G6)
facts-no-neighbour = it has no neighbour
facts-start-abroad = it is the start area of '{ $start }', but lies in another region
facts-nowhere = it lies in no area
facts-volcano = { $areas ->
        [one] it touches { $areas } area
       *[other] it touches { $areas } areas
    }, and a volcano touches one or two (G6)
facts-volcano-apart = it touches '{ $one }' and '{ $other }', which are not neighbours (G6)
facts-rank = rank { $rank } is in place { $place } of the table
facts-starts = { $count ->
        [0] it has no start area
        [one] it has { $count } start area
       *[other] it has { $count } start areas
    }, and needs exactly one
facts-no-emblem = nobody has drawn it
facts-epochs = { $track ->
        [basic] its epochs on the Basic A.S.T. do not follow each other
       *[expert] its epochs on the Expert A.S.T. do not follow each other
    }
facts-points = { $points ->
        [one] at a cost of { $cost } it is worth { $points } point
       *[other] at a cost of { $cost } it is worth { $points } points
    }
facts-groups = { $count ->
        [one] it belongs to { $count } group
       *[other] it belongs to { $count } groups
    }, and a card belongs to one or two
facts-group-twice = group '{ $group }' is named more than once
facts-credits = its credits are not all multiples of 5
facts-free-credits = its free-choice credits are { $credits }, but its effect gives { $effect }
facts-bonus = its bonus goes to '{ $other }', which does not cost more
facts-bonus-amount = its bonus of { $amount } is not a multiple of 5 (P3)
facts-bonus-twice = { $count ->
        [one] { $count } advance makes it cheaper
       *[other] { $count } advances make it cheaper
    }, and at most one may (P3)
facts-number-negative = '{ $number }' is { $value }, and only 'lowest' may be below 0
facts-stack-calamities = { $kind ->
        [minor] minor calamities
        [tradeable] tradeable major calamities
       *[non-tradeable] non-tradeable major calamities
    }: { $count }, and there should be { $expected } (S5)
facts-no-such-stack = there is no stack { $stack }
facts-secondary = it has named secondary victims and also strikes areas (C5, C6)
facts-modifier-minor = it is minor, and advances do not change minor calamities (C1)
facts-modifier-change = '{ $advance }' changes '{ $change }', which this calamity does not have (C12)
facts-modifier-by = { $by ->
        [0] '{ $advance }' changes '{ $change }' by 0
       *[other] '{ $advance }' changes '{ $change }' by { $by }, but it takes no number
    } (C12)
facts-modifier-twice = '{ $advance }' changes '{ $change }' more than once for the same victim (C12)
facts-calamity-limit = { $limit }: the limit of { $major } for major calamities is higher than the limit of { $total } for all (Y3)
facts-stack-order = it is in place { $place } of the table
facts-stack-empty = there is no commodity in it (S5)
facts-split = { $split ->
        [one] { $split } card is divided between the blocks
       *[other] { $split } cards are divided between the blocks
    }, but it has { $count } (S5)
facts-home = { $home ->
        [both] it belongs to both blocks without being additional
       *[other] it is additional, but belongs to one block
    } (S5a)
facts-whole = it is a whole set, but some of its cards are outside its home block (S5)
facts-seats = { $count ->
        [one] it seats { $count } player
       *[other] it seats { $count } players
    }, which is not its number of players
facts-blocks = its blocks do not match its map (S1)
facts-seat-order = its civilizations are not in order of rank
facts-track-end = its final spaces do not rise to { $last }, its last space (H4)
facts-years = years are missing before space { $last }
facts-years-order = its years do not run forward
facts-requirements = rows of requirements for epoch '{ $epoch }': { $count }, and there should be { $expected } (H1)
facts-theme-advances = { $count ->
        [one] it has { $count } different advance
       *[other] it has { $count } different advances
    }, and should be a list of four (Q1)
facts-theme-sets = { $count ->
        [one] { $count } theme set is dealt from
       *[other] { $count } theme sets are dealt from
    }, which is not the number of players (Q1)
facts-no-such-setup = there are theme sets for this number of players, but no set-up (S1)
