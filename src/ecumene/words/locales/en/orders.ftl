### Standing orders (O5): what they say, why they stop, and why some cannot be given.

## What they say

orders-none = You have given no standing orders.
orders-until = They apply until the end of turn { $turn }.
orders-tax = You set the tax rate to { $rate }.
orders-growth-evenly = You add new tokens evenly.
# $areas (String) - areas in their order
orders-growth-fill = You add new tokens first in { $areas }, in this order.
orders-growth-keep-small = Only when there is no room elsewhere do you add tokens in { $areas }.
# $players (String) - names of players
orders-wait-for = Before you move, you wait for these players, if they come before you: { $players }.
orders-still = { $ships ->
        [kept] Up to turn { $turn } you move nothing, and pay for your ships as long as your treasury lasts.
       *[lost] Up to turn { $turn } you move nothing; ships you have are lost.
    }
orders-conflict = { $first ->
        [ships] In token conflicts you give up ships first.
       *[tokens] In token conflicts you give up tokens first.
    }
orders-done = { $occasion ->
        [cities] You build no city.
        [cards] You take no further trade card.
        [trade] You do not trade.
       *[abilities] You use no special ability.
    }
orders-losses = { $first ->
        [cities] Damage takes whole cities first.
       *[tokens] Damage takes tokens first.
    }
orders-losses-keep = You keep longest what you have in { $areas }, in this order.
orders-blame-ahead = As secondary victims you name the players furthest ahead.
orders-blame-prefer = As secondary victims you name first { $players }, in this order.
orders-blame-spare = You name these players as secondary victims only when nobody else is left: { $players }.
orders-wishes-none = You buy no advance.
# $advances (String) - advances in their order
orders-wishes = { $saving ->
        [yes] You buy in this order, and save for the first you cannot afford: { $advances }.
       *[no] You buy of these, in this order, whatever you can afford: { $advances }.
    }
# $cards (String) - names of commodities
orders-wishes-keep = You do not pay with { $cards }, and discard them last.
orders-wishes-treasury = { $tokens ->
        [one] { $tokens } token stays in your treasury.
       *[other] { $tokens } tokens stay in your treasury.
    }

## Why they stop

# $topics (String) - what they were about, see orders-topic; $causes (String) - the sentences after it
orders-stopped = Your standing orders have stopped ({ $topics }): { $causes }.
orders-topic = { $topic ->
        [tax] tax rate
        [growth] expansion
        [waiting] waiting before movement
        [still] no movement
        [conflict] losses in conflict
        [cities] no new cities
        [cards] no further trade cards
        [trade] no trade
        [losses] damage and lost cities
        [blame] secondary victims
        [abilities] no special abilities
       *[wishes] purchases
    }
orders-cause-over = they applied until the end of turn { $turn }
orders-cause-last-turn = turn { $turn } is the last of the game
orders-cause-left = { $seat } has left the game
orders-cause-threat = { $seat } has come to fight you in { $area }
orders-cause-attack = you have to fight in { $area }
orders-cause-city-lost = you have lost the city in { $area }
orders-cause-tokens-lost = you have lost tokens
orders-cause-tax-revolt = your cities revolt
orders-cause-calamity = a calamity has struck you, { $card }
orders-cause-marker-back = your succession marker has gone back
orders-cause-contrary = you have acted against them yourself
orders-cause-undone = you have taken back an answer

## Why they cannot be given

orders-no-such-rate = There is no tax rate { $rate }; order one of these: { $options }
orders-turn-past = Turn { $turn } is over, it is turn { $now }; name this turn or a later one
orders-occasion-twice = { $occasion ->
        [cities] You order twice to build no city
        [cards] You order twice to take no further trade card
        [trade] You order twice not to trade
       *[abilities] You order twice to use no special ability
    }; once is enough
orders-no-such-player = Nobody sits there ({ $seat }); name players of this game
orders-own-seat = You named yourself; name other players
orders-player-twice = You named { $seat } twice; name each player once
orders-no-such-area = { $area } is not in this game; name areas that are
orders-area-twice = You named { $area } twice; name each area once
orders-no-such-advance = There is no such advance ({ $advance })
orders-advance-twice = You named { $advance } twice; wish for each advance once
orders-no-commodity = { $card } is not a commodity; only commodities can be kept
orders-card-twice = You named { $card } twice; name each commodity once
orders-treasury = { $given } tokens cannot stay in your treasury; order 0 to { $most }
