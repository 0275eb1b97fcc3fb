### What is written on the board beside the names.

map-title = Ecumene: the board of Mega Civilization, drawn by the project
map-heading-whole = The whole board
map-heading-setup = { $map ->
    [west] { $players } players, West
    [east] { $players } players, East
   *[both] { $players } players, West and East
}
map-unofficial = Unofficial. Drawn by the Ecumene project.

map-key-limit = population limit
map-key-site-safe = city site, safe
map-key-site-flood-plain = city site on a flood plain
map-key-plain = flood plain
map-key-volcano = volcano
map-key-start = start area
map-key-out = out of play
map-key-region = border of a region
map-key-land = land border
map-key-water = water border
map-key-sea = edge of an open sea
map-key-link-land = neighbours by land
map-key-link-water = neighbours by water
map-civilization = { $rank }  { $name }
map-civilization-start = { $area }

map-heading-game = { $moment } ({ $setup })
map-heading-seat = { $moment } ({ $setup }), as { $civ } sees it
map-set-up = Set-up
map-over = End of the game, after turn { $turn }
map-phase-over = After phase { $phase } of turn { $turn }
map-turn-over = After turn { $turn }
map-since = Marked: what has changed since the start of phase { $phase } of turn { $turn }. Unofficial; drawn by the Ecumene project.
map-player = { $name }
map-player-reader = { $name } (you)
map-player-has = { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
map-tokens = { $place }, { $who }: { $count ->
        [0] no tokens left
        [one] { $count } token
       *[other] { $count } tokens
    }
map-city = { $place }, { $who }: { $count ->
        [0] the city is gone
       *[other] city
    }
map-ships = { $place }, { $who }: { $count ->
        [0] no ships left
        [one] { $count } ship
       *[other] { $count } ships
    }
map-key-tokens = tokens
map-key-city = city
map-key-ships = ships
map-key-barbarians = Barbarians
map-key-pirates = pirate city
map-key-more = more than before
map-key-fewer = fewer than before
map-key-gone = gone
