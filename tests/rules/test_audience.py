"""Every field of an event says who learns it, and whether it reveals something (G13a)."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, inspect

from ecumene.cases import run
from ecumene.data import MapName
from ecumene.rules.audience import Audience, Public, declared, insiders, only
from ecumene.rules.events import (
    AdvancesBought,
    CardHandedOver,
    CardsDrawn,
    CardsLost,
    CardStolen,
    DealMade,
    Event,
    NothingHandedOver,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
    Reshuffled,
    TaxCollected,
    TradingEnded,
    reveals,
    seen_by,
)
from ecumene.rules.format.field_descriptions import descriptions
from ecumene.rules.format.id_names import title_of
from ecumene.rules.format.json_schema import schema
from ecumene.rules.game import Game
from ecumene.rules.play import Options, Play
from ecumene.rules.state import chance
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import View, view
from tests.rules.structs import values_of
from tests.tries import tries
from tools.coverage import all_cases
from tools.random_play import RandomDriver
from tools.twins import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.rules.state.ids import Seat

EVENTS: tuple[Any, ...] = get_args(Event)
CASES = all_cases()
BEFORE_ALL = {"stack-top", "stack-middle", "pick", "theme"}
"""Random decisions made before anybody is asked."""
KNOWN_CARDS = {
    "VictimsNamed.card",
    "CalamityPlaced.card",
    "RankOrderInsisted.card",
    "AdvancesBought.substitution",
}
"""Cards that are already public when the event mentions them."""


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_field_says_who_learns_it(kind: Any) -> None:
    assert list(declared(kind).fields) == list(kind.__struct_fields__)


class Undeclared(Struct, frozen=True):
    seat: Public[int]
    card: int | None


class Silent(Struct, frozen=True):
    pass


class Firm(Struct, frozen=True):
    seat: Public[int]
    card: Annotated[int, only("seat")]


class Misspelt(Struct, frozen=True):
    seat: Public[int]
    card: Annotated[int | None, only("set")]


class Twice(Struct, frozen=True):
    seat: Annotated[Public[int], only("seat")]


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Undeclared, r"Undeclared\.card must say who learns it, once"),
        (Silent, "Silent has no fields and does not say whether it reveals"),
        (Firm, r"Firm\.card is hidden from some and cannot be None"),
        (Misspelt, r"Misspelt\.card: there is no field set"),
        (Twice, r"Twice\.seat must say who learns it, once"),
    ],
)
def test_what_says_too_little_is_found(kind: type[Struct], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        declared(kind)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_cards_come_out_of_hands_and_stacks(kind: Any) -> None:
    """A field that names cards was hidden, or is already public and listed above."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if names_cards(field.type) and declared(kind).fields[field.name] == Audience():
            assert f"{kind.__name__}.{field.name}" in KNOWN_CARDS


def names_cards(info: inspect.Type) -> bool:
    if title_of(info) == "card":
        return True
    match info:
        case inspect.StructType():
            return any(names_cards(field.type) for field in info.fields)
        case inspect.UnionType():
            return any(map(names_cards, info.types))
        case inspect.VarTupleType() | inspect.ListType():
            return names_cards(info.item_type)
        case inspect.TupleType():
            return any(map(names_cards, info.item_types))
        case inspect.DictType():
            return names_cards(info.key_type) or names_cards(info.value_type)
    return False


@tries(120)
@given(data=st.data())
def test_what_is_seen_is_what_the_fields_say(data: st.DataObject) -> None:
    event, seat = data.draw(hidden_events())
    says, seen = declared(type(event)), seen_by(event, seat)
    learnt = {name for name, each in says.fields.items() if each.learns(event, seat)}
    if seen is None:
        assert not learnt
        assert not reveals(event, seat), "what is refused because of it would tell of it"
        assert seen_by(event, None) is None
        return
    for name in says.fields:
        assert getattr(seen, name) == (getattr(event, name) if name in learnt else None)
    again: object = seen_by(seen, seat)  # mypy would compare each kind of event with every other
    assert again == seen
    if seat not in insiders(event):
        others: object = seen_by(event, None)
        assert others == seen


@st.composite
def hidden_events(draw: st.DrawFn) -> tuple[Event, Seat | None]:
    """Any event that is hidden from some in part, and a seat that it names, or any other."""
    kind: Any = draw(st.sampled_from([kind for kind in EVENTS if not declared(kind).open]))
    event = draw(values_of(kind))
    return event, draw(st.none() | st.integers(0, 17) | st.sampled_from([*insiders(event)]))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_open_events_are_not_copied(kind: Any) -> None:
    if declared(kind).open:
        event = kind(*kind.__struct_fields__)
        assert all(seen_by(event, seat) is event for seat in (None, 0, 17))


ONLY_TWO = "Only `thief` and `victim` learn it; others get null."


def test_the_schema_says_who_learns_a_field() -> None:
    found = schema()["Event"]["$defs"]
    said = {
        f"{kind.__name__}.{name}": found[kind.__name__]["properties"][name]["description"]
        for kind in EVENTS
        for name in kind.__struct_fields__
    }
    meant = {
        f"{kind.__name__}.{name}": text
        for kind in EVENTS
        for name, text in descriptions(kind).items()
    }
    hidden = {
        f"{kind.__name__}.{name}"
        for kind in EVENTS
        for name, each in declared(kind).fields.items()
        if each.seats is not None
    }
    assert {name for name in said if re.search("Only|only .* learn", said[name])} == hidden
    assert said["CardStolen.card"] == f"{meant['CardStolen.card']} {ONLY_TWO}"
    assert json.dumps(found)


# Revelations

TWO = Statement(3, (1, 1))
OPEN = OfferMade("1", 0, None, TWO, Wish(3))
SECRET = OfferMade("ab1", 0, 1, TWO, Wish(3))


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (TaxCollected(0, 2, 4), ()),
        (TradingEnded(), ()),
        (Reshuffled(), (None, 0, 1, 2)),
        (CardsDrawn(0, 1, (7,)), (None, 0, 1, 2)),
        (CardsDrawn(0, 0, ()), ()),
        (CardStolen(0, 1, 7, 0), (None, 0, 1, 2)),
        (CardHandedOver(0, 1, 7), (None, 0, 1, 2)),
        (DealMade("1", 0, 1, 3, 3, (1, 1, 2), (3, 3, 4)), (None, 0, 1, 2)),
        (CardsLost(0, (1, 2), "P5"), (None, 1, 2)),
        (AdvancesBought(0, 1, 50, (1, 2), 0, (0,) * 5), (None, 1, 2)),
        (AdvancesBought(0, 1, 50, (), 50, (0,) * 5), ()),
        (NothingHandedOver(0, 1), (None, 1, 2)),
        (OPEN, (None, 1, 2)),
        (SECRET, (1,)),
        (OfferAccepted("1", 0, 1, None, TWO), (0,)),
        (OfferAccepted("ab1", 0, 1, 1, TWO), (0,)),
        (OfferWithdrawn("1", 0, 0, None), ()),
    ],
)
def test_what_comes_to_light(event: Event, seats: tuple[Seat | None, ...]) -> None:
    """A seat's own secrets are not new to it, and it does not hear others' talk (X5a)."""
    assert tuple(seat for seat in (None, 0, 1, 2) if reveals(event, seat)) == seats


def test_an_event_as_it_is_seen_brings_to_light_what_it_shows() -> None:
    stolen = CardStolen(0, 1, 7, 0)
    seen = [seen_by(stolen, seat) for seat in (None, 0, 1, 2)]
    assert [event is not None and reveals(event) for event in seen] == [False, True, True, False]


class Calls:
    """The random decisions requested."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.purposes: Counter[str] = Counter()
        for name in ("draw", "shuffled"):
            original = getattr(chance, name)
            counting = self.counting(original)
            for module in [m for key, m in sys.modules.items() if key.startswith("ecumene.rules")]:
                if getattr(module, name, None) is original:
                    monkeypatch.setattr(module, name, counting)

    def counting(self, original: Callable[..., Any]) -> Callable[..., Any]:
        def asked(seed: int, purpose: str, *args: Any) -> Any:
            self.purposes[purpose] += 1
            return original(seed, purpose, *args)

        return asked

    def taken(self) -> Counter[str]:
        found, self.purposes = self.purposes, Counter()
        return found


def steps(game: Game) -> Iterator[tuple[Event, ...]]:
    """The events, answer by answer, in a random game."""
    driver = RandomDriver(game.options.seed, quick=True, settles=True)
    for _ in driver.play(game, 20):
        yield game.log[-1].events


def test_all_chance_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random decisions after an answer cannot be taken back with it."""
    calls = Calls(monkeypatch)
    seen: Counter[str] = Counter()
    for options in (*GAMES, *(Options(18, MapName.BOTH, seed) for seed in (4, 11))):
        game = Game(options)
        assert calls.taken().keys() <= BEFORE_ALL
        for events in steps(game):
            asked = calls.taken()
            assert not asked or any(map(reveals, events)), (asked, events)
            seen += asked
    assert seen.keys() == {"duplicate", "excess", "discards"}


@pytest.mark.parametrize("rule", ["F9", "Y2", "Y3", "H5"])
def test_chance_comes_to_light_where_cases_show_it(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random players hardly ever take a city: these cases do (F9)."""
    emitted: list[Event] = []

    def emit(play: Play, event: Event) -> None:
        emitted.append(event)
        play.events.append(event)

    monkeypatch.setattr(Play, "emit", emit)
    calls = Calls(monkeypatch)
    seen: Counter[str] = Counter()
    for case in CASES:
        if rule in case.head.rules:
            emitted.clear()
            run(case)
            asked = Counter({key: n for key, n in calls.taken().items() if key not in BEFORE_ALL})
            assert not asked or any(map(reveals, emitted)), (asked, emitted)
            seen += asked
    assert seen


def facts_of(found: View) -> Counter[tuple[str, object]]:
    """What a reader knows that is, or was, hidden from somebody."""
    known: Counter[tuple[str, object]] = Counter(("hand", card) for card in found.hand)
    for seat, player in enumerate(found.players):
        if player.calamity_count is not None:
            known["calamities", seat] += 1
    if found.trade is not None:
        for number, offer in found.trade.offers.items():
            if offer.seat != found.seat:
                known["offer", number] += 1
    return known


@pytest.mark.parametrize("options", [GAMES[0], GAMES[4]], ids=["long", "short"])
def test_whoever_learns_a_hidden_fact_is_told_by_an_event(options: Options) -> None:
    """A card, a number of calamities, two cards named in an offer (D4, Y1, X2)."""
    game = Game(options)
    random = Random(options.seed)
    readers = [None, *random.sample(range(options.players), 3)]
    known = {reader: facts_of(view(game, reader)) for reader in readers}
    gained: Counter[str] = Counter()
    for events in steps(game):
        for reader in readers:
            now = facts_of(view(game, reader))
            more = now - known[reader]
            known[reader] = now
            if more:
                views = [seen_by(event, reader) for event in events]
                assert any(each is not None and reveals(each, reader) for each in views), more
                assert any(reveals(event, reader) for event in events)
                gained.update(what for what, _ in more)
    assert gained.keys() == {"hand", "calamities", "offer"}
