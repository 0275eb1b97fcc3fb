# The page for a real table: conflicts, calamities, purchases, the score.

page-table-unreadable = That cannot be read.
page-table-nothing = There is nothing like that on the table.
page-table-twice = A party is named twice.
page-table-one-city = Only one city can stand in an area.
page-table-too-many-tokens = Nobody has more than { $most } tokens, in the area and in stock together (G1).
page-table-too-many-ships = Nobody has more than { $most } ships (G1).
page-table-no-naval-warfare = Only holders of Naval Warfare can give up ships (A-NAVAL-WARFARE).
page-table-how-many = Enter how many play.
page-table-which-map = { $players ->
        [one] Choose the western or the eastern map.
       *[other] Choose the western or the eastern map for { $players } players.
    }
page-table-not-playing = { $civilization } is not in the game with { $players } players on this map (S1).
page-table-nobody-benefits = Add the other players: one of them benefits (C4).
page-table-nobody-benefits-of-block = Add the others of { $civilization }'s block: one of them benefits (C4).
page-table-trader = { $civilization } traded the card but is not listed among the others.
page-table-concerned = { $civilization } is involved with the other copy but is not among the players entered.
page-table-limit-missing = Enter the population limit of the city's area.
page-table-no-calamity = That is not a calamity.
page-table-no-calamities = Nobody holds calamities when advances are bought (P5a).
page-table-too-many-cards = { $most ->
        [0] With { $players } players on this map there are no cards of { $card } (S5).
        [one] With { $players } players on this map there is only { $most } card of { $card } (S5).
       *[other] With { $players } players on this map there are only { $most } cards of { $card } (S5).
    }
# $count (String) - what is missing
page-table-missing = { $count ->
        [tokens] Enter how many tokens { $civilization } has on the board.
        [cities] Enter how many cities { $civilization } has on the board.
        [coastal_tokens] Enter how many tokens { $civilization } has in coastal areas.
        [coastal_cities] Enter how many coastal cities { $civilization } has.
        [treasury] Enter how much { $civilization } has in treasury.
        [cards] Enter how many commodity cards { $civilization } holds.
        [step] Enter how many spaces { $civilization } has moved on the A.S.T.
       *[stock] Enter how many tokens { $civilization } has in stock.
    }
page-table-stock = Enter how many tokens { $civilization } has in stock: they may replace the city, or go to the treasury (F9).
page-table-tokens-of = { $civilization } has more than { $most } tokens, counting board, treasury and stock (G1).
page-table-cities-of = { $civilization } has more than { $most } cities (G1).
# $what (String) - tokens or cities
page-table-coastal-of = { $what ->
        [tokens] { $civilization } has more tokens in coastal areas than on the whole board.
       *[cities] { $civilization } has more coastal cities than cities on the board.
    }
page-table-other-area = { $area } has nothing to do with this calamity.
page-table-area-not-in-play = { $area } is not in play with { $players } players on this map (S1, M9).
page-table-area-twice = An area is filled in twice for the same player.
page-table-nothing-to-buy = That is too little to buy anything: enter cards or treasury.
page-table-free-credits = { $credits ->
        [0] Only Written Record and Monument give free credits, but { $given } are entered.
       *[other] These advances give { $credits } free credits, in steps of { $step }; { $given } are entered.
    }

## The page

page-table = At a real table
page-table-about = Enter what lies on the table; the rules do the rest. Once loaded, this page works offline.
page-table-engine = { $state ->
        [loading] Loading the rules; this takes a moment the first time.
        [failed] The rules could not be loaded. Try again when you are online.
        [kept] The rules are ready, even offline.
       *[ready] The rules are ready.
    }
page-table-tab = { $tab ->
        [conflict] Conflict and city attack
        [calamity] Calamity
        [purchase] Purchase
       *[score] Score
    }
page-table-limit = Population limit of the area
page-table-party = Civilization
page-table-tokens-here = Tokens here
page-table-city-here = City here
page-table-ships-here = Ships here
page-table-ships-given = Loses ships first
page-table-advances = Advances
page-table-remove = Remove
page-table-add = Add a civilization
page-table-settle = Settle the conflict
page-table-failed = The rules did not answer. Reload the page.
page-table-tokens = Tokens
page-table-cities = Cities
page-table-treasury = Treasury
page-table-hand = Cards in hand
page-table-city = City
page-table-area = Area
page-table-add-spot = Add an area
page-table-choose = Choose
page-table-unsaid = not entered
page-table-none = none
page-table-evening = Who plays this evening
page-table-verdict = What happens
# $count (String) - what is counted
page-table-count = { $count ->
        [tokens] Tokens on the board
        [cities] Cities on the board
        [coastal_tokens] Tokens in coastal areas
        [coastal_cities] Coastal cities
        [treasury] Treasury
        [cards] Commodity cards in hand
        [step] Spaces on the A.S.T.
       *[stock] Tokens in stock
    }

## Calamities

page-table-which-calamity = Which calamity?
page-table-calamities = { $kind ->
        [minor] Minor calamities
       *[major] Major calamities
    }
page-table-victim = holds the card
page-table-other = Another player
page-table-others = The others
page-table-others-about = { $why ->
        [areas] Everybody who has pieces there.
        [names] Everybody who may benefit or be named; nobody else is taken into account.
       *[benefits] Everybody who may benefit; nobody else is taken into account.
    }
page-table-add-all = Add everybody who plays
page-table-traded-by = Who traded the card to its holder?
page-table-not-traded = Nobody
page-table-twin = Involved with the other copy (C7)
page-table-struck-limit = Population limit of the struck city's area
page-table-otherwise = If it strikes no area:
page-table-settle-calamity = Settle the calamity
page-table-choose-victims = { $count ->
        [one] { $name } names { $count } of them:
       *[other] { $name } names { $count } of them:
    }
page-table-choose-place = { $name } chooses among equals:
page-table-add-city = Add a city

## Purchases

page-table-purchase-about = Enter what a player has before buying, then choose what they buy.
page-table-add-card = Add a card
page-table-face-value = Face value { $value }
# $credits (Number) - how many there are to be placed
page-table-free = { $credits ->
        [one] { $credits } free credit went to
       *[other] { $credits } free credits went to
    }
page-table-ahead = Show the next epoch, too
page-table-prices = Show the prices

## Score

page-table-back = Back to the table
page-table-asked = { $name } decides
page-table-settled = Settled. This is what happened.
page-table-score-about = What everybody has, scored by the rules. It is kept in this browser.
page-table-step = Spaces on the A.S.T.
page-table-late-iron = Bonus for the Late Iron Age
page-table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-table-parts = A.S.T. { $steps }, cities { $cities }, advances { $advances }, bonus { $bonus }
page-table-nobody = Nobody is on the sheet yet.
page-table-clear = Clear the sheet
