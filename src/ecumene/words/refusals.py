"""Refusals in the reader's language: illegal actions, bad data and damaged records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction
from ecumene.rules.names import NAMES
from ecumene.words.naming import card_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.words.messages import Messages

PLACES = frozenset(("area", "start", "goal", "sea"))
"""The parameters of refusals that are numbers of places."""
ABOUT_A_MOVE = frozenset(("illegal-take-back", "illegal-end-broken"))
"""The refusals that speak of a move themselves; with others it says where in a list they arose."""


def explain(
    refusal: IllegalAction | BadData | DamagedRecord,
    messages: Messages,
    players: Sequence[str] = (),
) -> str:
    """Return what is wrong, with the rule where it is one; ``players`` are their names by seat."""
    if isinstance(refusal, IllegalAction):
        return _explain_illegal(refusal, messages, players)
    if isinstance(refusal, BadData):
        sentence = messages(refusal.key, **_values(refusal.args_, messages, players))
        if not refusal.path:
            return sentence
        return messages("data-where", path=".".join(map(str, refusal.path)), sentence=sentence)
    values = _values(refusal.args_, messages, players)
    if refusal.cause is not None:
        values["cause"] = explain(refusal.cause, messages, players)
    return messages("record-where", line=refusal.line, sentence=messages(refusal.key, **values))


def _explain_illegal(refusal: IllegalAction, messages: Messages, players: Sequence[str]) -> str:
    values = _values(refusal.args_, messages, players)
    sentence = messages(refusal.key, **values)
    if "move" in values and refusal.key not in ABOUT_A_MOVE:
        sentence = messages("illegal-in-move", move=values["move"], sentence=sentence)
    return messages("illegal-with-rule", sentence=sentence, rule=refusal.rule)


def _values(
    args: Mapping[str, object], messages: Messages, players: Sequence[str]
) -> dict[str, str | int]:
    return {name: _value(name, value, messages, players) for name, value in args.items()}


def _value(name: str, value: object, messages: Messages, players: Sequence[str]) -> str | int:
    """A parameter as it is read: names for numbers, moves counted from 1, lists with commas."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if not isinstance(value, int):
        return str(value)
    if name == "move":
        return value + 1
    if name == "seat":
        return players[value] if 0 <= value < len(players) else str(value)
    if name in PLACES and 0 <= value < len(facts().places):
        return facts().places[value].name.in_language(messages.language)
    if name == "card" and 0 <= value < len(NAMES["card"]):
        return card_name(value, messages.language)
    if name == "advance" and 0 <= value < len(facts().advances):
        return facts().advances[value].name.in_language(messages.language)
    if name == "civilization" and 0 <= value < len(facts().civilizations):
        return facts().civilizations[value].name.in_language(messages.language)
    return value
