"""Answers a page that has no server, with the paths and bodies a server has (docs/server.md).

What a server says with a status, a text and a sentence, the desk says as well, so the forms of a
page cannot tell them apart.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ecumene.dialogue import Sentence, Speaker, explain, say
from ecumene.rules import forecast
from ecumene.rules.border import from_names, to_names
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.events import seen_by
from ecumene.rules.names import NUMBERS
from ecumene.server import describing, wire
from ecumene.server.describing import refused_by_rules
from ecumene.tabletop.fight import Fight, settled
from ecumene.tabletop.score import ScoreSheet, scored
from ecumene.tabletop.situation import Laid, Situation

if TYPE_CHECKING:
    from msgspec import Struct

    from ecumene.rules.actions import Action
    from ecumene.rules.ids import Seat
    from ecumene.words import Say

OF_SEAT: Final = re.compile(r"/games/table/seats/(\d{1,2})/([a-z-]+)")
OF_AREA: Final = re.compile(r"/games/table/seats/(\d{1,2})/areas/([a-z-]+)")
FINE: Final = 200
MALFORMED: Final = 400
MISSING: Final = 404
AGAINST_A_RULE: Final = 422


class Answer(NamedTuple):
    """What comes back, as over HTTP."""

    status: int
    body: str


class _NotThere(Exception):
    """Nothing is known by this address."""


class Desk:
    """Settles what people at a table ask about."""

    def __init__(self, messages: Say) -> None:
        self._say = messages
        self._situation: Situation | None = None

    def request(self, method: str, path: str, body: str) -> Answer:
        """Answer a request; whatever cannot be is refused in words."""
        try:
            sent = msgspec.json.decode(body) if body else None
            return _told(FINE, self._answer(method, path, sent))
        except IllegalAction as illegal:
            return self._refuse(AGAINST_A_RULE, explain(illegal), illegal.rule)
        except BadData as bad:
            return self._refuse(MALFORMED, explain(bad))
        except (msgspec.DecodeError, RecursionError):
            return self._refuse(MALFORMED, say("page-table-unreadable"))
        except _NotThere:
            return self._refuse(MISSING, say("page-table-nothing"))

    def _refuse(self, status: int, sentence: Sentence, rule: str | None = None) -> Answer:
        text = Speaker(self._say).text(sentence)
        return _told(status, wire.Refused(text, sentence, rule))

    def _answer(self, method: str, path: str, sent: Any) -> Struct:
        match method, path:
            case "POST", "/table":
                self._situation = Situation(from_names(sent, Laid))
                return self._situation.progress()
            case "GET", "/table":
                return self._open().progress()
            case "POST", "/table/conflict":
                return settled(from_names(sent, Fight), self._say)
            case "POST", "/table/score":
                return scored(from_names(sent, ScoreSheet))
        area = OF_AREA.fullmatch(path)
        if area is not None and area[2] in NUMBERS["place"]:
            seat = self._seat(area[1])
            return describing.area_card(self._open().view(seat), NUMBERS["place"][area[2]])
        found = OF_SEAT.fullmatch(path)
        if found is None:
            raise _NotThere(path)
        return self._of_seat(method, self._seat(found[1]), found[2], sent)

    def _open(self) -> Situation:
        if self._situation is None:
            raise _NotThere("nothing lies on the table")
        return self._situation

    def _seat(self, number: str) -> Seat:
        seat = int(number)
        if seat >= self._open().game.options.players:
            raise _NotThere(number)
        return seat

    def _of_seat(self, method: str, seat: Seat, what: str, sent: Any) -> Struct:
        situation = self._open()
        match method, what:
            case "GET", "view":
                return wire.Look(0, situation.view(seat))
            case "GET", "question":
                return self._asked(situation, seat)
            case "GET", "hand":
                return forecast.hand(situation.view(seat))
            case "GET", "proposal":
                return wire.Proposed(situation.proposal(seat))
            case "POST", "answers":
                answering = from_names(sent, wire.Answering)
                return self._acknowledged(situation, seat, situation.answer(seat, answering.action))
            case "POST", "undo":
                wish = from_names(sent, wire.TakingBack)
                return self._acknowledged(situation, seat, situation.undo(seat, wish.answers))
            case "POST", "why-not":
                return self._why_not(situation, seat, from_names(sent, wire.Doubt).action)
            case "POST", "forecast":
                return self._prospect(situation, seat, from_names(sent, wire.Doubt).action)
            case "POST", "basket":
                return self._basket(situation, seat, from_names(sent, forecast.Wanted))
        raise _NotThere(what)

    def _asked(self, situation: Situation, seat: Seat) -> wire.Asked:
        return wire.Asked(
            number=0,
            question=situation.game.question(seat),
            body=situation.question(seat),
            pending=seat in situation.game.pending,
            quiet=True,
            until=None,
        )

    def _acknowledged(self, situation: Situation, seat: Seat, events: Any) -> wire.Acknowledged:
        seen = (seen_by(event, seat) for event in events)
        return wire.Acknowledged(
            0, situation.game.question(seat), tuple(event for event in seen if event is not None)
        )

    def _why_not(self, situation: Situation, seat: Seat, action: Action) -> wire.WhyNot:
        illegal = situation.game.why_not(seat, action)
        if illegal is None:
            return wire.WhyNot(None)
        return wire.WhyNot(refused_by_rules(illegal, situation.view(seat), self._say))

    def _prospect(self, situation: Situation, seat: Seat, action: Action) -> Struct:
        illegal = situation.game.why_not(seat, action)
        return describing.prospect(situation.view(seat), action, illegal, self._say)

    def _basket(self, situation: Situation, seat: Seat, wanted: forecast.Wanted) -> Struct:
        decision = situation.game.pending.get(seat)
        if not isinstance(decision, AskAdvances):
            raise IllegalAction("G9", "illegal-not-asked", seat=seat)
        return describing.basket(situation.view(seat), decision, wanted, self._say)


def _told(status: int, answer: Struct) -> Answer:
    return Answer(status, msgspec.json.encode(to_names(answer)).decode())
