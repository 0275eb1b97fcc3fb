### What a player is asked (ask-), what can be answered (do-), and words both are made of (word-).
### $id (String) - the id of the rule, $rule (String) - its name where it is a card.

word-barbarians = the Barbarians
word-player = Player { $number }
word-none = none
word-statement = { $count ->
        [one] { $count } card, truly among them { $named }
       *[other] { $count } cards, truly among them { $named }
    }
word-statement-claims = { $count ->
        [one] { $count } card, truly among them { $named }, allegedly also { $claims }
       *[other] { $count } cards, truly among them { $named }, allegedly also { $claims }
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
       *[token] { $owner }: a token of { $area }
    }
word-price = stack { $stack } for { $price }
word-lost-tokens = tokens: { $areas }
word-lost-cities = cities destroyed: { $areas }
word-lost-reduced = cities reduced: { $areas }
word-lost-declined = without the extra token in { $areas }
word-pirate-cities = pirate cities

## Questions

ask-civilization = Which civilization do you play ({ $id })?
ask-civilization-short = Your theme set is { $theme }, with { $advances }. Which civilization do you play ({ $id })?
ask-tax-rate = Which tax rate do you collect: { $options } ({ $id })?
ask-cities-tax-revolt = { $count ->
        [one] Tax revolt: which city of { $owner } changes hands ({ $id })?
       *[other] Tax revolt: which { $count } cities of { $owner } change hands ({ $id })?
    }
ask-cities-tax-revolt-destroy = { $count ->
        [one] Tax revolt, and nobody can annex: which city of { $owner } is destroyed ({ $id })?
       *[other] Tax revolt, and nobody can annex: which { $count } cities of { $owner } are destroyed ({ $id })?
    }
ask-cities-attack-order = Which attacked city of { $owner } is resolved first ({ $id })?
ask-cities-attack-order-pirates = Which attacked pirate city is resolved first ({ $id })?
ask-cities-support = { $count ->
        [one] Too few tokens support your cities: which city is reduced ({ $id })?
       *[other] Too few tokens support your cities: which { $count } cities are reduced ({ $id })?
    }
ask-cities-reduce = { $count ->
        [one] { $rule }: which city of { $owner } is reduced ({ $id })?
       *[other] { $rule }: which { $count } cities of { $owner } are reduced ({ $id })?
    }
ask-cities-reduce-up-to = { $rule }: which cities of { $owner } are reduced, from { $least } to { $count } of them ({ $id })?
ask-cities-extra = { $rule }: these cities of yours are reduced: { $options }. Does the extra token of Agriculture take its place there, or stay in stock ({ $id })?
ask-cities-destroy = { $count ->
        [one] { $rule }: which city of { $owner } is destroyed ({ $id })?
       *[other] { $rule }: which { $count } cities of { $owner } are destroyed ({ $id })?
    }
ask-cities-earthquake = The earthquake: which of your cities does it strike ({ $id })?
ask-cities-annex = { $count ->
        [one] { $rule }: which city of { $owner } do you annex ({ $id })?
       *[other] { $rule }: which { $count } cities of { $owner } do you annex ({ $id })?
    }
ask-cities-annex-share = { $count ->
        [one] { $rule }: your stock has { $count } city for those of { $owner }; which one do you take ({ $id })?
       *[other] { $rule }: your stock has { $count } cities for those of { $owner }; which do you take ({ $id })?
    }
ask-cities-barbarians = In which city of { $owner } does the horde arrive ({ $id })?
ask-cities-piracy = { $count ->
        [one] Which coastal city of { $owner } becomes a pirate city ({ $id })?
       *[other] Which { $count } coastal cities of { $owner } become pirate cities ({ $id })?
    }
ask-placement = { $tokens ->
        [one] Your stock has only { $tokens } token for the expansion: where does it go ({ $id })?
       *[other] Your stock has only { $tokens } tokens for the expansion: where do they go ({ $id })?
    }
ask-move = Your movement ({ $id }): march, sail, and end it.
ask-move-broken = Your movement ({ $id }): others have made some of your moves illegal; take them back first (M2a).
ask-loss = Conflict in { $area }: what do you give ({ $id })?
ask-yes-no-wait-for-conflicts = Do you want the conflict in { $area } to wait for the others ({ $id })?
ask-yes-no-wait-for-attack = Your city in { $area } falls, and your stock is short: wait for your own attack first ({ $id })?
ask-yes-no-steal-card = You have taken the city in { $area }: draw a card from the defender's hand ({ $id })?
ask-yes-no-rank-order = Two copies of this calamity strike: do you insist on rank order, the first resolved whole before the second begins ({ $id })?
ask-number = You have taken the city in { $area }: how many tokens go to your treasury, from 0 to { $most } ({ $id })?
ask-number-pirates = You have taken the pirate city in { $area }: how many tokens go to your treasury, from 0 to { $most } ({ $id })?
ask-city-site = Which city do you build next ({ $id })?
ask-victims = { $count ->
        [one] { $rule }: whom do you name as secondary victim, for { $share } ({ $id })?
       *[other] { $rule }: which { $count } players do you name as secondary victims, for { $share } each ({ $id })?
    }
ask-calamity-place-sea = { $rule }: at which open sea does it strike ({ $id })?
ask-calamity-place-flood-plain = { $rule }: which flood plain does it strike ({ $id })?
ask-calamity-place-volcano = { $rule }: which volcano breaks out ({ $id })?
ask-neighbour-city = { $rule }: which city beside yours is reduced ({ $id })?
ask-ransom = { $rule }: do you pay { $price } of treasury and lose no city ({ $id })?
ask-sacrifice = { $count ->
        [one] Do you destroy { $count } city so that your marker goes back one space less, or none ({ $id })?
       *[other] Do you destroy { $count } cities so that your marker goes back one space less, or none ({ $id })?
    }
ask-cards-to-lose = { $rule }: which commodity cards do you discard? Possible numbers: { $counts } ({ $id }).
ask-cards-to-lose-ransom = { $rule }: which commodity cards do you discard? Possible numbers: { $counts }; each card fewer costs { $ransom } of treasury ({ $id }).
ask-cards-to-lose-save = { $rule }: which commodity cards do you discard, so that Theocracy saves all your cities? Possible numbers: { $counts } ({ $id }).
ask-corruption = Corruption: which commodity cards do you discard, for a face value of { $face_value } or more ({ $id })?
ask-damage = { $rule }: you take { $damage } damage. What do you lose ({ $id })?
ask-spread = Your tokens have to leave areas out of play: where do they go? From { $least } to { $most } in all ({ $id }).
ask-spread-start = Where do your tokens start? Up to { $most } in all ({ $id }).
ask-start-cities = Your theme set is { $theme }. Where do your { $count } cities start, at least { $on_sites } of them on city sites ({ $id })?
ask-free-credits = You may choose { $points } credits, in steps of { $unit }: in which groups ({ $id })?
ask-card-to-buy = Do you buy a further trade card, from { $prices } ({ $id })?
ask-trade = Trade ({ $id }): make offers, accept them, put down cards, or say that you are done.
ask-horde = { $tokens ->
        [one] { $tokens } Barbarian token goes on from { $area }: where to ({ $id })?
       *[other] { $tokens } Barbarian tokens go on from { $area }: where to ({ $id })?
    }
ask-selection = { $rule }: which areas of { $owner } are selected, for { $target } unit points ({ $id })?
ask-share = { $tokens ->
        [one] { $rule }: your stock has { $tokens } token for those of { $owner }; where do you take it ({ $id })?
       *[other] { $rule }: your stock has { $tokens } tokens for those of { $owner }; where do you take them ({ $id })?
    }
ask-ability = Which special ability do you use next ({ $id })?
ask-card-to-hand-over = { $taker } demands a card: which one do you hand over ({ $id })?
ask-card-to-hand-over-done = { $taker } demands a card, but you have none of that value ({ $id }).
ask-advances = Which advances do you buy ({ $id })? Treasury: { $treasury }; cards: { $cards }.
ask-hand-limit = { $count ->
        [one] Your hand is too large: which card do you discard ({ $id })?
       *[other] Your hand is too large: which { $count } cards do you discard ({ $id })?
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
do-build-ship = a ship is built in { $area }, with { $treasury } of treasury
do-build-ship-tokens = a ship is built in { $area }, with tokens of { $tokens }
do-build-ship-both = a ship is built in { $area }, with { $treasury } of treasury and tokens of { $tokens }
do-maintain-ship = ship { $ship } is maintained with treasury
do-maintain-ship-token = ship { $ship } is maintained with a token of { $area }
do-scrap-ship = ship { $ship } is removed
do-embark = { $tokens ->
        [one] { $tokens } token goes aboard ship { $ship }
       *[other] { $tokens } tokens go aboard ship { $ship }
    }
do-sail = ship { $ship } sails to { $to }
do-disembark = { $tokens ->
        [one] { $tokens } token leaves ship { $ship }
       *[other] { $tokens } tokens leave ship { $ship }
    }
do-halt = ship { $ship } ends its way
do-take-back = take back move { $move }
do-end-movement = end the movement
do-make-all-moves = { $moves ->
        [one] a whole movement of { $moves } move
       *[other] a whole movement of { $moves } moves
    }
do-wait = wait for those who come before
do-choose-loss-token = a token of { $area }
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
do-buy-card-free = a card from stack { $stack }, for nothing
do-make-offer = offer { $gives } for { $wants }, to everybody
do-make-offer-to = offer { $gives } for { $wants }, to { $to }
do-accept-offer = accept offer { $offer }, naming { $named }
do-put-down-cards = put down for deal { $deal }: { $cards }
do-withdraw = withdraw, decline or call off { $number }
do-come-back = trade on
do-end-trading = end trading
do-select-areas = { $areas }
do-use-diaspora = Diaspora: from { $taken } to { $placed }
do-use-fundamentalism = Fundamentalism: destroy all in { $area }
do-use-monotheism = Monotheism: annex all in { $area }
do-use-politics = Politics: annex all in { $area }
do-use-politics-treasury = Politics: { $treasury } to the treasury
do-use-provincial-empire = Provincial Empire: a card each of { $players }
do-use-trade-routes = Trade Routes: discard { $cards } for { $treasury } of treasury
do-use-universal-doctrine = Universal Doctrine: the pirate city in { $city }
do-use-universal-doctrine-tokens = Universal Doctrine: Barbarian tokens of { $tokens }
do-hand-over-card = { $card }
do-buy-advances = { $advances }, paying cards { $cards } and treasury { $treasury }
do-buy-advances-gift = { $advances } and { $gift } for nothing, paying cards { $cards } and treasury { $treasury }
