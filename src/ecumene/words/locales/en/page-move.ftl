# The page: movement.

page-move-together = Everybody moves at the same time. { $ended ->
        [0] Nobody has finished yet.
        [one] One player has finished.
       *[other] { $ended } players have finished.
    }
page-move-in-order = It is your turn to move. { $ended ->
        [0] Nobody has finished yet.
        [one] One player has finished.
       *[other] { $ended } players have finished.
    }

## The list of moves

page-move-drafted = { $moves ->
        [0] No moves yet
        [one] { $moves } drafted move
       *[other] { $moves } drafted moves
    }
page-move-how = Drag tokens or a ship to another area, or pick them below.
page-move-undo = Undo
page-move-take-all-back = Take all back
page-move-from-to = { $from } to { $to }
page-move-chip-city = city
page-move-chip-surplus = { $count } too many
page-move-broken = Others have made this impossible (M2a).
page-move-remove = Take back: { $move }
page-move-take-back = Take back
page-move-went-back = { $moves ->
        [one] One more move depended on it and was taken back too.
       *[other] { $moves } more moves depended on it and were taken back too.
    }

## What comes of an area

page-move-fight = Conflict with { $sides }
page-move-city = Enough tokens for a city
page-move-surplus = { $count ->
        [one] { $count } token too many
       *[other] { $count } tokens too many
    }
page-move-ship-lost = A ship without upkeep

## From where, where to, how many

page-move-from = From
page-move-to = To
page-move-choose = Choose …
page-move-here = Stay here
# $tokens (Number) - tokens that can still move; $ships (Number) - own ships there
page-move-start = { $ships ->
        [0] { $place }: { $tokens }
        [one] { $place }: { $tokens }, a ship
       *[other] { $place }: { $tokens }, { $ships } ships
    }
page-move-how-many = How many tokens move
page-move-there = There now: { $who }
page-move-city-of = a city of { $who }
page-move-tokens = Tokens
page-move-all = All { $count }
page-move-go = Move { $count }
page-move-with = On foot or by ship
page-move-on-foot = { $count } on foot

## Ships

page-move-ships = Ships
# $load (Number) - tokens aboard
page-move-ship = { $load ->
        [0] By ship
       *[other] By ship, { $load } aboard
    }
# $paid (String) - yes or no; $steps (Number) - how far it can go
page-move-ship-can = { $paid ->
        [yes] paid, { $steps } { $steps ->
            [one] step
           *[other] steps
        }
       *[other] to be paid, { $steps } { $steps ->
            [one] step
           *[other] steps
        }
    }
page-move-ship-in = { $count ->
        [one] Ship in { $place }
       *[other] { $count } ships in { $place }
    }
page-move-by-ship = by ship
page-move-built = by ship, built now
page-move-maintained = by ship, upkeep paid
page-move-scrapped = the ship is removed
page-move-boarding = { $tokens ->
        [one] { $tokens } boards in { $place }
       *[other] { $tokens } board in { $place }
    }
page-move-landing = { $tokens ->
        [one] { $tokens } lands in { $place }
       *[other] { $tokens } land in { $place }
    }
page-move-aboard = { $tokens } aboard
page-move-paid = paid
page-move-pay = Pay
page-move-scrap = Remove
page-move-upkeep = Upkeep
page-move-from-treasury = { $count } from the treasury ({ $left } there)
# $moved (String) - whether the token has not moved (still), has marched or has landed
page-move-a-token = { $moved ->
        [still] a token from { $place }
        [marched] a token that marched to { $place }
       *[landed] a token that landed in { $place }
    }
page-move-trip = Route of a ship
page-move-via = Via { $places }
page-move-board-in = Board in { $place }
page-move-on-the-way = Board on the way
page-move-land-in = Land in { $place }
page-move-sail = Sail
page-move-land = Land
page-move-pay-with = Pay with
# $treasury, $tokens (Number) - what the ship is paid with; the tokens stand in the same area
page-move-price = { $tokens ->
        [0] { $treasury } from the treasury
        [one] { $treasury ->
            [0] { $tokens } token from here
           *[other] { $treasury } from the treasury, { $tokens } token from here
        }
       *[other] { $treasury ->
            [0] { $tokens } tokens from here
           *[other] { $treasury } from the treasury, { $tokens } tokens from here
        }
    }
page-move-build = Build a ship

## What would come of it, and the end

page-move-outlook = If you end now
# $needed (Number) - tokens that support needs; $tokens (Number) - tokens there are
page-move-support = needs { $needed }, you have { $tokens }
page-move-nothing = No conflicts, no cities, nothing lost.
page-move-propose = Let a computer player plan the movement
page-move-proposing = A computer player is thinking …
page-move-take-back-first = A computer player plans the whole movement, so your own moves have to be taken back first.
page-move-propose-afresh = Take back and plan
page-move-proposed-end = A computer player would end the movement now.
page-move-unproposed = There is no plan yet; try again in a moment.
page-move-possible = This is possible now.
page-move-close = Close
page-move-wait = Wait
page-move-wait-why = Let those before you finish first (M1)
page-move-end = End movement
page-move-end-sure = You would lose this, and the end of a movement cannot be taken back (M2):
page-move-end-anyway = End anyway
page-move-end-not-yet = Keep moving
