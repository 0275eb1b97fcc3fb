# What a calamity costs everybody at a real table. $rule (String) - the rule of the calamity

## Whom it strikes

toll-strikes = { $calamity }: the primary victim is { $name } ({ $rule }).
# $why (String) - id of the calamity; $points (Number) - unit points of the victim; $kept (Number) - what is needed
toll-fails = { $why ->
        [cyclone] It does not happen: { $name } has no city beside an open sea (C3a).
        [piracy] It does not happen: { $name } has no coastal city (C3a).
        [civil-war] It does not happen: { $name } has { $points } unit points, and { $kept } or fewer are safe (C3a).
       *[other] It does not happen: { $name } has no city (C3a).
    }
toll-benefits-trader = The beneficiary is { $name }, who traded the card (C4).
toll-benefits-stock = The beneficiary is { $name }, by what is in stock: cities { $cities }, tokens { $tokens } (C4, G10).
# $why (String) - id of the calamity
toll-place = { $why ->
        [flood] The flood plain of the { $place } is hit: that is where most of the victim's unit points stand.
        [cyclone] The { $place } is hit: most of the victim's cities are beside it.
       *[volcano] { $place } erupts. All units in the areas it touches are destroyed, whoever owns them.
    }
toll-named = { $count ->
        [one] The secondary victim is { $list } (C5).
       *[other] The secondary victims are { $list } (C5).
    }
toll-nobody-named = Nobody can be named as a secondary victim (C5).
toll-units = Players choose their own units: a token pays 1, a destroyed city 5, a reduced city 5 less the tokens that take its place; nothing beyond what is needed (G12).

## The number

toll-above = { $points } unit points are { $base } above { $kept }.
# $list (String) - advances and what each adds
toll-number = { $base }, changed by { $list }, makes { $number } (C12).
toll-nothing = { $name } loses nothing ({ $rule }).

## Units

# $where (String) - coastal-damage, plain-damage, or anywhere
toll-damage = { $where ->
        [coastal-damage] { $count ->
            [one] { $name } loses { $count } unit point in coastal areas ({ $rule }).
           *[other] { $name } loses { $count } unit points in coastal areas ({ $rule }).
        }
        [plain-damage] { $count ->
            [one] { $name } loses { $count } unit point on this flood plain ({ $rule }).
           *[other] { $name } loses { $count } unit points on this flood plain ({ $rule }).
        }
       *[other] { $count ->
            [one] { $name } loses { $count } unit point ({ $rule }).
           *[other] { $name } loses { $count } unit points ({ $rule }).
        }
    }
toll-all-units = { $where ->
        [coastal-damage] { $count ->
            [one] { $name } has only { $count } unit point in coastal areas and loses it (C11).
           *[other] { $name } has only { $count } unit points in coastal areas and loses them all (C11).
        }
        [plain-damage] { $count ->
            [one] { $name } has only { $count } unit point on this flood plain and loses it (C11).
           *[other] { $name } has only { $count } unit points on this flood plain and loses them all (C11).
        }
       *[other] { $count ->
            [one] { $name } has only { $count } unit point and loses it (C11).
           *[other] { $name } has only { $count } unit points and loses them all (C11).
        }
    }
toll-no-units = { $where ->
        [coastal-damage] { $name } has no units in coastal areas and loses none (C11).
       *[other] { $name } has no units and loses none (C11).
    }
toll-erupted = { $name } loses everything there: tokens { $tokens }, cities { $cities }, { $points ->
        [one] in all { $points } unit point
       *[other] in all { $points } unit points
    } ({ $rule }).

## Treasury and cards

toll-treasury = { $name } loses { $count } treasury ({ $rule }).
toll-treasury-all = { $count ->
        [0] { $name } has nothing in treasury to lose (C1).
       *[other] { $name } has only { $count } in treasury and loses it all (C1).
    }
toll-cards = { $count ->
        [one] { $name } discards { $count } commodity card, of its own choice ({ $rule }).
       *[other] { $name } discards { $count } commodity cards, of its own choice ({ $rule }).
    }
toll-cards-saved = { $most ->
        [one] For { $rate } treasury a card can be kept; the treasury is enough for { $most } (C1).
       *[other] For { $rate } treasury each, cards can be kept; the treasury is enough for { $most } (C1).
    }
toll-no-cards = { $name } has no commodity cards to discard (C11).
toll-face-value = { $name } discards commodity cards with face values of { $value } or more in all, none beyond what is needed; all of them if they are worth less ({ $rule }, C11).

## Cities

toll-reduced = { $count ->
        [one] { $name } reduces { $count } city, of its own choice ({ $rule }, G11).
       *[other] { $name } reduces { $count } cities, of its own choice ({ $rule }, G11).
    }
toll-theocracy = { $name } may discard { $count } commodity cards instead and reduces no city ({ $rule }, A-THEOCRACY).
toll-kept = { $count ->
        [0] { $kept ->
            [one] { $name } may keep { $kept } city and has no more: none is reduced ({ $rule }).
           *[other] { $name } may keep { $kept } cities and has no more: none is reduced ({ $rule }).
        }
       *[other] { $kept ->
            [one] { $name } keeps { $kept } city and reduces { $count }, of its own choice ({ $rule }, G11).
           *[other] { $name } keeps { $kept } cities and reduces { $count }, of its own choice ({ $rule }, G11).
        }
    }
# $where (String) - coastal-destroyed, or anywhere
toll-destroyed = { $where ->
        [coastal-destroyed] { $count ->
            [one] { $name } loses { $count } coastal city, of its own choice: it is destroyed ({ $rule }, G11).
           *[other] { $name } loses { $count } coastal cities, of its own choice: they are destroyed ({ $rule }, G11).
        }
       *[other] { $count ->
            [one] { $name } loses { $count } city, of its own choice: it is destroyed ({ $rule }, G11).
           *[other] { $name } loses { $count } cities, of its own choice: they are destroyed ({ $rule }, G11).
        }
    }
# $possible (String) - yes if the treasury is enough
toll-ransom = { $possible ->
        [yes] { $name } may pay { $ransom } treasury instead and keeps the city (C1).
       *[no] A ransom of { $ransom } is more than { $name } has in treasury (C1).
    }
toll-no-cities = { $where ->
        [coastal-destroyed] { $name } has no coastal city to lose (C11).
       *[other] { $name } has no city to lose (C11).
    }
# $reduced (String) - yes if the city is reduced only
toll-quake = { $reduced ->
        [yes] No city at a volcano, so it is an earthquake: { $name } chooses one of its cities, and with Engineering it is only reduced ({ $rule }).
       *[no] No city at a volcano, so it is an earthquake: { $name } chooses one of its cities, and it is destroyed ({ $rule }).
    }
toll-quake-neighbour = { $name } also chooses a city next to it by land or water, of another owner if there is one: it is reduced ({ $rule }, G11).
# $taker (String) - who chooses and annexes; $pirates (Number) - for how many the taker has no pieces
toll-annexed = { $pirates ->
        [0] { $count ->
            [one] { $taker } chooses { $count } city of { $name } and annexes it ({ $rule }).
           *[other] { $taker } chooses { $count } cities of { $name } and annexes them ({ $rule }).
        }
        [one] { $count ->
            [one] { $taker } chooses { $count } city of { $name }, but has no city in stock: it becomes a pirate city ({ $rule }, C11).
           *[other] { $taker } chooses { $count } cities of { $name } and annexes them as far as its stock reaches; { $pirates } becomes a pirate city ({ $rule }, C11).
        }
       *[other] { $taker } chooses { $count } cities of { $name }, but has none in stock: they become pirate cities ({ $rule }, C11).
    }
toll-selected = { $count ->
        [one] { $name } selects { $count } of its cities beside the sea ({ $rule }).
       *[other] { $name } selects { $count } of its cities beside the sea ({ $rule }).
    }
toll-deselected = { $name } may deselect up to { $count } of them (C-CYCLONE).
toll-pirates = { $count ->
        [one] { $chooser } chooses { $count } coastal city of { $name }: it becomes a pirate city ({ $rule }).
       *[other] { $chooser } chooses { $count } coastal cities of { $name }: they become pirate cities ({ $rule }).
    }
# $rate (Number) - tokens for each city; $needed (Number) - for all
toll-support = At { $rate } tokens a city, { $name } needs { $needed } tokens on the board and has { $tokens } (K4).
toll-support-short = { $most ->
        [one] { $name } reduces { $most } city, of its own choice, those built this turn first ({ $rule }, K4, G11).
       *[other] { $name } reduces cities one by one, of its own choice, those built this turn first, until the tokens are enough: { $most } at most, fewer if the tokens that take their place are enough ({ $rule }, K4, G11).
    }

## Areas that go over, hordes, the A.S.T.

toll-seceding = { $count ->
        [one] { $name } loses { $count } unit point to the beneficiary ({ $rule }).
       *[other] { $name } loses { $count } unit points to the beneficiary ({ $rule }).
    }
toll-selection = { $name } selects them: whole, connected areas, as close to this number as possible ({ $rule }).
toll-takes = { $name } has { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } and { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in stock to annex with; the rest become pirate cities and Barbarian tokens (C11).
# $chooser (String) - the beneficiary
toll-horde = { $count ->
        [0] No Barbarians come ({ $rule }).
        [one] { $count } Barbarian token attacks a city of { $name }. { $chooser } chooses it, a wilderness city if there is one ({ $rule }).
       *[other] { $count } Barbarian tokens attack a city of { $name }. { $chooser } chooses it, a wilderness city if there is one ({ $rule }).
    }
toll-horde-on = { $count ->
        [0] No Barbarian token is above the limit: none goes on (C-BARBARIAN-HORDES).
        [one] { $count } Barbarian token is above the limit and goes on to a neighbouring area with units of the victim; { $chooser } chooses it, one with a city only if that attack succeeds. Settle the next fight as a conflict (C-BARBARIAN-HORDES).
       *[other] { $count } Barbarian tokens are above the limit and go on together to a neighbouring area with units of the victim; { $chooser } chooses it, one with a city only if that attack succeeds. Settle the next fight as a conflict (C-BARBARIAN-HORDES).
    }
toll-back = { $count ->
        [one] { $name } goes back { $count } space on the A.S.T. ({ $rule }).
       *[other] { $name } goes back { $count } spaces on the A.S.T. ({ $rule }).
    }
toll-at-start = { $name } is on the start space and stays there ({ $rule }).
toll-enlightenment = { $steps ->
        [one] { $name } may destroy { $cities } cities instead and stays, cities that are not coastal first (A-ENLIGHTENMENT).
       *[other] For each space { $name } may destroy { $cities } cities instead, cities that are not coastal first; there are enough for { $steps } spaces (A-ENLIGHTENMENT).
    }
