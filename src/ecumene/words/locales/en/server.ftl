# What the server refuses.

server-unknown-person = The server does not know you. Say your name first.
server-unknown-code = This code is not valid, or has expired.
server-somebody-already = You are already { $name } here.
server-too-many-selves =
    { $most ->
        [one] This browser already remembers { $most } other person and cannot remember more.
       *[other] This browser already remembers { $most } other people and cannot remember more.
    }
server-no-self = This browser does not remember that person.
server-no-device = You have no such device.
server-last-device = This is your only device: without it your games would be lost.
server-no-game = There is no such game, or you are not part of it.
server-not-host = Only the host can do that.
server-not-your-seat = This is not your seat.
server-bad-link = This link is not valid, or has expired.
server-unknown-invitation = No open game has this code. It may have begun already.
server-no-code = There is no code to withdraw.
server-not-away = { $name } is at the table.
# $unit (String) - minutes, hours or days; $count (Number) - how many
server-away-not-long = { $unit ->
        [days] { $count ->
            [one] { $name } has not been away for long. In { $count } day a computer may answer; the host may allow it now.
           *[other] { $name } has not been away for long. In { $count } days a computer may answer; the host may allow it now.
        }
        [hours] { $count ->
            [one] { $name } has not been away for long. In { $count } hour a computer may answer; the host may allow it now.
           *[other] { $name } has not been away for long. In { $count } hours a computer may answer; the host may allow it now.
        }
       *[minutes] { $count ->
            [one] { $name } has not been away for long. In { $count } minute a computer may answer; the host may allow it now.
           *[other] { $name } has not been away for long. In { $count } minutes a computer may answer; the host may allow it now.
        }
    }
server-removed = The host has removed you from this game.
server-not-removed = That person was not removed from this game.
server-seat-taken = Seat { $number } is taken.
server-no-seat-free = All seats are taken.
server-no-seat = There is no such seat for people.
server-not-begun = The game has not begun.
server-begun = The game has already begun.
server-over = The game is over.
server-rematch-not-played = Only those who played, and the host, can ask for a rematch.
server-rematch-made = Somebody else has just asked for a rematch.
server-not-over = The game is not over yet.
server-retrospect-running = What decided a game is told when it is over. Until then only those who watch a game of computers, or have left theirs, see how chances change.
server-retrospect-not-now = Too many games are being looked back at right now. Try again later.
server-retrospect-failed = This version of the game cannot look back at this record.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-people-play = Only a game of computers has a pace to set: here people play.
server-handed-over = A computer plays in your seat. Take it back first.
server-is-computer = A computer already plays in this seat.
server-no-clock = No clock is running.
server-no-trade = Nobody is trading now.
server-no-proposal = That proposal is no longer open.
server-no-moment = There is no such moment in this game.
server-key-used = This key was used for another answer.
server-bad-key = Use 1 to { $most } letters, digits or signs for a key.
server-bad-name = Use 1 to { $most } characters for a name.
server-take = You can take 0 to { $most } seats yourself.
server-too-many-seats = A game has at most { $most } seats.
server-no-setup =
    { $players ->
        [one] There is no game for { $players } player.
       *[other] There is no game for { $players } players.
    }
server-no-computer = There is no computer player { $name }. Choose one of { $names }.
server-games-per-day =
    { $most ->
        [one] You can make { $most } game a day.
       *[other] You can make { $most } games a day.
    }
server-open-games =
    { $most ->
        [one] You can have { $most } unfinished game. Finish it first.
       *[other] You can have { $most } unfinished games. Finish one first.
    }
server-chat-length =
    { $most ->
        [one] A message can have at most { $most } character.
       *[other] A message can have 1 to { $most } characters.
    }
server-chat-to = You can talk to everybody, and from a seat also to single players.
server-notes-length =
    { $most ->
        [one] Notes can have at most { $most } character.
       *[other] Notes can have at most { $most } characters.
    }
server-channels =
    { $most ->
        [one] You can have at most { $most } notification channel.
       *[other] You can have at most { $most } notification channels.
    }
server-wrong-code =
    { $left ->
        [0] This is not the code. Ask for a new one.
        [one] This is not the code. You can try { $left } more time.
       *[other] This is not the code. You can try { $left } more times.
    }
server-code-over = That code is no longer valid. Ask for a new one.
# $unit (String) - minutes or hours; $count (Number) - how many
server-too-many-codes = { $unit ->
        [hours] { $count ->
            [one] Too many codes were sent. Try again in { $count } hour.
           *[other] Too many codes were sent. Try again in { $count } hours.
        }
       *[minutes] { $count ->
            [one] Too many codes were sent. Try again in { $count } minute.
           *[other] Too many codes were sent. Try again in { $count } minutes.
        }
    }
server-no-channel = There is no such notification channel.
server-not-json = Send this as application/json.
server-bad-json = This is not JSON.
server-bad-request = This request cannot be understood.
server-not-a-number = { $name } must be a whole number.
server-no-page = There is nothing here.
server-no-method = This cannot be done here.
server-busy = Too much is happening in this game at once. Try again.
server-damaged = The data stored here is damaged. The server's owner must restore a backup.
server-disk-full = The server has no room left to store anything. Try again later.
server-no-store = The server cannot reach its database. Try again soon.
server-cannot-go-on = This game was started with an earlier version and cannot continue with this one.
server-broken = Something went wrong on the server. Nothing was changed.
server-import-under-way = Another game of yours is still being created. Wait until it is ready.
server-imported = Imported game

# What everybody at a table is told.

table-joined = { $name } has taken a seat: { $player }.
table-joined-program = { $name }, a program, has taken a seat: { $player }.
table-freed = { $player }: the seat is free, and a computer plays until somebody takes it.
table-seat-free = Seat { $number } is free again.
table-rematch = { $name } asks for a rematch.
table-let-in = { $name } was removed but may come back.
table-handed-over = { $player }: a computer now plays this seat.
table-came-back = { $player } is back.
table-time-up = { $player } did not answer in time; the default counts.
table-autopilot = { $player } is away; a computer answers until they are back.
table-stand-in = { $name } lets a computer answer for { $player } until they are back.
table-nobody = Nobody is left. The game waits.
table-paused = The game is paused.
table-resumed = The game goes on.
# $unit (String) - minutes, hours or days; $count (Number) - how many
table-extended = { $unit ->
        [days] { $count ->
            [one] { $count } more day for everybody who is asked.
           *[other] { $count } more days for everybody who is asked.
        }
        [hours] { $count ->
            [one] { $count } more hour for everybody who is asked.
           *[other] { $count } more hours for everybody who is asked.
        }
       *[minutes] { $count ->
            [one] { $count } more minute for everybody who is asked.
           *[other] { $count } more minutes for everybody who is asked.
        }
    }
table-extended-one = { $unit ->
        [days] { $count ->
            [one] { $count } more day for { $player }.
           *[other] { $count } more days for { $player }.
        }
        [hours] { $count ->
            [one] { $count } more hour for { $player }.
           *[other] { $count } more hours for { $player }.
        }
       *[minutes] { $count ->
            [one] { $count } more minute for { $player }.
           *[other] { $count } more minutes for { $player }.
        }
    }
table-clock = The host has changed the clocks.
table-trade-over = The time for trading is up.
table-time-called = The agreed time has come: the game ends after this turn.
table-take-back-asked = The host asks to take back { $player }'s last answer.
table-take-back-refused = { $player } does not agree; nothing is taken back.
table-taken-back = Everybody agreed: { $player }'s last answer was taken back.
