### The page: how a trade stands, and how offers are received.

## The state of the trade, in one line
## $who (String) - players

page-desk-awaited = New offers have come in. The computers wait for you to look at them.
page-desk-awaited-done = The computers are waiting in case you come back.
page-desk-go-on = Nothing for me, go on
page-desk-done = You are done. Still trading: { $who }.
page-desk-all-done = Everybody is done.
page-desk-owing = { $who }: cards are down for your deal. Put down yours, or call it off.
page-desk-alone = All the others are done.
# $count (Number) - the reader's open offers; $number (String) - the first of them
page-desk-silent = { $count ->
        [one] The computers have nothing more to say; none of them takes your offer { $number }.
       *[other] The computers have nothing more to say; none of them takes your { $count } offers.
    }
page-desk-way-on = Change or make an offer, or end trading.
# $count (Number) - how many of them
page-desk-thinking = { $count ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
page-desk-trading = Still trading: { $who }.
page-desk-understood = Close

## How an offer is received
## $who (String) - a player

# $number (String) - the offer
page-desk-responses = Answers to offer { $number }
page-desk-thinks = { $who } is thinking
page-desk-declined = { $who } does not take it
page-desk-countered = { $who } has made a counter-offer
page-desk-seen = { $who } has seen it
page-desk-unseen = { $who } has not seen it yet
page-desk-cannot = { $who } has too few cards
page-desk-is-done = { $who } is done
page-desk-counters = { $count ->
        [one] 1 counter-offer
       *[other] { $count } counter-offers
    }
page-desk-still-thinking = { $count ->
        [one] 1 is still thinking
       *[other] { $count } are still thinking
    }
page-desk-waits-for = waits for { $who }
page-desk-nobody = nobody takes it

## The list

# $count (Number) - offers besides the one above; $who (String) - whose they are
page-desk-similar = { $count ->
        [one] { $who }: 1 similar offer.
       *[other] { $who }: { $count } similar offers.
    }
page-desk-just-in = Just in
page-desk-change = Change
# $number (String) - the offer
page-desk-title-change = In place of offer { $number }
# $cards (String) - cards
page-desk-lost = No longer yours to give, so taken out: { $cards }.

## What spectators see

page-desk-all-said = The computers have nothing more to say.
