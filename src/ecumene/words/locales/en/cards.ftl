### The cards of the game: advances, calamities, commodities, civilizations.

## Advances

advance-cost = Cost
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

phase-of-effect = { $phase ->
        [tax-collection] tax (1)
        [population-limit] population limits
        [movement] movement (3)
        [conflict] conflict (4)
        [city-construction] city construction (5)
        [city-support] support (5, 11)
        [trade-cards-acquisition] trade cards (6)
        [special-abilities] special abilities (10)
        [advances-acquisition] advances (12)
        [hand-limit] hand limit (12)
       *[ast-alteration] A.S.T. (13)
    }

## Calamities

calamity-stack = Stack
calamity-kind = Kind
kind-of-calamity = { $kind ->
        [minor] minor, tradeable
        [tradeable] major, tradeable
       *[non-tradeable] major, non-tradeable
    }
calamity-beneficiary = Beneficiary
beneficiary = { $role ->
        [none] none
        [annexes] annexes what the victim selects
        [selects] selects
        [selects-and-annexes] selects and annexes
       *[is-spared] is spared
    }
calamity-secondary = Secondary victims
secondary-by-area = everyone in the areas it strikes
secondary-named = { $count ->
        [0] none
        [one] { $count } player, named by the primary victim
       *[other] { $count } players, named by the primary victim
    }
calamity-numbers = Effect
calamity-modifiers = Advances

number = { $number ->
        [damage] { $count } damage
        [secondary-damage] { $count } damage to each secondary victim
        [coastal-damage] { $count } damage on the coast instead if there are no units on a flood plain
        [treasury] { $count } treasury lost
        [reduced-cities] { $count ->
                [one] { $count } city reduced
               *[other] { $count } cities reduced
            }
        [secondary-reduced-cities] { $count ->
                [one] { $count } city of each secondary victim reduced
               *[other] { $count } cities of each secondary victim reduced
            }
        [destroyed-cities] { $count ->
                [one] { $count } city destroyed
               *[other] { $count } cities destroyed
            }
        [ransom] ransom of { $count } treasury
        [cards] { $count ->
                [one] { $count } commodity card discarded
               *[other] { $count } commodity cards discarded
            }
        [ransom-per-card] ransom of { $count } treasury per card
        [annexed-cities] { $count ->
                [one] { $count } city annexed
               *[other] { $count } cities annexed
            }
        [support-rate] support rate raised by { $count }
        [kept-unit-points] unit points above { $count } are lost
        [unit-points] { $count ->
                [one] { $count } unit point annexed
               *[other] { $count } unit points annexed
            }
        [barbarians] { $count ->
                [one] { $count } Barbarian token
               *[other] { $count } Barbarian tokens
            }
        [selected-cities] { $count ->
                [one] { $count } city selected
               *[other] { $count } cities selected
            }
        [secondary-selected-cities] { $count ->
                [one] { $count } city of each secondary victim selected
               *[other] { $count } cities of each secondary victim selected
            }
        [kept-cities] all cities but { $count } reduced
        [face-value] commodity cards of face value { $count } discarded
        [steps-back] { $count ->
                [one] { $count } space back on the A.S.T.
               *[other] { $count } spaces back on the A.S.T.
            }
        [pirate-cities] { $count ->
                [one] { $count } coastal city becomes a pirate city
               *[other] { $count } coastal cities become pirate cities
            }
       *[secondary-pirate-cities] { $count ->
                [one] { $count } coastal city of each secondary victim too
               *[other] { $count } coastal cities of each secondary victim too
            }
    }

## How an advance changes a calamity. $count (Number) - by how much; $direction - less or more

change = { $change ->
        [damage] { $direction ->
                [less] { $count } less damage
               *[more] { $count } more damage
            }
        [unit-points] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer unit point
                   *[other] { $count } fewer unit points
                }
               *[more] { $count ->
                    [one] { $count } more unit point
                   *[other] { $count } more unit points
                }
            }
        [face-value] { $direction ->
                [less] face value { $count } less
               *[more] face value { $count } more
            }
        [support-rate] { $direction ->
                [less] support rate raised by { $count } less
               *[more] support rate raised by { $count } more
            }
        [steps-back] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer space
                   *[other] { $count } fewer spaces
                }
               *[more] { $count ->
                    [one] { $count } more space
                   *[other] { $count } more spaces
                }
            }
        [barbarians] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer Barbarian token
                   *[other] { $count } fewer Barbarian tokens
                }
               *[more] { $count ->
                    [one] { $count } more Barbarian token
                   *[other] { $count } more Barbarian tokens
                }
            }
        [annexed-cities] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer city annexed
                   *[other] { $count } fewer cities annexed
                }
               *[more] { $count ->
                    [one] { $count } more city annexed
                   *[other] { $count } more cities annexed
                }
            }
        [kept-cities] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer city kept
                   *[other] { $count } fewer cities kept
                }
               *[more] { $count ->
                    [one] { $count } more city kept
                   *[other] { $count } more cities kept
                }
            }
        [pirate-cities] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer coastal city lost
                   *[other] { $count } fewer coastal cities lost
                }
               *[more] { $count ->
                    [one] { $count } more coastal city lost
                   *[other] { $count } more coastal cities lost
                }
            }
        [reduced-cities] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer city reduced
                   *[other] { $count } fewer cities reduced
                }
               *[more] { $count ->
                    [one] { $count } more city reduced
                   *[other] { $count } more cities reduced
                }
            }
        [selected-cities] { $direction ->
                [less] { $count ->
                    [one] { $count } fewer city selected
                   *[other] { $count } fewer cities selected
                }
               *[more] { $count ->
                    [one] { $count } more city selected
                   *[other] { $count } more cities selected
                }
            }
        [deselected-cities] { $count ->
                [one] { $count } selected city may be spared
               *[other] { $count } selected cities may be spared
            }
        [ransom-cards] { $count ->
                [one] { $count } discarded commodity card may save all the victim's cities
               *[other] { $count } discarded commodity cards may save all the victim's cities
            }
        [ransom-cities-per-step] { $count ->
                [one] destroying { $count } city may prevent going back a space
               *[other] destroying { $count } cities may prevent going back a space
            }
        [city-reduced-not-destroyed] in an earthquake the city is reduced, not destroyed
       *[immune] cannot be named
    }

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
commodity-water-value = Worth nothing, however many you have (X6)
commodity-water-supply = Drawn or bought when a stack is empty; never runs out (D2, D3, S5)
commodity-water-use = Otherwise an ordinary commodity card: it is traded, held and discarded (X6a)

## Civilizations

civ-rank = A.S.T. rank
civ-colour = Colour
civ-emblem = Emblem
civ-start = Start area
civ-home = Home block
block = { $block ->
        [west] West
       *[east] East
    }
civ-sites = Safe city sites
civ-flood-sites = Flood plain sites
civ-other-areas = Other areas
civ-epochs = Epochs
civ-epoch = first space on the A.S.T.
track = { $track ->
        [basic] Basic
       *[expert] Expert
    }
civ-setups = Plays with
setup-of = { $map ->
        [west] { $players } players on the West map
        [east] { $players } players on the East map
        [both-west] { $players } players on both maps, in the West block
       *[both-east] { $players } players on both maps, in the East block
    }
