# The page: cards of players, advances and trade cards; the track; the end of a game.

page-card-back = Back to { $name }
page-card-about = What { $name } means
page-card-of-player = All about { $name }
page-card-rule = The rule

## A player

page-card-points-made = { $part ->
        [steps] A.S.T.
        [cities] cities
        [advances] advances
       *[late_iron] first in the Late Iron Age
    }
page-card-tokens = tokens
page-card-hand-size = { $limit ->
        [0] cards
       *[other] cards (may keep { $limit })
    }
page-card-track = Archaeological Succession Table (A.S.T.)
page-card-space = Space { $step } of { $last }
page-card-advances = { $count ->
        [one] { $count } advance
       *[other] { $count } advances
    }
page-card-no-advances = None yet.
page-card-means = { $mine ->
        [true] What others have to reckon with
       *[false] What you have to reckon with
    }
# $name (String) - an advance of the reader
page-card-shield = not you, since you hold { $name }
page-card-credits = Credits
page-card-deals = Recent deals
page-card-no-deals = No deals lately.
page-card-deal = Turn { $turn }
page-card-my-hand = Your cards
page-card-my-hand-empty = You have no cards.
page-card-worth = worth { $worth }

## An advance

page-card-cost = Cost { $cost }
page-card-held-by = Held by
page-card-held-by-nobody = Nobody holds it yet.
page-card-gives = Credits it brings

## A trade card

page-card-does = What it does
page-card-your-advances = Your advances change it
page-card-no-change = None of your advances changes it.
page-card-other-advances = Other advances that change it
page-card-sets = What a set is worth
page-card-set-of = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-card-you-have = { $count ->
        [0] You have none of it.
       *[other] You have { $count } of it.
    }

## The track

page-track = Archaeological Succession Table (A.S.T.)
page-track-about = Each turn a marker goes one space on if its player meets what the space asks for. The game ends when somebody reaches the last one (H1, H4).
page-track-row = { $mine ->
        [true] Your row
       *[false] The row of { $name }
    }
page-track-free = asks for nothing
page-track-one-space = space { $space }:
page-track-spaces = spaces { $first } to { $last }:
page-track-space = Space { $space }
page-track-epochs = Epochs begin on different spaces for each civilization.

## The end

page-end-last = Last turn
page-end-known = Ends after turn { $turn }
page-end-ready = { $who } may end the game this turn
page-end-ready-you = You may end the game this turn
page-end-near = { $who } is one space from the end
page-end-near-you = You are one space from the end
page-end-near-many = { $count ->
        [one] { $count } player is one space from the end
       *[other] { $count } players are one space from the end
    }
page-end-points = Points by what made them
page-end-story = The story of this game
page-end-no-story = The story could not be loaded.
page-end-rematch = Rematch with the same people
page-end-rematch-alone = Play the same again
page-end-rematch-join = Rematch: join
page-end-rematch-open = To the rematch
page-end-rematch-who = Already there: { $names }.
