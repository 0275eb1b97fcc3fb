"""Refusals as sentences: illegal actions, bad data and damaged records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import Sentence, say, several
from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction
from ecumene.rules.format.id_names import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.dialogue.sentences.arguments import Arguments
    from ecumene.dialogue.sentences.sentence import Argument, Thing

ABOUT_A_MOVE: Final = frozenset(("illegal-take-back", "illegal-end-broken"))
"""The refusals that speak of a move themselves; for others it says where in a list they arose."""
THINGS: Final[Mapping[str, tuple[Callable[[int], Thing], int]]] = {
    **dict.fromkeys(("area", "start", "goal", "sea"), (of.NamedPlace, len(facts().places))),
    "card": (of.NamedCard, len(NAMES["card"])),
    "advance": (of.NamedAdvance, len(facts().advances)),
    "civilization": (of.NamedCivilization, len(facts().civilizations)),
}
"""The parameters of refusals that are numbers of things, with the number of such things."""


def reason(refusal: IllegalAction | BadData | DamagedRecord) -> Sentence:
    """Return what is wrong, without rule and place: the refusal's own key and arguments."""
    return Sentence(refusal.key, _arguments(refusal.args_))


def describe_refusal(refusal: IllegalAction | BadData | DamagedRecord) -> Sentence:
    """Return what is wrong, with the rule if it breaks one."""
    said = reason(refusal)
    if isinstance(refusal, IllegalAction):
        return _with_rule(refusal, said)
    if isinstance(refusal, BadData):
        path = ".".join(map(str, refusal.path))
        return say("data-where", path=path, sentence=said) if path else said
    if refusal.cause is not None:
        said = Sentence(said.key, {**said.args, "cause": describe_refusal(refusal.cause)})
    return say("record-where", line=refusal.line, sentence=said)


def _with_rule(refusal: IllegalAction, said: Sentence) -> Sentence:
    if "move" in said.args and refusal.key not in ABOUT_A_MOVE:
        said = say("illegal-in-move", move=said.args["move"], sentence=said)
    return say("illegal-with-rule", sentence=said, rule=refusal.rule)


def _arguments(args: Mapping[str, object]) -> Arguments:
    return {name: _argument(name, value) for name, value in args.items()}


def _argument(name: str, value: object) -> Argument:
    """A parameter as shown: names for numbers, moves counted from 1, lists with commas."""
    if isinstance(value, tuple):
        return several(each if isinstance(each, int) else str(each) for each in value)
    if isinstance(value, bool) or not isinstance(value, int):
        return str(value)
    if name == "move":
        return value + 1
    if name == "seat" and value >= 0:
        return of.NamedPlayer(value)
    if name in THINGS:
        thing, count = THINGS[name]
        if 0 <= value < count:
            return thing(value)
    return value
