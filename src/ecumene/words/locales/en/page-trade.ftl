### The page: the desk of a trade.

## My hand

page-trade-hand = My hand
# $cards (Number) - commodity cards; $worth (Number) - what they are worth
page-trade-hand-sum = { $cards ->
        [one] 1 commodity worth { $worth }
       *[other] { $cards } commodities worth { $worth }
    }
page-trade-calamities = Calamities
page-trade-calamity-count = { $count ->
        [one] 1 calamity
       *[other] { $count } calamities
    }
page-trade-passes = can be passed on
page-trade-stays = stays with you
page-trade-from = from { $who }
page-trade-no-cards = You have no trade cards.
page-trade-count-of = { $count } of { $of }
page-trade-count = × { $count }
page-trade-one-more = → { $worth } with one more
page-trade-one-more-short = → { $worth }
page-trade-promised = { $count ->
        [one] 1 put down
       *[other] { $count } put down
    }

## The clock, and being done

page-trade-done-count = { $done } of { $all } are done
page-trade-stay-done = Stay out
page-trade-come-back = Come back
page-trade-done = I am done
page-trade-hours = { $hours } h { $minutes } min
page-trade-left = Time left to trade: { $time }
page-trade-paused = paused

## Offers

page-trade-offers = Offers
page-trade-tab-all = All
page-trade-tab-to-me = To me
page-trade-tab-to-all = To all
page-trade-tab-mine = Mine
page-trade-filters = Show only
page-trade-filter-want = I want it
page-trade-filter-have = I have it
page-trade-filter-even = { $count } for { $count }
page-trade-search = Find offers by a card
page-trade-any-card = any card
page-trade-find-card = Find a card
page-trade-group-to-me = To me
page-trade-group-met = To all, and I have what they want
page-trade-group-within = To all, and I have some of what they want
page-trade-group-beyond = { $count ->
        [one] 1 more offer asks for what you do not have.
       *[other] { $count } more offers ask for what you do not have.
    }
page-trade-group-quiet = { $count ->
        [one] 1 offer is snoozed or muted.
       *[other] { $count } offers are snoozed or muted.
    }
page-trade-group-mine = Mine
page-trade-show = Show
page-trade-hide = Hide
page-trade-no-offers = No offers yet. Make the first.
page-trade-none-pass = No offers match these filters.
page-trade-to-me-count = { $count ->
        [one] You have been made 1 offer.
       *[other] You have been made { $count } offers.
    }
page-trade-new = new
page-trade-about = More about { $who }
page-trade-offer-to = Make { $who } an offer
page-trade-mute = Mute these offers
page-trade-unmute = Show these offers again
page-trade-gives = gives { $count }, no. { $number }
page-trade-gives-counter = gives { $count }, for your { $number }
page-trade-you-give = You give { $count }, no. { $number }
page-trade-only-to = to { $who } only
page-trade-wants = { $count ->
        [one] wants 1 card
       *[other] wants { $count } cards
    }
page-trade-any = any
page-trade-certain = certain:
page-trade-claimed = claimed:
page-trade-you-have = you have
page-trade-untold = { $count ->
        [one] + 1 unnamed
       *[other] + { $count } unnamed
    }
page-trade-sure = { $gain } sure
page-trade-if-true = { $gain } if true
page-trade-cannot-give = you do not have what they want
page-trade-cannot-keep = you no longer have these cards
page-trade-gone = no longer open
page-trade-withdraw = Withdraw
page-trade-decline = Decline
page-trade-snooze = Snooze until it changes
page-trade-wake = Show it again
page-trade-counter = Counter
page-trade-accept = Accept

## What is put together

page-trade-new-offer = New offer
page-trade-title-offer = New offer
page-trade-title-counter = Counter-offer: { $who }
page-trade-title-accept = Accept: { $who }
page-trade-close = Close
page-trade-cannot-offer = You cannot make offers now.
page-trade-answered-gone = The offer is no longer open. What you have put together stays.
page-trade-keep-as-offer = Make it an offer
page-trade-to = To whom
page-trade-to-all = All
page-trade-they-give = { $count ->
        [one] You get 1 card
       *[other] You get { $count } cards
    }
page-trade-you-give-cards = { $count ->
        [one] You give 1 card
       *[other] You give { $count } cards
    }
page-trade-you-give-of = You give { $count } of { $needed }
page-trade-tap = tap cards in your hand
page-trade-tap-to-add = Tap to add a card
page-trade-slot-given = you give
page-trade-slot-true = true, binding
page-trade-slot-claim = your claim
page-trade-slot-open-true = named truthfully, binds you
page-trade-slot-open = you may claim what you like
page-trade-quoted = “{ $card }”
page-trade-says-nothing = nothing said
page-trade-say = Say what the card is
page-trade-say-nothing = Say nothing about it
page-trade-take-out = Take out { $card }
page-trade-take-away = take out
page-trade-you-want = { $count ->
        [one] You want 1 card
       *[other] You want { $count } cards
    }
page-trade-fewer = One card fewer
page-trade-more = One card more
page-trade-binds-nobody = binds nobody
page-trade-wish = Wish for a card
page-trade-add = add
page-trade-cost = You give up { $cost } in value.
page-trade-passing = { $count ->
        [one] A calamity goes with it.
       *[other] { $count } calamities go with it.
    }
page-trade-brings = One { $card } brings +{ $gain }.
page-trade-gap-two-named = Two cards must be named truthfully.
page-trade-gap-too-few = { $count ->
        [one] 1 more card is needed.
       *[other] { $count } more cards are needed.
    }
page-trade-gap-too-many = { $count ->
        [one] 1 card is too many.
       *[other] { $count } cards are too many.
    }
page-trade-clear = Clear
page-trade-cancel = Cancel
page-trade-send-all = Offer to all
page-trade-send-one = Offer to { $who }
page-trade-send-counter = Make the counter-offer
page-trade-send-accept = Accept and put cards down

## Deals

page-trade-deals = Deals under way
page-trade-deal = Deal with { $who }
page-trade-ready = cards are down
page-trade-not-ready = not ready yet
page-trade-side-gives = You said
page-trade-side-gets = You get
page-trade-cards-down = You have put down { $cards }.
page-trade-put-down = Cards to put down
page-trade-put-down-now = { $count ->
        [one] Put down 1 card
       *[other] Put down { $count } cards
    }
page-trade-deal-lacks = You no longer have { $cards }: call it off.
page-trade-deal-named = You named { $cards }, so it must be among them.
page-trade-call-off = Call off
page-trade-made = Deals made, { $count }
page-trade-was-promised = promised
page-trade-was-received = received
page-trade-as-said = as said
page-trade-untrue = claim untrue
