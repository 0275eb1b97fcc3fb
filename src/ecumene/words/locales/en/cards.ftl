### The cards of the game: advances, calamities, commodities, civilizations.

## Advances

advance-price = Price
advance-points = Victory points
advance-groups = Group
advance-credits = Credits
advance-free-credits = { $amount } more in groups of your choice
advance-cheaper-with = Cheaper with
advance-makes-cheaper = Makes cheaper
# $name (String) - the other advance; $amount (Number) - what it takes off the price
advance-bonus = { $name } (−{ $amount })
advance-phases = Phases
advance-calamities = Calamities
advance-protects = Safe from
advance-ignores = Ignores
advance-spares = Spares holders of
advance-stacks = Opens stacks
# $stack (Number) - number of the stack; $price (Number) - treasury per card
advance-stack-price = stack { $stack } for { $price } treasury

phase-tax_collection = tax (1)
phase-population_limit = population limits
phase-movement = movement (3)
phase-conflict = conflict (4)
phase-city_construction = city construction (5)
phase-city_support = support (5, 11)
phase-trade_cards_acquisition = trade cards (6)
phase-special_abilities = special abilities (10)
phase-advances_acquisition = advances (12)
phase-hand_limit = hand limit (12)
phase-ast_alteration = A.S.T. (13)

## Calamities

calamity-stack = Stack
calamity-kind = Kind
calamity-kind-minor = minor, tradeable
calamity-kind-tradeable = major, tradeable
calamity-kind-non_tradeable = major, non-tradeable
calamity-beneficiary = Beneficiary
beneficiary-none = none
beneficiary-annexes = annexes what the victim selects
beneficiary-selects = selects
beneficiary-selects_and_annexes = selects and annexes
beneficiary-is_spared = is spared
calamity-secondary = Secondary victims
secondary-by-area = everyone in the areas it strikes
secondary-named = { $count ->
        [0] none
        [one] { $count } player, named by the primary victim
       *[other] { $count } players, named by the primary victim
    }
calamity-numbers = Effect
calamity-modifiers = Advances

number-damage = { $count } damage
number-secondary_damage = { $count } damage to each secondary victim
number-coastal_damage = { $count } damage on the coast instead, without units on a flood plain
number-treasury = { $count } treasury lost
number-reduced_cities = { $count ->
        [one] { $count } city reduced
       *[other] { $count } cities reduced
    }
number-secondary_reduced_cities = { $count ->
        [one] { $count } city of each secondary victim reduced
       *[other] { $count } cities of each secondary victim reduced
    }
number-destroyed_cities = { $count ->
        [one] { $count } city destroyed
       *[other] { $count } cities destroyed
    }
number-ransom = ransom of { $count } treasury
number-cards = { $count ->
        [one] { $count } commodity card discarded
       *[other] { $count } commodity cards discarded
    }
number-ransom_per_card = ransom of { $count } treasury a card
number-annexed_cities = { $count ->
        [one] { $count } city annexed
       *[other] { $count } cities annexed
    }
number-support_rate = support rate raised by { $count }
number-kept_unit_points = unit points above { $count } are lost
number-unit_points = { $count ->
        [one] { $count } unit point annexed
       *[other] { $count } unit points annexed
    }
number-barbarians = { $count ->
        [one] { $count } Barbarian token
       *[other] { $count } Barbarian tokens
    }
number-selected_cities = { $count ->
        [one] { $count } city selected
       *[other] { $count } cities selected
    }
number-secondary_selected_cities = { $count ->
        [one] { $count } city of each secondary victim selected
       *[other] { $count } cities of each secondary victim selected
    }
number-kept_cities = all cities but { $count } reduced
number-face_value = commodity cards of face value { $count } discarded
number-steps_back = { $count ->
        [one] { $count } space back on the A.S.T.
       *[other] { $count } spaces back on the A.S.T.
    }
number-pirate_cities = { $count ->
        [one] { $count } coastal city becomes a pirate city
       *[other] { $count } coastal cities become pirate cities
    }
number-secondary_pirate_cities = { $count ->
        [one] { $count } coastal city of each secondary victim too
       *[other] { $count } coastal cities of each secondary victim too
    }

## How an advance changes a calamity. $count (Number) - by how much; $direction - less or more

change-damage = { $direction ->
        [less] { $count } damage less
       *[more] { $count } damage more
    }
change-unit_points = { $direction ->
        [less] { $count ->
            [one] { $count } unit point less
           *[other] { $count } unit points less
        }
       *[more] { $count ->
            [one] { $count } unit point more
           *[other] { $count } unit points more
        }
    }
change-face_value = { $direction ->
        [less] face value { $count } less
       *[more] face value { $count } more
    }
change-support_rate = { $direction ->
        [less] support rate raised by { $count } less
       *[more] support rate raised by { $count } more
    }
change-steps_back = { $direction ->
        [less] { $count ->
            [one] { $count } space less
           *[other] { $count } spaces less
        }
       *[more] { $count ->
            [one] { $count } space more
           *[other] { $count } spaces more
        }
    }
change-barbarians = { $direction ->
        [less] { $count ->
            [one] { $count } Barbarian token fewer
           *[other] { $count } Barbarian tokens fewer
        }
       *[more] { $count ->
            [one] { $count } Barbarian token more
           *[other] { $count } Barbarian tokens more
        }
    }
change-annexed_cities = { $direction ->
        [less] { $count ->
            [one] { $count } city fewer annexed
           *[other] { $count } cities fewer annexed
        }
       *[more] { $count ->
            [one] { $count } city more annexed
           *[other] { $count } cities more annexed
        }
    }
change-kept_cities = { $direction ->
        [less] { $count ->
            [one] { $count } city fewer kept
           *[other] { $count } cities fewer kept
        }
       *[more] { $count ->
            [one] { $count } city more kept
           *[other] { $count } cities more kept
        }
    }
change-pirate_cities = { $direction ->
        [less] { $count ->
            [one] { $count } coastal city fewer lost
           *[other] { $count } coastal cities fewer lost
        }
       *[more] { $count ->
            [one] { $count } coastal city more lost
           *[other] { $count } coastal cities more lost
        }
    }
change-reduced_cities = { $direction ->
        [less] { $count ->
            [one] { $count } city fewer reduced
           *[other] { $count } cities fewer reduced
        }
       *[more] { $count ->
            [one] { $count } city more reduced
           *[other] { $count } cities more reduced
        }
    }
change-selected_cities = { $direction ->
        [less] { $count ->
            [one] { $count } city fewer selected
           *[other] { $count } cities fewer selected
        }
       *[more] { $count ->
            [one] { $count } city more selected
           *[other] { $count } cities more selected
        }
    }
change-deselected_cities = { $count ->
        [one] { $count } selected city may be spared
       *[other] { $count } selected cities may be spared
    }
change-ransom_cards = { $count ->
        [one] { $count } commodity card discarded may save all own cities
       *[other] { $count } commodity cards discarded may save all own cities
    }
change-ransom_cities_per_step = { $count ->
        [one] { $count } city destroyed may prevent a space
       *[other] { $count } cities destroyed may prevent a space
    }
change-city_reduced_not_destroyed = in an earthquake the city is reduced, not destroyed
change-immune = cannot be named

# $change (String) - one of the sentences above
change-as = { $role ->
        [primary] { $change } (primary victim)
        [secondary] { $change } (secondary victim)
       *[any] { $change }
    }

## Commodities

commodity-stack = Stack
commodity-value = Face value
commodity-cards = Cards
commodity-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
commodity-additional = { $count ->
        [one] { $count } card, only with 9–11 and 15–18 players (S5a)
       *[other] { $count } cards, only with 9–11 and 15–18 players (S5a)
    }
commodity-on-west = West map
commodity-on-east = East map
commodity-on-both = Both maps
# $west, $east (Number) - cards in the stacks of either block
commodity-split = { $west } in the West block, { $east } in the East block
commodity-calamities = In its stack
commodity-calamity = { $name } ({ $kind })
commodity-sets = Sets
commodity-set-size = cards
commodity-set-value = value
commodity-water-value = Worth nothing, however many (X6)
commodity-water-supply = Drawn and sold where a stack is empty; never runs out (D2, D3, S5)
commodity-water-use = A commodity card in all else: traded, held, discarded (X6a)

## Civilizations

civ-rank = A.S.T. rank
civ-colour = Colour
civ-emblem = Emblem
civ-start = Start area
civ-home = Home block
block-west = West
block-east = East
civ-sites = Safe city sites
civ-flood-sites = Flood plain sites
civ-other-areas = Other areas
civ-epochs = Epochs
civ-epoch = first step on the A.S.T.
track-basic = Basic
track-expert = Expert
civ-setups = Plays with
# $players (String) - a list of numbers
setup-west = { $players } players on the West map
setup-east = { $players } players on the East map
setup-both-west = { $players } players on both maps, in the West block
setup-both-east = { $players } players on both maps, in the East block
