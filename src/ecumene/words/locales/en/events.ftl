### What happened in a game, one sentence for every kind of event.
### $seat, $owner, $taker and the like (String) - civilizations; $area (String) - an area;
### $rule (String) - a calamity or an advance by its name, or the id of a rule.

## Set-up

event-civilization-picked = Player { $number } plays { $civilization }.
event-start-cities-placed = { $seat } starts with cities in: { $areas }.
event-theme-revealed = { $seat } has the theme set { $theme }.
event-credits-chosen = { $seat } takes credits: { $credits }.
event-start-tokens-placed = { $seat } starts with tokens in { $tokens } and { $treasury } in the treasury.

## Phases 1 and 2

name-of-phase = { $phase ->
        [1] tax collection
        [2] population expansion and census
        [3] movement
        [4] conflict
        [5] city construction, surplus, support
        [6] trade cards
        [7] trade
        [8] calamity selection
        [9] calamities
        [10] special abilities
        [11] surplus and support
        [12] advances
       *[13] A.S.T.
    }
event-phase-began = Turn { $turn }, phase { $phase }: { name-of-phase }
event-tax-collected = { $tokens ->
        [one] { $seat } collects { $tokens } token in tax at a rate of { $rate }.
       *[other] { $seat } collects { $tokens } tokens in tax at a rate of { $rate }.
    }
event-tax-revolt = { $cities ->
        [one] Tax revolt: { $cities } of { $seat }'s cities could not be taxed in full.
       *[other] Tax revolt: { $cities } of { $seat }'s cities could not be taxed in full.
    }
event-expanded = { $count ->
        [one] { $seat } grows by { $count } token: { $tokens }.
       *[other] { $seat } grows by { $count } tokens: { $tokens }.
    }
event-census-taken = { $seat }: census { $census }.

## Cities change hands

event-city-annexed = { $taker } annexes { $owner }'s city in { $area } ({ $rule }).
event-city-annexed-token = { $taker } annexes { $owner }'s city in { $area }; the token beside it is lost ({ $rule }).
event-city-annexed-pirates = { $owner }'s city in { $area } becomes a pirate city ({ $rule }).
event-city-annexed-pirates-token = { $owner }'s city in { $area } becomes a pirate city; the token beside it is lost ({ $rule }).
event-city-annexed-from-pirates = { $taker } annexes the pirate city in { $area } ({ $rule }).
event-city-annexed-from-pirates-token = { $taker } annexes the pirate city in { $area }; the Barbarian tokens beside it are lost ({ $rule }).
event-city-destroyed = { $owner }'s city in { $area } is destroyed ({ $rule }).
event-city-destroyed-token = { $owner }'s city in { $area } is destroyed, with the token beside it ({ $rule }).
event-city-destroyed-pirates = The pirate city in { $area } is destroyed ({ $rule }).
event-city-destroyed-pirates-token = The pirate city in { $area } is destroyed, with the Barbarian tokens beside it ({ $rule }).
event-city-reduced = { $tokens ->
        [one] { $owner }'s city in { $area } is reduced; { $tokens } token takes its place ({ $rule }).
       *[other] { $owner }'s city in { $area } is reduced; { $tokens } tokens take its place ({ $rule }).
    }
event-city-reduced-pirates = { $tokens ->
        [one] The pirate city in { $area } is reduced; { $tokens } Barbarian token takes its place ({ $rule }).
       *[other] The pirate city in { $area } is reduced; { $tokens } Barbarian tokens take its place ({ $rule }).
    }

## Movement and conflict

event-moved = { $seat }: { $move }.
event-took-back = { $count ->
        [one] { $seat } takes back { $count } move.
       *[other] { $seat } takes back { $count } moves.
    }
event-waits = { $seat } waits for players earlier in the order (G9).
event-movement-ended = { $seat } has finished moving.
event-movement-ended-ships = { $seat } has finished moving; ships not maintained are removed: { $ships_removed } (M10).
event-conflict-began = Conflict in { $area }: { $tokens }.
event-tokens-lost = { $area }, round { $round }, lost: { $removals }.
event-conflict-ended = The conflict in { $area } is over. Left: { $tokens }.
event-conflict-ended-empty = The conflict in { $area } is over. Nobody is left.
event-city-attacked = { $defender }'s city in { $area } is attacked by { $attacker } with { $tokens } tokens ({ $needed } needed) and falls.
event-city-attacked-weak = { $defender }'s city in { $area } is attacked by { $attacker } with too few tokens: { $tokens } of the { $needed } needed.
event-city-attacked-pirates = The pirate city in { $area } is attacked by { $attacker } with { $tokens } tokens ({ $needed } needed) and falls.
event-city-attacked-pirates-weak = The pirate city in { $area } is attacked by { $attacker } with too few tokens: { $tokens } of the { $needed } needed.
event-attack-failed = The attack on { $area } fails. Tokens lost there by { $attacker }: { $tokens } (F8).
event-attack-failed-ships = The attack on { $area } fails. Tokens lost there by { $attacker }: { $tokens }; ships: { $ships } (F8).
event-city-fell = { $tokens ->
        [one] The city in { $area } falls; { $tokens } of { $defender }'s tokens takes its place.
       *[other] The city in { $area } falls; { $tokens } of { $defender }'s tokens take its place.
    }
event-city-fell-pirates = { $tokens ->
        [one] The pirate city in { $area } falls; { $tokens } Barbarian token takes its place.
       *[other] The pirate city in { $area } falls; { $tokens } Barbarian tokens take its place.
    }
event-card-stolen = { $thief } draws a card from { $victim }'s hand (F9).
event-card-stolen-seen = { $thief } draws a card from { $victim }'s hand: { $card } (F9).
event-treasury-gained = { $tokens ->
        [one] { $seat } moves { $tokens } token to the treasury.
       *[other] { $seat } moves { $tokens } tokens to the treasury.
    }

## Cities

event-city-built = { $seat } builds a city in { $area }.
event-city-built-treasury = { $seat } builds a city in { $area }, with { $treasury } from the treasury (Architecture).
event-city-built-neighbours = { $seat } builds a city in { $area }, with tokens from { $neighbours } (Urbanism).
event-city-built-treasury-neighbours = { $seat } builds a city in { $area }, with { $treasury } from the treasury and tokens from { $neighbours } (Architecture, Urbanism).
event-city-built-treasury-others = { $seat } builds a city in { $area }, with { $treasury } from the treasury (Architecture); other players' tokens there are removed: { $others } (K2).
event-city-built-treasury-neighbours-others = { $seat } builds a city in { $area }, with { $treasury } from the treasury and tokens from { $neighbours } (Architecture, Urbanism); other players' tokens there are removed: { $others } (K2).
event-surplus-removed = { $tokens ->
        [one] Surplus of { $owner } in { $area }: { $tokens } token is removed (K3).
       *[other] Surplus of { $owner } in { $area }: { $tokens } tokens are removed (K3).
    }

## Trade cards and trade

event-cards-drawn = { $count ->
        [one] { $seat } draws { $count } trade card.
       *[other] { $seat } draws { $count } trade cards.
    }
event-cards-drawn-seen = { $seat } draws: { $cards }.
event-card-bought = { $seat } buys a card from stack { $stack } for { $price }.
event-card-bought-seen = { $seat } buys a card from stack { $stack } for { $price }: { $card }.
event-offer-made = { $offerer } to everybody: gives { $gives }; wants { $wants } (offer { $number }).
event-offer-made-to = { $offerer } to { $to }: gives { $gives }; wants { $wants } (offer { $number }).
event-offer-withdrawn = { $seat } withdraws an offer.
event-offer-withdrawn-declined = { $seat } declines an offer.
event-offer-accepted = An offer of { $offerer } is accepted.
event-offer-accepted-seen = { $seat } accepts { $offerer }'s offer and gives { $gives }.
event-cards-put-down = { $seat } has put down the cards for the deal with { $partner }.
event-deal-called-off = { $seat } calls off the deal with { $partner }.
event-deal-made = Deal between { $offerer } and { $seat }: { $given } for { $taken } cards.
event-deal-made-seen = Deal: { $offerer } gives { $cards_given } to { $seat } and gets { $cards_taken }.
event-trader-done = { $seat } is done trading.
event-trader-back = { $seat } goes back to trading.
event-trading-ended = Trading is over (X8).
event-calamities-counted = Calamities in hand: { $counts } (Y1).
event-calamities-discarded = { $seat } discards calamities at random: { $cards } ({ $rule }).

## Calamities

event-calamity-struck = Calamity: { $card } strikes { $seat }.
event-calamity-struck-beneficiary = Calamity: { $card } strikes { $seat }; beneficiary: { $beneficiary }.
event-calamity-failed = { $card } does not happen: { $seat } has nothing for it to strike (C3a).
event-rank-order-insisted = { $card }: { $seat } insists on rank order, so the two are resolved one after the other (C8b).
event-victims-named = { $card }: { $seat } names secondary victims: { $victims }.
event-cities-chosen = { $rule }: { $seat } has chosen cities of { $owner }: { $areas }.
event-calamity-placed = { $seat }'s { $card } strikes: { $places }.
event-tokens-destroyed = { $count ->
        [one] Lost by { $owner }: { $count } token, { $tokens } ({ $rule }).
       *[other] Lost by { $owner }: { $count } tokens, { $tokens } ({ $rule }).
    }
event-treasury-lost = { $seat } loses { $tokens } from the treasury ({ $rule }).
event-cards-lost = { $seat } discards: { $cards } ({ $rule }).
event-marker-went-back = { $steps ->
        [one] { $seat }'s succession marker goes back { $steps } space (Regression).
       *[other] { $seat }'s succession marker goes back { $steps } spaces (Regression).
    }
event-areas-selected = { $rule }: { $seat } selects from { $owner }: { $areas }, worth { $points } of { $target } unit points.
event-tokens-annexed = { $tokens ->
        [one] { $tokens } token of { $owner } in { $area } goes to { $taker } ({ $rule }).
       *[other] { $tokens } tokens of { $owner } in { $area } go to { $taker } ({ $rule }).
    }
event-horde-arrived = A horde of { $tokens } Barbarian tokens comes to { $area }.
event-horde-moved = Barbarian tokens move on from { $start } to { $goal }: { $tokens }.
event-horde-dispersed = Barbarian tokens in { $area } with nowhere to go are destroyed: { $tokens }.

## Special abilities and advances

event-ability-used = { $seat } uses { $advance }.
event-tokens-resettled = { $seat } resettles tokens from { $taken } to { $placed }.
event-players-named = { $seat } asks these players for a card each: { $players }.
event-card-handed-over = { $giver } hands { $taker } a card.
event-card-handed-over-seen = { $giver } hands { $taker } a card: { $card }.
event-nothing-handed-over = { $giver } has no such card for { $taker }.
event-advances-bought = { $seat } buys { $advances } for { $price }. Paid with cards: { $cards }; from the treasury: { $treasury }.
event-advances-bought-gift = { $seat } buys { $advances } for { $price } and takes { $gift } for free (Anatomy). Paid with cards: { $cards }; from the treasury: { $treasury }.

## The A.S.T., the end, leaving

event-marker-moved = { $seat } moves on to space { $step } of the A.S.T.
event-marker-moved-lower = { $seat } goes back to space { $step } of the A.S.T. (H2).
event-late-iron-age = { $seat } is the first to enter the Late Iron Age and gets the bonus (V1a).
event-last-turn = Turn { $turn } is the last one ({ $rule }).
event-reshuffled = The discards are shuffled and go under their stacks (H5).
event-game-over = The game is over ({ $rule }). { $winner } wins with { $points } victory points! Final order: { $ranking }.
# $answers (Number) - how many answers, with those that computer players gave after it
event-undone = { $answers ->
        [one] { $seat } takes back the last answer (O2).
       *[other] { $seat } takes back an answer; the last { $answers } answers no longer count (O2).
    }
event-leaving = { $phase ->
        [0] { $seat } leaves the game after the set-up (L1).
       *[other] { $seat } leaves the game after phase { $phase } (L1).
    }
event-left = { $seat } has left the game; that region is out of play. New Barbarian tokens: { $barbarians }. New pirate cities: { $pirates }.
event-displaced = { $seat } leaves areas that are out of play: tokens go from { $taken } to { $placed }; ships removed: { $ships_removed } (L4).
