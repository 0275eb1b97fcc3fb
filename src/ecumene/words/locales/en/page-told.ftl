# What the server tells readers who know no rules: places, answers before they are given, computer players.

## A place

# $site (String) - exposed, site or none; $price (Number) - how many tokens a city takes
ground-site = { $site ->
        [exposed] City site on the flood plain: { $price } tokens build a city (K1), and a flood can reach it
        [site] City site: { $price } tokens build a city (K1)
       *[none] No city site: { $price } tokens build a city (K1)
    }.
# $limit (Number) - how many tokens may stay beside the city
ground-limit-city = { $limit ->
        [0] Beside the city there is no room for tokens (G7)
       *[other] Beside your city one token may stay (Public Works)
    }.
ground-limit-more = With Agriculture { $limit } of your tokens may stay here instead of { $printed }, as long as nobody else is here (G7a).
ground-reduced = { $tokens ->
        [one] If this city is reduced, { $tokens } token takes its place (G11)
       *[other] If this city is reduced, { $tokens } tokens take its place (G11)
    }.
ground-guarded = The advances of players here keep you from causing conflict (M12a).
ground-plain = Flood plain ({ $rule }): { $areas }.
ground-volcano = Volcano ({ $rule }): { $areas }.

## A conflict as things stand

ground-left = Tokens that would be left: { $tokens }.
ground-left-nothing = No tokens would be left.
ground-falls = { $who }'s city would fall (F9).
ground-falls-pirates = The pirate city would fall (F11).
ground-stands = { $who }'s city would stand (F8).
ground-stands-pirates = The pirate city would stand (F8).

## An answer before it is given

# $paid, $treasury, $stock (Number) - what is collected, and what is then in treasury and stock
prospect-tax = You would collect { $paid }; your treasury would then hold { $treasury }, and your stock { $stock } (T1).
prospect-revolt = { $cities ->
        [one] You do not have enough stock: { $cities } city would revolt (T2)
       *[other] You do not have enough stock: { $cities } cities would revolt (T2)
    }.
prospect-cards = Your sets would lose { $lost } and then be worth { $left } (X6).
# $now, $sure, $if_true (Number) - what all sets are worth
prospect-exchange = Your sets would be worth { $sure } for certain, or { $if_true } if all claims are true; now they are worth { $now } (X6).
