### Programs that play: ecumene bot, and seats of programs in ecumene simulate.

bot-about = Try a program of your own that plays: it reads questions as JSON, one per line, and writes its answers likewise.
bot-argument = The program and its arguments, after -- if it has options of its own.
bot-place-command = PROGRAM
bot-option-check = Ask the program all questions of one seat in a game, and say what is wrong with its answers.
bot-option-record = Write what a program is told in that game to a file.
bot-option-seconds = How many seconds a program has for each answer; 5 if none is given.
bot-option-memory = How many megabytes a program may use; 1024 if none is given.
bot-option-seat = A link that gives a seat in a game on a server: the program plays there until the game is over. Everybody at the table sees that it is a program.
bot-option-name = The program's name at the table; the name of its file if none is given. With the same name and link it comes back to its seat.
bot-place-link = LINK
bot-nothing = Say what to do with the program: --check PROGRAM tries it, --record FILE writes down what it would be told, --seat LINK PROGRAM lets it play on a server.
bot-one-thing = --check, --record and --seat exclude each other: choose one of them.
bot-name-alone = --name is for a seat on a server, so it needs --seat.
# $questions (Number) - questions asked; $kinds (Number) - their kinds; $problems (Number) - bad answers; $slowest (Number) - milliseconds
bot-tried = { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    } of { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }; { $problems ->
        [0] every answer was good.
        [one] { $problems } answer was not good.
       *[other] { $problems } answers were not good.
    } The slowest took { $slowest } ms.
bot-replaced = In a real game, a computer player would now take its place.
bot-said = What the program said on standard error:
# $questions (Number) - the questions among it
bot-recorded = { $questions ->
        [one] Wrote { $questions } question, with all that happened before it, to { $file }.
       *[other] Wrote { $questions } questions, with all that happened before them, to { $file }.
    }

## A program in a seat on a server

# $number (Number) - the number of the seat; $who (String) - the program, and its civilization if it has one
bot-seat-taken = Seat { $number }: { $who }. Ctrl-C stops the program.
bot-seat-gathering = The game has not begun. The program waits.
bot-seat-goodbye = The program has stopped; its seat waits for it. With the same command it comes back.
bot-seat-link = This link gives no seat. A program needs the link to a seat (#seat=) or for players (#join=).
bot-seat-no-json = With --seat the program plays for as long as the game lasts, so there is no --json.
bot-seat-handed-over = The host has given the seat to a computer player. With the same command the program takes it back.
bot-seat-removed = The seat is no longer the program's: the host has removed it.
bot-seat-replaced = The program has ended, or was wrong or late ten times. A computer player answers in its place. With the same command the program takes the seat back.

## What is wrong with a program

program-not-here = Programs can be seated on Linux and macOS only.
program-unreadable = The command { $command } has an open quotation mark.
program-none = A program is missing: write cmd: and then the command that starts it.
program-not-found = There is no program { $command } here that can be started.
program-not-started = { $command } is not a program that can be started: make it one (chmod +x), or begin with what runs it, such as python3.
program-not-json = The line is not JSON: { $line }
# $number (Number) - the number of the question
program-other-question = The question has the number { $number }.
program-waits = You may wait only in trade; this question needs an answer.
program-late = The answer came too late.
# $code (Number) - the program's exit code
program-ended = The program has ended, with the exit code { $code }.
# $most (Number) - bytes
program-endless = The program wrote more than { $most } bytes without ending the line.
