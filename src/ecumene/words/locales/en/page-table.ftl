# The page for a real table: conflicts, calamities, purchases, the score.

page-table-unreadable = That cannot be read.
page-table-nothing = There is nothing like that on the table.
page-table-twice = A party is named twice.
page-table-one-city = Only one city can stand in an area.
page-table-too-many-tokens = Nobody has more than { $most } tokens, in the area and in stock together (G1).
page-table-too-many-ships = Nobody has more than { $most } ships (G1).
page-table-no-naval-warfare = Only holders of Naval Warfare can give up ships (A-NAVAL-WARFARE).

## The page

page-table = At a real table
page-table-about = Fill in what lies on the table; the rules do the rest. Once this page is loaded it needs no connection.
page-table-engine = { $state ->
        [loading] Loading the rules; the first time this takes a moment.
        [failed] The rules could not be loaded. Try again with a connection.
        [kept] The rules are ready, also without a connection.
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
page-table-ships-given = Gives ships first
page-table-advances = Advances
page-table-remove = Remove
page-table-add = Add a civilization
page-table-settle = Settle the conflict
page-table-failed = The rules could not be asked. Load the page again.
page-table-phase-about = { $phase ->
        [calamities] Give the calamity cards to whoever holds them. Name areas only where they matter, as for a flood or a volcano; all other pieces are counted together.
       *[advances] Give somebody their cards, treasury and advances; then choose what they buy.
    }
page-table-tokens = Tokens
page-table-cities = Cities
page-table-treasury = Treasury
page-table-hand = Cards in hand
page-table-spots = Pieces in certain areas
page-table-area = Area
page-table-add-spot = Add an area
page-table-go = { $phase ->
        [calamities] Settle the calamities
       *[advances] Show the prices
    }
page-table-back = Back to the table
page-table-asked = { $name } decides
page-table-settled = Settled. This is what happened.
page-table-score-about = What everybody has, counted as the rules say. It is kept in this browser.
page-table-step = Spaces on the A.S.T.
page-table-late-iron = Bonus for the Late Iron Age
page-table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-table-parts = A.S.T. { $steps }, cities { $cities }, advances { $advances }, bonus { $bonus }
page-table-nobody = Nobody is on the sheet yet.
page-table-clear = Clear the sheet
