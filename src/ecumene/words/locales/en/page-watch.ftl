# The page: watching computers play, and the wall.

# $name (String) - the given name of a computer player, if it has one yet; $character (String) - what kind of player it is: a character, or none
page-rail-computer = { $named ->
        [true] { $name } ({ $character ->
            [none] computer
           *[other] { $character }
        })
       *[false] { $character ->
            [none] computer
           *[other] computer: { $character }
        }
    }
page-rail-program = Program { $name }
page-watch = Watching
page-watch-playing = Computers are playing
page-watch-pause = Pause
page-watch-go-on = Go on
page-watch-step = { $unit ->
        [phase] Next phase
        [turn] Next turn
       *[answer] Next answer
    }
page-watch-pace = Speed
page-watch-pace-of = { $pace ->
        [calm] Calm
        [brisk] Brisk
        [phases] Phases
       *[turns] Turns
    }
page-watch-pace-about = { $pace ->
        [calm] one answer a second
        [brisk] three answers a second
        [phases] a phase a second
       *[turns] a turn a second
    }
page-watch-set-by-host = Whoever made the game sets its speed.
page-watch-paused = Paused
page-watch-follow = Follow
page-watch-followed = you follow this player
page-watch-nobody = nobody
page-watch-comment = Commentary
page-watch-comment-none = The game is about to begin.
page-watch-trade = The market
page-watch-trade-about = What everybody may hear. The cards that change hands stay secret, and so does whether a claim was true.
page-watch-trade-none = Nobody has called out an offer yet.
page-watch-deal = { $one } gives { $other } { $given ->
        [one] { $given } card
       *[other] { $given } cards
    } and gets { $taken }.
page-watch-offer = { $who } offers
page-watch-wants = for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-wall-last = Last events
page-wall-track = A.S.T.
page-wall-points = Points
