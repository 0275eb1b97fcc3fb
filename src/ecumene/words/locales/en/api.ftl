### What the front door for Python says (ecumene.api).

# $name (String) - what was asked for; $names (String) - what there is
api-no-language = There is no language '{ $name }' here; there are { $names }.
api-no-seat = Nobody at this table plays '{ $name }'. The players: { $names }.
api-no-player = There is no computer player '{ $name }'; there are { $names }.
api-no-phase = There is no phase '{ $name }' here ({ $names }).
# $who (String) - a civilization
api-no-answer = The player of { $who } gave no answer; only in trade may a player wait by returning None.
# $value (String) - what was given; $names (String) - Python classes
api-no-action = This is nothing that can be done: { $value }. Actions are made like March("tanis", "memphis", tokens=2).
api-not-a-part = This does not belong here: { $value }. It takes one of { $names }.
# $where (String) - a turn and a phase
api-phase-over = { $where }: that is over.
api-set-up = Set-up
# $who (String) - civilizations
api-asked = Asked: { $who }
api-asked-people = { $where }. Waiting for { $who }.
api-over = The game is over.
# $answer (String) - an answer
api-proposal = A good answer: { $answer }
api-default = Without an answer: { $answer }
