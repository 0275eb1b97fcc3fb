### The terminal: help, and what is wrong with a command line.

cli-about = Ecumene: the board, the cards and the rules of Mega Civilization (unofficial).
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-options-place = [OPTIONS]
cli-command-place = COMMAND

cli-map = Draw the board, or a saved game on it.
cli-show = Show an area, an advance, a calamity, a commodity or a civilization.
cli-rules = Read the rules: all sections, one rule, or every rule with certain words.

cli-argument-game = A saved game, .jsonl or .jsonl.gz; without it the empty board.
cli-option-turn = Draw the game as it was after this turn, and mark what changed in it; without it as it stands.
cli-option-phase = Draw the game as it was after this phase of the turn, 1 to 13, and mark what changed in it.
cli-option-seat = Draw only what this civilization may know.
cli-option-players = Number of players, 5 to 18; if none is given, the whole board is drawn.
cli-option-map = Map in play: west or east with 5–9 players, west with 10, east with 11, both with 12–18.
cli-option-output = File to write, .svg or .png; ecumene-board.svg if none is given.
cli-option-open = Show the picture, if there is a screen to show it on.
cli-option-lang = Language: en or pl; your system's language if none is given.
cli-option-json = Facts for programs, as JSON.
cli-option-version = Show the version.
cli-option-help = Show this help.
cli-argument-kind = area, advance, calamity, commodity or civ.
cli-argument-name = Its name, in English or Polish; the beginning is enough.
cli-argument-rules = An id (M7, A-POTTERY), the letter of a section (M), or words to look for.

cli-place-kind = KIND
cli-place-name = NAME
cli-place-rules = ID|WORD
cli-place-number = NUMBER
cli-place-map = west|east|both
cli-place-game = GAME
cli-place-file = FILE
cli-place-lang = en|pl

## What is wrong

cli-error = Error
cli-try-help = More: { $command } --help
cli-no-such-command = There is no command '{ $name }'. Commands: { $commands }.
cli-no-such-option = There is no option { $option } here.
cli-no-such-option-nearest = There is no option { $option } here. Did you mean { $names }?
cli-needs-value = Option { $option } needs a value.
cli-takes-no-value = Option { $option } takes no value.
cli-missing = { $argument } is missing.
cli-unexpected = Unexpected: { $arguments }.
cli-not-a-number = { $option }: '{ $value }' is not a whole number.
cli-number-below-zero = { $option }: { $value } is below 0.
cli-number-too-long = { $option }: { $value } has more than { $most } digits.
cli-not-a-choice = { $option }: '{ $value }' is not one of { $choices }.
cli-stopped = Stopped.
# $reason (String) - the name of a system error, or nothing
cli-output-failed = { $reason ->
        [ENOSPC] The answer cannot be written: the disk is full.
       *[other] The answer cannot be written to standard output.
    }
# $reason (String) - the name of a system error, or nothing
cli-cannot-read = { $reason ->
        [ENOENT] There is no file { $file }.
        [ENOTDIR] There is no file { $file }: part of its path is not a folder.
        [EISDIR] { $file } is a folder, not a file.
        [EACCES] { $file } cannot be read: permission denied.
        [EPERM] { $file } cannot be read: permission denied.
       *[other] { $file } cannot be read.
    }

# $kind (String) - area, advance, calamity, commodity or civ; $name (String) - what was typed
name-unknown = { $kind ->
        [area] There is no area or sea called '{ $name }'.
        [advance] There is no advance called '{ $name }'.
        [calamity] There is no calamity called '{ $name }'.
        [commodity] There is no commodity called '{ $name }'.
       *[civ] There is no civilization called '{ $name }'.
    }
name-unknown-nearest = { $kind ->
        [area] There is no area or sea called '{ $name }'. Closest: { $names }.
        [advance] There is no advance called '{ $name }'. Closest: { $names }.
        [calamity] There is no calamity called '{ $name }'. Closest: { $names }.
        [commodity] There is no commodity called '{ $name }'. Closest: { $names }.
       *[civ] There is no civilization called '{ $name }'. Closest: { $names }.
    }
name-ambiguous = '{ $name }' could be any of these: { $candidates }.
name-without-kind = Say what kind of thing it is: { $commands }
name-no-such-kind = There is no kind '{ $kind }'. Kinds: { $kinds }.
