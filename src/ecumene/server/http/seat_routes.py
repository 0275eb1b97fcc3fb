"""Readers' requests (``ecumene.seat``), under their seats and under ``watch``."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from ecumene.seat.game_side import REQUESTS
from ecumene.seat.past_side import PAST_REQUESTS
from ecumene.seat.router import PART, parts_of
from ecumene.server.http.game_routes import SEAT, WATCH
from ecumene.server.http.middleware.request_prices import Price
from ecumene.server.http.routes import Call, Endpoint, Query

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.seat.requests import Request

PAGE: Final = Price(3)
"""A page of a few hundred messages."""
PRICES: Final = {
    "messages": PAGE,
    "story": PAGE,
    "deals": PAGE,
    "digest": Price(10),
    "proposal": Price(5),
    "changes": Price(2),  # with at most 64 messages in words; usually few, at a tenth of that
    "answer": Price(2),  # may bring the same
    "undo": Price(2),
}
"""Requests with unusual prices."""
RESTORING: Final = 9
"""The added price of restoring an earlier state."""


def endpoints() -> Iterator[Endpoint]:
    """All readers' requests, for seats and for spectators."""
    for _, group in groupby(sorted((*REQUESTS, *PAST_REQUESTS), key=_address), _address):
        requests = tuple(group)
        yield _endpoint(requests, SEAT)
        if requests[0].asker == "anyone":
            yield _endpoint(requests, WATCH)


def _address(request: Request) -> tuple[str, str]:
    return request.path, request.method


def _endpoint(requests: tuple[Request, ...], place: str) -> Endpoint:
    """One endpoint; if it has several requests, the query decides which is meant."""
    first = requests[0]

    async def handle(call: Call, *given: Any) -> Any:
        numbers = {each.name: call.number(each.name) for each in requests[-1].query}
        asked = any(number is not None for number in numbers.values())
        request = requests[-1] if asked else first
        placed = tuple(call.named(part) for part in parts_of(request))
        reader = call.seat if place is SEAT else None
        return await call.services.seat_requests.ask(
            request,
            call.game,
            call.person,
            reader,
            *placed,
            *given,
            **(numbers if request.query else {}),
        )

    handle.__name__ = first.name if place is SEAT else f"watch_{first.name}"
    return Endpoint(
        first.method,
        place + PART.sub(r"{\1:str}", first.path),
        first.about,
        handle,
        body=first.body,
        answer=first.answer,
        query=tuple(
            Query(each.name, each.about, RESTORING if each.name == "at" else 0)
            for each in requests[-1].query
        ),
        price=PRICES.get(first.name, Price()),
    )
