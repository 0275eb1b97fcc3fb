"""How an offer is received: what a table tells of it before anybody accepts (X1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.state.trade_offers import Offer
    from ecumene.rules.view import View

Response: TypeAlias = Literal["thinks", "declined", "seen", "unseen", "cannot", "done"]
"""``thinks``: a computer player that is still to be asked. ``declined``: one that did not take it.
``seen``, ``unseen``: a person, before whose eyes it was or not yet. ``cannot``: has fewer cards
than it wants. ``done``: with trading (X8)."""


def response(view: View, offer: Offer, seat: Seat, so_far: Response) -> Response:
    """How a seat receives an offer: so far, unless everybody can see that it cannot take it."""
    assert view.trade is not None
    if seat in view.trade.done:
        return "done"
    return "cannot" if view.players[seat].hand_size < offer.wants.count else so_far
