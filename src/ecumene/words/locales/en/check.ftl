### Rule cases: ecumene check.

cli-check = Play rule cases from files and say where they differ from the rules; replay saved games.
cli-argument-files = Files of rule cases (TOML; the format is described in docs/cases.md) and saved games (.jsonl, .jsonl.gz), or folders with such files.

check-passed = { $count ->
        [one] { $count } case agrees.
       *[other] { $count } cases agree.
    }
check-games = { $count ->
        [one] { $count } saved game plays out as recorded.
       *[other] { $count } saved games play out as recorded.
    }
check-failed = Cases that differ: { $failed } of { $count }.
check-title = { $id } ({ $rules })
check-position = Position
check-steps = What happened
check-nothing-happened = Nothing happened.
check-differences = Differences
check-step-answer = { $who } answers: { $text }
check-step-refusal = { $who } answers: { $text }; refused by { $rule } ({ $message })
check-step-event = { $text }

# What turns out differently from what a case says

case-differs = { $what }: the case says { $named }, found { $found }.
case-refused = Answer { $number } is refused by { $rule } ({ $message }).
case-not-refused = Answer { $number } is accepted; the case says that { $rule } refuses it.
case-refusal-changed = Answer { $number } is refused, yet the state has changed.
case-event-missing = This did not happen, or not in this order: { $event }.
case-event-unexpected = This must not happen: { $event }.
case-sums-broken = { $who }: { $tokens } tokens and { $cities } cities in all (G1).

# What is wrong with a file

case-where = { $file }: { $sentence }
case-where-case = { $file }, case '{ $case }': { $sentence }
case-where-place = { $file }, case '{ $case }', { $place }: { $sentence }
# $reason (String) - the name of a system error, or nothing
case-no-file = { $reason ->
        [ENOENT] There is no such file.
        [EISDIR] This folder holds no rule cases (.toml) and no saved games (.jsonl).
        [EACCES] The file cannot be read: permission denied.
       *[other] The file cannot be read.
    }
case-not-toml = This is not TOML; see line { $line }.
case-none = There are no cases here: each begins with a line [[case]].
case-twice = Another case already has this id.
case-unknown-rule = There is no rule { $rule }.
case-no-setup = No set-up of the game has these players, map, civilizations and areas.
case-start-before-game = Before the set-up nobody has anything.
case-not-in-play = { $area } is not in play in this set-up.
case-negative = There cannot be { $number } tokens.
case-range = { $number } is not between { $least } and { $most }.
case-city-twice = There is already a city in { $area }.
case-no-city = This player has no city in { $area }.
case-too-many = A player has no more than { $cities } cities and { $ships } ships.
case-no-room = There is no room for the pieces that should be elsewhere.
case-sum = { $rest } of { $tokens } tokens are not on the board; stock and treasury must add up to that.
