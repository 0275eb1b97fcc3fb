### What the front door for Python says (ecumene.api).

# $name (String) - what was asked for; $names (String) - what there is
api-no-language = There is no language '{ $name }' here; the languages are { $names }.
api-no-seat = Nobody at this table plays '{ $name }'. The players: { $names }.
api-no-player = There is no computer player '{ $name }'; the computer players are { $names }.
api-no-phase = There is no phase '{ $name }' here ({ $names }).
# $who (String) - a civilization
api-no-answer = The player of { $who } gave no answer; only in trade may a player wait by returning None.
# $value (String) - what was given; $names (String) - Python classes
api-no-action = This is not an action: { $value }. Actions are written like March("tanis", "memphis", tokens=2).
api-not-a-part = This does not fit here: { $value }. Use one of { $names }.
# $where (String) - a turn and a phase
api-phase-over = { $where }: that is already over.
api-set-up = Set-up
# $who (String) - civilizations
api-asked = Asked: { $who }
api-asked-people = { $where }. Waiting for { $who }.
api-over = The game is over.
# $answer (String) - an answer
api-proposal = A good answer: { $answer }
api-default = Without an answer: { $answer }
