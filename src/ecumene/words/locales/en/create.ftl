### Making a game on a server from the terminal.

create-about = Make a game on a server and get the links to send to the others.
create-argument-address = The address of the server.
create-option-people = How many people play, including you; 2 by default. Computers take the other seats.
create-place-clock = CLOCK
create-option-clock = How much time people have: decision:1d, phase:12h, bank:3d+6h; s, m, h and d are seconds, minutes, hours and days.
create-place-trade = TIME
create-option-trade = How long trade lasts at most: 20m, 12h.
create-option-title = Name of the game.
create-title = Mega Civilization

create-made = The game "{ $name }" has been created. These links are shown only once:
create-join = For the others:
create-seat = For seat { $number } only:
create-watch = For spectators:
create-host = To host it from another device:
create-own = For you:
create-commitment = The seed is fixed. Keep its commitment to check the game afterwards:

create-people = There cannot be { $people } people among { $players } players.
create-clock = { $option } does not understand '{ $value }'. For example: decision:1d, phase:12h, bank:3d+6h, and 20m for trade.
