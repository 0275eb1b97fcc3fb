### Playing a saved game again: the command, and what is wrong with a record of other rules.

# $expected (Number) - the version of the rules played here
record-other-rules = The game was played by other rules than versions 1 to { $expected }, which are played here.
