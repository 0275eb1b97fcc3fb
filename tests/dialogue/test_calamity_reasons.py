"""Whoever answers in a calamity learns whose it is, why it takes so much, and what changed it.

The rule cases strike every calamity, at primary and at secondary victims.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ecumene.data import facts
from ecumene.dialogue.outlooks.calamity_background import background
from ecumene.dialogue.sentences.sentence import NamedPlayer
from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.forecast.calamity_costs import card_of
from ecumene.rules.phases.calamities.piracy import coastal_cities
from ecumene.rules.seen import seen_events
from ecumene.rules.state.board import city_count
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.view import SUFFERING, view
from tests.rules.test_hostile import CASES, position_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.questions.question import Background
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Party, Seat
    from ecumene.rules.view import View

ANSWERS = 40
SEEDS = 3
ASKS_NOBODY = {"squandered-wealth"}
FLOOD = facts().calamities["flood"]
AT_A_PLACE = {"volcanic-eruption-earthquake"}
"""Takes what its options say, and has no number."""


class Told(NamedTuple):
    """A question in a calamity, with what was told about it."""

    case: str
    seat: Seat
    seen: View
    decision: Decision
    about: Background
    after: list[Event]
    """What has happened from it on."""

    @property
    def calamity(self) -> str:
        return facts().calamities[self.about.card - card_of(facts().calamities[0])].id

    @property
    def number(self) -> int:
        """The number that is told last: the card's, or what advances make of it."""
        told = {each.key: each.args for each in self.about.reasons}
        (card,) = (key for key in told if "count" in told[key] and key != "why-treasury")
        found = told["why-changed"]["number"] if "why-changed" in told else told[card]["count"]
        assert isinstance(found, int)
        return found


@cache
def everything_told() -> list[Told]:
    found: list[Told] = []
    for case in CASES:
        if case.head.phase == "calamities":
            for seed in range(SEEDS):
                found += told_in(case.head.id, position_of(case), Random(seed))
    return found


def told_in(case: str, game: Game, random: Random) -> Iterator[Told]:
    open_: list[Told] = []
    for _ in range(ANSWERS):
        for seat, decision in game.pending.items():
            seen = view(game, seat)
            if seen.phase == SUFFERING:
                about = background(seen, decision, seen_events(game.phase_events, seat))
                assert about is not None, (case, decision)
                open_.append(Told(case, seat, seen, decision, about, []))
        if not game.pending:
            break
        seat = random.choice(list(game.pending))
        events = game.apply(seat, random.choice(list(islice(game.answers(seat), 30))))
        for each in open_:
            each.after.extend(events)
    return iter(open_)


def test_every_calamity_gives_its_reasons() -> None:
    """C: to primary victims, to secondary victims, and to those who choose for them."""
    reached: dict[str, set[str]] = {each.id: set() for each in facts().calamities}
    for told in everything_told():
        assert told.about.reasons, told
        reached[told.calamity].add(told.about.role)
    for calamity in facts().calamities:
        if calamity.id not in ASKS_NOBODY | {"treachery", "tyranny", "civil-war"}:
            assert "primary" in reached[calamity.id], calamity.id
        others = calamity.secondary or calamity.strikes_areas
        # Pirates' other victims are not asked: the primary one chooses for them.
        if others and calamity.id != "piracy":
            assert "secondary" in reached[calamity.id], calamity.id
    assert {id_ for id_, roles in reached.items() if not roles} == ASKS_NOBODY


def test_others_learn_whose_calamity_it_is() -> None:
    """C5, C6."""
    checked = 0
    for told in everything_told():
        if told.about.role != "primary":
            first = told.about.reasons[0]
            assert first.args["who"] in [NamedPlayer(seat) for seat in told.about.victims]
            assert told.seat not in told.about.victims
            checked += 1
    assert checked > 50


def demanded(decision: Decision, number: int) -> tuple[int, int] | None:
    """What is demanded, and what should be by the number that was told; None: not by a number."""
    match decision:
        case de.AskDamage(damage=damage):
            return damage, number
        case de.AskCalamityPlace(kind="flood-plain"):
            return FLOOD.numbers["damage"], number  # nobody who chooses has advances
        case de.AskSelection(target=target):
            return target, number
        case de.AskCorruption(face_value=value, cards=cards):
            return value, min(number, sum(FACE_VALUE[card] for card in cards))
        case de.AskCardsToLose(counts=counts, cards=cards, ransom=ransom) if ransom:
            return max(counts), min(number, len(cards))
    return None


def test_what_is_demanded_is_the_number_that_was_told() -> None:
    """C12: by card, role and advances."""
    compared: Counter[str] = Counter()
    for told in everything_told():
        if told.calamity not in AT_A_PLACE:
            pair = demanded(told.decision, told.number)
            if pair is not None:
                assert pair[0] == pair[1], told
                compared[told.calamity] += 1
    struck = {"epidemic", "famine", "flood", "tempest", "tribal-conflict"}
    assert compared.keys() == struck | {"banditry", "civil-war", "corruption", "tyranny"}


CITIES = {
    "why-reduced": ev.CityReduced,
    "why-pirates": ev.CityAnnexed,
    "why-annexed": ev.CityAnnexed,
    "why-destroyed": ev.CityDestroyed,
    "why-kept": ev.CityReduced,
}


def test_as_many_cities_go_as_were_told() -> None:
    """C11, C12: also if they go one by one, or another player chooses which."""
    compared: Counter[str] = Counter()
    for told in everything_told():
        decision = told.decision
        if not isinstance(decision, de.AskCities) or told.calamity in AT_A_PLACE | {"cyclone"}:
            continue
        key = next((each.key for each in told.about.reasons if each.key in CITIES), None)
        if key is None or len(told.about.victims) > 1:
            continue
        owner = decision.owner
        lost = cities_lost(told.after, CITIES[key], owner, decision.rule)
        before = city_count(told.seen.players[owner])
        if key == "why-kept":
            assert lost == before - told.number, told
        elif key == "why-pirates":
            assert lost == min(told.number, len(coastal_cities(told.seen, owner))), told
        else:
            assert lost == min(told.number, before), told
        compared[key] += 1
    assert compared.keys() == CITIES.keys()


def cities_lost(events: list[Event], kind: type, owner: Party, rule: str) -> int:
    return sum(
        isinstance(event, kind)
        and getattr(event, "owner", None) == owner
        and getattr(event, "rule", None) == rule
        for event in events
    )
