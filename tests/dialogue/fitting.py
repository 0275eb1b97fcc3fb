"""Whether an answer fits the fields of a question."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from ecumene.dialogue.questions import question as qu
from ecumene.rules.forms import Amount, Cards, Substituted, YesOrNo
from ecumene.rules.phases.purchases.prices import members
from ecumene.rules.state.moves import MOVES, Embark

if TYPE_CHECKING:
    from ecumene.dialogue.questions.question import Field, Question, Way
    from ecumene.rules.actions import Action


def ways_for(question: Question, action: Action) -> list[Way]:
    """The ways that lead to an action."""
    if isinstance(action, MOVES):
        # Each move of a movement can be sent alone.
        return [way for way in question.ways if any(carries(field, action) for field in way.fields)]
    kind = str(action.__struct_config__.tag)
    return [way for way in question.ways if way.action == kind and fits(way, action)]


def carries(field: Field, move: Action) -> bool:
    """Whether a move can be made with a field; nobody goes aboard without room (M7)."""
    if not isinstance(field, qu.Moves):
        return False
    room = {ship.ship: ship.room for ship in field.ships}
    return not isinstance(move, Embark) or move.tokens <= room[move.ship]


def fits(way: Way, action: Action) -> bool:
    """Whether every field accepts what the action holds, and all others have their defaults."""
    given = asdict(action)
    bare = dict(
        zip(
            reversed(type(action).__struct_fields__),
            reversed(type(action).__struct_defaults__),
            strict=False,
        )
    )
    for field in way.fields:
        if not takes(field, given.pop(field.name)):
            return False
    return all(value == bare.get(name) for name, value in given.items())


def takes(field: Field, value: Any) -> bool:  # noqa: C901 a line for every kind of field
    match field:
        case qu.Pick(single=True):
            return (
                field.least == 0
                if value is None
                else value in {option.id for option in field.options}
            )
        case qu.Pick():
            chosen = list(members(value)) if isinstance(value, int) else list(value)
            worth = {option.id: option.worth or 0 for option in field.options}
            return (
                not Counter(chosen) - Counter(list(worth))
                and field.least <= len(chosen) <= field.most
                and (not field.sums or sum(worth[each] for each in chosen) in field.sums)
            )
        case qu.Counts():
            room = {option.id: option.worth or 0 for option in field.room}
            return (
                all(0 < count <= room.get(each, 0) for each, count in value.items())
                and all(count % field.step == 0 for count in value.values())
                and field.least <= sum(value.values()) <= field.most
            )
        case Amount():
            return bool(field.least <= value <= field.most)
        case Cards(single=True):
            return value in field.cards
        case Cards():
            enough = not field.counts or len(value) in field.counts
            return enough and not Counter(value) - Counter(field.cards)
        case YesOrNo():
            return isinstance(value, bool)
        case qu.Stated():
            named = Counter(value.named)
            return not named - Counter(field.cards) and value.count >= field.least
        case qu.Claimed():
            return len(value) <= field.most
        case qu.Wished():
            return value.count >= field.least and len(value.named) <= field.most_named
        case Substituted():
            return value is None or value.card in field.cards
        case qu.Moves():
            return all(isinstance(move, MOVES) for move in value)
