### What is wrong with a saved game, and where.

# $path (String) - where in the data, such as "moves.0.area"; $sentence (String) - a sentence of data.ftl
data-where = { $path }: { $sentence }

# $line (Number) - counted from 1; $sentence (String) - one of those below
record-where = Line { $line }: { $sentence }

record-empty = The file is empty.
record-no-header = This is not a saved game of Ecumene: its first line is not the first line of one.
record-other-format = The saved game is not in format { $expected }, the only one known here.
record-other-rules = The game was played by other rules than versions 1 to { $expected }, which are played here.
record-not-text = This is not text in UTF-8.
record-not-json = This is not JSON.
record-too-deep = This is nested too deeply.
record-cut-off = The line is cut off.
record-bad-data = { $cause }
record-illegal = The action is illegal. { $cause }
record-outcome = The recorded outcome is not what the rules produce. Event { $event } is recorded as { $expected }; now it is { $came }
