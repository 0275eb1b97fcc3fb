"""Rule cases that go wrong: in a case that is named, what is told otherwise, and what is found.

Each fault is there for one check of the referee, which is known by the rule and by what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.referee.faults import less, more, move, of, one_more, with_

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.referee.changes import Event

    Fits = Callable[[Event], Any]
    Plan = Callable[[list[Event]], list[Event]]


class Misplayed(NamedTuple):
    """A rule case that goes wrong."""

    name: str
    case: str
    plan: Plan
    """What is told instead."""
    rule: str
    says: str
    """Part of what the referee says."""
    without: str = ""
    """An advance that nobody holds, whatever the case says."""


# What may go wrong


def place_of(events: list[Event], fits: Fits) -> int:
    return next(place for place, event in enumerate(events) if fits(event))


def change(fits: Fits, **fields: Any) -> Plan:
    """Other values in the first such event; a function makes them of those that are there."""

    def plan(events: list[Event]) -> list[Event]:
        place = place_of(events, fits)
        event = events[place]
        made = {name: new(event[name]) if callable(new) else new for name, new in fields.items()}
        return [*events[:place], {**event, **made}, *events[place + 1 :]]

    return plan


def change_move(kind: str, **fields: Callable[[Any], Any]) -> Plan:
    return change(move(kind), move=lambda made: with_(**fields)(made))


def drop(fits: Fits) -> Plan:
    """The first such event does not happen."""
    return lambda events: [
        event for place, event in enumerate(events) if place != place_of(events, fits)
    ]


def at_once(fits: Fits) -> Plan:
    """The first such event happens before everything else."""
    return lambda events: [events[place_of(events, fits)], *drop(fits)(events)]


def at_once_told(kind: str, **fields: Any) -> Plan:
    """Something more happens before everything else."""
    return lambda events: [{"type": kind, **fields}, *events]


def too_late(fits: Fits) -> Plan:
    """The first such event happens after everything else."""
    return lambda events: [*drop(fits)(events), events[place_of(events, fits)]]


def next_first(fits: Fits) -> Plan:
    """The first such event and the one behind it change places."""

    def plan(events: list[Event]) -> list[Event]:
        place = place_of(events, fits)
        return [
            *events[:place],
            *reversed(events[place : place + 2]),
            *events[place + 2 :],
        ]

    return plan


def also(kind: str, **fields: Any) -> Plan:
    """Something more happens in the end."""
    return lambda events: [*events, {"type": kind, **fields}]


def then(fits: Fits, kind: str, **fields: Any) -> Plan:
    """Something more happens after the first such event."""

    def plan(events: list[Event]) -> list[Event]:
        place = place_of(events, fits) + 1
        return [*events[:place], {"type": kind, **fields}, *events[place:]]

    return plan


def again(fits: Fits) -> Plan:
    """The first such event happens once more in the end."""
    return lambda events: [*events, events[place_of(events, fits)]]


def both(*plans: Plan) -> Plan:
    def plan(events: list[Event]) -> list[Event]:
        for each in plans:
            events = each(events)
        return events

    return plan


def only(kind: str, **fields: Any) -> Plan:
    """Nothing but this happens."""
    return lambda _: [{"type": kind, **fields}]


def as_told(events: list[Event]) -> list[Event]:
    """Nothing is told otherwise: the table is another."""
    return events


def calamity(**fields: Any) -> Fits:
    return of("calamity", **fields)


# The faults

SET_UP = [
    Misplayed(
        "a civilization that was not agreed",
        "short-game-cards-and-tokens",
        change(of("picked"), seat=1),
        "S2",
        "agreed civilization",
    ),
    Misplayed(
        "cities are not placed by rank",
        "short-game-cards-and-tokens",
        next_first(of("start-cities")),
        "Q1",
        "order of placing cities",
    ),
    Misplayed(
        "cards are drawn before the sets are revealed",
        "short-game-cards-and-tokens",
        next_first(of("credits")),
        "Q1",
        "credits after drew",
    ),
    Misplayed(
        "nobody draws",
        "short-game-cards-and-tokens",
        lambda events: [event for event in events if event["type"] != "drew"],
        "Q1",
        "nobody has drawn",
    ),
    Misplayed(
        "a set destroys a city, by a wrong rule",
        "short-game-cards-and-tokens",
        then(of("credits"), "destroyed", area="thera", owner=0, rule="C-FLOOD", token_lost=False),
        "Q1",
        "rule: C-FLOOD",
    ),
    Misplayed(
        "a set destroys a city",
        "short-game-cards-and-tokens",
        both(
            then(of("credits"), "destroyed", area="thera", owner=0, rule="Q1", token_lost=False),
            change(of("drew"), seat=0, count=4, cards=lambda cards: cards[:4]),
        ),
        "Q1",
        "who destroys a city",
    ),
    Misplayed(
        "cities without sites",
        "short-game-cards-and-tokens",
        change(of("start-cities"), areas=["cyprus", "lemnos", "lesbos", "rhodes", "sparta"]),
        "Q1a",
        "only 2 cities on sites",
    ),
    Misplayed(
        "a set is not revealed",
        "short-game-cards-and-tokens",
        drop(of("theme", seat=4)),
        "Q1",
        "sets revealed",
    ),
    Misplayed(
        "fifteen tokens at the start",
        "short-game-cards-and-tokens",
        change(of("start-tokens", seat=1), tokens=one_more),
        "Q4",
        "more than 14 tokens",
    ),
]

FIRST_PHASES = [
    Misplayed(
        "a city is destroyed that could be annexed",
        "a-beneficiary-runs-out-of-cities",
        change(of("annexed"), type="destroyed"),
        "T3",
        "somebody could have annexed",
    ),
    Misplayed(
        "less than no tax",
        "where-all-cities-revolt-nobody-is-asked",
        change(of("tax"), tokens=-1),
        "G1",
        "-1 tokens to the treasury",
    ),
    Misplayed(
        "nobody expands",
        "one-adds-one-more-add-two",
        both(drop(of("expanded")), change(of("census", seat=4), census=8)),
        "E2",
        "tokens not added",
    ),
    Misplayed(
        "expansion into nowhere",
        "one-adds-one-more-add-two",
        change(of("expanded"), tokens=lambda tokens: {**tokens, "atlantis": 1}),
        "G1",
        "1 tokens to atlantis",
    ),
]

MOVEMENT = [
    Misplayed(
        "not in his turn",
        "highest-census-moves-first",
        at_once(of("ended", seat=4)),
        "M11a",
        "seat: 4, expected 2",
    ),
    Misplayed(
        "an end before one who insists",
        "insisting-on-ones-turn",
        then(of("insisted"), "ended", seat=0, ships_removed=[]),
        "M1a",
        "insists on ending before",
    ),
    Misplayed(
        "a road through a conflict",
        "a-road-through-ones-own-city",
        drop(of("took-back")),
        "A-ROADBUILDING",
        "goes no further than thessalonica",
    ),
    Misplayed(
        "into a city of Diplomacy",
        "military-and-diplomacy-ignore-diplomacy",
        as_told,
        "A-DIPLOMACY",
        "may not enter",
        without="military",
    ),
    Misplayed(
        "a move of one who does not end",
        "a-ship-for-two-treasury",
        change(of("moved"), seat=0),
        "M10",
        "seat 0 has not ended",
    ),
    Misplayed(
        "out of play",
        "no-step-out-of-play",
        at_once_told(
            "moved", seat=4, move={"type": "march", "path": ["upper-egypt", "thebes"], "tokens": 1}
        ),
        "M9",
        "nobody enters thebes",
    ),
]

SHIPS = [
    Misplayed(
        "a ship paid for elsewhere",
        "a-ship-for-one-treasury-and-one-token",
        change_move("build", tokens=lambda _: [{"area": "fayum", "moved": "still"}]),
        "M4",
        "no token of alexandria is paid",
    ),
    Misplayed(
        "a new ship is removed",
        "no-removing-a-new-or-maintained-ship",
        then(move("maintain"), "moved", seat=4, move={"type": "scrap", "ship": 0}),
        "M6",
        "built or maintained",
    ),
    Misplayed(
        "an open sea",
        "through-the-open-sea-with-astronavigation",
        as_told,
        "M7",
        "enters an open sea",
        without="astronavigation",
    ),
    Misplayed(
        "aboard on the open sea",
        "through-the-open-sea-with-astronavigation",
        next_first(move("embark")),
        "M7",
        "nobody embarks in",
    ),
    Misplayed(
        "six aboard",
        "the-same-water-twice",
        change_move("embark", tokens=more),
        "M7",
        "6 tokens aboard",
    ),
    Misplayed(
        "fewer than none go ashore",
        "the-same-water-twice",
        change_move("disembark", tokens=lambda _: -1),
        "M7",
        "-1 of 5 tokens aboard",
    ),
    Misplayed(
        "after the end of its way",
        "no-removing-a-new-or-maintained-ship",
        next_first(move("sail")),
        "M7a",
        "the way of the ship is over",
    ),
    Misplayed(
        "a ship stays on the open sea",
        "through-the-open-sea-with-astronavigation",
        both(drop(move("embark")), lambda events: [*events[:2], *events[-1:]]),
        "M7",
        "a ship ends in eastern-mediterranean",
    ),
    Misplayed(
        "a ship stays out of play",
        "not-even-an-empty-ship-ends-out-of-play",
        drop(lambda event: event.get("move", {}).get("to") == "sinai"),
        "M9",
        "a ship ends in nabataea",
    ),
    Misplayed(
        "a number twice",
        "four-new-ships-in-a-turn",
        change_move("build", ship=more),
        "M4",
        "there is a ship 1 already",
    ),
    Misplayed(
        "a fifth step",
        "four-steps",
        then(
            move("maintain"), "moved", seat=4, move={"type": "sail", "ship": 0, "to": "alexandria"}
        ),
        "M7",
        "5 steps",
    ),
]

CONFLICT = [
    Misplayed(
        "an attack before the tokens have fought",
        "the-rest-attacks-however-few",
        at_once(of("attack")),
        "F1",
        "token conflicts first",
    ),
    Misplayed(
        "an attack before one of better rank",
        "city-attacks-by-rank-of-the-defender",
        lambda events: [*events[:2], *events[4:], *events[2:4]],
        "F7",
        "the attack on rhodes comes before that on alexandria",
    ),
    Misplayed(
        "pirates attacked by the worse rank first",
        "two-pirate-cities-by-rank-of-the-attackers",
        lambda events: [*events[2:4], *events[:2], *events[4:]],
        "F7a",
        "the attack on rhodes comes before that on cyrene",
    ),
    Misplayed(
        "booty without an attack",
        "phase-11-city-attack",
        at_once(of("treasury")),
        "F9",
        "has not just taken a city",
    ),
    Misplayed(
        "four to the treasury",
        "phase-11-city-attack",
        change(of("treasury"), tokens=4),
        "F9",
        "moves 4 tokens",
    ),
]

CITIES = [
    Misplayed(
        "building after surplus",
        "twelve-tokens-in-the-wilderness",
        next_first(of("built")),
        "K5",
        "building after surplus",
    ),
    Misplayed(
        "more than half from treasury",
        "architecture-pays-six-of-twelve",
        change(of("built"), treasury=7),
        "A-ARCHITECTURE",
        "more than half of 12",
    ),
    Misplayed(
        "neighbours without Urbanism",
        "urbanism-brings-four",
        as_told,
        "A-URBANISM",
        "may not use",
        without="urbanism",
    ),
    Misplayed(
        "five of neighbours",
        "urbanism-brings-four",
        change(of("built"), neighbours=one_more),
        "A-URBANISM",
        "tokens of neighbours",
    ),
    Misplayed(
        "tokens of others stay",
        "tokens-of-others-go-too",
        change(of("built"), removed={"4": 3}),
        "K2",
        "tokens of others removed",
    ),
    Misplayed(
        "a tenth city",
        "nine-cities-are-all",
        only("built", seat=4, area="tanis", removed={"4": 6}, treasury=0, neighbours={}),
        "G1",
        "no city in stock",
    ),
    Misplayed(
        "a city where the limit is 0",
        "never-on-printed-limit-0",
        only("built", seat=2, area="alani", removed={"2": 14}, treasury=0, neighbours={}),
        "K1",
        "no city can be built in alani",
    ),
    Misplayed(
        "treasury without Architecture",
        "treasury-without-architecture",
        change(of("built"), treasury=1),
        "A-ARCHITECTURE",
        "may not pay with treasury",
    ),
    Misplayed(
        "an old city is reduced",
        "phase-11-new-cities-are-reduced-first",
        change(of("reduced"), area="memphis"),
        "K4",
        "cities built this turn come first: ['gaza']",
    ),
]

TRADE_CARDS = [
    Misplayed(
        "a purchase before all have drawn",
        "a-pass-is-final",
        at_once(of("bought-card")),
        "D3",
        "have not drawn",
    ),
    Misplayed(
        "a purchase out of turn",
        "each-block-buys-from-its-own-stacks",
        next_first(of("bought-card")),
        "D3",
        "his turn to buy is over",
    ),
    Misplayed(
        "a free card without the Wonder",
        "wonder-gives-a-free-card-of-a-higher-stack",
        as_told,
        "A-WONDER-OF-THE-WORLD",
        "has no free card",
        without="wonder_of_the_world",
    ),
    Misplayed(
        "a free card of a low stack",
        "wonder-gives-a-free-card-of-a-higher-stack",
        change(of("bought-card"), stack=2, card="iron"),
        "A-WONDER-OF-THE-WORLD",
        "stack 2 is too low",
    ),
]

TRADE = [
    Misplayed(
        "an offer with two cards in hand",
        "a-plain-deal",
        change(of("offered"), offerer=1),
        "X2b",
        "takes no part",
    ),
    Misplayed(
        "a deal after the time is up",
        "the-time-is-up",
        too_late(of("deal")),
        "X8a",
        "is done trading",
    ),
    Misplayed(
        "a deal for which nothing was put down",
        "a-plain-deal",
        drop(of("put-down")),
        "X5",
        "put down",
    ),
    Misplayed(
        "back after the time is up",
        "the-time-is-up",
        also("back", seat=4),
        "X8a",
        "nobody trades any more",
    ),
    Misplayed(
        "calamities go before they are counted",
        "duplicates-are-said-and-discarded",
        next_first(of("calamities")),
        "Y1",
        "nobody has said",
    ),
    Misplayed(
        "one of several goes for two of another",
        "duplicates-before-the-limit",
        change(of("calamities-discarded"), cards=["tempest"]),
        "Y2",
        "tempest is not held twice",
    ),
    Misplayed(
        "an offer of his own is accepted",
        "a-plain-deal",
        change(of("accepted"), seat=4),
        "X1a",
        "was not made to him",
    ),
    Misplayed(
        "an offer of one who is done",
        "a-plain-deal",
        again(of("offered")),
        "X8a",
        "is done trading",
    ),
    Misplayed(
        "a wish for a calamity",
        "a-plain-deal",
        change(of("offered"), wants={"cards": 3, "named": ["famine"]}),
        "X3",
        "names a calamity",
    ),
    Misplayed(
        "a calamity that is not traded",
        "a-plain-deal",
        change(of("deal"), cards_given=["ochre", "ochre", "famine"]),
        "X3",
        "not tradeable: ['famine']",
    ),
]

CALAMITIES = [
    Misplayed(
        "a commodity strikes",
        "corruption-coinage",
        change(calamity(), card="gold"),
        "C2",
        "gold is no calamity",
    ),
    Misplayed(
        "somebody benefits from a minor calamity",
        "city-in-flames-ransom",
        change(calamity(), beneficiary=0),
        "C4",
        "beneficiary: 0",
    ),
    Misplayed(
        "a major calamity before a minor one",
        "minor-calamities-come-before-major-ones",
        lambda events: [*events[2:], *events[:2]],
        "C1",
        "minor calamities come first",
    ),
    Misplayed(
        "minor calamities in descending order",
        "own-minor-calamities-by-ascending-stack",
        lambda events: [*events[2:], *events[:2]],
        "C1",
        "in ascending order",
    ),
    Misplayed(
        "major calamities in descending order",
        "major-calamities-in-their-order",
        too_late(calamity()),
        "C2",
        "in ascending order",
    ),
    Misplayed(
        "a copy is revealed too late",
        "two-hordes-in-one-area",
        next_first(calamity(seat=14)),
        "C10a",
        "before the other was revealed",
    ),
    Misplayed(
        "copies are not revealed by rank",
        "two-hordes-in-one-area",
        at_once(calamity(seat=14)),
        "C8a",
        "copies go by rank",
    ),
    Misplayed(
        "the sea is chosen by the victim of the other copy",
        "two-cyclones-hit-a-player-twice",
        change(of("calamity-place"), seat=2),
        "C8a",
        "victim: 2",
    ),
    Misplayed(
        "two seas",
        "cyclone",
        change(of("calamity-place"), places=["eastern-mediterranean", "black-sea"]),
        "C-CYCLONE",
        "places: 2",
    ),
    Misplayed(
        "a second sea",
        "cyclone",
        again(of("calamity-place")),
        "C-CYCLONE",
        "struck before",
    ),
    Misplayed(
        "heresy is said to fail",
        "iconoclasm-theocracy",
        then(calamity(), "calamity-failed", seat=4, card="iconoclasm_and_heresy"),
        "C3a",
        "its condition holds",
    ),
    Misplayed(
        "heresy is not said to fail",
        "iconoclasm-without-a-city",
        drop(of("calamity-failed")),
        "C3a",
        "should not have happened to",
    ),
    Misplayed(
        "a victim suffers before the others are named",
        "famine-pottery-alone",
        next_first(of("victims")),
        "C5",
        "before anybody suffers",
    ),
    Misplayed(
        "a cyclone takes treasury",
        "cyclone",
        also("treasury-lost", seat=4, tokens=1, rule="C-CYCLONE"),
        "C-CYCLONE",
        "does not belong to it",
    ),
    Misplayed(
        "pirates: victims are named twice",
        "piracy-strikes-three-players",
        again(of("victims")),
        "C5",
        "has named victims",
    ),
    Misplayed(
        "pirates inland",
        "piracy-strikes-three-players",
        change(of("annexed"), area="susiana"),
        "C-PIRACY",
        "susiana is not coastal",
    ),
    Misplayed(
        "an eruption reduces a city",
        "minor-calamities-come-before-major-ones",
        change(of("destroyed"), type="reduced", tokens=1),
        "C-VOLCANIC-ERUPTION-EARTHQUAKE",
        "reduces nothing",
    ),
    Misplayed(
        "a horde disperses that could go on",
        "two-hordes-in-one-area",
        change(of("horde-moved"), type="horde-dispersed", area="dacia"),
        "C-BARBARIAN-HORDES",
        "could have gone",
    ),
    Misplayed(
        "another plain",
        "flood-takes-the-plain-with-most-units",
        change(of("calamity-place"), places=["aquae-sextiae", "lugdunum", "massilia"]),
        "C-FLOOD",
        "not the plain with most",
    ),
    Misplayed(
        "another sea",
        "cyclone",
        change(of("calamity-place"), places=["aegean-sea"]),
        "C-CYCLONE",
        "cities next to the sea",
    ),
    Misplayed(
        "destroyed in spite of Engineering",
        "earthquake-engineering",
        change(of("reduced"), type="destroyed", token_lost=False),
        "C-VOLCANIC-ERUPTION-EARTHQUAKE",
        "this city is not destroyed",
    ),
    Misplayed(
        "reduced without Engineering",
        "earthquake-engineering",
        as_told,
        "C-VOLCANIC-ERUPTION-EARTHQUAKE",
        "this city is not reduced",
        without="engineering",
    ),
    Misplayed(
        "an own city beside that of another",
        "earthquake",
        change(of("reduced"), area="gaza", owner=4),
        "C-VOLCANIC-ERUPTION-EARTHQUAKE",
        "the city of another one",
    ),
]

LOSSES = [
    Misplayed(
        "cities are destroyed before others are reduced",
        "famine-reduces-before-it-destroys",
        next_first(of("reduced")),
        "G12a",
        "reduced after destroyed",
    ),
    Misplayed(
        "a card too many in Corruption",
        "corruption-coinage",
        change(of("cards-lost"), cards=["gold", "ivory", "gold"]),
        "C-CORRUPTION",
        "loses [9, 9, 9] for 15",
    ),
    Misplayed(
        "a calamity is discarded for Banditry",
        "banditry-ransom-per-card",
        change(of("cards-lost"), cards=["piracy"]),
        "C3",
        "piracy is no commodity card",
    ),
    Misplayed(
        "a ransom without Theocracy",
        "iconoclasm-theocracy",
        as_told,
        "A-THEOCRACY",
        "cannot pay with cards",
        without="theocracy",
    ),
    Misplayed(
        "cities for a step without Enlightenment",
        "regression-enlightenment-with-one-inland-city",
        as_told,
        "A-ENLIGHTENMENT",
        "cannot pay with cities",
        without="enlightenment",
    ),
    Misplayed(
        "a coastal city for a step",
        "regression-enlightenment-with-one-inland-city",
        next_first(of("destroyed")),
        "A-ENLIGHTENMENT",
        "non-coastal cities first: ['memphis']",
    ),
    Misplayed(
        "below the start",
        "regression-not-below-the-start",
        change(of("marker-back"), steps=more),
        "C-REGRESSION",
        "steps back or paid for: 2, expected 1",
    ),
    Misplayed(
        "half a ransom for a city",
        "city-in-flames-ransom",
        change(of("treasury-lost"), tokens=less),
        "C-CITY-IN-FLAMES",
        "ransom: 9",
    ),
    Misplayed(
        "a ransom, and the city too",
        "city-in-flames-ransom",
        also("destroyed", area="tanis", owner=8, rule="C-CITY-IN-FLAMES", token_lost=False),
        "C-CITY-IN-FLAMES",
        "it is over",
    ),
    Misplayed(
        "half a ransom for a card",
        "banditry-ransom-per-card",
        change(of("treasury-lost"), tokens=less),
        "C-BANDITRY",
        "ransom that saves no card",
    ),
    Misplayed(
        "a famine takes treasury",
        "famine-pottery-alone",
        also("treasury-lost", seat=4, tokens=1, rule="C-FAMINE"),
        "C-FAMINE",
        "does not belong to it",
    ),
    Misplayed(
        "water for Corruption",
        "corruption-of-a-poor-hand",
        change(of("cards-lost"), cards=["wine", "ochre", "water"]),
        "C-CORRUPTION",
        "loses [5, 1, 0] for 10",
    ),
    Misplayed(
        "a ransom for cities twice",
        "iconoclasm-theocracy",
        again(of("cards-lost")),
        "A-THEOCRACY",
        "cannot pay with cards",
    ),
]

ABILITIES = [
    Misplayed(
        "units of two areas",
        "monotheism-annexes-everything-of-others",
        change(of("tokens-annexed"), area="moesia"),
        "Z1",
        "area: moesia, expected memphis",
    ),
    Misplayed(
        "a city of a player by Universal Doctrine",
        "universal-doctrine-takes-a-pirate-city",
        change(of("annexed"), owner=0),
        "A-UNIVERSAL-DOCTRINE",
        "owner: 0",
    ),
    Misplayed(
        "tokens of a player by Universal Doctrine",
        "universal-doctrine-takes-barbarian-tokens",
        change(of("tokens-annexed"), owner=0),
        "A-UNIVERSAL-DOCTRINE",
        "owner: 0",
    ),
    Misplayed(
        "a calamity by Trade Routes",
        "trade-routes-take-water-for-nothing",
        change(of("cards-lost"), cards=["piracy"]),
        "A-TRADE-ROUTES",
        "piracy is no commodity",
    ),
    Misplayed(
        "Trade Routes twice",
        "trade-routes-take-water-for-nothing",
        both(
            change(of("cards-lost"), cards=["clay"]),
            then(of("treasury"), "cards-lost", seat=4, cards=["water"], rule="A-TRADE-ROUTES"),
        ),
        "A-TRADE-ROUTES",
        "cards discarded before",
    ),
    Misplayed(
        "Trade Routes for nothing",
        "trade-routes-take-water-for-nothing",
        lambda events: events[:1],
        "A-TRADE-ROUTES",
        "nothing was discarded",
    ),
    Misplayed(
        "tokens of another",
        "diaspora-resettles-five-tokens",
        change(of("resettled"), seat=less),
        "A-DIASPORA",
        "seat: 3",
    ),
    Misplayed(
        "there and back",
        "diaspora-resettles-five-tokens",
        change(of("resettled"), placed={"tanis": 3, "troy": 2}),
        "A-DIASPORA",
        "to other areas",
    ),
    Misplayed(
        "named by another",
        "provincial-empire-protections",
        change(of("named"), seat=more),
        "A-PROVINCIAL-EMPIRE",
        "seat: 1",
    ),
    Misplayed(
        "he names himself",
        "provincial-empire-protections",
        change(of("named"), players=[0]),
        "Z3",
        "seat 0 cannot be named",
    ),
    Misplayed(
        "he names somebody far away",
        "provincial-empire-protections",
        change(of("named"), players=[2]),
        "Z5",
        "seat 2 is not adjacent",
    ),
    Misplayed(
        "a card for another",
        "provincial-empire-protections",
        change(of("handed-over"), taker=1),
        "A-PROVINCIAL-EMPIRE",
        "taker: 1",
    ),
    Misplayed(
        "he has a card to give",
        "provincial-empire-protections",
        change(of("handed-over"), type="nothing-handed-over"),
        "A-PROVINCIAL-EMPIRE",
        "has such a card",
    ),
    Misplayed(
        "treasury and an area",
        "politics-annexes-for-money",
        also("treasury", seat=4, tokens=1),
        "A-POLITICS",
        "treasury gained: 1",
    ),
    Misplayed(
        "a price for nothing",
        "politics-for-treasury",
        also("treasury-lost", seat=4, tokens=1, rule="A-POLITICS"),
        "A-POLITICS",
        "pays 1 and gains 5",
    ),
    Misplayed(
        "tokens that were treasury",
        "politics-needs-treasury-and-stock",
        lambda events: [
            events[0],
            {**events[2], "tokens": 3},
            {**events[1], "area": "sinai", "tokens": 3},
        ],
        "Z5a",
        "too few tokens",
    ),
]

PURCHASES = [
    Misplayed(
        "a gift he has",
        "anatomy-gives-a-science-card",
        again(of("advances")),
        "A-ANATOMY",
        "has coinage already",
    ),
    Misplayed(
        "a calamity pays",
        "anatomy-gives-a-science-card",
        change(of("advances"), cards=["piracy"]),
        "P2",
        "pays with a calamity",
    ),
    Misplayed(
        "a card added without Trade Empire",
        "trade-empire-adds-a-card",
        as_told,
        "A-TRADE-EMPIRE",
        "ivory cannot be added",
        without="trade_empire",
    ),
    Misplayed(
        "a card added to no set",
        "trade-empire-adds-a-card",
        change(of("advances"), substitution={"card": "ivory", "into": "silk"}),
        "A-TRADE-EMPIRE",
        "ivory cannot be added to silk",
    ),
]

END = [
    Misplayed(
        "reshuffled after the end",
        "an-agreed-last-turn",
        lambda events: [*events[:-1], {"type": "reshuffled"}],
        "H4",
        "the game should be over by",
    ),
    Misplayed(
        "over by another rule",
        "an-agreed-time",
        change(of("game-over"), rule="H4"),
        "H4",
        "over by H4, expected one of ['H6']",
    ),
    Misplayed(
        "the time has come for another turn",
        "an-agreed-time",
        change(of("last-turn"), turn=more),
        "H6",
        "last turn: 2",
    ),
    Misplayed(
        "a marker stays behind",
        "stone-age-asks-nothing",
        drop(of("marker", seat=4)),
        "H1",
        "markers that have not moved",
    ),
]

LEAVING = [
    Misplayed(
        "who leaves does not",
        "the-checks-come-in-phase-11",
        drop(of("left")),
        "L1",
        "have not left: [4]",
    ),
    Misplayed(
        "cards of who leaves, by another rule",
        "cards-of-who-leaves-go-back-to-their-block",
        change(of("cards-lost", seat=7), rule="P5"),
        "L2",
        "rule: P5",
    ),
    Misplayed(
        "ships stay out of play",
        "others-move-out-of-the-region",
        change(of("displaced"), ships_removed=[]),
        "L4",
        "ships removed: []",
    ),
    Misplayed(
        "not by rank",
        "by-rank-the-second-finds-less-room",
        again(of("displaced")),
        "L4",
        "by rank",
    ),
    Misplayed(
        "tokens go where he has none",
        "others-move-out-of-the-region",
        change(of("displaced"), to={"knossos": 1, "troy": 4}),
        "L4",
        "has no token in knossos",
    ),
    Misplayed(
        "tokens go where there is no room",
        "a-shared-area-takes-as-many-as-fit",
        change(of("displaced"), to={"thera": 2}),
        "L4",
        "a conflict situation in thera",
    ),
    Misplayed(
        "support is looked at too early",
        "others-move-out-of-the-region",
        also("reduced", area="troy", owner=2, tokens=0, rule="K4"),
        "L5a",
        "support is not looked at here",
    ),
    Misplayed(
        "surplus is looked at too early",
        "the-checks-come-in-phase-11",
        drop(of("phase")),
        "L5a",
        "surplus is not looked at here",
    ),
    Misplayed(
        "over too early",
        "the-last-one-has-won",
        drop(of("left", seat=3)),
        "L7",
        "players left: 2",
    ),
    Misplayed(
        "over by a wrong rule",
        "the-last-one-has-won",
        change(of("game-over"), rule="H4"),
        "L7",
        "rule: H4",
    ),
    Misplayed(
        "the last one plays on",
        "the-last-one-has-won",
        drop(of("game-over")),
        "L7",
        "the game is over",
    ),
]

MISPLAYED = [
    *SET_UP,
    *FIRST_PHASES,
    *MOVEMENT,
    *SHIPS,
    *CONFLICT,
    *CITIES,
    *TRADE_CARDS,
    *TRADE,
    *CALAMITIES,
    *LOSSES,
    *ABILITIES,
    *PURCHASES,
    *END,
    *LEAVING,
]
