"""Answers a page that has no server, with a server's paths and bodies (docs/server.md).

Statuses, texts and sentences are those of a server, so the page's forms cannot tell the difference.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ecumene.dialogue import Sentence, Speaker, describe_refusal, reason, say
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import to_names
from ecumene.seat.exchange import Refused
from ecumene.seat.game_side import REQUESTS
from ecumene.seat.requests import acts, declared_by, reads, weighs
from ecumene.seat.router import Router
from ecumene.seat.statuses import MALFORMED, MISSING, status_of
from ecumene.tabletop.facts_needed import NeededFacts, needed
from ecumene.tabletop.fight import ContestedArea, Settled, settled
from ecumene.tabletop.score import Score, ScoreSheet, scored
from ecumene.tabletop.table_calamity import CalamityResult, Struck, told
from ecumene.tabletop.table_phase import Progress
from ecumene.tabletop.table_purchase import Buyer, opened

if TYPE_CHECKING:
    from msgspec import Struct

    from ecumene.rules.state.ids import Seat
    from ecumene.tabletop.table_phase import TablePhase
    from ecumene.words import Say

OF_SEAT: Final = re.compile(r"/games/table/seats/(\d{1,2})(/.+)")
OF_SIDE: Final = Router(REQUESTS)
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
        seat = OF_SEAT.fullmatch(path)
        found = OF_TABLE.find(method, path) if seat is None else OF_SIDE.find(method, seat[2])
        if found is None:
            raise _NotThere(path)
        asked = self if seat is None else self._open().side(self._seat(seat[1]), self._say)
        answer: Struct = found.answered_by(asked, sent)
        return answer

    @reads("/table", answer=Progress)
    def progress(self) -> Progress:
        """How far what lies on the table is settled."""
        return self._open().progress()

    @reads("/table/needs", answer=NeededFacts)
    def needs(self) -> NeededFacts:
        """What the forms ask for."""
        return needed()

    @weighs("/table/conflict", body=ContestedArea, answer=Settled)
    def conflict(self, area: ContestedArea) -> Settled:
        """What happens in an area."""
        return settled(area, self._say)

    @weighs("/table/calamity", body=Struck, answer=CalamityResult)
    def calamity(self, struck: Struck) -> CalamityResult:
        """What a calamity costs everybody."""
        return told(struck, self._say)

    @acts("/table/purchase", body=Buyer, answer=Progress)
    def purchase(self, buyer: Buyer) -> Progress:
        """Begin a purchase."""
        self._situation = opened(buyer)
        return self.progress()

    @weighs("/table/score", body=ScoreSheet, answer=Score)
    def score(self, sheet: ScoreSheet) -> Score:
        """Everybody's points."""
        return scored(sheet)

    def _open(self) -> TablePhase:
        if self._situation is None:
            raise _NotThere("nothing lies on the table")
        return self._situation

    def _seat(self, number: str) -> Seat:
        seat = int(number)
        if seat >= self._open().game.options.players:
            raise _NotThere(number)
        return seat


TABLE_REQUESTS: Final = declared_by(Desk)
"""What can be asked at a table besides what its players can."""
OF_TABLE: Final = Router(TABLE_REQUESTS)


def _told(status: int, answer: Struct) -> Answer:
    return Answer(status, msgspec.json.encode(to_names(answer)).decode())
