"""An answer as numbers, so that a policy can tell what it chooses from.

They say what anybody sees who looks at the answer and at the board: how many, where, whose, what it
costs. None of them is an opinion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from ecumene.data import facts
from ecumene.learn.mentions import mentions
from ecumene.learn.number_blocks import KindOfNumber
from ecumene.learn.step_trade import WAITING
from ecumene.rules.actions import (
    AcceptOffer,
    Action,
    CallTime,
    EndTrading,
    Leave,
    MakeAllMoves,
    MakeMoves,
    MakeOffer,
    PutDownCards,
    Undo,
    Withdraw,
)
from ecumene.rules.state.lookup_tables import (
    AREAS,
    COASTAL,
    FIRST_CALAMITY,
    HAS_SITE,
    LIMIT,
    cost_of_advances,
    points_of_advances,
)
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.victory import points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.learn.mentions import Mentions
    from ecumene.learn.number_blocks import Numbers
    from ecumene.rules.state.ids import CardNo, PlaceNo
    from ecumene.rules.state.trade_offers import Statement
    from ecumene.rules.view import View

NO_ANSWERS: Final = (Leave, CallTime, Undo, EndTrading)
"""Actions that answer no question to a learner."""
KINDS_OF_ANSWERS: Final[Mapping[type[Action], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(Action) if kind not in NO_ANSWERS
}
"""The kinds of answers with their names."""
_PLACE: Final = {kind: place for place, kind in enumerate((*KINDS_OF_ANSWERS, type(None)))}

_ABOUT_A_PLACE: Final = (
    ("own-tokens", 55, "your tokens there"),
    ("other-tokens", 255, "tokens of others there, Barbarians included"),
    ("own-city", 1, "whether your city is there"),
    ("other-city", 1, "whether somebody else's city is there"),
    ("limit", 5, "the population limit"),
    ("site", 1, "whether it has a city site"),
    ("plain", 1, "whether it is on a flood plain"),
    ("volcano", 1, "whether a volcano touches it"),
    ("coastal", 1, "whether it has a coast"),
    ("sea", 1, "whether it is an open sea"),
)
COLUMNS: Final = (
    KindOfNumber("default", 1, "whether it counts if nobody answers (O4)"),
    KindOfNumber(
        "proposed", 1, "whether a computer player proposes it; only where not all are listed"
    ),
    *(
        KindOfNumber(kind, 1, "whether it is of this kind")
        for kind in (*KINDS_OF_ANSWERS.values(), WAITING)
    ),
    KindOfNumber("places", 255, "how many places it names"),
    *(
        KindOfNumber(f"first-{name}", most, f"first place: {told}")
        for name, most, told in _ABOUT_A_PLACE
    ),
    *(
        KindOfNumber(f"last-{name}", most, f"last place: {told}")
        for name, most, told in _ABOUT_A_PLACE
    ),
    KindOfNumber("moves", 255, "moves it makes"),
    KindOfNumber("tokens", 255, "tokens it speaks of"),
    KindOfNumber("treasury", 55, "what it pays from treasury"),
    KindOfNumber("number", 255, "other numbers in it, added up"),
    KindOfNumber("yes", 8, "how often it says yes"),
    KindOfNumber("cards", 64, "cards it names"),
    KindOfNumber("face-value", 500, "their face values, added up"),
    KindOfNumber("calamities", 16, "calamities among them"),
    KindOfNumber("players", 18, "players it names"),
    KindOfNumber("player", 18, "the first of them: 1 is you, 2 the next player ...; 0: none"),
    KindOfNumber("points", 500, "that player's victory points"),
    KindOfNumber("advances", 51, "advances it names"),
    KindOfNumber("cost", 9999, "their printed prices, added up"),
    KindOfNumber("advance-points", 200, "their victory points"),
    KindOfNumber("gives", 64, "cards you would give in the deal or offer it is about"),
    KindOfNumber("gets", 64, "cards you would get"),
    KindOfNumber("gets-held", 64, "cards named of them of which you hold some"),
    KindOfNumber("gives-held", 64, "cards you hold of those named by you"),
)
_facts = facts()
_PLAIN: Final = tuple(area.plain is not None for area in _facts.areas)
_VOLCANO: Final = tuple(area.volcano is not None for area in _facts.areas)


class AnswerNumbers:
    """Writes answers to a question of a view as numbers."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._own = view.tokens_of(view.seat)
        self._about_places: dict[PlaceNo, tuple[float, ...]] = {}

    def fill(self, answer: Action | None, row: Numbers) -> None:
        """Write an answer into a row of zeros, except for who proposes it."""
        row[2 + _PLACE[type(answer)]] = 1
        if answer is None:
            return
        found = mentions(answer)
        cards = found.cards
        counts = found.counts
        player = (found.seats or (None,))[0]
        stated = self._stated(answer)
        start = 2 + len(_PLACE)
        row[start:] = (
            len(found.places),
            *self._about(found.places[0] if found.places else None),
            *self._about(found.places[-1] if found.places else None),
            len(answer.moves) if isinstance(answer, MakeMoves | MakeAllMoves) else 0,
            counts.get("tokens", 0) + found.shares,
            counts.get("treasury", 0),
            _other_numbers(found),
            found.truths,
            len(cards),
            sum(FACE_VALUE[card] for card in cards if card < FIRST_CALAMITY),
            sum(card >= FIRST_CALAMITY for card in cards),
            len(found.seats),
            0 if player is None else self._rank(player) + 1,
            0 if player is None else points(self._view, player).total,
            found.advances.bit_count(),
            cost_of_advances(found.advances) if found.advances else 0,
            points_of_advances(found.advances) if found.advances else 0,
            *stated,
        )

    def _rank(self, seat: int) -> int:
        return (seat - self._seat) % len(self._view.players)

    def _about(self, place: PlaceNo | None) -> tuple[float, ...]:
        if place is None:
            return _NOWHERE
        if place not in self._about_places:
            self._about_places[place] = self._look_at(place)
        return self._about_places[place]

    def _look_at(self, place: PlaceNo) -> tuple[float, ...]:
        if place >= AREAS:
            return (*_NOWHERE[:-1], 1)
        view, owner = self._view, self._view.cities.get(place)
        others = view.barbarians.get(place, 0) + sum(
            view.tokens_of(seat).get(place, 0)
            for seat in range(len(view.players))
            if seat != self._seat
        )
        return (
            self._own.get(place, 0),
            others,
            owner == self._seat,
            owner is not None and owner != self._seat,
            LIMIT[place],
            HAS_SITE[place],
            _PLAIN[place],
            _VOLCANO[place],
            COASTAL[place],
            0,
        )

    def _stated(self, answer: Action) -> tuple[int, int, int, int]:
        """The columns on what an offer or a deal is about."""
        table = self._view.trade
        match answer:
            case MakeOffer():
                held = self._held(answer.wants.named), self._held(answer.gives.named)
                return answer.gives.count, answer.wants.count, *held
            case AcceptOffer() if table is not None and answer.offer in table.offers:
                offer = table.offers[answer.offer]
                held = self._held(_listed(offer.gives)), self._held(answer.named)
                return offer.wants.count, offer.gives.count, *held
            case Withdraw(number=number) | PutDownCards(deal=number) if table is not None:
                deal = table.deals.get(number)
                if deal is not None:
                    held = self._held(_listed(deal.gets)), self._held(_listed(deal.gives))
                    return deal.gives.count, deal.gets.count, *held
        return 0, 0, 0, 0

    def _held(self, cards: Sequence[CardNo]) -> int:
        return sum(card in self._view.hand for card in cards)


_NOWHERE: Final = (0.0,) * len(_ABOUT_A_PLACE)


def _listed(statement: Statement) -> Sequence[CardNo]:
    return (*statement.named, *statement.claims)


def _other_numbers(found: Mentions) -> int:
    return sum(n for name, n in found.counts.items() if name not in ("tokens", "treasury"))
