# Learning environments (docs/learn.md): settings and actions that are refused.

learn-no-choice = '{ $option }' cannot be '{ $name }'; it can be: { $names }.
learn-menu = A menu has between { $least } and { $most } answers.
learn-seats = Learners are one or several seats, by their numbers from 0 to { $most }.
learn-others =
    { $count ->
        [0] Every seat has a learner, so there are no others to name.
        [one] Name a computer player for the other seat: { $seats }.
       *[other] Name a computer player for each of the other seats: { $seats }.
    }
learn-seed = A seed is a whole number from 0 to { $most }.
learn-no-index = The action must be a whole number, the index of what you choose.
learn-not-offered = Nothing is offered at index { $index } now; the action mask says where something is.
learn-not-json = The action must be JSON.
learn-no-render = Choose a render_mode, "ansi" or "rgb_array", when you make the environment.
