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
page-start-me = Your profile
page-start-my-name = Name others see
page-start-save-name = Save
page-start-name-saved = Saved.
page-start-no-account = No account: this browser remembers you.
page-start-device = On another device
page-start-device-about = A one-time link opens your games on another device.
page-start-device-make = Make a link
page-start-device-code = Open this link there, or type the code under "Join a game". It works once, until { $until }.
page-start-device-link = Link for another device
page-devices = Your devices
page-devices-about = If you lose a device, sign it out here. A new link brings it back.
page-devices-unnamed = A device
page-devices-here = this one
page-devices-since = Since { $when }.
page-devices-seen = Last seen { $when }.
page-devices-sign-out = Sign out
page-devices-sign-out-it = Sign out: { $name }
page-devices-sign-out-others = Sign out all others
page-selves = People on this device
page-selves-about = Profiles used in this browser before.
# $name (String) - a person; $games (Number) - in how many games they have a part
page-selves-one = { $games ->
        [0] { $name }, no games
        [one] { $name }, { $games } game
       *[other] { $name }, { $games } games
    }
page-selves-be = Switch back to { $name }
page-selves-be-it = Switch back
page-become-title = Switch to another profile?
# $name, $other (String) - people; $games, $theirs (Number) - in how many games they have a part
page-become-about = Here you are { $name }, with { $games ->
        [0] no games
        [one] { $games } game
       *[other] { $games } games
    }. This link switches you to { $other }, with { $theirs ->
        [0] no games
        [one] { $theirs } game
       *[other] { $theirs } games
    }. Whoever made the link can see what you do as { $other }.
page-become-back = To switch back, use your name at the top of the page.
page-become-it = Switch to { $name }
page-become-stay = Stay as I am
page-start-same = You are already { $name } here.
page-start-copy = Copy
page-start-copied = Copied
page-start-copy-it = Copy: { $what }
page-start-share-it = Share: { $what }

## The first words

page-start-headline =
    Eighteen peoples,
    one known world.
page-start-lead = Mega Civilization in the browser: grow, sail, bluff in trade, survive calamities. With friends tonight, by correspondence over weeks, or alone right now.
page-start-unofficial = Free and unofficial, made by players. To play at a table you need the printed game.

## Play now

page-start-play = Play now
page-start-play-what = Short Game, 5 seats, four computers
page-start-civilization = Your civilization
# $civ (String) - the id of a civilization
page-start-about = { $civ ->
        [hellas] starts in Macedonia: a long coast, rich plains in the north, many neighbours.
        [minoa] starts in Knossos: islands, small and safe. Ships from the first turn.
        [assyria] starts where all roads meet: fertile land, and neighbours on every side.
        [hatti] starts in Hattusa: mountains at the back, the Aegean ahead, room to the north.
       *[egypt] starts in the delta: the richest land of all, as long as the Nile does not flood.
    }
# $civ (String) - the id of a civilization; $name (String) - its name
page-start-play-as = Play as { $name }
page-start-explain = Explain as we go
page-start-level = How well the computers play
page-start-free = no account needed
page-start-preparing = Setting up the board …
page-start-quick-name = Short Game as { $civ }

## With others

page-start-create = Create a game
page-start-create-about = { $players } players, { $map ->
        [west] West
        [east] East
       *[both] West and East
    }, Basic, { $minutes } minutes each
page-start-create-it = Create
page-start-change = Change
page-start-join = Join a game
page-start-join-about = Paste the link you were sent, or type the code
page-start-join-example = https://…
page-start-join-it = Join
page-start-bad-link = This link is incomplete. Copy it again, with everything after the #.
page-start-elsewhere = This link leads to another server, { $host }. Open it in the address bar of your browser.
page-start-welcome-back = Welcome back, { $name }. Your games are here.
page-start-guided = Guided first game
page-start-one-screen = Several people on one screen
page-start-wall = Wall display
page-start-wall-about = Open any game and add /wall to its address: the board fills the screen and shows what everybody may see. You need no seat; a link for spectators opens it on a television, too.

## My games

page-start-my-games = My games
page-start-wait-for-you = { $games ->
        [one] { $games } waits for you
       *[other] { $games } wait for you
    }
page-start-no-games = No games yet. Play now, or ask a friend for a link.
page-start-none-open = No game is running. Start one, or look back at finished games.
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
page-start-gathering = not started
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
page-new-title = A new game
page-new-screen-title = Several people on one screen
page-new-screen-about = Everybody plays here in turn. A curtain hides the cards until the next player has the screen.
page-new-game = The game
page-new-name = Name
page-new-players = Players
page-new-map = Map
page-new-only-map = { $map ->
        [west] { $players } play on the West map.
        [east] { $players } play on the East map.
       *[both] { $players } play on both maps.
    }
page-new-length = Length
page-new-short = Short Game
page-new-short-about = Begins with cities and advances, ends earlier.
page-new-full = Full game
page-new-full-about = From the first token to the end of history: a long day, or weeks by correspondence.
page-new-track = A.S.T.
page-new-basic = Basic
page-new-basic-about = Milder requirements; good for a first game.
page-new-expert = Expert
page-new-expert-about = Every epoch asks for more.
page-new-who = Who plays
page-new-people = Seats for people
page-new-here = Of these, on this device
page-new-people-about = Computers take the other seats, and any still free when you start.
page-new-here-about = A curtain hides the cards while you pass it on.
page-new-computer = Computer player
page-new-characters = Characters
page-new-characters-about = Those you choose take the computers' seats in turn. If you choose none, you get a mixture of all.
# $seats (Number) - seats for computers, fewer than characters were chosen
page-new-characters-many = { $seats ->
        [one] There is one seat for a computer: it goes to the first of those chosen.
       *[other] There are { $seats } seats for computers: they go to the first { $seats } of those chosen.
    }
page-new-time = Time
page-new-slow = Correspondence
page-new-slow-about = A day or so for every decision.
page-new-phase = Correspondence, phase by phase
page-new-phase-about = One deadline for every phase, the same for all.
page-new-bank-minutes = Time bank per player
page-new-increment = Added after every answer
page-new-decision = For every decision
page-new-phase-time = For every phase
page-new-trade = Trade lasts
page-new-minutes = { $minutes ->
        [one] minute
       *[other] minutes
    }
page-new-seconds = { $seconds ->
        [one] second
       *[other] seconds
    }
page-new-hours = { $hours ->
        [one] hour
       *[other] hours
    }
page-new-trade-minutes = { $minutes ->
        [0] no separate limit
        [one] minute at most
       *[other] minutes at most
    }
page-new-nights = Clocks stop at night
page-new-night-begins = from
page-new-night-ends = to
page-new-weekends = Clocks stop on Saturdays and Sundays
page-new-more = More
page-new-movement = Movement
page-new-free = All at once
page-new-free-about = Everybody moves at the same time; you can still wait for those before you. Faster.
page-new-strict = In order
page-new-strict-about = One after the other, in census order.
page-new-last-turn = End the game after a fixed turn
page-new-last-turn-is = Last turn
page-new-timed = The host may call time: the game then ends after the current turn
page-new-at-end = When a player's time runs out
page-new-default = The simplest answer is given
page-new-default-about = Nothing risked, nothing gained.
page-new-stand-in = A computer plays on
page-new-stand-in-about = Until the player is back.
page-new-grace = Grace period
page-new-misses = A computer takes over after
page-new-misses-unit = { $misses ->
        [0] (never)
        [one] miss
       *[other] misses in a row
    }
page-new-language = Language of the table
page-new-less = Less: { $what }
page-new-more-of = More: { $what }
page-new-create = Create the game
page-new-summary = { $players } seats: { $own ->
        [0] none for you
        [1] one for you
       *[other] { $own } on this device
    }, { $others ->
        [0] no other people
        [one] { $others } other person
       *[other] { $others } other people
    }, { $computers ->
        [0] no computers
        [one] { $computers } computer
       *[other] { $computers } computers
    }.
page-new-begun = The game has begun.
page-new-go = Go to the game

## Links

page-links = Links
page-links-once = Send one to whom you like: anyone with a link can use it. You can make new ones below.
page-links-alone = Let somebody watch
page-links-join = For players
page-links-watch = For spectators and wall displays
page-links-more = More links
page-links-host = To host the game from another device
page-links-seat = For seat { $number } only

## Joining by a link

page-join-title = Join a game
page-join-again = Try again
page-join-joining = One moment …
page-join-seated = You have seat { $number }.
page-join-enter = Go to the table
page-join-this = Take this one

## Before the game begins

page-lobby-seats = At the table
page-lobby-computer = computer
page-lobby-free = free
page-lobby-you = you
page-lobby-start = Begin now
page-lobby-waiting = { $free ->
        [0] All seats are taken: the game begins.
       *[other] { $host ->
            [true] { $free ->
                    [one] One seat is free. The game begins when it is taken; if you begin now, a computer takes it.
                   *[other] { $free } seats are free. The game begins when they are taken; if you begin now, computers take them.
                }
           *[false] { $free ->
                    [one] One seat is free. The game begins when it is taken, or when the host says so.
                   *[other] { $free } seats are free. The game begins when they are taken, or when the host says so.
                }
        }
    }
page-lobby-leave = Leave the table
page-lobby-seat-link = New link for seat { $number }
page-lobby-remove = Remove { $name }
page-lobby-removed = Removed
page-lobby-removed-about = No link brings them back until you let them in. The old links for players and spectators no longer work: give the others the new ones above.
page-lobby-let-in = Let in again
page-lobby-let-in-it = Let in again: { $name }
page-lobby-renew = Make new links
page-lobby-renew-about = The old links for players, spectators and the host stop working.
page-agreed-players = { $players } players
page-agreed-length = { $short ->
        [true] Short Game
       *[false] full game
    }
page-agreed-clock = { $kind ->
        [bank] { $minutes } min each, { $increment } s added after every answer
        [decision] { $hours } h per decision
        [phase] { $hours } h per phase
       *[none] no clock
    }
page-agreed-trade = trade { $minutes } min
page-agreed-strict = movement in order
page-agreed-last = until turn { $turn }

## One screen for several people

# $name (String) - a civilization, or none; $number (Number) - of the seat
page-curtain-pass = { $name ->
        [none] Pass the screen to the player in seat { $number }
       *[other] Pass the screen to { $name }
    }
page-curtain-about = Everybody else, look away: what comes next is for one pair of eyes.
page-curtain-show = { $name ->
        [none] I have seat { $number }: show
       *[other] I am { $name }: show
    }
