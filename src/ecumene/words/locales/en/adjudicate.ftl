### Settling a conflict at a real table: ecumene adjudicate.

adjudicate-help = Settle a conflict: read a situation as JSON and say what happens and why.
adjudicate-argument = File with the situation, or - for standard input; if none is given, the situation is read from a pipe. A situation is a JSON object with limit and tokens (how many each party has) and, where they matter, city, stock, ships, advances and ships_first.
adjudicate-place = FILE

## What is wrong with a situation

# $example (String) - JSON
adjudicate-empty = There is no situation to read. A short example: { $example }
adjudicate-not-json = This is not JSON: there is an error in line { $line }, column { $column }.
adjudicate-unreadable-json = This JSON cannot be read.
adjudicate-not-a-situation = A situation is a JSON object with at least limit and tokens.
adjudicate-key-twice = The key '{ $field }' appears twice.
adjudicate-unknown-key = There is no key '{ $field }' in a situation. Keys: { $keys }.
adjudicate-missing = The key { $field } is missing.
adjudicate-limit = limit: { $value } is not a whole number from 0 to { $most }.
adjudicate-not-an-object = { $field }: a JSON object is needed here, with the names of parties as keys.
adjudicate-not-a-list = { $field }: a list of names is needed here.
adjudicate-number = { $field }, { $name }: { $value } is not a whole number of 0 or more.
adjudicate-too-many = { $pieces ->
        [tokens] { $name } cannot have { $value } tokens: a party has at most { $most } (G1).
       *[ships] { $name } cannot have { $value } ships: a player has only { $most } (G1).
    }
adjudicate-too-much-stock = { $name } cannot have { $count } tokens in stock: only { $most } of the 55 are outside the area (G1).
adjudicate-twice = { $field }: { $name } appears twice.
adjudicate-no-tokens = tokens: nobody has tokens in the area, so there is nothing to settle.
adjudicate-city = city: '{ $value }' is neither the name of a civilization nor pirates nor null.
adjudicate-barbarians-stock = stock: the Barbarians never run out of tokens, so their stock is not given.
adjudicate-barbarians-ships = ships: the Barbarians have no ships.
adjudicate-barbarians-advances = advances: the Barbarians benefit from no advance (F2).
adjudicate-ships-first = ships_first, { $name }: only holders of Naval Warfare can give up ships (A-NAVAL-WARFARE).

## Names

# What is recognized in a situation
adjudicate-barbarians = Barbarians
adjudicate-pirates = pirates
adjudicate-the-barbarians = the Barbarians
# $party (String) - id of a civilization, or barbarians; $name (String) - its name
adjudicate-of = { $party ->
        [barbarians] the Barbarians'
       *[other] { $name }'s
    }
# The answer is the word plural or singular: how a verb agrees with the name
adjudicate-grammar = { $party ->
        [barbarians] plural
       *[other] singular
    }

## The situation, and what is left

adjudicate-title = Conflict
adjudicate-limit-is = The population limit of the area is { $limit } (G7).
adjudicate-tokens-are = Tokens in the area: { $list }.
adjudicate-tokens-of = { $name } { $count }
adjudicate-ships-are = Ships in the area: { $list }.
adjudicate-ships-of = { $name } { $count }
adjudicate-city-is = { $owner } city stands there.
adjudicate-pirate-city-is = A pirate city stands there.
# $list (String) - advances
adjudicate-holds = { $name } holds { $list }.
adjudicate-city-gone = The city is gone.
adjudicate-pirate-city-gone = The pirate city is gone.
adjudicate-no-tokens-left = There are no tokens in the area.
adjudicate-surplus = Any surplus is removed only in phase 5 (F1, K3).
adjudicate-barbarians-stay = Barbarian tokens above the limit stay until they are beaten or annexed (K3a).

## The token conflict

adjudicate-heading-conflict = Token conflict
adjudicate-heading-attack = City attack
adjudicate-heading-left = What is left
# $number (String) - plural or singular, how the verb agrees with $name
adjudicate-alone = { $number ->
        [plural] Only { $name } have tokens in the area: there is no token conflict (F1).
       *[singular] Only { $name } has tokens in the area: there is no token conflict (F1).
    }
adjudicate-peace = { $count ->
        [one] { $count } token does not exceed the limit of { $limit }: the parties share the area in peace (M12).
       *[other] { $count } tokens do not exceed the limit of { $limit }: the parties share the area in peace (M12).
    }
adjudicate-over-limit = { $count ->
        [one] { $count } token of several parties exceeds the limit of { $limit }: there is a token conflict (M12, F1).
       *[other] { $count } tokens of several parties exceed the limit of { $limit }: there is a token conflict (M12, F1).
    }
adjudicate-beside-city = Tokens of several parties are in an area with a city: they fight until at most one party has tokens left, whatever the limit (F6).
adjudicate-metalworking = In each round those without Metalworking remove before those who hold it (F3a, A-METALWORKING).
adjudicate-round = Round { $round }: { $list } (F4).
adjudicate-moment = { $list } ({ $rules }).
adjudicate-moment-together = At the same time: { $list } ({ $rules }).
adjudicate-removes = { $number ->
        [plural] { $name } remove a token and have { $left } left
       *[singular] { $name } removes a token and has { $left } left
    }
adjudicate-removes-last = { $number ->
        [plural] { $name } remove their last token and are out
       *[singular] { $name } removes its last token and is out
    }
adjudicate-removes-ship = { $number ->
        [plural] { $name } remove a ship in place of a token and still have { $left } tokens
       *[singular] { $left ->
            [one] { $name } removes a ship in place of a token and still has { $left } token
           *[other] { $name } removes a ship in place of a token and still has { $left } tokens
        }
    }
adjudicate-end-limit = { $count ->
        [one] { $count } token is left and the limit of { $limit } is no longer exceeded: the conflict is over (F5).
       *[other] { $count } tokens are left and the limit of { $limit } is no longer exceeded: the conflict is over (F5).
    }
adjudicate-end-one = { $number ->
        [plural] Only { $name } have tokens left: the conflict is over ({ $rule }).
       *[singular] Only { $name } has tokens left: the conflict is over ({ $rule }).
    }
adjudicate-end-empty = Nobody has tokens left: the conflict is over ({ $rule }).

## The city attack

# $pirates (String) - yes if the city is a pirate city
adjudicate-no-attack = There are no attackers in the area: { $pirates ->
        [yes] the pirate city
       *[no] the city
    } is not attacked (F6).
# $pirates (String) - yes if the city is a pirate city; $owner (String) - whose it is otherwise
adjudicate-attacks = { $pirates ->
        [yes] { $number ->
            [plural] { $name } attack the pirate city
           *[singular] { $name } attacks the pirate city
        }
       *[no] { $number ->
            [plural] { $name } attack { $owner } city
           *[singular] { $name } attacks { $owner } city
        }
    } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }; { $needed } are needed ({ $rules }).
adjudicate-fails = { $number ->
        [plural] The attack fails: { $name } lose all their tokens in the area, and { $pirates ->
            [yes] the pirate city
           *[no] the city
        } stands (F8).
       *[singular] The attack fails: { $name } loses all its tokens in the area, and { $pirates ->
            [yes] the pirate city
           *[no] the city
        } stands (F8).
    }
adjudicate-fails-ships = { $number ->
        [plural] { $name } hold Naval Warfare and lose their ships in the area too (F8, A-NAVAL-WARFARE).
       *[singular] { $name } holds Naval Warfare and loses its ships in the area too (F8, A-NAVAL-WARFARE).
    }
adjudicate-falls = { $count ->
        [one] The attack succeeds: { $count } of { $owner } tokens replaces the city ({ $rules }).
       *[other] The attack succeeds: { $count } of { $owner } tokens replace the city ({ $rules }).
    }
adjudicate-falls-pirates = { $count ->
        [one] The attack succeeds: { $count } Barbarian token replaces the pirate city ({ $rules }).
       *[other] The attack succeeds: { $count } Barbarian tokens replace the pirate city ({ $rules }).
    }
adjudicate-falls-short = { $count ->
        [one] The attack succeeds: { $count } of { $owner } tokens replaces the city, because the stock holds no more ({ $rules }).
       *[other] The attack succeeds: { $count } of { $owner } tokens replace the city, because the stock holds no more ({ $rules }).
    }
adjudicate-falls-empty = The attack succeeds: nothing replaces the city, because { $owner } stock is empty ({ $rules }).
adjudicate-may-draw = { $number ->
        [plural] { $name } may draw one card at random from { $owner } hand, if it is not empty ({ $rules }).
       *[singular] { $name } may draw one card at random from { $owner } hand, if it is not empty ({ $rules }).
    }
adjudicate-may-gain = { $count ->
        [one] { $number ->
            [plural] { $name } may move { $count } token from stock to treasury ({ $rules }).
           *[singular] { $name } may move { $count } token from stock to treasury ({ $rules }).
        }
       *[other] { $number ->
            [plural] { $name } may move up to { $count } tokens from stock to treasury ({ $rules }).
           *[singular] { $name } may move up to { $count } tokens from stock to treasury ({ $rules }).
        }
    }
adjudicate-gain-nothing = The Barbarians draw no card and gain nothing (F14).
