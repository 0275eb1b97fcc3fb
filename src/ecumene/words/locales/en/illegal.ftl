### Why an action is refused. Every sentence says what is wrong and what would be right.

# $sentence (String) - one of the sentences below; $rule (String) - the id of the rule
illegal-with-rule = { $sentence } ({ $rule }).
# $move (Number) - which move of a list, counted from 1
illegal-in-move = Move { $move }: { $sentence }

illegal-not-asked = Player { $seat } is not asked anything at the moment
illegal-seat = Nobody sits there: this game has no such seat
illegal-question = This question is no longer open: it was answered, or another one is asked instead
illegal-kind-of-answer = This answers another question than the one that is asked

## Taking back

illegal-undo = Your last answers cannot be taken back: there are not so many, or something new has come to light since
illegal-undo-others = Others have answered since, so your answer stands
illegal-undo-whose = You can take back only answers of your own
# $most (Number) - how often a turn an answer may be taken back
illegal-undo-too-often = You have taken back { $most } answers this turn; no more can be taken back until the next

## Set-up

illegal-setup = { $map ->
        [west] There is no set-up in the West for this number of players: { $players }
        [east] There is no set-up in the East for this number of players: { $players }
       *[both] There is no set-up on both halves for this number of players: { $players }
    }. West takes 5 to 10 players, East 5 to 9 or 11, both halves 12 to 18
illegal-civilizations = These are not the civilizations of the set-up, each of them once (players: { $players })
illegal-seed = The seed is too large; { $largest } is the largest
illegal-civilization = { $civilization } is taken or not in this game; pick one of those offered

## Tax and expansion

illegal-tax-rate = The tax rate cannot be { $rate }; choose one of these: { $options }
illegal-city-count = { $count ->
        [one] Choose exactly { $count } city; different cities chosen: { $given }
       *[other] Choose exactly { $count } different cities; chosen: { $given }
    }
illegal-city-number = Choose from { $least } to { $most } different cities; chosen: { $given }
illegal-declined-token = No extra token of Agriculture would be placed in { $area }, so there is none to leave in stock
illegal-city = The city in { $area } cannot be chosen here; choose among those offered
illegal-expansion = Tokens that can be added in { $area }: from 0 to { $room }, and not { $count }
illegal-expansion-total = { $tokens ->
        [one] Exactly { $tokens } token is to be added in all, and not { $placed }
       *[other] Exactly { $tokens } tokens are to be added in all, and not { $placed }
    }

## Movement

illegal-tokens = Tokens in { $area } that can still move: { $most }. At least 1 and no more than these can go, and not { $tokens }
illegal-tokens-landed = Tokens that came ashore in { $area } this turn move no more; others there that can still move: { $most }
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
illegal-build-number-large = Ships are numbered from 0 to { $highest }; leave the number out
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
illegal-wait = Nobody before you still has anything to do, so there is nobody to wait for
illegal-too-many-moves = You have made { $most } moves this turn; take moves back or end your movement

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

## Civil War, Tyranny, Barbarian Hordes

illegal-selection-area = { $area } cannot be selected, or you name it twice; choose among the areas where the victim has units
illegal-selection-empty = Select at least one area
illegal-selection-apart = These areas do not hang together: each must be reached from every other over land or water borders without leaving the selection
illegal-selection-points = These areas are worth { $points ->
        [one] { $points } unit point
       *[other] { $points } unit points
    }; the number is { $target }, and the selection must come as near to it as can be. Possible totals: { $totals }
illegal-selection-pieces = There are areas of that worth for which the beneficiary has the pieces, and these are not: cities in stock { $cities }, tokens in stock { $tokens }
illegal-share = Tokens to be taken in { $area }: from 1 to { $most }, and not { $count }
illegal-share-total = Take as many tokens as you have in stock, { $tokens }, and not { $given }
illegal-horde = The Barbarians cannot go from { $start } to { $goal }; choose one of the areas offered

## Leaving the game, its end, and the Short Game

illegal-leave = You cannot leave: you have left or said that you will, or the game is over
illegal-time = Only whoever runs the game can say that the agreed time has come, once, and if a time was agreed before the game
illegal-last-turn = The game cannot end after turn { $turn }; the first turn is turn 1
illegal-short-game = The Short Game is played on the Basic A.S.T. only
illegal-spread = Tokens that can be put into { $area }: from 0 to { $room }, and not { $count }
illegal-spread-total = Tokens to be placed in all: from { $least } to { $most }, and not { $placed }
illegal-start-city = No city can stand in { $area } at the start; choose areas of your own region whose population limit is not 0
illegal-start-cities = Choose { $count } different areas, at least { $sites } of them with a city site
illegal-free-credits = Credits to be taken in groups of your choice: { $points }, and not { $given }
illegal-free-credits-step = These credits are taken in steps of { $unit }

## Calamities

illegal-victim-count = { $count ->
        [one] Name { $count } player, and not { $given }
       *[other] Name { $count } different players, and not { $given }
    }
illegal-victim-twice = You name { $seat } twice; secondary victims are different players
illegal-victim-primary = { $seat } is the primary victim and cannot be named as a secondary one
illegal-victim-spared = { $seat } is spared: primary victim or beneficiary of this calamity, or already named for its other copy
illegal-victim-block = { $seat } is of the other block, and this calamity stays in that of its primary victim
illegal-victim-immune = { $seat } holds Naval Warfare and cannot be named
illegal-victim-nothing = { $seat } has nothing that this calamity could take
illegal-victim-absent = { $seat } is not in the game and cannot be named
illegal-calamity-place = The calamity cannot strike { $area }; choose one of the places offered
illegal-coastal-sacrifice = Cities that are not coastal come first; name coastal ones only where you have too few others
illegal-discard-card = You do not have { $card } in your hand to discard, or not so often
illegal-discard-count = Numbers of cards you can discard: { $counts }, and not { $given }
illegal-corruption-total = The cards must have a face value of at least { $needed } together; yours have { $given }
illegal-corruption-superfluous = { $card } is superfluous: the other cards are enough
illegal-damage-city = No city of yours in { $area } can be lost here
illegal-damage-city-twice = You name a city twice; each is either reduced or destroyed
illegal-damage-tokens = Tokens that can be lost in { $area }: from 1 to { $most }, and not { $given }
illegal-damage-short = This pays for { $paid } of { $damage } damage; lose more
illegal-damage-superfluous = This pays for { $paid } and the damage is { $damage }: something of it is superfluous and stays on the board

## Trade cards and trade

illegal-card-purchase = You cannot buy a card from stack { $stack } now; you can from these: { $options }
illegal-free-card = A free card cannot come from stack { $stack } now; it can come from these: { $options }
illegal-done-trading = You have said that you are done with trading; come back first
illegal-back = You have not left trading, so there is nothing to come back to
illegal-no-offer = There is no open offer { $number } for you; perhaps it was withdrawn or somebody else has accepted it
illegal-no-deal = You have no deal { $number }; perhaps it was called off
illegal-own-offer = Offer { $number } is your own; somebody else has to accept it
illegal-withdraw = Offer { $number } is somebody else's and open to all; only its maker can withdraw it
illegal-partner = Player { $seat } cannot be your partner: offer to another player with at least 3 cards, or to all
illegal-counter = A counter-offer to offer { $number } goes to the player who made it
illegal-deal-size = { $least ->
        [one] Each side of a deal gives at least { $least } card, and not { $cards }
       *[other] Each side of a deal gives at least { $least } cards, and not { $cards }
    }
illegal-too-few-cards = Cards you can trade: { $most }. The deal takes { $cards }
illegal-claims = Claims beyond the two binding names are one for each further card: { $most } at the most
illegal-wishes = Wishes are one for each card you want: { $most } at the most
illegal-wish-size = You may ask for { $most } cards at the most
illegal-said-enough = You have said { $most } things in this trade; now you can only be done
illegal-too-many-open = You have { $most } offers and deals open; withdraw one, or put your cards down
illegal-named-calamity = { $card } is a calamity; only commodities and water may be named
illegal-named = { $count ->
        [one] What you name first is binding, and { $card } is not among the cards
       *[other] What you name first is binding: { $card } must be there { $count } times, and is not
    }
illegal-not-tradeable = { $card } may not be traded
illegal-put-down = You do not have enough cards of { $card } left that are not put down for another deal
illegal-card-count = { $cards ->
        [one] You stated { $cards } card, and not { $given }
       *[other] You stated { $cards } cards, and not { $given }
    }

## Special abilities

illegal-ability = You cannot use this special ability now: you do not hold it, have used it this turn, or there is nothing you could do with it
illegal-ability-area = This ability cannot be used on { $area }; choose one of the areas offered
illegal-diaspora-from = Tokens of yours that can be taken from { $area }: from 1 to { $most }, and not { $count }
illegal-diaspora-to = Tokens that find room in { $area }: { $most }, and not { $count }
illegal-diaspora-same = Tokens cannot be taken from { $area } and placed there at the same time
illegal-diaspora-number = Take and place the same number of tokens, from 1 to { $most }; taken: { $taken }, placed: { $placed }
illegal-politics-either = Politics either moves tokens to your treasury or annexes the units of one area: choose exactly one of the two
illegal-politics-treasury = Tokens that Politics can move to your treasury: from 1 to { $most }, and not { $number }
illegal-provincial-empire = { $seat } cannot be named for Provincial Empire; choose among the players offered
illegal-provincial-empire-number = { $most ->
        [one] Name { $most } player
       *[other] Name from 1 to { $most } different players
    }
illegal-trade-routes-empty = Name at least one card to discard
illegal-trade-routes = These cards bring { $tokens } tokens, and your stock has { $stock }: each card must pay out in full
illegal-doctrine-either = Universal Doctrine annexes either one pirate city or Barbarian tokens: choose exactly one of the two
illegal-doctrine-city = There is no pirate city in { $area } that you could annex
illegal-doctrine-tokens = Barbarian tokens that can be annexed in { $area }: from 1 to { $most }, and not { $count }
illegal-doctrine-number = Barbarian tokens that you can annex in all: at most { $most }, and not { $given }
illegal-card-to-give = { $card } cannot be handed over here; choose one of your cards among those offered

## Buying advances

illegal-purchase-empty = Name at least one advance to buy, or say that you are done
illegal-advance-held = You hold { $advance } already; each advance is bought once
illegal-library = Library makes one other advance cheaper that is bought together with it: name exactly one of those, and none without Library
illegal-anatomy = { $advance } cannot be taken for nothing: that takes buying Anatomy, and an advance of the group science below 100 that you neither hold nor buy
illegal-payment-card = You do not have { $card } in your hand to pay with, or not so often
illegal-payment-short = The price is { $price }, and what you pay is worth { $given }
illegal-payment-treasury = Tokens of treasury that this purchase takes besides your cards: { $most }, and not { $given }
illegal-substitution-not-held = Only with Trade Empire, held before, may a card count as another commodity
illegal-substitution-set = { $card } is not a set that a card can be added to: you must hand in some of it, but not all there are
illegal-substitution-card = { $card } cannot be added to the set: it must be another commodity among the cards you hand in
illegal-substitution-value = { $card } has a lower face value than the set it would be added to
illegal-hand-limit = { $count ->
        [one] Discard exactly { $count } card, and not { $given }
       *[other] Discard exactly { $count } cards, and not { $given }
    }
