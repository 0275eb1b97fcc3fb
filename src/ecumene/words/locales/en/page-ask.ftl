### The page: the question of the moment and its answer.

## The panel

page-ask-set-up = Set-up
page-ask-fold = Collapse the question
page-ask-open = Expand the question
page-ask-larger = Show more of the question
page-ask-smaller = Show less of the question
page-ask-close = Close
page-ask-look = Show the choices on the board
page-ask-rule = Rule
page-ask-explain = Explain this question
page-ask-default = If you do not answer:
page-ask-keys = Keys: Q goes to the question, digits choose a row, Ctrl+Enter answers. Long-press or right-click an area to ask why you cannot choose it.
page-ask-outlook = What would happen

## Buttons

page-ask-propose = Propose an answer; nothing is sent
page-ask-proposed = proposed
page-ask-unproposed = Nothing to propose here.
page-ask-undo = Take back my last answer
page-ask-wait = Wait
page-ask-wait-why = Let those before you act first (G9)
page-ask-choose = Choose one
page-ask-only = Your only choice:
page-ask-short = Choose { $count } more
page-ask-over-by = { $count } too many
# $have (Number) - how many players are named; $wanted (Number) - how many must be
page-ask-players = { $have } named, { $wanted } needed
# $kind (String) - what is asked
page-ask-done = { $kind ->
        [city-site] Build no more cities
        [card-to-buy] Buy no more cards
        [ability] Use no more abilities
        [card-to-hand-over] Hand over nothing
       *[other] Nothing more
    }
page-ask-clear = Clear
page-ask-why-not = { $what }:
page-ask-possible-after-all = That would be possible.

## Numbers

# $have (Number) - what is chosen so far
page-ask-of = { $have } of { $most }
page-ask-of-most = { $have } of up to { $most }
page-ask-less = { $what }: less
page-ask-more = { $what }: more
page-ask-all = All
page-ask-none = None
page-ask-all-of = { $what }: all { $count }
page-ask-none-of = { $what }: none
# $left (Number) - how many tokens are left, of $room (Number)
page-ask-stay = { $left ->
        [one] { $left } of { $room } stays
       *[other] { $left } of { $room } stay
    }
page-ask-room = room for { $room }
page-ask-at-most = up to { $most }
page-ask-show-all = Show all ({ $count })
page-ask-show-chosen = Show only what is chosen
page-ask-touched = Tapping the board changes:

## What is filled in

# $action (String) - the kind of the answer; $field (String) - which part of it
page-ask-field = { $field ->
        [areas] Areas
        [area] Area
        [city] City
        [cards] Cards
        [card] Card
        [credits] Credits
        [keep] One token stays beside the city
        [kind] Piece
        [free] For free
        [neighbours] Tokens from neighbours
        [number] Tokens to the treasury
        [placed] Settle here
        [players] Players
        [rate] Tax rate
        [stack] Stack
        [taken] Take from here
        [treasury] { $action ->
            [build-city] From the treasury
           *[other] To the treasury
        }
        [victims] Victims
       *[tokens] Tokens
    }
page-ask-lost = Lost
page-ask-city-stays = stays
page-ask-city-reduced = reduced: { $worth }
page-ask-city-destroyed = destroyed: { $worth }
page-ask-declined = Leave the extra token of Agriculture in stock
page-ask-left-behind = Of the tokens left there
page-ask-rate = Rate { $rate }
page-ask-price = { $price } from the treasury
page-ask-from-neighbours = { $tokens } from neighbours
# $tokens (Number) - how many tokens there would be; $needed (Number) - how many the cities need
page-ask-support = support needs { $needed }, you would have { $tokens }
page-ask-stack = Stack { $stack }
page-ask-piece = { $kind ->
        [ship] a ship
       *[token] a token
    }
page-ask-possible = Possible numbers: { $counts }
page-ask-faces = Face value: { $faces }
# $number (Number) - how many are chosen, of $held (Number)
page-ask-cards-of = { $name }: { $number } of { $held } chosen
page-ask-site = city site
page-ask-not-offered = Not a choice here: why?
page-ask-cities = cities
page-ask-tokens = tokens on the board
page-ask-treasury = treasury
page-ask-cards = trade cards
page-ask-civilizations = To choose from: { $count }
page-ask-home = { $home ->
        [east] east
       *[west] west
    }

## Yes or no

page-ask-key-yes = y
page-ask-key-no = n
# $about (String) - the question; $price (Number) - what a ransom costs
page-ask-yes = { $about ->
        [ransom] Pay { $price }
        [wait-for-conflicts] Wait for the other conflicts
        [wait-for-attack] Wait for my own attack first
        [steal-card] Draw a card
        [rank-order] Insist: one after the other
       *[other] Yes
    }
page-ask-no = { $about ->
        [ransom] Pay nothing, lose a city
        [wait-for-conflicts] Fight it out at once
        [wait-for-attack] Replace the city now
        [steal-card] Draw none
        [rank-order] Both at the same time
       *[other] No
    }

## While others act

page-ask-waiting = Nothing to decide right now
page-ask-nobody = The game goes on in a moment.
page-ask-over = The game is over
page-ask-look-back = Look back at the game
page-ask-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-ask-again = Play another game
page-ask-fair = Was the shuffling fair?
page-ask-fair-how = Before the first card was dealt, everybody saw this hash of the seed. Download the record from the replay: ecumene replay FILE --check then verifies that nobody has tampered with the shuffling.
page-ask-fair-hash = Hash shown at the start
page-ask-fair-seed = Seed and salt
page-ask-others = and { $count } more
page-ask-fewer = Show fewer
# $who (String) - a player; $kind (String) - what they are asked
page-ask-doing = { $kind ->
        [civilization] { $who } picks a civilization
        [tax-rate] { $who } sets the tax rate
        [placement] { $who } places tokens
        [move] { $who } moves
        [loss] { $who } fights a conflict
        [city-site] { $who } builds cities
        [card-to-buy] { $who } draws and buys cards
        [trade] { $who } trades
        [damage] { $who } chooses losses
        [victims] { $who } names victims
        [ability] { $who } uses special abilities
        [advances] { $who } buys advances
        [hand-limit] { $who } discards cards
       *[other] { $who } decides
    }
