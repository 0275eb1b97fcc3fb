### Making a game on a server from the terminal.

create-about = Make a game on a server and get the links to send to the others.
create-argument-address = The address of the server.
create-option-people = How many people play, you among them: 2 if you say nothing. Computers take the other seats.
create-place-clock = CLOCK
create-option-clock = How much time people have: decision:1d, phase:12h, bank:3d+6h; s, m, h and d are seconds, minutes, hours and days.
create-place-trade = TIME
create-option-trade = How long trade lasts at most: 20m, 12h.
create-option-title = What the game is called.
create-title = Mega Civilization

create-made = The game "{ $name }" has been created. These links are shown only now:
create-join = For the others:
create-seat = For seat { $number } alone:
create-watch = For spectators:
create-host = To run it from elsewhere:
create-own = For you:
create-commitment = The seed is fixed. Its commitment, to check the game with when it is over:

create-people = { $people } of { $players } players cannot be people.
create-clock = { $option } does not understand '{ $value }'. For example: decision:1d, phase:12h, bank:3d+6h, and 20m for trade.
