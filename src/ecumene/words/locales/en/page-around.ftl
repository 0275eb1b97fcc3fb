# The page: looking back, charts, standing orders, notices.

page-replay-back = Back to the game
page-replay-where = { $phase ->
        [0] Set-up
       *[other] Turn { $turn }, { name-of-phase }
    }
page-replay-told = What happened then
page-replay-nothing = Nothing happened here that you could see.
page-replay-charts = Charts
page-replay-subject = { $subject ->
        [points] Points
        [cities] Cities
       *[advances] Advances
    }
page-replay-chart = { $subject ->
        [points] Points of everybody, turn by turn
        [cities] Cities of everybody, turn by turn
       *[advances] Advances of everybody, turn by turn
    }
page-replay-before = Phase before
page-replay-after = Next phase
page-replay-play = { $playing ->
        [true] Stop
       *[false] Play
    }
page-replay-timeline = Timeline
page-replay-download = Download the record
page-replay-continue = Continue from here
page-replay-new-name = { $name }, continued
