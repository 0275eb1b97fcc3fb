### What happened since the reader's last answer, and whole movements and conflicts in a sentence
### $who (String) - a player or the Barbarians; $many (String) - yes for the Barbarians, whose verbs
### are in the plural; $area, $areas, $place, $places (String) - places, perhaps with how many;
### $rule (String) - a rule, a calamity or an advance; $cause (String) - the same, perhaps with whose
### doing it was

## Movements
## $what (String) - what somebody does, one or more of the phrases below

moved-player = { $who } { $what }.
moved-not = { $who } does not move.
# $moved (String) - one of the two before; $count (Number) - how many ships
moved-ships-removed = { $count ->
        [one] { $moved } A ship without upkeep is removed: { $places } (M10).
       *[other] { $moved } { $count } ships without upkeep are removed: { $places } (M10).
    }
moved-lands = lands { $places }
moved-marches = marches { $places }
moved-sails = brings ships: { $places }
moved-in = { $count } in { $place }
moved-to = { $count } to { $place }
# $count (Number) - places besides those listed
moved-more = { $count ->
        [one] and { $count } more area
       *[other] and { $count } more areas
    }

## Conflicts
## $lost, $left (Number) - tokens; $many (String) - you for the reader, besides yes and no

fight-told = Conflict in { $area }: { $sides } (F3).
fight-keeps = { $many ->
        [yes] { $who } keep { $left }
        [you] you keep { $left }
       *[no] { $who } keeps { $left }
    }
fight-loses = { $many ->
        [yes] { $who } lose { $lost } and keep none
        [you] you lose { $lost } and keep none
       *[no] { $who } loses { $lost } and keeps none
    }
fight-loses-some = { $many ->
        [yes] { $who } lose { $lost } and keep { $left }
        [you] you lose { $lost } and keep { $left }
       *[no] { $who } loses { $lost } and keeps { $left }
    }
# $fight (String) - the conflict; $removals (String) - ships and the like, each with whose it was
fight-besides = { $fight } Also given up (F3b): { $removals }.
# $kind (String) - ship or token; $count (Number) - how many
fight-given-up = { $kind ->
        [ship] { $count ->
            [one] { $owner }: a ship in { $area }
           *[other] { $owner }: { $count } ships in { $area }
        }
       *[token] { $count ->
            [one] { $owner }: a token in { $area }
           *[other] { $owner }: { $count } tokens in { $area }
        }
    }
# Beside the names of the others
recap-you = you { $count }
# $lost (String) - how many each party has lost
fight-so-far = Conflict in { $area }, lost so far: { $lost } (F3).
# $tokens, $left (String) - how many each party has now, and would have left
recap-fight-ahead = { $city ->
        [none] { $any ->
            [yes] Conflict ahead in { $area }: { $tokens }. As things stand, this is left: { $left } (F3).
           *[no] Conflict ahead in { $area }: { $tokens }. As things stand, nobody is left (F3).
        }
        [falls] The city in { $area } is under attack: { $tokens }. As things stand, it falls (F8).
       *[stands] The city in { $area } is under attack: { $tokens }. As things stand, it holds (F8).
    }

## What befell the reader
## $count (Number) - how many cities or tokens

# $why (String) - which of the reasons below; $rule (String) - its rule
recap-reason = { $why ->
        [attack] attack
        [support] too little support
        [hand] hand limit
       *[revolt] tax revolt
    }, { $rule }
recap-cause-by = { $rule }, by { $who }
recap-revolt = { $count ->
        [one] Tax revolt: { $count } of your cities could not be taxed in full (T2).
       *[other] Tax revolt: { $count } of your cities could not be taxed in full (T2).
    }
recap-cities-reduced = { $count ->
        [one] Your city in { $areas } is reduced to tokens ({ $cause }).
       *[other] { $count } of your cities are reduced to tokens: { $areas } ({ $cause }).
    }
recap-cities-destroyed = { $count ->
        [one] Your city in { $areas } is destroyed ({ $cause }).
       *[other] { $count } of your cities are destroyed: { $areas } ({ $cause }).
    }
recap-cities-taken = { $count ->
        [one] { $who } takes your city in { $areas } ({ $rule }).
       *[other] { $who } takes { $count } of your cities: { $areas } ({ $rule }).
    }
recap-cities-pirates = { $count ->
        [one] Your city in { $areas } becomes a pirate city ({ $cause }).
       *[other] { $count } of your cities become pirate cities: { $areas } ({ $cause }).
    }
recap-tokens = { $count ->
        [one] You lose { $count } token: { $places } ({ $cause }).
       *[other] You lose { $count } tokens: { $places } ({ $cause }).
    }
recap-surplus = { $count ->
        [one] You lose { $count } token over the limit: { $places } ({ $cause }).
       *[other] You lose { $count } tokens over the limit: { $places } ({ $cause }).
    }
recap-tokens-taken = { $many ->
        [yes] The Barbarians take { $count } of your tokens: { $places } ({ $rule }).
       *[no] { $who } takes { $count } of your tokens: { $places } ({ $rule }).
    }
recap-site = { $count ->
        [one] { $who } builds a city in { $area }, which costs you { $count } token there (K2).
       *[other] { $who } builds a city in { $area }, which costs you { $count } tokens there (K2).
    }
recap-treasury = You lose { $count } from your treasury ({ $cause }).
recap-ships = { $count ->
        [one] You lose a ship without upkeep: { $places } (M10).
       *[other] You lose { $count } ships without upkeep: { $places } (M10).
    }
# $tokens (Number) - attackers; $needed (Number) - how many it takes
recap-attacked = { $many ->
        [yes] The Barbarians attack your city in { $area } with { $tokens } tokens, and { $needed } are enough: it falls (F8).
       *[no] { $who } attacks your city in { $area } with { $tokens } tokens, and { $needed } are enough: it falls (F8).
    }
recap-attacked-weak = { $many ->
        [yes] The Barbarians attack your city in { $area } with { $tokens } of the { $needed } tokens needed: it holds (F8).
       *[no] { $who } attacks your city in { $area } with { $tokens } of the { $needed } tokens needed: it holds (F8).
    }
recap-attack-failed = { $tokens ->
        [one] Your attack on { $area } fails and costs you { $tokens } token (F8).
       *[other] Your attack on { $area } fails and costs you { $tokens } tokens (F8).
    }
recap-attack-failed-ships = Your attack on { $area } fails. Tokens lost there: { $tokens }; ships: { $ships } (F8).
recap-cards = You lose cards: { $cards } ({ $cause }).
recap-card-drawn = { $who } draws a card from your hand: { $card } (F9).
recap-card-given = You hand a card to { $who }: { $card }.
recap-discarded = Discarded at random from your hand: { $cards } ({ $rule }).
recap-struck = { $card } strikes you.
recap-struck-for = { $card } strikes you; the beneficiary is { $who } (C4).
recap-named = { $who } names you as a victim of { $card } (C5).
recap-spared = { $who } names you as a victim of { $card }, but it takes nothing from you (C5).

## What the reader gained

recap-tax = { $count ->
        [one] You collect { $count } token in tax.
       *[other] You collect { $count } tokens in tax.
    }
recap-grows = { $count ->
        [one] You grow by { $count } token.
       *[other] You grow by { $count } tokens.
    }
recap-drawn = You draw: { $cards }.
recap-marker = Your marker moves to space { $step } (H1).

## A long absence
## $turn (Number) - the first turn that is told

recap-earlier = What happened before turn { $turn } is in the log.

## The others, a line for each
## $what (String) - one or more of the phrases below

recap-player = { $who } { $what }.
recap-builds = { $count ->
        [one] builds a city in { $areas }
       *[other] builds cities in { $areas }
    }
recap-is-struck = is struck by { $cards }
recap-loses-cities = { $count ->
        [one] loses the city in { $areas } ({ $rule })
       *[other] loses { $count } cities: { $areas } ({ $rule })
    }
recap-loses-tokens = { $count ->
        [one] loses { $count } token
       *[other] loses { $count } tokens
    }
recap-uses = uses { $advances }
recap-buys = buys { $advances }
recap-reaches = reaches space { $step }
