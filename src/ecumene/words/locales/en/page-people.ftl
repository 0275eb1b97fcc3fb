# The page: people who come and go, invitations and the table before a game.

page-people-connected = Connected again.

## Somebody is away

# $unit (String) - minutes, hours or days; $count (Number) - how many
page-people-length = { $unit ->
        [days] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
       *[minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
    }
# $when (String) - an hour, or a day
page-people-away-since = away since { $when }
# In a narrow column, before the name.
page-people-away-brief = away { $when }
# A deadline: $when (String) - a time of day, with the day unless it is today
page-people-until = until { $when }
# $there (String) - the same moment elsewhere; $zone (String) - a time zone
page-people-until-there = until { $when } ({ $there } in { $zone })
page-people-away-short = { $who } (away)
# $time (String) - a duration in words
page-people-away-for = { $name } has been away for { $time }.
page-people-stand-in-now = Let a computer answer until they are back?
page-people-stand-in-later = In { $time } anybody at the table may let a computer answer; the host may do so now.
page-people-ask-host = The host may let a computer answer.
page-people-stand-in = Let a computer answer
page-people-stand-in-for = Let a computer answer for { $name }
page-people-give-seat = Give the seat to somebody else
page-people-give-seat-of = Give { $name }'s seat to somebody else
page-people-give-title = { $name }'s seat
page-people-give-about = { $name } loses the seat, and a computer plays it until somebody takes it with the new link. You can let { $name } in again later.
page-people-give-it = Make a new link
page-people-give-not = Keep the seat
page-people-given = The seat is free; a computer plays it for now. Whoever opens this link first has it.
page-people-given-link = Link for this seat
page-people-stood-in = A computer answers for you.
page-people-stood-in-paused = The game is paused. When it goes on, a computer answers for you.
page-people-take-over = Play myself

## Invitations

# $role (String) - player, spectator or host
page-people-invites = { $role ->
        [spectator] { $host } invites you to watch
        [host] { $host } lets you run a game
       *[player] { $host } invites you to play
    }
# $people (Number) - seats for people; $computers (Number) - the others
page-people-invited-seats = { $computers ->
        [0] { $people } people, no computers
       *[other] { $people ->
            [one] { $people } person
           *[other] { $people } people
        } and { $computers ->
            [one] { $computers } computer
           *[other] { $computers } computers
        }
    }
# $time (String) - a duration in words
page-people-length-live = About { $time }
page-people-length-slow = About { $time } of play, spread over days or weeks
page-people-length-how = An estimate: about { $turns } turns. Every extra person adds time, computers add little.
page-people-free = { $free ->
        [0] No seat is free any more.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
page-people-free-one = This seat is free for you.
page-people-taken-one = Somebody has already taken this seat.
page-people-there = At the table: { $names }
page-people-begun = The game has already begun; a computer plays this seat until you take it.
page-people-over = This game is over.
# $begin, $end (String) - hours; $zone (String) - a time zone
page-people-off-hours = Clocks stop from { $begin } to { $end }, your time
page-people-off-hours-there = { $begin }–{ $end } in { $zone }
page-people-off-days = Clocks stop on Saturdays and Sundays ({ $zone })
# $role (String) - player, spectator or host
page-people-accept = { $role ->
        [spectator] Watch
        [host] Run the game
       *[player] Take a seat
    }
page-people-code = Code to type
page-people-code-about = Read it aloud, or let phones scan the picture: whoever types the code on the start page is invited. It works until the game begins.
page-people-code-link = the invitation
# $what (String) - what a link is for
page-people-qr = QR code: { $what }
page-people-code-withdraw = Withdraw the code
page-people-others-pick = You will be asked for your civilization before the computers are.

# The host looks for links again.
page-people-links-gone = Links are shown only once, when they are made; the server does not know them either. New ones replace those you have sent.
page-people-invite = Invite somebody
page-people-invite-free = { $count ->
        [0] No seat is free. To invite somebody, give them the seat of a player.
        [one] One seat is free; a computer plays it for now.
       *[other] { $count } seats are free; computers play them for now.
    }
# $name (String) - a civilization
page-people-invite-seat = Link for { $name }
page-people-invite-new = New link for { $name }

## Before the game

page-people-my-name = Your name
page-people-my-name-about = The others see it in the invitation.
page-people-ready = I am ready
page-people-not-ready = Not ready after all
page-people-is-ready = ready
page-people-lobby = { $begin ->
        [ready] { $free ->
            [0] { $waiting ->
                [0] Everybody is ready.
                [one] Everybody is here. One of you is not ready yet.
               *[other] Everybody is here. { $waiting } of you are not ready yet.
            }
            [one] One seat is free. The game begins when it is taken and everybody is ready.
           *[other] { $free } seats are free. The game begins when they are taken and everybody is ready.
        }
       *[host] { $free ->
            [0] Everybody is here. The host begins the game.
            [one] One seat is free. The host begins the game.
           *[other] { $free } seats are free. The host begins the game.
        }
    }
page-people-begin-fills = { $free ->
        [one] If you begin now, a computer takes the free seat.
       *[other] If you begin now, computers take the free seats.
    }
page-people-talk = Talk

## A new game

page-people-pace = How you play
page-people-live = Live
page-people-live-about = At one sitting: 20 minutes each, and some for every answer.
page-people-evening = An evening or a day
page-people-evening-about = 90 minutes each, and some for every answer.
page-people-weeks = Weeks
page-people-weeks-about = A day for every decision; nights do not count.
page-people-no-clock = No clock
page-people-no-clock-about = Everybody takes their time.
page-people-deadline = Deadline
page-people-stand-in-after = If somebody is away, all may let a computer answer after
page-people-stand-in-unit = { $minutes ->
        [0] minutes: only the host may
        [one] minute
       *[other] minutes
    }
page-people-begins = The game begins
page-people-begins-ready = When everybody is ready
page-people-begins-ready-about = All seats are taken and all have said so.
page-people-begins-full = When all seats are taken
page-people-begins-full-about = At once.
page-people-begins-host = When I say so
page-people-begins-host-about = Nobody else begins it.
