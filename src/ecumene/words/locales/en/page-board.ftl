# The page: board.

page-board-label = The board
page-board-map = Map
page-board-map-keys = Arrow keys go from area to area, Enter selects, plus and minus zoom, 0 shows everything, Shift with arrow keys moves the map. The list of areas does the same.
page-board-failed = The board could not be loaded.
page-board-again = Try again

page-board-layers = What the map shows
page-board-marks = Marks and arrows
page-board-contrast = High contrast
page-board-hide = Hide pieces
page-board-nearer = Zoom in
page-board-farther = Zoom out
page-board-whole = Everything in play
page-board-close = Close

page-board-list = Areas as a list
page-board-search = Find an area
page-board-list-asked = You can choose
page-board-list-own = Your areas
page-board-list-seas = Open seas
page-board-list-region = Region of { $region }
page-board-list-none = No area has that name.
page-board-show = Show { $area } on the map
page-board-about = About { $area }
page-board-limit = limit { $limit }

page-board-you = You
page-board-pirates = Pirates
page-board-city = city
page-board-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
page-board-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
page-board-site = { $kind ->
        [flood-plain] city site on a flood plain
       *[safe] city site
    }
page-board-out = Out of play.
page-board-facts = Region of { $region }, limit { $limit }.
page-board-limit-now = For you the limit is { $limit }.
page-board-plain = Flood plain: { $name }.
page-board-volcano = Volcano: { $name }.
page-board-by-land = By land
page-board-by-water = By water
page-board-nobody = nobody is here
page-board-here = { $area }: { $pieces }.
page-board-here-asked = { $area }, can be chosen: { $pieces }.
page-board-here-chosen = { $area }, chosen: { $pieces }.
page-board-party = { $who }: { $what }
