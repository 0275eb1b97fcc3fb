### Why an action is refused. Every sentence says what is wrong and what would be right.

# $sentence (String) - one of the sentences below; $rule (String) - the id of the rule
illegal-with-rule = { $sentence } ({ $rule }).
# $move (Number) - which move of a list, counted from 1
illegal-in-move = Move { $move }: { $sentence }

illegal-not-asked = Player { $seat } is not asked anything at the moment
illegal-kind-of-answer = This answers another question than the one that is asked

## Set-up

illegal-setup = { $map ->
        [west] There is no set-up in the West for this number of players: { $players }
        [east] There is no set-up in the East for this number of players: { $players }
       *[both] There is no set-up on both halves for this number of players: { $players }
    }. West and East take 5 to 9 players, both halves 10 to 18
illegal-civilizations = These are not the civilizations of the set-up, each of them once (players: { $players })
illegal-seed = The seed is too large; { $largest } is the largest
illegal-civilization = { $civilization } is taken or not in this game; pick one of those offered

## Tax and expansion

illegal-tax-rate = The tax rate cannot be { $rate }; choose one of these: { $options }
illegal-city-count = { $count ->
        [one] Choose exactly { $count } city; different cities chosen: { $given }
       *[other] Choose exactly { $count } different cities; chosen: { $given }
    }
illegal-city = The city in { $area } cannot be chosen here; choose among those offered
illegal-expansion = Tokens that can be added in { $area }: from 0 to { $room }, and not { $count }
illegal-expansion-total = { $tokens ->
        [one] Exactly { $tokens } token is to be added in all, and not { $placed }
       *[other] Exactly { $tokens } tokens are to be added in all, and not { $placed }
    }

## Movement

illegal-tokens = Tokens in { $area } that can still move: { $most }. At least 1 and no more than these can go, and not { $tokens }
illegal-march-steps = { $most ->
        [one] A march goes { $most } step by land, and not { $steps }
       *[other] A march goes at most { $most } steps by land and at least one, and not { $steps }
    }
illegal-march-border = { $start } and { $goal } have no land border
illegal-march-through-conflict = A token that steps into { $area } is in conflict there and goes no further
illegal-entry-out-of-play = { $area } is out of play: nobody enters it
illegal-entry-diplomacy = Diplomacy protects the city in { $area }: tokens may enter only with Diplomacy or Military, or where there is conflict already
illegal-entry-ascendancy = Cultural Ascendancy protects the units in { $area }: nobody may cause conflict there without Cultural Ascendancy or Advanced Military
illegal-build-not-coastal = { $area } is not a coastal area; ships are built in coastal areas only
illegal-build-no-token = A ship is built where its owner has a token ashore, and { $area } has none of yours
illegal-build-no-ship = There is no ship in stock; all { $most } are on the board
illegal-build-number = A ship cannot get the number { $ship }; leave the number out
illegal-build-price = A ship costs { $cost } in all: treasury, tokens of the board, or one of each
illegal-build-token-elsewhere = At least one of the tokens that pay for a ship in { $area } has to come from there
illegal-treasury = Needed from treasury: { $needed }; there is { $treasury }
illegal-token-paid = There is no such token of yours in { $area } to pay with
illegal-no-such-ship = You have no ship with the number { $ship }
illegal-maintain-paid = Ship { $ship } has been built or maintained this turn already
illegal-scrap-paid = Ship { $ship } was built or maintained this turn and cannot be removed
illegal-ship-not-maintained = Ship { $ship } has to be maintained before it can do anything
illegal-ship-done = The way of ship { $ship } is over for this turn
illegal-embark-full = { $most ->
        [one] A ship carries at most { $most } token
       *[other] A ship carries at most { $most } tokens
    }; not all of these find room
illegal-sail-range = { $most ->
        [one] A ship takes at most { $most } step
       *[other] A ship takes at most { $most } steps
    }, and this one has taken them
illegal-sail-border = { $start } and { $goal } have no water border
illegal-sail-open-sea = { $sea } is an open sea; only with Astronavigation may ships enter it
illegal-sail-no-harbour = From { $goal } the ship could no longer reach a place where it may end with its load
illegal-disembark = Tokens aboard: { $load }. At least 1 and no more than these can go ashore, and not { $tokens }
illegal-disembark-at-sea = { $sea } is an open sea: nobody can go ashore there
illegal-halt-at-sea = { $sea } is an open sea: no ship may end its way there
illegal-halt-out-of-play = { $area } is out of play: no ship may end its way there
illegal-take-back = There is no such move to take back; moves made so far: { $made }
illegal-end-broken = Move { $move } has become illegal, because others have ended their movement since; take it back first
illegal-end-insisting = Player { $seat } comes earlier in the order of movement and insists on it; wait for the end of that movement
illegal-insist = You have insisted already, nobody who comes after you is still moving, or everyone moves in order anyway

## Conflict

illegal-loss = { $kind ->
        [ship] A ship in { $area } cannot be removed in this conflict; choose among what is offered
       *[token] A token in { $area } cannot be removed in this conflict; choose among what is offered
    }
illegal-number = Tokens that can go to the treasury: from 0 to { $most }, and not { $number }

## Cities

illegal-city-site = You cannot build a city in { $area } now; choose one of the areas offered, or none
illegal-city-treasury = Tokens for this city that can come from treasury: from 0 to { $most }, and not { $given }
illegal-city-neighbour = Tokens from { $area } cannot be used for this city, or not in this number: { $count }
illegal-city-neighbours = { $most ->
        [one] At most { $most } token for this city can come from land neighbours, and not { $given }
       *[other] At most { $most } tokens for this city can come from land neighbours, and not { $given }
    }
illegal-city-tokens = { $needed ->
        [one] The city takes { $needed } token
       *[other] The city takes { $needed } tokens
    }, and what you name does not add up to that with your tokens there ({ $given })
illegal-city-keep = No token can stay beside the city in { $area }: that takes Public Works and one token more there than the city needs
