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
map-key-land = border by land
map-key-water = border by water
map-key-sea = edge of an open sea
map-key-link-land = neighbours by land
map-key-link-water = neighbours by water
map-civilization = { $rank }  { $name }
map-civilization-start = { $area }
