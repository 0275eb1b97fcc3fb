### What happened in a game, in short

## What happened, told together
## $list (String) - players, each with what it is about; $rule (String) - a rule or a card

digest-entry = { $who }: { $what }
# $what (String) - what goes to another: an area, or a player's tokens
digest-to = { $what } → { $taker }
digest-picked = Civilizations picked: { $list }.
digest-start-cities = Cities at the start: { $list }.
digest-theme = Theme sets: { $list }.
digest-built = Cities built: { $list }.
digest-built-near = Cities built near you: { $list }.
digest-reduced = Cities reduced ({ $rule }): { $list }.
digest-destroyed = Cities destroyed ({ $rule }): { $list }.
digest-surplus = Surplus removed (K3): { $list }.
digest-deal = Deals made: { $list }.
# Two players who have made a deal, or several
digest-pair = { $one } – { $other }
digest-pair-often = { $one } – { $other } ×{ $count }
digest-deals = { $count ->
        [one] The others have made { $count } deal.
       *[other] The others have made { $count } deals.
    }
digest-annexed = Cities annexed ({ $rule }): { $list }.
digest-attack = Cities that fell to attacks: { $list }.
digest-attack-weak = Cities attacked with too few tokens: { $list }.
digest-attacked = { $area } ({ $attacker })
digest-tokens-annexed = Tokens that changed hands ({ $rule }): { $list }.
digest-strikes = Other players' calamities: { $list }.
# $card (String) - a calamity; $victims (String) - its primary victim, or two of them
digest-strike = { $card } strikes { $victims }
digest-strike-notes = { $card } strikes { $victims } ({ $notes })
digest-note-beneficiary = beneficiary: { $who }
# $cities (String) - how many cities everybody loses
digest-note-cities = cities lost: { $cities }
# $advances (String) - advances, each with whom it helped
digest-note-helped = helped by: { $advances }
digest-helped = { $advance } ({ $who })
# $card (String) - a calamity; $list (String) - advances of the reader, each with what it changes
digest-own-advances = Effect of your advances on { $card }: { $list }.
digest-advances-of = Effect of { $who }'s advances on { $card }: { $list }.
digest-spared = { $card } takes nothing from you.
digest-calamities-discarded = Calamities discarded at random (Y2, Y3): { $list }.
digest-abilities = Special abilities used by others: { $list }.
digest-ability = { $who } uses { $advance }: { $effects }.
digest-use = { $advance } – { $effects }
digest-effect-annexed = city annexed: { $area } ({ $owner })
digest-effect-tokens-annexed = tokens annexed: { $tokens } ({ $owner })
digest-effect-annexed-pirates = pirate city annexed: { $area }
digest-effect-destroyed-pirates = pirate city destroyed: { $area }
digest-effect-destroyed = city destroyed: { $area } ({ $owner })
digest-effect-tokens-destroyed = tokens destroyed: { $tokens } ({ $owner })
digest-effect-resettled = tokens resettled: from { $taken } to { $placed }
digest-effect-treasury = to the treasury: { $tokens }
digest-effect-treasury-lost = paid from the treasury: { $tokens }
digest-effect-cards-lost = cards discarded: { $cards }
digest-effect-named = asked for a card: { $players }
digest-advances = Advances bought: { $list }.
digest-marker = Forward on the A.S.T., to space { $list }.

## Around the reader
## $list (String) - who came where; $places (String) - areas or seas, each with how many

digest-near = Near you: { $list }.
digest-near-turn = Near you in turn { $turn }: { $list }.
digest-near-tokens = { $who } to { $places }
digest-near-ships = { $who }'s ships to { $places }
# $count (Number) - how many there are beyond those listed
digest-more = and { $count } more

## What did not happen
## $step (Number) - where the reader's marker stands; $list (String) - what was missing

digest-marker-stays = Your marker stays on space { $step } (H1).
digest-marker-lacks = Your marker stays on space { $step }; for the next one you lacked { $list } (H1).

## What the reader lost, and why
## $list (String) - what was lost with its causes

digest-struck = Calamities that struck you: { $list }.
digest-lost-cities = { $count ->
        [one] You lost a city: { $list }.
       *[other] You lost { $count } cities: { $list }.
    }
# $areas (String) - where the cities were
digest-lost-city = { $areas } ({ $rule })
digest-lost-city-to = { $areas } (to { $who }, { $rule })
digest-lost-city-attack = { $areas } (attacked by { $who })
digest-lost-tokens = { $count ->
        [one] You lost { $count } token: { $list }.
       *[other] You lost { $count } tokens: { $list }.
    }
digest-lost-by = { $count } to { $rule }
digest-lost-to = { $count } to { $who }
digest-lost-annexed = { $count } to { $who } ({ $rule })
digest-lost-surplus = { $count } over the limit (K3)
digest-lost-fight = { $count } in the conflict in { $area }
digest-lost-attack = { $count } in a failed attack on { $area }
digest-lost-site = { $count } to { $who }'s new city (K2)
digest-lost-treasury = You lost { $count } from your treasury: { $list }.
digest-lost-cards = You lost cards: { $list }.
digest-lost-cards-by = { $cards } ({ $rule })
digest-lost-card-to = { $card } to { $who }
# $count (Number) - conflicts and attacks of the reader beyond those told
digest-strife-more = { $count ->
        [one] You had { $count } more conflict or attack earlier.
       *[other] You had { $count } more conflicts and attacks earlier.
    }
digest-others-lost = Cities lost by others: { $list }.
