### Playing on a server from the terminal.

join-about = Play on a server in the terminal, with the link you were sent.
join-argument-address = The link to a game, or the address of a server where you have games.
join-place-address = URL
join-option-name = Your name, as the others see it.
join-option-back = Go back to who you were there before you used a link from another device.
join-option-seat = Which of your seats, by number, civilization or name; with a join link: the number of the seat you would like.

join-welcome = Answer as in ecumene play; ? explains everything, and what you can type on a server. q quits, and the game goes on.
join-help = On a server also: say TEXT or say @egypt TEXT, who (everybody waits for), hand-over and take-over (a computer player answers for you; you again), agree or object (to take something back). The host: start, pause, resume, extend 10 [egypt] (minutes), end-trade, propose-undo egypt.
join-name = Which name should the others see? Enter: { $name }
# $name, $other (String) - people; $games, $theirs (Number) - in how many games they have a part
join-become = Here you are { $name }, with { $games ->
        [0] no games
        [one] { $games } game
       *[other] { $games } games
    }. This link switches you to { $other }, with { $theirs ->
        [0] no games
        [one] { $theirs } game
       *[other] { $theirs } games
    }. Whoever made the link can see what you do as { $other }.
join-stay = Stay { $name }
join-become-it = Switch to { $name }
# $before (String) - who one was
join-became = You are now { $name } here. With --back you are { $before } again.
join-which = Which game?
# $stage (String) - gathering, running or over; $turn (Number) - 0 before the first turn; $asked (String) - yes or no
join-listed = { $name }: { $stage ->
        [gathering] not started
        [over] over
       *[running] turn { $turn }
    }{ $asked ->
        [yes] , waiting for you
       *[no] {""}
    }
join-which-seat = Which of your seats?
join-gathering = The game has not begun. You can wait here; the host begins it with start. who shows the seats, say TEXT talks, q quits.
join-gathering-help = The game has not begun. You can type: who, say TEXT, start (the host), q.
join-since = Since you last looked:
join-goodbye = Until next time; the game goes on. To come back: { $command }
join-saved = The server saves the game after every answer, so there is nothing to save here.
join-left = You have left the game; you can watch it to the end. q: quit
join-autopilot = A computer player answers for you. take-over: answer again yourself.
join-lost = The connection is lost. Trying again …
join-back = The connection is back.

## Who is where

join-called = { $civ } ({ $name })
join-program = program { $name }
# $state (String) - here, away, computer, autopilot or free
join-seat = { $who }: { $state ->
        [here] here
        [away] away
        [computer] computer player
        [autopilot] away, a computer player answers
       *[free] free
    }
join-waiting = Waiting for { $who }.
join-nobody-waited = The game waits for nobody.
# $since, $until (String) - times of day; none where there is no time limit
join-waited = Waiting for { $who } since { $since }{ $until ->
        [none] {""}
       *[other] , until { $until }
    }.
join-until = Your time runs out at { $until }.
join-said = { $who }: { $text }
join-said-to = { $who } to { $to }: { $text }

## What is wrong

join-refused = { $reason }
join-no-json = ecumene join is for people, so it has no --json.
join-bad-address = '{ $address }' is not the address of a server. For example: https://example.org/games/abc
join-bad-link = This link is incomplete: part of it is missing after the #.
join-damaged = { $file } is damaged. Delete it; your servers will then ask for your name again.
join-no-server = There is no Ecumene server at { $address }.
join-unreachable = { $address } does not answer.
join-other-version = The server at { $address } has another version of Ecumene.
join-no-former = You have not been anybody else at { $address }.
join-no-game = You have no such game at { $address }; use the link you were sent.
join-no-games = You have no games at { $address }; use the link you were sent.
# $reason (String) - in the words of the server, or none
join-ended = { $reason ->
        [none] The server has nothing more to say about this game.
       *[other] { $reason }
    }
join-changed = The question has changed in the meantime.
join-spectator = You are watching; only players can do that.
join-say-what = Type what you want to say: say hello, or say @egypt hello.
join-perhaps-unsent = The server does not answer, so your message may not have arrived.
join-no-proposal = Nobody has proposed to take anything back.
