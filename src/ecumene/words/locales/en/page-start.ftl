# The page: start, new games, joining, gathering, one screen for several people.

## Above everything

page-start-more = More
page-start-rules = Rules
page-start-table = At a real table
page-start-language = Language
page-start-theme = { $dark ->
        [true] Light
       *[false] Dark
    }

## Who one is

page-start-guest = Guest
page-start-nobody = Your name
page-start-me = Who you are here
page-start-my-name = What others call you
page-start-save-name = Save
page-start-name-saved = Saved.
page-start-no-account = There is no account: this browser knows you.
page-start-device = On another device
page-start-device-about = A link brings you and your games to another device, once.
page-start-device-make = Make a link
page-start-device-code = Open this link there, or type the code under "Join a game". It is good once, until { $until }.
page-start-device-link = Link to this person
page-start-copy = Copy
page-start-copied = Copied
page-start-copy-it = Copy: { $what }
page-start-share-it = Share: { $what }

## The first words

page-start-headline =
    Eighteen peoples,
    one known world.
page-start-lead = Mega Civilization in the browser: grow, sail, bluff in trade, survive calamities. With friends tonight, by letter over weeks, or alone right now.
page-start-unofficial = Free and unofficial, made by players. To play at a table you need the printed game.

## Play now

page-start-play = Play now
page-start-play-what = Short Game, 5 seats, four computers
page-start-civilization = Your civilization
# $civ (String) - the id of a civilization
page-start-about = { $civ ->
        [hellas] starts in Macedonia: a long coast, rich plains in the north, many neighbours.
        [minoa] starts in Knossos: islands, small and safe. Ships from the first turn.
        [assyria] starts in the middle of all roads: fertile, and with neighbours on every side.
        [hatti] starts in Hattusa: mountains at the back, the Aegean ahead, room to the north.
       *[egypt] starts in the delta: the richest land of all, as long as the Nile does not flood.
    }
# $civ (String) - the id of a civilization; $name (String) - its name
page-start-play-as = Play as { $name }
page-start-explain = Explain as we go
page-start-free = no account needed
page-start-quick-name = Short Game as { $civ }

## With others

page-start-create = Create a game
page-start-create-about = { $players } players, { $map ->
        [west] West
        [east] East
       *[both] West and East
    }, Basic, no clock
page-start-create-it = Create
page-start-change = Change
page-start-join = Join a game
page-start-join-about = Paste the link you were sent
page-start-join-example = https://…
page-start-join-it = Join
page-start-bad-link = This is not a whole link. Copy it again, with everything behind the #.
page-start-elsewhere = This link leads to another server, { $host }. Open it in the browser itself.
page-start-welcome-back = Welcome back, { $name }. Your games are here.
page-start-guided = Two guided turns
page-start-one-screen = Several people at one screen
page-start-wall = A screen for the wall
page-start-wall-about = Open any game and put /wall behind its address: the board fills the screen, with what everybody may see. It needs no hands and no seat; a link for spectators opens it on a television, too.

## My games

page-start-my-games = My games
page-start-wait-for-you = { $games ->
        [one] { $games } waits for you
       *[other] { $games } wait for you
    }
page-start-no-games = No games yet. Play now, or ask a friend for a link.
page-start-none-open = No game is running. Begin one, or look back at those that are over.
page-start-finished = Finished games, { $games }
page-start-finished-games = Finished games
page-start-watch = Watch computers play
page-start-computers-name = Table of computers
page-start-seat = Seat { $number }
page-start-watching = Watching
page-start-where = { $who } · { $phase ->
        [0] set-up
       *[other] turn { $turn } · { page-bar-phase }
    }
page-start-taken = { $taken } of { $seats } seats taken
page-start-gathering = not begun
page-start-over = over
page-start-paused = paused
page-start-live = live
page-start-your-turn = your turn
page-start-waits = waiting for { $who }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
page-start-left = { $time } left
page-start-since = since { $when }

## A new game

page-new-usual-name = { $day }, { $players } players
