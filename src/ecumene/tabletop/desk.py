"""Answers a page that has no server, with a server's paths and bodies (docs/server.md).

Statuses, texts and sentences are those of a server, so the page's forms cannot tell the difference.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ecumene.dialogue import Sentence, Speaker, describe_refusal, reason, say
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import from_names, to_names
from ecumene.seat.exchange import Refused
from ecumene.seat.game_side import REQUESTS
from ecumene.seat.router import Router
from ecumene.seat.statuses import MALFORMED, MISSING, status_of
from ecumene.tabletop.facts_needed import asked
from ecumene.tabletop.fight import ContestedArea, settled
from ecumene.tabletop.score import ScoreSheet, scored
from ecumene.tabletop.table_calamity import Struck, told
from ecumene.tabletop.table_purchase import Buyer, opened

if TYPE_CHECKING:
    from msgspec import Struct

    from ecumene.rules.state.ids import Seat
    from ecumene.tabletop.table_phase import TablePhase
    from ecumene.words import Say

OF_SEAT: Final = re.compile(r"/games/table/seats/(\d{1,2})(/.+)")
ROUTER: Final = Router(REQUESTS)
FINE: Final = 200


class Answer(NamedTuple):
    """A response, as over HTTP."""

    status: int
    body: str


class _NotThere(Exception):
    """There is nothing at this path."""


class Desk:
    """Answers requests of people at a table."""

    def __init__(self, messages: Say) -> None:
        self._say = messages
        self._situation: TablePhase | None = None

    def request(self, method: str, path: str, body: str) -> Answer:
        """Answer a request; anything impossible is refused in words."""
        try:
            sent = msgspec.json.decode(body) if body else None
            return _told(FINE, self._answer(method, path, sent))
        except IllegalAction as illegal:
            return self._refuse(
                status_of(illegal), describe_refusal(illegal), reason(illegal), illegal.rule
            )
        except BadData as bad:
            return self._refuse(status_of(bad), describe_refusal(bad), reason(bad))
        except (msgspec.DecodeError, RecursionError):
            return self._refuse(MALFORMED, say("page-table-unreadable"))
        except _NotThere:
            return self._refuse(MISSING, say("page-table-nothing"))

    def _refuse(
        self,
        status: int,
        sentence: Sentence,
        alone: Sentence | None = None,
        rule: str | None = None,
    ) -> Answer:
        text = Speaker(self._say).text(sentence)
        return _told(status, Refused(text, sentence, alone or sentence, rule))

    def _answer(self, method: str, path: str, sent: Any) -> Struct:
        match method, path:
            case "GET", "/table":
                return self._open().progress()
            case "POST", "/table/conflict":
                return settled(from_names(sent, ContestedArea), self._say)
            case "GET", "/table/needs":
                return asked()
            case "POST", "/table/calamity":
                return told(from_names(sent, Struck), self._say)
            case "POST", "/table/purchase":
                self._situation = opened(from_names(sent, Buyer))
                return self._situation.progress()
            case "POST", "/table/score":
                return scored(from_names(sent, ScoreSheet))
        seat = OF_SEAT.fullmatch(path)
        found = None if seat is None else ROUTER.find(method, seat[2])
        if seat is None or found is None:
            raise _NotThere(path)
        side = self._open().side(self._seat(seat[1]), self._say)
        answer: Struct = found.answered_by(side, sent)
        return answer

    def _open(self) -> TablePhase:
        if self._situation is None:
            raise _NotThere("nothing lies on the table")
        return self._situation

    def _seat(self, number: str) -> Seat:
        seat = int(number)
        if seat >= self._open().game.options.players:
            raise _NotThere(number)
        return seat


def _told(status: int, answer: Struct) -> Answer:
    return Answer(status, msgspec.json.encode(to_names(answer)).decode())
