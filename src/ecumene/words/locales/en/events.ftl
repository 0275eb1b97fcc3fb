### What happened in a game, one sentence for every kind of event.
### $seat, $owner, $taker and the like (String) - civilizations; $area (String) - an area;
### $rule (String) - a calamity or an advance by its name, or the id of a rule.

## Set-up

event-picked = Player { $number } plays { $civ }.
event-start-cities = { $seat } starts with cities in: { $areas }.
event-theme = { $seat } has the theme set { $theme }.
event-credits = { $seat } takes credits: { $credits }.
event-start-tokens = { $seat } starts with tokens in { $tokens } and { $treasury } in the treasury.

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
event-phase = Turn { $turn }, phase { $phase }: { name-of-phase }
event-tax = { $tokens ->
        [one] { $seat } collects { $tokens } token of tax at a rate of { $rate }.
       *[other] { $seat } collects { $tokens } tokens of tax at a rate of { $rate }.
    }
event-revolt = { $cities ->
        [one] Tax revolt: { $cities } city of { $seat } could not be taxed in full.
       *[other] Tax revolt: { $cities } cities of { $seat } could not be taxed in full.
    }
event-expanded = { $count ->
        [one] { $seat } grows by { $count } token: { $tokens }.
       *[other] { $seat } grows by { $count } tokens: { $tokens }.
    }
event-census = { $seat }: census { $census }.

## Cities change hands

event-annexed = { $taker } annexes the city of { $owner } in { $area } ({ $rule }).
event-annexed-token = { $taker } annexes the city of { $owner } in { $area }; the token beside it is lost ({ $rule }).
event-annexed-pirates = The city of { $owner } in { $area } becomes a pirate city ({ $rule }).
event-annexed-pirates-token = The city of { $owner } in { $area } becomes a pirate city; the token beside it is lost ({ $rule }).
event-annexed-from-pirates = { $taker } annexes the pirate city in { $area } ({ $rule }).
event-annexed-from-pirates-token = { $taker } annexes the pirate city in { $area }; the Barbarian tokens beside it are lost ({ $rule }).
event-destroyed = The city of { $owner } in { $area } is destroyed ({ $rule }).
event-destroyed-token = The city of { $owner } in { $area } is destroyed, with the token beside it ({ $rule }).
event-destroyed-pirates = The pirate city in { $area } is destroyed ({ $rule }).
event-destroyed-pirates-token = The pirate city in { $area } is destroyed, with the Barbarian tokens beside it ({ $rule }).
event-reduced = { $tokens ->
        [one] The city of { $owner } in { $area } is reduced; { $tokens } token takes its place ({ $rule }).
       *[other] The city of { $owner } in { $area } is reduced; { $tokens } tokens take its place ({ $rule }).
    }
event-reduced-pirates = { $tokens ->
        [one] The pirate city in { $area } is reduced; { $tokens } Barbarian token takes its place ({ $rule }).
       *[other] The pirate city in { $area } is reduced; { $tokens } Barbarian tokens take its place ({ $rule }).
    }

## Movement and conflict

event-moved = { $seat }: { $move }.
event-took-back = { $count ->
        [one] { $seat } takes back { $count } move.
       *[other] { $seat } takes back { $count } moves.
    }
event-waits = { $seat } waits for those who come before (G9).
event-ended = { $seat } ends the movement.
event-ended-ships = { $seat } ends the movement; ships not maintained are removed: { $ships_removed } (M10).
event-conflict = Conflict in { $area }: { $tokens }.
event-losses = { $area }, round { $round }, lost: { $removals }.
event-conflict-over = The conflict in { $area } is over. Left: { $tokens }.
event-conflict-over-empty = The conflict in { $area } is over. Nobody is left.
event-attack = The city of { $defender } in { $area } is attacked by { $attacker } with { $tokens } tokens ({ $needed } needed) and falls.
event-attack-weak = The city of { $defender } in { $area } is attacked by { $attacker } with too few tokens: { $tokens } of { $needed }.
event-attack-pirates = The pirate city in { $area } is attacked by { $attacker } with { $tokens } tokens ({ $needed } needed) and falls.
event-attack-pirates-weak = The pirate city in { $area } is attacked by { $attacker } with too few tokens: { $tokens } of { $needed }.
event-attack-failed = The attack on { $area } fails. Tokens lost there by { $attacker }: { $tokens } (F8).
event-attack-failed-ships = The attack on { $area } fails. Lost there by { $attacker }: tokens { $tokens }, ships { $ships } (F8).
event-fell = { $tokens ->
        [one] The city in { $area } falls; { $tokens } token of { $defender } takes its place.
       *[other] The city in { $area } falls; { $tokens } tokens of { $defender } take its place.
    }
event-fell-pirates = { $tokens ->
        [one] The pirate city in { $area } falls; { $tokens } Barbarian token takes its place.
       *[other] The pirate city in { $area } falls; { $tokens } Barbarian tokens take its place.
    }
event-stolen = { $thief } draws a card from the hand of { $victim } (F9).
event-stolen-seen = { $thief } draws a card from the hand of { $victim }: { $card } (F9).
event-treasury = { $tokens ->
        [one] { $seat } moves { $tokens } token to the treasury.
       *[other] { $seat } moves { $tokens } tokens to the treasury.
    }

## Cities

event-built = { $seat } builds a city in { $area }.
event-built-treasury = { $seat } builds a city in { $area }, with { $treasury } from the treasury (Architecture).
event-built-neighbours = { $seat } builds a city in { $area }, with tokens from { $neighbours } (Urbanism).
event-built-treasury-neighbours = { $seat } builds a city in { $area }, with { $treasury } from the treasury and tokens from { $neighbours } (Architecture, Urbanism).
event-built-treasury-others = { $seat } builds a city in { $area }, with { $treasury } from the treasury (Architecture); tokens of others there are removed: { $others } (K2).
event-built-treasury-neighbours-others = { $seat } builds a city in { $area }, with { $treasury } from the treasury and tokens from { $neighbours } (Architecture, Urbanism); tokens of others there are removed: { $others } (K2).
event-surplus = { $tokens ->
        [one] Surplus of { $party } in { $area }: { $tokens } token is removed (K3).
       *[other] Surplus of { $party } in { $area }: { $tokens } tokens are removed (K3).
    }

## Trade cards and trade

event-drew = { $count ->
        [one] { $seat } draws { $count } trade card.
       *[other] { $seat } draws { $count } trade cards.
    }
event-drew-seen = { $seat } draws: { $cards }.
event-bought-card = { $seat } buys a card from stack { $stack } for { $price }.
event-bought-card-seen = { $seat } buys a card from stack { $stack } for { $price }: { $card }.
event-offered = Offer { $number }, { $offerer } to everybody: gives { $gives }; wants { $wants }.
event-offered-to = Offer { $number }, { $offerer } to { $to }: gives { $gives }; wants { $wants }.
event-withdrew = { $seat } withdraws offer { $number }.
event-withdrew-declined = { $seat } declines offer { $number }.
event-accepted = Offer { $number } of { $offerer } is accepted.
event-accepted-seen = { $seat } accepts offer { $number } of { $offerer } and gives { $gives }.
event-put-down = { $seat } has put down the cards for deal { $number } with { $partner }.
event-called-off = { $seat } calls off deal { $number } with { $partner }.
event-deal = Deal between { $offerer } and { $seat }: { $given } for { $taken } cards.
event-deal-seen = Deal: { $offerer } gives { $cards_given } to { $seat } and gets { $cards_taken }.
event-done-trading = { $seat } is done trading.
event-back = { $seat } trades on.
event-time-up = Trading is over (X8).
event-calamities = Calamities in hand: { $counts } (Y1).
event-calamities-discarded = { $seat } discards calamities at random: { $cards } ({ $rule }).

## Calamities

event-calamity = Calamity: { $card } strikes { $seat }.
event-calamity-beneficiary = Calamity: { $card } strikes { $seat }; beneficiary: { $beneficiary }.
event-calamity-failed = { $card } does not happen: { $seat } gives it nothing to strike (C3a).
event-rank-order = { $card }: { $seat } insists on rank order, so the two are resolved one after the other (C8b).
event-victims = { $card }: { $seat } names as secondary victims: { $victims }.
event-cities-chosen = { $rule }: { $seat } has chosen cities of { $owner }: { $areas } (C5c).
event-calamity-place = { $card } of { $seat } strikes at: { $places }.
event-tokens-destroyed = { $count ->
        [one] Lost by { $party }: { $count } token, { $tokens } ({ $rule }).
       *[other] Lost by { $party }: { $count } tokens, { $tokens } ({ $rule }).
    }
event-treasury-lost = { $seat } loses { $tokens } of treasury ({ $rule }).
event-cards-lost = { $seat } discards: { $cards } ({ $rule }).
event-marker-back = { $steps ->
        [one] The succession marker of { $seat } goes back { $steps } step (Regression).
       *[other] The succession marker of { $seat } goes back { $steps } steps (Regression).
    }
event-selected = { $rule }: { $seat } selects of { $owner } { $areas }, worth { $points } of { $number } unit points.
event-tokens-annexed = { $tokens ->
        [one] { $tokens } token of { $owner } in { $area } goes to { $taker } ({ $rule }).
       *[other] { $tokens } tokens of { $owner } in { $area } go to { $taker } ({ $rule }).
    }
event-horde = A horde of { $tokens } Barbarian tokens comes to { $area }.
event-horde-moved = The Barbarians go on from { $start } to { $goal }: { $tokens }.
event-horde-dispersed = Barbarian tokens in { $area } with nowhere to go are destroyed: { $tokens }.

## Special abilities and advances

event-ability = { $seat } uses { $advance }.
event-resettled = { $seat } resettles tokens from { $taken } to { $placed }.
event-named = { $seat } asks for a card of: { $players }.
event-handed-over = { $giver } hands a card over to { $taker }.
event-handed-over-seen = { $giver } hands { $card } over to { $taker }.
event-nothing-handed-over = { $giver } has no such card for { $taker }.
event-advances = { $seat } buys { $advances } for { $price }. Paid: cards { $cards }; treasury { $treasury }.
event-advances-gift = { $seat } buys { $advances } for { $price } and takes { $gift } for nothing (Anatomy). Paid: cards { $cards }; treasury { $treasury }.

## The A.S.T., the end, leaving

event-marker = { $seat } moves on to step { $step } of the A.S.T.
event-marker-lower = { $seat } goes back to step { $step } of the A.S.T. (H2).
event-late-iron = { $seat } is the first in the Late Iron Age and gets the bonus (V1a).
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
event-left = { $seat } has left the game; that region is out of play. Barbarian tokens now: { $barbarians }. Pirate cities now: { $pirates }.
event-displaced = { $seat } leaves areas out of play: tokens from { $tokens } to { $to }; ships removed: { $ships_removed } (L4).
