### Why an action is refused. Every sentence says what is wrong and what would be right.

# $sentence (String) - one of the sentences below; $rule (String) - the id of the rule
illegal-with-rule = { $sentence } ({ $rule }).
# $move (Number) - which move of a list, counted from 1
illegal-in-move = Move { $move }: { $sentence }

illegal-not-asked = { $seat } has nothing to answer at the moment
illegal-seat = Nobody sits there: this game has no such seat
illegal-question = This question is no longer open: it has been answered, or replaced by another
illegal-kind-of-answer = This answers a different question from the one asked

## Taking back

illegal-undo = Your last answers cannot be taken back: there are not that many, or something new has come to light since
illegal-undo-nothing = There is no answer of yours to take back
illegal-undo-new = Your last answer stands: something new has come to light since
illegal-undo-trade = Nothing is taken back in trade; an offer can be withdrawn
illegal-undo-bought = A trade card that was bought, or passed up, is never taken back
illegal-undo-others = Others have answered since, so your answer stands
illegal-undo-ended = { $seat } has ended the movement, and a declared end is never taken back
illegal-undo-agreed = Only the host can say that everybody agrees
illegal-undo-whose = You can take back only your own answers
# $most (Number) - how often a turn an answer may be taken back
illegal-undo-too-often = You have taken back { $most } answers this turn; you can take back more next turn

## Set-up

illegal-setup = { $map ->
        [west] There is no set-up in the West for this number of players: { $players }
        [east] There is no set-up in the East for this number of players: { $players }
       *[both] There is no set-up on both halves for this number of players: { $players }
    }. West takes 5 to 10 players, East 5 to 9 or 11, both halves 12 to 18
illegal-civilizations = The civilizations must be those of the set-up, each of them once (players: { $players })
illegal-seed = The seed is too large; the largest is { $largest }
illegal-civilization = { $civilization } is taken or not in this game; pick one of those offered

## Tax and expansion

illegal-tax-rate = The tax rate cannot be { $rate }; choose one of these: { $options }
illegal-twice = You named { $area } twice
illegal-city-count = { $count ->
        [one] You named { $given } cities; name one
       *[other] You named { $given ->
            [one] { $given } city
           *[other] { $given } cities
        }; name { $count }
    }
illegal-city-number = You named { $given ->
        [one] { $given } city
       *[other] { $given } cities
    }; name { $least } to { $most }
illegal-declined-token = Agriculture would place no extra token in { $area }, so there is none to leave in stock
illegal-city = The city in { $area } cannot be chosen here; choose from those offered
illegal-expansion = { $room ->
        [0] No token can be added in { $area }
        [one] At most { $room } token can be added in { $area }; you named { $count }
       *[other] At most { $room } tokens can be added in { $area }; you named { $count }
    }
illegal-expansion-total = { $tokens ->
        [one] Place exactly { $tokens } token in all; you placed { $placed }
       *[other] Place exactly { $tokens } tokens in all; you placed { $placed }
    }

## Movement

illegal-tokens = { $most ->
        [0] You have no token in { $area } that can still move
        [one] Only { $most } token in { $area } can still move; you named { $tokens }
       *[other] From 1 to { $most } tokens in { $area } can still move; you named { $tokens }
    }
illegal-tokens-landed = Tokens that came ashore in { $area } this turn cannot move again; others there that still can: { $most }
illegal-march-steps = { $most ->
        [one] A march is one step by land; you named { $steps }
       *[other] A march is 1 to { $most } steps by land; you named { $steps }
    }
illegal-march-border = { $start } and { $goal } have no land border
illegal-march-through-conflict = A token that enters { $area } is in conflict there and can go no further
illegal-entry-out-of-play = { $area } is out of play: nobody can enter it
illegal-entry-diplomacy = Diplomacy protects the city in { $area }: tokens may enter only with Diplomacy or Military, or where there already is a conflict
illegal-entry-ascendancy = Cultural Ascendancy protects the units in { $area }: nobody may cause a conflict there without Cultural Ascendancy or Advanced Military
illegal-build-not-coastal = { $area } is not a coastal area; ships are built in coastal areas only
illegal-build-no-token = A ship is built where its owner has a token ashore, and you have none in { $area }
illegal-build-no-ship = There is no ship in stock; all { $most } are on the board
illegal-build-number = A ship cannot be given the number { $ship }; leave the number out
illegal-build-number-large = Ships are numbered from 0 to { $highest }; leave the number out
illegal-build-price = A ship costs { $cost } in all: from the treasury, in tokens from the board, or one of each
illegal-build-token-elsewhere = At least one of the tokens that pay for a ship in { $area } must come from there
illegal-treasury = That takes { $needed } from your treasury, which holds { $treasury }
illegal-token-paid = You have no token in { $area } that you can pay with
illegal-no-such-ship = You have no ship number { $ship }
illegal-maintain-paid = The ship in { $area } has already been built or maintained this turn
illegal-scrap-paid = The ship in { $area } was built or maintained this turn and cannot be removed
illegal-ship-not-maintained = The ship in { $area } must be maintained before it can do anything
illegal-ship-done = The ship in { $area } has finished sailing for this turn
illegal-embark-full = A ship carries at most { $most ->
        [one] { $most } token
       *[other] { $most } tokens
    }, and { $load ->
        [0] you want to load more
        [one] { $load } is already aboard
       *[other] { $load } are already aboard
    }
illegal-sail-range = { $most ->
        [one] A ship takes at most { $most } step
       *[other] A ship takes at most { $most } steps
    }, and this one has none left
illegal-sail-border = { $start } and { $goal } have no water border
illegal-sail-open-sea = { $sea } is an open sea; ships may enter it only with Astronavigation
illegal-sail-no-harbour = From { $goal } the ship could no longer reach a place where it may stop with its load
illegal-disembark = { $load ->
        [0] There is no token aboard
        [one] Only { $load } token is aboard; you named { $tokens }
       *[other] From 1 to { $load } tokens can go ashore; you named { $tokens }
    }
illegal-disembark-at-sea = { $sea } is an open sea: nobody can go ashore there
illegal-halt-at-sea = { $sea } is an open sea: no ship may stop there
illegal-halt-out-of-play = { $area } is out of play: no ship may stop there
illegal-take-back = There is no such move to take back; moves made so far: { $made }
illegal-take-back-none = Name at least one move to take back
illegal-take-back-twice = Name each move to take back only once
illegal-no-moves = Make at least one move
illegal-end-broken = Move { $move } has become illegal, because others have ended their movement since; take it back first
illegal-wait = Nobody before you has anything left to do, so there is nobody to wait for
illegal-waits = You are waiting for those before you: until they finish you can only take moves back
illegal-take-back-ended = You have ended your movement, and a declared end is never taken back
illegal-too-many-moves = { $left ->
        [0] You have made { $most } moves this turn; take some back or end your movement
        [one] Of the { $most } moves you can make this turn, only { $left } is left
       *[other] Of the { $most } moves you can make this turn, only { $left } are left
    }

## Conflict

illegal-loss = { $kind ->
        [ship] A ship in { $area } cannot be removed in this conflict; choose from what is offered
       *[token] A token in { $area } cannot be removed in this conflict; choose from what is offered
    }
illegal-number = From 0 to { $most } tokens can go to the treasury; you named { $number }

## Cities

illegal-city-site = You cannot build a city in { $area } now; choose one of the areas offered, or none
illegal-city-treasury = { $most ->
        [0] No token for this city can come from the treasury
        [one] At most { $most } token for this city can come from the treasury; you named { $given }
       *[other] At most { $most } tokens for this city can come from the treasury; you named { $given }
    }
illegal-city-neighbour = { $most ->
        [0] Tokens from { $area } cannot be used for this city
        [one] Only { $most } token from { $area } can be used for this city; you named { $count }
       *[other] From 1 to { $most } tokens from { $area } can be used for this city; you named { $count }
    }
illegal-city-neighbours = { $most ->
        [one] At most { $most } token for this city can come from land neighbours; you named { $given }
       *[other] At most { $most } tokens for this city can come from land neighbours; you named { $given }
    }
illegal-city-tokens = { $needed ->
        [one] The city takes { $needed } token
       *[other] The city takes { $needed } tokens
    }; your tokens there and those you named come to { $given }
illegal-city-keep = No token can stay beside the city in { $area }: that takes Public Works and one token more there than the city needs

## Civil War, Tyranny, Barbarian Hordes

illegal-selection-area = { $area } cannot be selected; choose from the areas where the victim has units
illegal-selection-empty = Select at least one area
illegal-selection-apart = These areas are not connected: each must be reachable from every other across land or water borders without leaving the selection
illegal-selection-points = These areas are worth { $points ->
        [one] { $points } unit point
       *[other] { $points } unit points
    }; the target is { $target }, and the selection must come as close to it as possible. Possible totals: { $totals }
illegal-selection-pieces = The beneficiary lacks the pieces for these areas but has them for others of the same worth: cities in stock { $cities }, tokens in stock { $tokens }
illegal-share = { $most ->
        [0] No token can be taken in { $area }
        [one] Only { $most } token can be taken in { $area }; you named { $count }
       *[other] From 1 to { $most } tokens can be taken in { $area }; you named { $count }
    }
illegal-share-total = { $tokens ->
        [one] You have { $tokens } token in stock, so take one
       *[other] You have { $tokens } tokens in stock, so take that many
    }; you named { $given }
illegal-horde = The Barbarians cannot go from { $start } to { $goal }; choose one of the areas offered

## Leaving the game, its end, and the Short Game

illegal-leave = You cannot leave: you have already left or said that you will, or the game is over
illegal-time = Only the host can announce that the agreed time has come, only once, and only if a time was agreed before the game
illegal-last-turn = The game cannot end after turn { $turn }; the first turn is turn 1
illegal-short-game = The Short Game is played on the Basic A.S.T. only
illegal-spread = { $room ->
        [0] No token can be placed in { $area }
        [one] At most { $room } token can be placed in { $area }; you named { $count }
       *[other] At most { $room } tokens can be placed in { $area }; you named { $count }
    }
illegal-spread-total = Place { $least } to { $most } tokens in all; you placed { $placed }
illegal-start-city = No city can stand in { $area } at the start; choose areas in your own region with a population limit above 0
illegal-start-cities = At least { $sites } of the cities must stand on city sites; of those you named, { $given } do
illegal-free-credits = { $points ->
        [0] There are no credits of your choice to take here
       *[other] You have { $points } credits to take in groups of your choice; you took { $given }
    }
illegal-free-credits-step = These credits are taken in steps of { $unit }

## Calamities

illegal-victim-count = You named { $given ->
        [one] { $given } player
       *[other] { $given } players
    }; name { $count }
illegal-victim-twice = You named { $seat } twice; secondary victims must be different players
illegal-victim-primary = { $seat } is the primary victim and cannot be named as a secondary one
illegal-victim-beneficiary = { $seat } is the beneficiary of this calamity and cannot be named
illegal-victim-spared = { $seat } cannot be named: two copies of this calamity strike, and { $seat } is the primary victim or beneficiary of one of them, or already named
illegal-victim-block = { $seat } is in the other block, and this calamity stays in its primary victim's block
illegal-victim-immune = { $seat } holds Naval Warfare and cannot be named
illegal-victim-nothing = { $seat } has nothing that this calamity could take
illegal-victim-absent = { $seat } is not in the game and cannot be named
illegal-calamity-place = The calamity cannot strike { $area }; choose one of the places offered
illegal-coastal-sacrifice = Cities that are not coastal come first; name coastal ones only if you have too few others
illegal-card = { $card } does not count here; choose commodities that are worth something
illegal-cards = { $held ->
        [0] You do not hold { $card }
       *[other] You hold { $held } { $card }, not { $given }
    }
illegal-discard-count = You named { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }; possible numbers to discard: { $counts }
illegal-corruption-total = The cards must have a total face value of at least { $needed }; yours have { $given }
illegal-corruption-superfluous = { $card } is not needed: the other cards are enough
illegal-damage-city = No city of yours in { $area } can be lost here
illegal-damage-city-twice = You named a city twice; each is either reduced or destroyed
illegal-damage-tokens = { $most ->
        [0] No token can be lost in { $area }
        [one] Only { $most } token can be lost in { $area }; you named { $given }
       *[other] From 1 to { $most } tokens can be lost in { $area }; you named { $given }
    }
illegal-damage-short = This pays for { $paid } of { $damage } damage; lose more
illegal-damage-superfluous = This pays for { $paid }, but the damage is only { $damage }: leave something out

## Trade cards and trade

illegal-card-purchase = You cannot buy a card from stack { $stack } now; you can buy from these: { $options }
illegal-free-card = You cannot take a free card from stack { $stack } now; you can take one from these: { $options }
illegal-done-trading = You have said that you are done trading; come back first
illegal-back = You have not left trading, so there is nothing to come back to
illegal-no-offer = There is no such offer open to you; perhaps it was withdrawn, or somebody else has accepted it
illegal-no-deal = You have no such deal; perhaps it was called off
illegal-own-offer = This offer is your own; somebody else must accept it
illegal-withdraw = This offer is somebody else's and open to everybody; only its maker can withdraw it
illegal-partner = { $seat } cannot be your partner: offer to another player with at least 3 cards, or to everybody
illegal-counter = A counter-offer goes to the player whose offer it answers
illegal-deal-size = Each side of a deal gives at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }; you named { $cards }
illegal-too-few-cards = You have { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } to trade; the deal takes { $cards }
illegal-claims = In addition to the two binding names you can claim one card for each further card, { $most } in all; you claimed { $given }
illegal-wishes = You can name one wish for each card you want, { $most } in all; you named { $given }
illegal-wish-size = You can ask for at most { $most } cards; you asked for { $given }
illegal-said-enough = You have acted { $most } times in this trade; now you can only say that you are done
illegal-too-many-open = You have { $most } offers and deals open; withdraw one, or put your cards down
illegal-named-calamity = { $card } is a calamity; only commodities and water may be named
illegal-named = You promised { $count } { $card } in this deal, but put down { $given ->
        [0] none
       *[other] only { $given }
    }
illegal-not-tradeable = { $card } may not be traded
illegal-put-down = { $free ->
        [0] All your { $card } cards are put down for another deal
       *[other] You have only { $free } { $card } that { $free ->
            [one] is
           *[other] are
        } not put down for another deal; you named { $given }
    }
illegal-card-count = You promised { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; you put down { $given }

## Special abilities

illegal-ability = You cannot use this special ability now: you do not hold it, have used it this turn, or there is nothing you can use it on
illegal-ability-area = This ability cannot be used on { $area }; choose one of the areas offered
illegal-diaspora-from = { $most ->
        [0] You have no token in { $area } to take
        [one] Only { $most } token of yours can be taken from { $area }; you named { $count }
       *[other] From 1 to { $most } tokens of yours can be taken from { $area }; you named { $count }
    }
illegal-diaspora-to = { $most ->
        [0] There is no room for tokens in { $area }
        [one] There is room for only { $most } token in { $area }; you named { $count }
       *[other] There is room for 1 to { $most } tokens in { $area }; you named { $count }
    }
illegal-diaspora-same = Tokens cannot be taken from { $area } and placed there at the same time
illegal-diaspora-number = Take and place the same number of tokens, from 1 to { $most }; you took { $taken } and placed { $placed }
illegal-politics-either = Politics either moves tokens to your treasury or annexes the units of one area: choose exactly one of the two
illegal-politics-treasury = { $most ->
        [0] Politics can move no token to your treasury now
       *[other] Politics can move 1 to { $most } tokens to your treasury; you named { $number }
    }
illegal-provincial-empire = { $seat } cannot be named for Provincial Empire; choose from the players offered
illegal-player-twice = You named { $seat } twice
illegal-provincial-empire-number = You named { $given ->
        [0] nobody
        [one] { $given } player
       *[other] { $given } players
    }; name { $most ->
        [one] { $most }
       *[other] 1 to { $most }
    }
illegal-trade-routes-empty = Name at least one card to discard
illegal-trade-routes = These cards bring { $tokens } tokens, but you have only { $stock } in stock: each card must pay out in full
illegal-doctrine-either = Universal Doctrine annexes either one pirate city or Barbarian tokens: choose exactly one of the two
illegal-doctrine-city = There is no pirate city in { $area } that you can annex
illegal-doctrine-tokens = { $most ->
        [0] There are no Barbarian tokens in { $area } that you can annex
        [one] Only { $most } Barbarian token can be annexed in { $area }; you named { $count }
       *[other] From 1 to { $most } Barbarian tokens can be annexed in { $area }; you named { $count }
    }
illegal-doctrine-number = You can annex at most { $most ->
        [one] { $most } Barbarian token
       *[other] { $most } Barbarian tokens
    } in all; you named { $given }
illegal-card-to-give = { $card } cannot be handed over here; choose one of your cards among those offered

## Buying advances

illegal-purchase-empty = Name at least one advance to buy, or say that you are done
illegal-advance-held = You already hold { $advance }; each advance is bought once
illegal-library = Library lowers the price of one other advance bought together with it: name exactly one of those, and none without Library
illegal-anatomy = { $advance } cannot be taken for free: you must be buying Anatomy, and take a science advance that costs less than 100 and that you neither hold nor buy
illegal-payment-short = The price is { $price }, and what you pay is worth { $given }
illegal-payment-treasury = { $needed ->
        [0] Your cards are enough for this purchase, so nothing can be added from the treasury
       *[other] On top of your cards this purchase takes exactly { $needed } from the treasury; you named { $given }
    }
illegal-substitution-not-held = A card may count as another commodity only if you held Trade Empire before this purchase
illegal-substitution-set = No card can be added to a set of { $card }: you must be handing in some of it, but not all there are
illegal-substitution-card = { $card } cannot be added to the set: it must be another commodity among the cards you hand in
illegal-substitution-value = { $card } has a lower face value than the set it would be added to
illegal-hand-limit = You named { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }; discard exactly { $count }
