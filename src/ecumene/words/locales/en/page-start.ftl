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
page-start-device-code = Open this link there, or type the code under "Join a game". It works once, until { $until }.
page-start-device-link = Link to this person
page-devices = Where you are known
page-devices-about = If one is lost, sign it out here: it then knows you no more. A new link brings it back.
page-devices-unnamed = A device
page-devices-here = this one
page-devices-since = Since { $when }.
page-devices-seen = Last seen { $when }.
page-devices-sign-out = Sign out
page-devices-sign-out-it = Sign out: { $name }
page-devices-sign-out-others = Sign out all others
page-selves = People on this device
page-selves-about = Who you were in this browser before.
# $name (String) - a person; $games (Number) - in how many games they have a part
page-selves-one = { $games ->
        [0] { $name }, no games
        [one] { $name }, { $games } game
       *[other] { $name }, { $games } games
    }
page-selves-be = Go back: { $name }
page-selves-be-it = Go back
page-become-title = Become somebody else?
# $name, $other (String) - people; $games, $theirs (Number) - in how many games they have a part
page-become-about = Here you are { $name }, with { $games ->
        [0] no games
        [one] { $games } game
       *[other] { $games } games
    }. This link makes you another person: { $other }, with { $theirs ->
        [0] no games
        [one] { $theirs } game
       *[other] { $theirs } games
    }. Whoever made it sees what you play as { $other }.
page-become-back = Your name at the top of the page brings you back.
page-become-it = Become { $name }
page-become-stay = Stay who I am
page-start-same = You are { $name } here already.
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
        [assyria] starts in the middle of all roads: fertile, and with neighbours on every side.
        [hatti] starts in Hattusa: mountains at the back, the Aegean ahead, room to the north.
       *[egypt] starts in the delta: the richest land of all, as long as the Nile does not flood.
    }
# $civ (String) - the id of a civilization; $name (String) - its name
page-start-play-as = Play as { $name }
page-start-explain = Explain as we go
page-start-free = no account needed
page-start-preparing = The board is being laid out …
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
page-new-title = A new game
page-new-screen-title = Several people at one screen
page-new-screen-about = Everybody plays here in turn. Between two players a curtain hides the cards, until the next one has the screen.
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
page-new-basic-about = Milder conditions; for a first game.
page-new-expert = Expert
page-new-expert-about = Every epoch asks for more.
page-new-who = Who plays
page-new-people = Seats for people
page-new-here = Of these at this screen
page-new-people-about = Computers take the other seats, and those that are still free when you begin.
page-new-here-about = The screen is passed on behind a curtain.
page-new-computer = Computer player
page-new-time = Time
page-new-clock = Clock
page-new-no-clock = None
page-new-no-clock-about = Everybody takes their time.
page-new-bank = Live
page-new-bank-about = A supply of time for each, for one evening.
page-new-slow = By correspondence
page-new-slow-about = A day or so for every decision.
page-new-phase = By correspondence, together
page-new-phase-about = A time for every phase, the same for all.
page-new-bank-minutes = Supply of each player
page-new-increment = More after every answer
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
        [0] no limit of its own
        [one] minute at most
       *[other] minutes at most
    }
page-new-nights = No time runs at night
page-new-night-begins = from
page-new-night-ends = to
page-new-weekends = No time runs on Saturdays and Sundays
page-new-more = More
page-new-movement = Movement
page-new-free = All at once
page-new-free-about = Whoever can be in nobody's way moves at once; faster.
page-new-strict = In order
page-new-strict-about = One after the other, as the census says.
page-new-last-turn = The game ends after a certain turn
page-new-last-turn-is = Last turn
page-new-timed = The host may say that time is up: the game then ends with the turn
page-new-at-end = When somebody's time is up
page-new-default = The simplest answer is given
page-new-default-about = Nothing is risked and nothing is won.
page-new-stand-in = A computer goes on
page-new-stand-in-about = Until the player is back.
page-new-grace = Waited after that
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
       *[other] { $own } at this screen
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
page-links-once = They are shown only now: whoever has one may use it. Copy what you need.
page-links-join = For those who are to play
page-links-watch = For spectators, and for a screen on the wall
page-links-more = More links
page-links-host = To run the game from elsewhere
page-links-seat = For seat { $number } alone

## Joining by a link

page-join-title = Join a game
# $kind (String) - join, seat, watch or host
page-join-for = { $kind ->
        [watch] You are invited to look on.
        [host] This link lets you run a game.
       *[join] You are invited to play.
    }
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
page-lobby-renew-about = The old links for players, spectators and the host then no longer work.
page-agreed-players = { $players } players
page-agreed-length = { $short ->
        [true] Short Game
       *[false] full game
    }
page-agreed-clock = { $kind ->
        [bank] { $minutes } min each, { $increment } s more after every answer
        [decision] { $hours } h for every decision
        [phase] { $hours } h for every phase
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
page-curtain-about = All others look away: what comes next is for one pair of eyes.
page-curtain-show = { $name ->
        [none] I have seat { $number }: show
       *[other] I am { $name }: show
    }
