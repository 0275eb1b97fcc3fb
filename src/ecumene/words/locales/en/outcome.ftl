### What an option of a question costs whom, before it is chosen.

## Cities

# $tokens (Number) - how many tokens take the place of a reduced city (G11)
cost-reduced = { $tokens ->
        [0] Reduced, and no token takes its place.
        [one] Reduced: { $tokens } token takes its place.
       *[other] Reduced: { $tokens } tokens take its place.
    }
cost-reduced-of = { $tokens ->
        [0] { $who } loses the city, and no token takes its place.
        [one] { $who } loses the city; { $tokens } token takes its place.
       *[other] { $who } loses the city; { $tokens } tokens take its place.
    }
# $beside (Number) - tokens beside the city, which go with it (G11b)
cost-destroyed = { $beside ->
        [0] Destroyed: nothing stays.
       *[other] Destroyed, with the token beside it.
    }
cost-annexed = { $beside ->
        [0] It becomes your city.
       *[other] It becomes your city; the token beside it is lost.
    }
cost-pirates = { $beside ->
        [0] It becomes a pirate city.
       *[other] It becomes a pirate city; the token beside it is lost.
    }
cost-quake-next = Then one city next to it is reduced: { $cities }.
cost-quake-own = Then one of your own cities next to it is reduced: { $cities }.
cost-quake-none = No other city stands next to it.
cost-city-of = { $area } ({ $who })
# $count (Number) - how many Barbarians come
cost-horde-falls = { $count ->
        [one] { $count } Barbarian attacks: { $who }'s city falls.
       *[other] { $count } Barbarians attack: { $who }'s city falls.
    }
cost-horde-holds = { $count ->
        [one] { $count } Barbarian attacks: { $who }'s city holds.
       *[other] { $count } Barbarians attack: { $who }'s city holds.
    }
cost-left = Tokens left there: { $tokens }.

# $by (Text) - by how many cities, tokens or points an advance changes a number
cost-change = { $advance } { $by }

## Conflicts

# $tokens (Number) - the player's tokens that are left in the conflict
cost-loss-token = { $tokens ->
        [0] You have no token left here: you are out of the conflict.
        [one] { $tokens } token of yours fights on.
       *[other] { $tokens } tokens of yours fight on.
    }
cost-loss-ship = { $tokens ->
        [one] You lose the ship; your token here fights on.
       *[other] You lose the ship; your { $tokens } tokens here fight on.
    }
# $left (Number) - the player's tokens left in a neighbouring area
cost-loss-near = Tokens you keep: { $tokens } here, { $left } in { $area }.
cost-loss-fight = The conflict there is still to come; you would have fewer tokens in it (F3d).
# $stock (Number) - the player's tokens in stock
cost-attack-order = A city that falls is replaced by tokens of your stock, which holds { $stock }. The city attacked first takes from it first (F9).

## Growth, the start

# $has (Number) - the player's tokens in the area; $limit (Number) - how many may stay there
cost-room = You have { $has } there; the limit is { $limit }.
cost-surplus = Limits do not matter now. What exceeds them after movement and conflicts goes back to your stock (E3, K3).
cost-start-site = City site: a city here costs { $price } tokens.
cost-start-wild = No city site: a city here costs { $price } tokens.
cost-start-risk = May be struck by { $cards }.
# $count (Number) - advances the player does not hold
cost-credits = { $count ->
        [one] Makes { $count } advance you do not hold cheaper.
       *[other] Makes { $count } advances you do not hold cheaper.
    }

## Places

# $lost (Number) - how many of these cities are reduced
cost-sea-own = { $lost ->
        [0] Your cities beside it: { $areas }. None of them is reduced.
        [one] Your cities beside it: { $areas }. You choose { $lost } to be reduced.
       *[other] Your cities beside it: { $areas }. You choose { $lost } to be reduced.
    }
cost-sea-others = Cities that others reduce: { $list }.
# $lost (Number) - what a player loses, of $has (Number)
cost-of = { $who } { $lost } of { $has }
cost-plain-own = You lose { $lost } of the { $has } unit points you have there.
cost-plain-others = Unit points that others lose: { $list }.
# $cities, $tokens (Number) - how many cities and tokens are destroyed
cost-volcano-own = All you have there is destroyed: cities { $cities }, tokens { $tokens }.
cost-volcano-others = So is what others have: { $list }.
cost-units = { $who }: cities { $cities }, tokens { $tokens }
cost-nobody-else = Nobody else is hit.

## Players

cost-victim-damage = Loses { $lost } of { $has } unit points.
cost-victim-cities = Reduces { $lost } of { $has } cities.
cost-victim-pirates = Loses { $lost } of { $has } coastal cities to pirates.
# $base (Number) - what the card says; $list (String) - advances and what each adds
cost-changed = The card says { $base }; { $list }.
cost-theocracy = { $cards ->
        [one] May discard { $cards } commodity card instead (Theocracy).
       *[other] May discard { $cards } commodity cards instead (Theocracy).
    }
cost-hand = { $cards ->
        [one] Holds { $cards } card.
       *[other] Holds { $cards } cards.
    }

## Cards

# $cards (Number) - how many cards the reader does not see; $count (Number) - how many of them are calamities
cost-card = { $count ->
        [0] You do not see { $cards } of its cards; they are in the stack or in other hands. None of them is a calamity.
        [one] You do not see { $cards } of its cards; they are in the stack or in other hands. One of them is a calamity: { $calamities }.
       *[other] You do not see { $cards } of its cards; they are in the stack or in other hands. { $count } of them are calamities: { $calamities }.
    }
cost-card-water = The stack is empty: you would get a water card, worth nothing (D3).
cost-cards-ransom = You would pay { $price } from the treasury for the cards you keep.
cost-cards-unsaved = Your cities are not saved: the calamity reduces them.

## Yes or no

cost-ransom = { $left } would stay in your treasury. All your cities stay.
cost-no-ransom = { $cities ->
        [one] Your only city is destroyed.
       *[other] You choose one of your { $cities } cities; it is destroyed.
    }
cost-conflict-waits = The other conflicts are settled first, so you know how they end before you decide what to lose here.
cost-conflict-now = It is settled now, whatever comes of the others.
cost-attack-first = Your own attack is settled first; tokens lost in it return to your stock and can replace the city.
cost-replaced-now = { $tokens ->
        [0] No token replaces the city: your stock is empty.
        [one] Only { $tokens } token can replace the city: that is all your stock has.
       *[other] Only { $tokens } tokens can replace the city: that is all your stock has.
    }
cost-steal = You get a card of the defender's at random. It may be a calamity.
cost-no-steal = The defender keeps all cards.
cost-in-order = The first calamity is settled completely before anybody is named for the second.
cost-together = All victims are named before anybody loses anything, unless the other victim insists on the order.

## Numbers, areas

cost-paid = { $left } would stay in your treasury.
cost-to-treasury = Your treasury would hold { $treasury }, your stock { $stock }.
# $points (Number) - unit points; $cities, $tokens (Number) - what goes over
cost-selected = { $points ->
        [one] { $points } unit point would go over: cities { $cities }, tokens { $tokens }.
       *[other] { $points } unit points would go over: cities { $cities }, tokens { $tokens }.
    }
cost-share = Tokens you do not take become Barbarians (C11).
cost-sacrificed = These cities are destroyed, and your marker goes back one space less.
cost-unsacrificed = You keep your cities, and your marker goes back.

## Why a calamity takes so much

why-own = You hold { $card }.
why-traded = { $who } traded { $card } to you.
why-benefits = { $who } benefits from it (C4).
why-named = { $who } holds { $card } and has named you as a secondary victim (C5).
why-there = { $who } holds { $card }; it strikes everybody who is there (C6).
why-theirs = { $who } holds { $card }.
why-benefit = You benefit from it (C4).
why-damage = { $count ->
        [one] The card takes { $count } unit point.
       *[other] The card takes { $count } unit points.
    }
why-reduced = { $count ->
        [one] The card reduces { $count } city.
       *[other] The card reduces { $count } cities.
    }
why-kept = { $count ->
        [one] The card leaves { $count } city and reduces the others.
       *[other] The card leaves { $count } cities and reduces the others.
    }
why-selected = { $count ->
        [one] The card selects { $count } city beside the sea.
       *[other] The card selects { $count } cities beside the sea.
    }
why-annexed = { $count ->
        [one] The card takes { $count } city.
       *[other] The card takes { $count } cities.
    }
why-pirates = { $count ->
        [one] The card gives { $count } coastal city to pirates.
       *[other] The card gives { $count } coastal cities to pirates.
    }
why-face-value = The card takes commodity cards with a face value of { $count } in all.
why-support = { $count ->
        [one] The card has each city need { $count } more token of support.
       *[other] The card has each city need { $count } more tokens of support.
    }
why-seceding = { $count ->
        [one] The card takes { $count } unit point in whole areas.
       *[other] The card takes { $count } unit points in whole areas.
    }
why-barbarians = { $count ->
        [one] The card brings { $count } Barbarian.
       *[other] The card brings { $count } Barbarians.
    }
why-back = { $count ->
        [one] The card moves the marker back { $count } space.
       *[other] The card moves the marker back { $count } spaces.
    }
why-destroyed = { $count ->
        [one] The card destroys { $count } city.
       *[other] The card destroys { $count } cities.
    }
why-cards = { $count ->
        [one] The card takes { $count } commodity card.
       *[other] The card takes { $count } commodity cards.
    }
why-treasury = It also takes { $count } from the treasury, or all there is.
# $list (String) - advances and what each adds; $own (String) - yes if they are the reader's
why-changed = { $own ->
        [yes] Your advances change that: { $list }. It makes { $number }.
       *[no] Advances change that: { $list }. It makes { $number }.
    }
# $kept (Number) - how many unit points are safe
why-above = The card takes what is above { $kept } unit points: { $count }.
why-spared = Your advances spare some of them: { $list }. You may leave out up to { $number }.
why-would-help = What you lack would have helped: { $list }.

## What a calamity has cost

past-costs = { $who }: { $list }.
past-reduced = reduced { $areas }
past-destroyed = destroyed { $areas }
past-annexed = { $areas } to { $who }
past-fallen = fallen { $areas }
past-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
past-treasury = { $count } treasury
past-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
past-back = { $count ->
        [one] { $count } space back
       *[other] { $count } spaces back
    }
past-failed = It did not happen (C3a).
past-nothing = It cost nothing.
