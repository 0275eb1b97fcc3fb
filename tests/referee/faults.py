"""Meaningful faults, to be planted in correct games and rule cases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ecumene.data import facts
from tests.referee.changes import other_name
from tools.referee.tables import LAND, SEAS, WATER

if TYPE_CHECKING:
    from collections.abc import Callable

Event = dict[str, Any]


class Fault(NamedTuple):
    """A fault: its description, the event to plant it in, the change, and the rules that report."""

    name: str
    fits: Callable[[Event], Any]
    change: Callable[[Event], Event | list[Event]]
    """What replaces it: another event, or several."""
    rules: str

    def planted(self, events: list[Event], place: int) -> list[Event]:
        """The events with the fault in one of them."""
        changed = self.change(events[place])
        assert changed != events[place]
        new = changed if isinstance(changed, list) else [changed]
        return [*events[:place], *new, *events[place + 1 :]]


def of(kind: str, **fields: Any) -> Callable[[Event], bool]:
    """Events of a kind, with some fields."""
    return lambda event: (
        event["type"] == kind and all(event.get(name) == value for name, value in fields.items())
    )


def with_(**fields: Callable[[Any], Any]) -> Callable[[Event], Event]:
    """Change some fields."""
    return lambda event: {
        **event,
        **{name: change(event[name]) for name, change in fields.items()},
    }


def more(value: int) -> int:
    return value + 1


def less(value: int) -> int:
    return value - 1


def one_more(tokens: dict[str, int]) -> dict[str, int]:
    """One token more in the first area."""
    area = next(iter(tokens))
    return {**tokens, area: tokens[area] + 1}


def move(kind: str) -> Callable[[Event], bool]:
    return lambda event: event["type"] == "moved" and event["move"]["type"] == kind


def with_move(**fields: Callable[[Any], Any]) -> Callable[[Event], Event]:
    return with_(move=with_(**fields))


def two(_cards: int) -> int:
    return 2


def many_names(_names: list[str]) -> list[str]:
    return ["gold"] * 99


def calamity(_names: list[str]) -> list[str]:
    return ["treachery"]


def countering(event: Event) -> bool:
    return event["type"] == "offer-made" and event["counter"] is not None


def twice(event: Event) -> list[Event]:
    return [event, event]


def to_and_fro(event: Event) -> list[Event]:
    """Let a ship sail on and on between neighbours."""
    place = event["move"]["to"]
    near = next(near for near in sorted(WATER[place]) if near not in SEAS)
    steps = [place, *[near, place] * 3]
    return [with_move(to=into(step))(event) for step in steps]


def into(name: str) -> Callable[[Any], str]:
    return lambda _: name


def far_from(path: list[str]) -> list[str]:
    """The same march to an area without a common border."""
    far = next(a for a in LAND if a not in LAND[path[0]] and a != path[0])
    return [path[0], far]


def moved_away(ranking: list[Event]) -> list[Event]:
    """The first two change places."""
    return [ranking[1], ranking[0], *ranking[2:]]


def more_points(ranking: list[Event]) -> list[Event]:
    first, *rest = ranking
    return [{**first, "total": first["total"] + 5, "advances": first["advances"] + 5}, *rest]


def another(cards: list[str]) -> list[str]:
    """A card from nowhere: another one of the same stack."""
    commodities = facts().commodities
    stack = commodities[cards[0]].stack
    other = next(c.id for c in commodities if c.stack == stack and c.id not in cards)
    return [other, *cards[1:]]


FAULTS = [
    Fault("a civilization twice", of("civilization-picked", seat=1), with_(seat=lambda _: 0), "S2"),
    Fault("the turn goes on too fast", of("phase-began", phase=4), with_(phase=more), "turn"),
    Fault("a token more in tax", of("tax-collected"), with_(tokens=more), "T1"),
    Fault("a rate that may not be set", of("tax-collected"), with_(rate=more), "T1"),
    Fault("a revolt too small", of("tax-revolt"), with_(cities=less), "T2 T3"),
    Fault(
        "the wrong one benefits",
        of("city-annexed", rule="T3"),
        with_(taker=lambda s: s ^ 1),
        "T3 G1",
    ),
    Fault("a token more in expansion", of("expanded"), with_(tokens=one_more), "E1 E2"),
    Fault("a wrong census", of("census-taken"), with_(census=more), "E4"),
    Fault("no land neighbour", move("march"), with_move(path=far_from), "M3"),
    Fault(
        "two steps without a road",
        move("march"),
        with_move(path=lambda path: [*path, path[0]]),
        "M3",
    ),
    Fault("tokens that are not there", move("march"), with_move(tokens=lambda n: n + 9), "M3"),
    Fault("a ship too cheap", move("build-ship"), with_move(treasury=less), "M4"),
    Fault("a ship for too much", move("build-ship"), with_move(treasury=more), "M4"),
    Fault(
        "no water neighbour",
        move("sail"),
        with_move(to=lambda place: next(p for p in WATER if place not in WATER[p])),
        "M7",
    ),
    Fault("one step too far", move("sail"), to_and_fro, "M7"),
    Fault("too many aboard", move("embark"), with_move(tokens=lambda n: n + 6), "M3 M7"),
    Fault("a conflict miscounted", of("conflict-began"), with_(tokens=one_more), "F1"),
    Fault("the wrong round", of("tokens-lost"), with_(round=more), "F4"),
    Fault(
        "two lost at once",
        of("tokens-lost"),
        with_(removals=lambda all_: [*all_, all_[0]]),
        "F3",
    ),
    Fault("an attack that is too easy", of("city-attacked"), with_(needed=less), "F8"),
    Fault(
        "an attack that should fail", of("city-attacked"), with_(successful=lambda b: not b), "F8"
    ),
    Fault("survivors of a failed attack", of("attack-failed"), with_(tokens=less), "F8"),
    Fault("too many replace a city", of("city-fell"), with_(tokens=more), "F9"),
    Fault(
        "the dead are counted",
        of("conflict-ended", tokens={}),
        with_(tokens=lambda _: {"0": 1}),
        "F5",
    ),
    Fault(
        "a city for one token less",
        of("city-built", treasury=0),
        with_(removed=lambda gone: {party: count - 1 for party, count in gone.items()}),
        "K2 A-PUBLIC-WORKS",
    ),
    Fault("a city paid from treasury", of("city-built"), with_(treasury=more), "A-ARCHITECTURE"),
    Fault("surplus that stays", of("surplus-removed"), with_(tokens=less), "K3"),
    Fault("surplus that is none", of("surplus-removed"), with_(tokens=more), "K3"),
    Fault("too few tokens for a city", of("city-reduced", rule="K4"), with_(tokens=less), "G11"),
    Fault("a card too many", of("cards-drawn"), with_(count=more), "D2"),
    Fault(
        "a card that is not there", of("cards-drawn"), with_(cards=lambda c: ["gold", *c[1:]]), "S5"
    ),
    Fault("a card too cheap", of("card-bought"), with_(price=less), "D3"),
    Fault("a wish for two cards", of("offer-made"), with_(wants=with_(count=two)), "X2"),
    Fault("more names than cards", of("offer-made"), with_(gives=with_(claims=many_names)), "X2"),
    Fault("a claim of a calamity", of("offer-made"), with_(gives=with_(claims=calamity)), "X3"),
    Fault("a wish for a calamity", of("offer-made"), with_(wants=with_(named=calamity)), "X3"),
    Fault("an offer to himself", of("offer-made"), lambda it: {**it, "to": it["offerer"]}, "X2b"),
    Fault(
        "an offer to another", of("offer-accepted"), lambda it: {**it, "to": it["offerer"]}, "X1a"
    ),
    Fault("a deal of two cards", of("deal-made"), with_(cards_given=lambda cards: cards[1:]), "X2"),
    Fault("a card from nowhere", of("deal-made"), with_(cards_given=another), "X2 G13"),
    Fault(
        "a calamity that is not tradeable",
        of("deal-made"),
        with_(cards_taken=lambda cards: [*cards[:-1], "famine"]),
        "X2 X3",
    ),
    Fault(
        "a false number of calamities",
        lambda event: event["type"] == "calamities-counted" and any(event["counts"].values()),
        with_(counts=one_more),
        "Y1",
    ),
    Fault(
        "a calamity too many goes", of("calamities-discarded"), with_(copies=lambda _: []), "log"
    ),
    Fault(
        "the wrong beneficiary",
        of("calamity-struck", card="treachery"),
        with_(beneficiary=more),
        "C4",
    ),
    Fault("too many victims", of("victims-named"), with_(victims=lambda v: v[1:]), "C5"),
    Fault(
        "less damage",
        of("tokens-destroyed", rule="C-FAMINE"),
        with_(tokens=lambda tokens: dict(list(tokens.items())[1:])),
        "G12",
    ),
    Fault(
        "more damage", of("tokens-destroyed", rule="C-EPIDEMIC"), with_(tokens=one_more), "G12 G1"
    ),
    Fault(
        "the wrong sea",
        of("calamity-placed", card="cyclone"),
        with_(places=lambda places: [other_name(places[0])]),
        "C-CYCLONE",
    ),
    Fault("the wrong number", of("areas-selected"), with_(target=more), "C-CIVIL-WAR C-TYRANNY"),
    Fault("too many Barbarians", of("horde-arrived"), with_(tokens=more), "C-BARBARIAN-HORDES"),
    Fault("Barbarians who stay", of("horde-moved"), with_(tokens=less), "C-BARBARIAN-HORDES"),
    Fault(
        "treasury that is kept",
        of("treasury-lost", rule="C-SQUANDERED-WEALTH"),
        with_(tokens=less),
        "C-SQUANDERED-WEALTH",
    ),
    Fault(
        "cards that pay too much",
        lambda event: event["type"] == "treasury-gained" and event["tokens"] > 3,
        with_(tokens=more),
        "A-TRADE-ROUTES A-POLITICS F9",
    ),
    Fault(
        "six Barbarians annexed",
        of("tokens-annexed", rule="A-UNIVERSAL-DOCTRINE"),
        with_(tokens=lambda n: n + 5),
        "A-UNIVERSAL-DOCTRINE G1",
    ),
    Fault("a wrong price", of("advances-bought"), with_(price=less), "P3"),
    Fault("too much treasury", of("advances-bought"), with_(treasury=more), "P2 G1"),
    Fault(
        "too many credits", of("advances-bought"), with_(credits=lambda c: [c[0] + 5, *c[1:]]), "P4"
    ),
    Fault(
        "a hand above the limit",
        of("cards-lost", rule="P5"),
        with_(cards=lambda cards: cards[1:]),
        "P5",
    ),
    Fault("a marker too far", of("marker-moved"), with_(step=more), "H1"),
    Fault("the bonus of another", of("late-iron-age"), with_(seat=lambda s: s ^ 1), "V1a"),
    Fault("a last turn too late", of("last-turn", rule="H4"), with_(turn=more), "H4"),
    Fault("wrong points", of("game-over"), with_(ranking=more_points), "V1"),
    Fault("the wrong order", of("game-over"), with_(ranking=moved_away), "V2"),
    Fault("tokens that a leaver keeps", of("left"), with_(barbarians=lambda _: {}), "L3"),
    Fault(
        "tokens that go nowhere",
        lambda event: event["type"] == "displaced" and event["placed"],
        with_(placed=lambda _: {}),
        "L4a",
    ),
    Fault(
        "more cities at the start",
        of("start-cities-placed"),
        with_(areas=lambda a: a[1:]),
        "Q1 Q1a",
    ),
    Fault("more treasury at the start", of("start-tokens-placed"), with_(treasury=more), "Q1"),
    Fault("a marker ahead at the start", of("start-tokens-placed"), with_(step=more), "Q1"),
]


def with_ship(removals: list[Event]) -> list[Event]:
    return [{**removals[0], "kind": "ship"}, *removals[1:]]


IN_CASES = [
    Fault("a counter-offer to another", countering, lambda it: {**it, "to": None}, "X1a"),
    Fault("a ship maintained twice", move("maintain-ship"), twice, "M5 G1 M4a"),
    Fault("more than are aboard", move("disembark"), with_move(tokens=lambda n: n + 6), "M7"),
    Fault("a ship that is not there", move("embark"), with_move(ship=lambda n: n + 4), "M7"),
    Fault("a move that was not made", of("took-back"), with_(moves=lambda _: [99]), "M2"),
    Fault("a card that was not held", of("card-stolen"), with_(card=other_name), "G13"),
    Fault("a victim without a city", of("card-stolen"), with_(victim=lambda seat: seat ^ 1), "F9"),
    Fault(
        "a token of elsewhere",
        of("tokens-lost"),
        with_(removals=lambda all_: [{**all_[0], "area": "uppsala"}, *all_[1:]]),
        "F3b",
    ),
    Fault("a ship as a loss", of("tokens-lost"), with_(removals=with_ship), "F3b G1"),
    Fault("ships that are kept", lambda e: e.get("ships"), with_(ships=less), "A-NAVAL-WARFARE"),
    Fault("six tokens resettled", of("tokens-resettled"), with_(placed=one_more), "A-DIASPORA"),
    Fault(
        "named without reason",
        of("players-named"),
        with_(players=lambda p: [*p, p[0]]),
        "A-PROVINCIAL-EMPIRE",
    ),
    Fault(
        "a worthless card", of("card-handed-over"), with_(card=into("ochre")), "A-PROVINCIAL-EMPIRE"
    ),
    Fault(
        "such a card is held", of("nothing-handed-over"), with_(giver=more), "A-PROVINCIAL-EMPIRE"
    ),
    Fault("two steps back", of("marker-went-back"), with_(steps=more), "C-REGRESSION"),
    Fault(
        "half a pair",
        of("cards-lost", rule="C-CORRUPTION"),
        with_(cards=lambda c: c[1:]),
        "C-CORRUPTION",
    ),
    Fault("another discount", lambda e: e.get("discounted"), with_(price=more), "P3"),
    Fault("a gift that costs", lambda e: e.get("gift"), with_(gift=into("library")), "A-ANATOMY"),
    Fault(
        "a dearer set", lambda e: e.get("substitution"), with_(substitution=lambda _: None), "P2"
    ),
    Fault("trade when done", of("trader-back"), with_(seat=more), "X8a"),
    Fault("credits of the theme", of("credits-chosen"), with_(credits=one_more), "Q3"),
]
