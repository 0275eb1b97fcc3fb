### The computer players there are: ecumene players.

players-about = List the computer players and how each plays.
# $name (String) - what the player is called
# $package (String) - the installed package it comes from
players-of-package = { $name } ({ $package })
players-levels = Levels
# $level (String) - what is added to the name of a character for this level
players-level = add -{ $level } to the name
players-mixed = { $name } is a table where characters mix: each of them comes once before any comes again. It has levels, too.
# $name (String) - the usual player; $mixed (String) - what new games seat
players-usual = If you choose nothing, ecumene play, ecumene create and the page seat { $mixed }. Elsewhere, { $name } is seated where nobody has chosen another.
players-unplayable = Not available

## Why a player of a package cannot be seated

players-not-imported = { $name } of { $package } cannot be imported: { $reason }
players-bad-name = { $package } calls a player '{ $name }'. A name begins with a letter and has at most 30 small letters (a to z), digits and hyphens.
players-own-name = { $package } calls a player { $name }, which is the name of one of our own.
# $other (String) - the package whose player counts
players-doubled = { $package } calls a player { $name }, which is the name of one of { $other }.
players-no-record = What { $package } registers as { $name } is not a RegisteredPlayer with a function.
players-no-description = { $name } of { $package } has no description in English, or one that is empty.
# $group (String) - the entry point group
players-unreadable = The entry points { $group } of { $package } cannot be read.
