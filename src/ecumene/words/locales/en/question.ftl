### What belongs to a question: what the reader has, what would come of an answer, how it can be answered.

## What you have

own-hand = Your cards, worth { $worth } in sets: { $cards }
own-tradeable = Calamities you may trade, without naming them (X3): { $cards }
own-treasury = Your treasury: { $treasury }
own-tax = You have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, { $stock ->
        [one] { $stock } token
       *[other] { $stock } tokens
    } in stock and { $treasury } in the treasury. Each city pays the rate from stock; a city that cannot pay revolts (T2).
own-advances = Your advances: { $advances }
own-credits = Your credits: { $credits }
own-cities = Your cities: { $areas }
own-tokens = Your tokens: { $areas }
own-ships = Your ships: { $places }
own-calamities = Calamities among your cards: { $cards }
own-purse = With all your cards and your treasury you can pay up to { $most }.
# $limit (Number) - how many cards a hand may keep; $cards (Number) - how many there are
own-hand-limit = You hold { $cards } commodity cards and may keep { $limit } after this phase (P5).
own-reduced = Tokens left by a reduced city (G11): { $areas }.
own-move-order = Still to move, in this order (M1): { $order }
own-fight = The conflict as it stands: { $fight }.
own-known-losses = Already chosen for this round (F1a): { $losses }.
own-move-left = Can still move: { $areas }.

## Deals

trade-offer-gone = You can no longer keep your offer { $number }: you lack { $cards } (X2).
trade-deal-gone = You can no longer keep deal { $number } with { $who }: you lack { $cards } (X2).
trade-deal = Deal { $number } with { $who }: you give { $gives }; you get { $gets }. Put down your cards.
trade-deal-waiting = Deal { $number } with { $who }: you give { $gives }; you get { $gets }. Your cards are down.

## A purchase before it is made

purchase = You would buy { $advances } for { $price }.
purchase-pay = You would pay with { $cards }, worth { $worth }, and { $treasury } from the treasury.
purchase-pay-treasury = You would pay { $treasury } from the treasury and no cards.
purchase-free = It costs nothing.
purchase-lost = You would pay { $lost } too much; no change is given.
purchase-substitution = { $card } counts as { $into } (Trade Empire).
purchase-discount = Cheaper with Library: { $advance }.
purchase-gift = Free with Anatomy: { $advance }.
purchase-credits = Credits of your choice: { $credits }.

## What would come of it

outlook-conflicts = Conflict (F1): { $areas }.
outlook-fight = { $area } ({ $sides })
# $who (String) - whose city; $needed (Number) - with how many tokens an attack succeeds
outlook-attack = { $who }'s city, { $needed } needed
outlook-attack-pirates = pirate city, { $needed } needed
outlook-cities = Enough tokens for a city (K1): { $areas }.
outlook-means = Enough for a city with tokens from the treasury or from neighbours (Architecture, Urbanism): { $areas }.
outlook-surplus = Too many, and lost if they stay (K3): { $areas }.
outlook-support = Support (K4): your cities would need { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    }; you would have { $tokens }.
outlook-support-now = Support (K4): your cities need { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    }; you have { $tokens }.
outlook-city = With a city in { $areas }, your cities would need { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    } for support; you would have { $tokens } (K4).
outlook-ships = Removed at the end unless maintained (M10): { $ships }.
outlook-ship = the ship in { $place }
# $eaten (Number) - tokens paid for a ship that could have gone aboard; $aboard (Number) - how many still can
outlook-ship-eats = { $eaten ->
        [one] This ship in { $place } costs a token that could have sailed in it
       *[other] This ship in { $place } costs { $eaten } tokens that could have sailed in it
    }; { $aboard ->
        [0] nobody is left to go aboard
        [one] only { $aboard } is left to go aboard
       *[other] only { $aboard } are left to go aboard
    } (M4).
outlook-step-open = A.S.T. (H1): you have everything the next space requires.
outlook-step-missing = For the next space of the A.S.T. (H1) you still need { $list }.
# $epoch (String) - an epoch; $step (Number) - its first space; $list (String) - what it requires
outlook-epoch = { $epoch }, from space { $step }, requires { $list }.
# $turn (Number) - the last turn
outlook-end-known = Turn { $turn } is the last one (H4, H6).
# $more (Number) - how many turns are played after the one in which a marker gets there
outlook-end-near = One step from the final space of the A.S.T.: { $who }. { $more ->
        [0] The game ends with the turn in which a marker gets there (H4).
       *[other] When a marker gets there, one more turn is played (H4).
    }
outlook-end-ready = Ready to take that step: { $who }.

## What a space of the A.S.T. requires

required-cities = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
required-advances = { $count ->
        [one] { $count } advance
       *[other] { $count } advances
    }
required-advances-below-100 = { $count ->
        [one] { $count } advance with a cost below 100
       *[other] { $count } advances with a cost below 100
    }
required-advances-from-100 = { $count ->
        [one] { $count } advance with a cost of 100 or more
       *[other] { $count } advances with a cost of 100 or more
    }
required-advances-from-200 = { $count ->
        [one] { $count } advance with a cost of 200 or more
       *[other] { $count } advances with a cost of 200 or more
    }
required-advance-points = { $count ->
        [one] { $count } point from advances
       *[other] { $count } points from advances
    }

## What there is to choose from

options = To choose from: { $options }
# $extra (String) - areas where Agriculture could place a token above the printed limit
options-extra = Agriculture could place an extra token in: { $extra } (G11c)
options-start = Its advances: { $advances }. With a city site: { $sites }. Without: { $others }
options-sacrifice = Inland: { $inland }. Coastal, only if there are too few of those: { $coastal }
options-room = Room: { $room }
options-points = Areas and their unit points: { $points }. Possible sums: { $totals }
options-damage = Tokens, 1 each: { $tokens }. Cities: 5 each if destroyed; if reduced: { $cities }
options-cards = Cards: { $cards }

## What is on the board now

now-out-of-play = { $area } is out of play (M9).
now-area = Now in { $area }: { $units }.
now-city = { $who }'s city
now-pirate-city = pirate city
# $limit (Number) - the limit for the reader; $site, $city (String) - yes or no; $units (String) - who else is there
now-area-limit = { $area } { $limit }{ $site ->
        [yes] *
       *[no] {""}
    }{ $city ->
        [yes] #
       *[no] {""}
    }
now-area-units = { $area } { $limit }{ $site ->
        [yes] *
       *[no] {""}
    }{ $city ->
        [yes] #
       *[no] {""}
    } ({ $units })
now-player = { $who } now has cities: { $cities }; tokens: { $tokens }; ships: { $ships }.
now-advances = Advances: { $advances }.
now-credits = Credits: { $credits }.
own-theme = A theme set is four advances that you start with: { $advances } (Q1).
now-theme = Theme set { $theme } (Q1): { $advances }.

## Ways to answer, as they stand on a button

way-pick = Play this civilization
way-rate = Collect taxes
# $purpose (String) - what becomes of them; $number (String) - single or several
way-cities = { $purpose ->
        [reduce] { $number ->
            [single] Reduce this city
           *[several] Reduce these cities
        }
        [support] { $number ->
            [single] Reduce this city
           *[several] Reduce these cities
        }
        [destroy] { $number ->
            [single] Destroy this city
           *[several] Destroy these cities
        }
        [tax-revolt-destroy] { $number ->
            [single] Destroy this city
           *[several] Destroy these cities
        }
        [annex] { $number ->
            [single] Annex this city
           *[several] Annex these cities
        }
        [annex-share] { $number ->
            [single] Take this city
           *[several] Take these cities
        }
        [tax-revolt] { $number ->
            [single] Take this city
           *[several] Take these cities
        }
        [piracy] { $number ->
            [single] Leave this city to pirates
           *[several] Leave these cities to pirates
        }
        [earthquake] The earthquake strikes here
        [barbarians] The horde arrives here
        [attack-order] Resolve this attack first
       *[other] { $number ->
            [single] Choose this city
           *[several] Choose these cities
        }
    }
way-place = Place these tokens
way-movement = Move
way-take-back = Take a move back
way-loss = Give this up
way-answer = Answer
way-number = Move this many to the treasury
way-city = Build a city in { $area }
way-damage = Lose these
way-victims = { $number ->
        [single] Name this player
       *[several] Name these players
    }
way-place-chosen = Strike here
way-lose-cards = Discard these cards
way-credits = Take these credits
way-buy-card = Buy a card
way-buy-card-free = Take the free card
way-offer = Make an offer
way-accept = Accept { $who }'s offer
way-put-down = Put down cards for { $who }
way-withdraw = Withdraw, decline or call off
way-areas = Select these areas
way-diaspora = Diaspora: resettle tokens
way-fundamentalism = Fundamentalism: destroy everything in an area
way-monotheism = Monotheism: annex everything in an area
way-politics = Politics: annex everything in an area
way-politics-treasury = Politics: move tokens to the treasury
way-provincial-empire = Provincial Empire: ask players for a card
way-trade-routes = Trade Routes: discard cards for treasury
way-universal-doctrine = Universal Doctrine: annex a pirate city
way-universal-doctrine-tokens = Universal Doctrine: annex Barbarian tokens
way-hand-over = Hand over this card
way-buy-advances = Buy advances
