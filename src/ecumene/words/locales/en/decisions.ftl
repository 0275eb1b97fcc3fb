### What a player is asked (ask-), what can be answered (do-), and words both are made of (word-).
### $rule (String) - the rule by which it is asked: a card by its name, others by their id.

word-barbarians = the Barbarians
word-player = Player { $number }
word-none = none
word-statement = { $count ->
        [one] { $count } card, including { $named } for certain
       *[other] { $count } cards, including { $named } for certain
    }
word-statement-claims = { $count ->
        [one] { $count } card, including { $named } for certain and supposedly { $claims }
       *[other] { $count } cards, including { $named } for certain and supposedly { $claims }
    }
word-wish = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
word-wish-named = { $count ->
        [one] { $count } card, if possible { $named }
       *[other] { $count } cards, if possible { $named }
    }
word-removal = { $kind ->
        [ship] { $owner }: a ship in { $area }
       *[token] { $owner }: a token from { $area }
    }
word-price = stack { $stack } for { $price }
word-lost-tokens = tokens: { $areas }
word-lost-cities = cities destroyed: { $areas }
word-lost-reduced = cities reduced: { $areas }
word-lost-declined = without the extra token in { $areas }
word-pirate-cities = pirate cities

## Questions

# Where the rule is not shown beside the question. $rule (String) - its id.
ask-with-rule = { $sentence } ({ $rule })

ask-civilization = Which civilization do you choose?
ask-civilization-short = Your theme set is { $theme }, with { $advances }. Which civilization do you choose?
ask-tax-rate = Which tax rate do you choose: { $options }?
ask-cities-tax-revolt = { $count ->
        [one] Tax revolt: which of { $owner }'s cities changes hands?
       *[other] Tax revolt: which { $count } of { $owner }'s cities change hands?
    }
ask-cities-tax-revolt-destroy = { $count ->
        [one] Tax revolt, and nobody can annex: which of { $owner }'s cities is destroyed?
       *[other] Tax revolt, and nobody can annex: which { $count } of { $owner }'s cities are destroyed?
    }
ask-cities-attack-order = Which attack on { $owner }'s cities is resolved first?
ask-cities-attack-order-pirates = Which attack on pirate cities is resolved first?
ask-cities-support = { $count ->
        [one] Too few tokens support your cities: which city is reduced?
       *[other] Too few tokens support your cities: which { $count } cities are reduced?
    }
ask-cities-reduce = { $count ->
        [one] { $rule }: which of { $owner }'s cities is reduced?
       *[other] { $rule }: which { $count } of { $owner }'s cities are reduced?
    }
ask-cities-reduce-own = { $count ->
        [one] { $rule }: which of your cities is reduced?
       *[other] { $rule }: which { $count } of your cities are reduced?
    }
ask-cities-reduce-up-to = { $rule }: which of { $owner }'s cities are reduced, from { $least } to { $count }?
ask-cities-reduce-up-to-own = { $rule }: which of your cities are reduced, from { $least } to { $count }?
ask-cities-extra = { $rule }: these cities of yours are reduced: { $options }. Do you place the extra token from Agriculture there, or leave it in stock?
ask-cities-destroy = { $count ->
        [one] { $rule }: which of { $owner }'s cities is destroyed?
       *[other] { $rule }: which { $count } of { $owner }'s cities are destroyed?
    }
ask-cities-destroy-own = { $count ->
        [one] { $rule }: which of your cities is destroyed?
       *[other] { $rule }: which { $count } of your cities are destroyed?
    }
ask-cities-earthquake = Earthquake: which of your cities is struck?
ask-cities-annex = { $count ->
        [one] { $rule }: which of { $owner }'s cities do you annex?
       *[other] { $rule }: which { $count } of { $owner }'s cities do you annex?
    }
ask-cities-annex-share = { $count ->
        [one] { $rule }: you have only { $count } city in stock; which of { $owner }'s do you take?
       *[other] { $rule }: you have only { $count } cities in stock; which of { $owner }'s do you take?
    }
ask-cities-barbarians = In which of { $owner }'s cities does the horde arrive?
ask-cities-piracy = { $count ->
        [one] Which of { $owner }'s coastal cities becomes a pirate city?
       *[other] Which { $count } of { $owner }'s coastal cities become pirate cities?
    }
ask-placement = { $tokens ->
        [one] You have only { $tokens } token in stock for the expansion: where does it go?
       *[other] You have only { $tokens } tokens in stock for the expansion: where do they go?
    }
ask-move = Your movement: march, sail, and end it.
ask-move-broken = Your movement: others have made some of your moves illegal; take them back first (M2a).
ask-loss = Conflict in { $area }: what do you give up?
ask-yes-no-wait-for-conflicts = Do you want the conflict in { $area } to wait for the others?
ask-yes-no-wait-for-attack = Your city in { $area } falls, and you have too few tokens in stock: do you wait for your own attack first?
ask-yes-no-steal-card = You have taken the city in { $area }: do you draw a card from the defender's hand?
ask-yes-no-rank-order = Two copies of this calamity strike: do you insist on rank order, with the first resolved completely before the second begins?
ask-number = You have taken the city in { $area }: how many tokens go to your treasury, from 0 to { $most }?
ask-number-pirates = You have taken the pirate city in { $area }: how many tokens go to your treasury, from 0 to { $most }?
ask-city-site = Which city do you build next?
ask-victims = { $count ->
        [one] { $rule }: whom do you name as a secondary victim, for { $share }?
       *[other] { $rule }: which { $count } players do you name as secondary victims, for { $share } each?
    }
ask-calamity-place-sea = { $rule }: at which open sea does it strike?
ask-calamity-place-flood-plain = { $rule }: which flood plain does it strike?
ask-calamity-place-volcano = { $rule }: which volcano erupts?
ask-neighbour-city = { $rule }: which city next to yours is reduced?
ask-ransom = { $rule }: do you pay { $price } from the treasury and lose no city?
ask-sacrifice = { $count ->
        [one] Which city, if any, do you destroy so that your marker goes back one space less?
       *[other] Which { $count } cities, if any, do you destroy so that your marker goes back one space less?
    }
ask-cards-to-lose = { $rule }: which commodity cards do you discard? Possible numbers: { $counts }.
ask-cards-to-lose-ransom = { $rule }: which commodity cards do you discard? Possible numbers: { $counts }; each card fewer costs { $ransom } from the treasury.
ask-cards-to-lose-save = { $rule }: which commodity cards do you discard so that Theocracy saves all your cities? Possible numbers: { $counts }.
ask-corruption = Corruption: which commodity cards do you discard, with a total face value of { $face_value } or more?
ask-damage = { $rule }: you take { $damage } damage. What do you lose?
ask-spread = Your tokens have to leave areas out of play: where do they go? From { $least } to { $most } in all.
ask-spread-start = Where do your tokens start? Up to { $most } in all.
ask-start-cities = Your theme set is { $theme }. Where do your { $count } cities start, at least { $on_sites } of them on city sites?
ask-free-credits = You may choose { $points } credits, in steps of { $unit }: in which groups?
ask-card-to-buy = Do you buy another trade card, from { $prices }?
ask-trade = Trade: make offers, accept them, put down cards, or say that you are done.
ask-horde = { $tokens ->
        [one] { $tokens } Barbarian token moves on from { $area }: where to?
       *[other] { $tokens } Barbarian tokens move on from { $area }: where to?
    }
ask-selection = { $rule }: which of { $owner }'s areas do you select, for { $target } unit points?
ask-share = { $tokens ->
        [one] { $rule }: you have only { $tokens } token in stock to replace { $owner }'s; where do you take it?
       *[other] { $rule }: you have only { $tokens } tokens in stock to replace { $owner }'s; where do you take them?
    }
ask-ability = Which special ability do you use next?
ask-card-to-hand-over = { $taker } demands a card: which one do you hand over?
ask-card-to-hand-over-done = { $taker } demands a card, but you have none of that value.
ask-advances = Which advances do you buy? Treasury: { $treasury }; cards: { $cards }.
ask-hand-limit = { $count ->
        [one] Your hand is too large: which card do you discard?
       *[other] Your hand is too large: which { $count } cards do you discard?
    }

## Answers

do-pick-civilization = { $civilization }
do-set-tax-rate = { $rate }
do-choose-cities = { $areas }
do-choose-cities-none = none
do-choose-cities-declined = { $areas }, without-extra { $declined }
do-place-tokens = { $tokens }
do-march = { $tokens ->
        [one] { $tokens } token marches from { $start } to { $goal }
       *[other] { $tokens } tokens march from { $start } to { $goal }
    }
do-march-via = { $tokens ->
        [one] { $tokens } token marches from { $start } via { $via } to { $goal }
       *[other] { $tokens } tokens march from { $start } via { $via } to { $goal }
    }
do-build-ship = a ship is built in { $area }, with { $treasury } from the treasury
do-build-ship-tokens = a ship is built in { $area }, with tokens from { $tokens }
do-build-ship-both = a ship is built in { $area }, with { $treasury } from the treasury and tokens from { $tokens }
do-maintain-ship = a ship is maintained from the treasury
do-maintain-ship-in = a ship in { $place } is maintained from the treasury
do-maintain-ship-token = a ship is maintained with a token from { $area }
do-maintain-ship-token-in = a ship in { $place } is maintained with a token from { $area }
do-scrap-ship = a ship is removed
do-scrap-ship-in = a ship in { $place } is removed
do-embark = { $tokens ->
        [one] { $tokens } token goes aboard a ship
       *[other] { $tokens } tokens go aboard a ship
    }
do-embark-in = { $tokens ->
        [one] { $tokens } token goes aboard a ship in { $place }
       *[other] { $tokens } tokens go aboard a ship in { $place }
    }
do-sail = a ship sails to { $to }
do-sail-from = a ship sails from { $place } to { $to }
do-disembark = { $tokens ->
        [one] { $tokens } token goes ashore
       *[other] { $tokens } tokens go ashore
    }
do-disembark-in = { $tokens ->
        [one] { $tokens } token goes ashore in { $place }
       *[other] { $tokens } tokens go ashore in { $place }
    }
do-halt = a ship ends its voyage
do-halt-in = a ship ends its voyage in { $place }
do-take-back = take back move { $move }
do-take-back-moves = { $count ->
        [0] take back no move
        [one] take back move { $moves }
       *[other] take back moves { $moves }
    }
do-end-movement = end the movement
do-make-moves = { $count ->
        [0] no move
       *[other] { $moves }
    }
do-make-all-moves = { $moves ->
        [one] a whole movement of { $moves } move
       *[other] a whole movement of { $moves } moves
    }
do-wait = wait for those earlier in the order
do-choose-loss-token = a token from { $area }
do-choose-loss-ship = a ship in { $area }
do-answer-yes-no-yes = yes
do-answer-yes-no-no = no
do-choose-number = { $number }
do-build-city = { $area }
do-build-city-means = { $area }, treasury { $treasury }, from neighbours: { $neighbours }
do-build-city-kept = { $area }, one token stays
do-build-city-means-kept = { $area }, treasury { $treasury }, from neighbours: { $neighbours }, one token stays
do-done = nothing more
do-take-damage = { $losses }
do-name-victims = { $victims }
do-name-victims-none = nobody
do-choose-place = { $place }
do-lose-cards = { $cards }
do-lose-cards-none = none
do-leave = leave the game
do-call-time = call the agreed time
do-undo = { $answers ->
        [one] take back the last answer
       *[other] take back the last { $answers } answers
    }
do-choose-credits = { $credits }
do-buy-card = a card from stack { $stack }
do-buy-card-free = a card from stack { $stack }, for free
do-make-offer = offer { $gives } for { $wants }, to everybody
do-make-offer-to = offer { $gives } for { $wants }, to { $to }
do-accept-offer = accept offer { $offer }, naming { $named }
do-put-down-cards = put down for deal { $deal }: { $cards }
do-withdraw = withdraw, decline or call off { $number }
do-come-back = go back to trading
do-end-trading = end trading
do-select-areas = { $areas }
do-use-diaspora = Diaspora: from { $taken } to { $placed }
do-use-fundamentalism = Fundamentalism: destroy everything in { $area }
do-use-monotheism = Monotheism: annex everything in { $area }
do-use-politics = Politics: annex everything in { $area }
do-use-politics-treasury = Politics: { $treasury } to the treasury
do-use-provincial-empire = Provincial Empire: a card from each of { $players }
do-use-trade-routes = Trade Routes: discard { $cards }; { $treasury } to the treasury
do-use-universal-doctrine = Universal Doctrine: the pirate city in { $city }
do-use-universal-doctrine-tokens = Universal Doctrine: Barbarian tokens in { $tokens }
do-hand-over-card = { $card }
do-buy-advances = { $advances }; cards: { $cards }; from the treasury: { $treasury }
do-buy-advances-gift = { $advances }, and { $gift } for free; cards: { $cards }; from the treasury: { $treasury }
