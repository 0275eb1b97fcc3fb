# What trade cards and players mean to a reader.

## Commodities

# $value (Number) - the face value; $stack (Number) - the number of the stack
card-commodity = Face value { $value }, stack { $stack }. A set of several is worth their number squared, times the face value (X6).
card-commodity-count = { $count ->
        [one] { $count } card of it is in this game.
       *[other] { $count } cards of it are in this game.
    }
card-commodity-beside = In the same stack: { $list }.

## Calamities

card-calamity = { $kind ->
        [minor] A minor calamity from stack { $stack }.
       *[other] A major calamity from stack { $stack }.
    }
card-calamity-passes = { $kind ->
        [non-tradeable] It cannot be traded away: whoever draws it keeps it (X3).
       *[other] It can go along unseen in a deal, but not as one of the cards that must be named truly. Whoever has it when trade ends is its victim (X3).
    }
card-calamity-areas = It also strikes everyone else with units where it comes down.
card-calamity-named = { $count ->
        [one] The victim also names { $count } other player.
       *[other] The victim also names { $count } other players.
    }
card-calamity-gain = { $role ->
        [annexes] Somebody gains by it: what the victim chooses to lose becomes that player's.
        [selects] Somebody gains by it: that player chooses where it strikes.
        [selects-and-annexes] Somebody gains by it: that player chooses what the victim loses, and takes it over.
       *[is-spared] One player cannot be named and is safe from it.
    }
card-calamity-gainer = { $kind ->
        [non-tradeable] That is the player with the most cities in stock (C4, G10).
       *[other] That is whoever last traded it to the victim, otherwise the player with the most cities in stock (C4, G10).
    }
# $usual (Sentence) - what the card does; $mine (Sentence) - what it would do to the reader
card-effect = { $usual }
card-effect-changed = { $usual }; with your advances: { $mine }

## Players

card-step-open = Nothing is missing for space { $step }.
card-step-missing = Missing for space { $step }: { $list }.
card-track-asks = { $list }
# $first, $second (Number) - the numbers of the effect
card-player-effect = { $kind ->
        [city-defence] cities fall only to { $first } tokens and leave { $second }
        [city-attack] takes cities with { $first } tokens; { $second } come in their place
        [removes-last] loses after the others in every round of a conflict
        [moves-last] moves after all others
        [losses-from-adjacent-areas] may take losses of a conflict next door
        [ships-as-losses] may lose ships in place of tokens
        [forbid-entering-city-areas] nobody may enter areas with these cities
        [forbid-causing-conflict] nobody may cause conflict where these units are
        [land-steps] tokens march { $first } steps
        [ship-steps] ships sail { $first } steps
        [ship-capacity] ships carry { $first } tokens
        [open-sea] ships cross open seas
        [destroy-area] may destroy all units in an area next door, once a turn
        [annex-area] may take over all units in an area next door, once a turn
        [politics-choice] may buy all units in an area next door, once a turn
        [collect-cards] may take a commodity card each from up to { $first } neighbours, once a turn
       *[relocate-tokens] may move up to { $first } tokens anywhere, once a turn
    }
