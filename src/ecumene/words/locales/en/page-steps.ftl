# The page: what has changed on the board, and showing it again step by step.

page-change-pieces = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
page-change-city-lost = { $who ->
        [you] Your city here is gone.
        [barbarians] The pirate city here is gone.
       *[player] { $name } has lost the city here.
    }
page-change-city-new = { $who ->
        [you] You have a new city here.
        [barbarians] There is a pirate city here now.
       *[player] { $name } has a new city here.
    }
page-change-lost = { $who ->
        [you] You have lost { $pieces } here.
        [barbarians] The Barbarians have lost { $pieces } here.
       *[player] { $name } has lost { $pieces } here.
    }
page-change-arrived = { $who ->
        [you] You have { $pieces } more here.
        [barbarians] The Barbarians have come with { $pieces }.
       *[player] { $name } has come with { $pieces }.
    }

page-step-through = Step through
page-step-label = What happened, step by step
page-step-at = { $at } of { $of }
page-step-previous = Back
page-step-next = Next
page-step-done = Done
page-step-stop = Stop
