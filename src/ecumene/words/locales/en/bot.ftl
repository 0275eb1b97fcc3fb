### Programs that play: ecumene bot, and seats of programs in ecumene simulate.

bot-about = Try a program of your own that plays: it reads questions as JSON, one per line, and writes its answers likewise.
bot-argument = The program and its arguments, after -- if it has options of its own.
bot-place-command = PROGRAM
bot-option-check = Ask the program all questions of one seat in a game, and say what is wrong with its answers.
bot-option-record = Write what a program is told in that game to a file.
bot-option-seconds = How many seconds a program has for each answer; 5 if none is given.
bot-option-memory = How many megabytes a program may use; 1024 if none is given.
bot-nothing = Say what to do with the program: --check PROGRAM tries it, --record FILE writes down what it would be told.
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

## What is wrong with a program

program-not-here = Programs can be seated on Linux and macOS only.
program-unreadable = The command { $command } has an open quotation mark.
program-none = A program is missing: write cmd: and then the command that starts it.
program-not-found = There is no program { $command } here that can be started.
program-not-json = The line is not JSON.
# $number (Number) - the number of the question
program-other-question = The question has the number { $number }.
program-waits = You may wait only in trade; this question needs an answer.
program-late = The answer came too late.
# $code (Number) - the program's exit code
program-ended = The program has ended, with the exit code { $code }.
# $most (Number) - bytes
program-endless = The program wrote more than { $most } bytes without ending the line.
