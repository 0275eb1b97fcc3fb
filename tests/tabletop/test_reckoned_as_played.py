"""The stated cost of a calamity is its cost in a game: the same position, played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from ecumene.cases.case_form import Case, CaseHolding, Head
from ecumene.cases.case_position import lay_out
from ecumene.data import MapName, facts
from ecumene.rules.decisions import AskCalamityPlace, AskDamage
from ecumene.rules.events import (
    AreasSelected,
    CalamityPlaced,
    CalamityStruck,
    CardsLost,
    CityAnnexed,
    CityDestroyed,
    CityReduced,
    HordeArrived,
    MarkerWentBack,
    TreasuryLost,
    VictimsNamed,
)
from ecumene.rules.game import Game
from ecumene.rules.phases.calamities.earth import VOLCANO
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.reckoning import Blow, Spot, Stake, needs, reckon
from ecumene.rules.state.board import cities_of, city_count
from ecumene.rules.state.lookup_tables import COASTAL, FIRST_CALAMITY, WATER_CARD
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from ecumene.data import Calamity
    from ecumene.rules.events import Event
    from ecumene.rules.reckoning import Toll
    from ecumene.rules.reckoning.stakes import Kind
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import Seat

SETUP = next(s for s in facts().setups if (s.players, s.map) == (9, MapName.WEST))
SEEDS = range(8)
VOLCANIC = tuple(area for area in sorted(SETUP.areas) if VOLCANO[area] is not None)
KINDS: Final[dict[str, set[Kind]]] = {
    "volcanic-eruption-earthquake": {"erupted", "quake"},
    "flood": {"plain-damage", "coastal-damage"},
}
"""Losses that must occur, for calamities with several that exclude each other."""


class Played:
    """A calamity played in a game, and what everybody had before and lost."""

    def __init__(self, calamity: int, seed: int) -> None:
        random = Random(f"{calamity} {seed}")
        self.card = FIRST_CALAMITY + calamity
        start = {civ: _holding(random) for civ in (facts().civilizations[c].id for c in _civs())}
        victim, other = random.sample(list(start), 2)
        if seed % 2:
            start[victim] = _riches(random)
            start[other] = replace(start[other], tokens={random.choice(VOLCANIC): 2})
        start[victim] = replace(start[victim], hand=(*start[victim].hand, self.card))
        head = Head("agreement", (), "", "calamities", players=9, map=MapName.WEST)
        at_volcanoes = {area for each in start.values() for area in (*each.cities, *each.tokens)}
        play, _ = lay_out(Case(head, start, named=frozenset(at_volcanoes)))
        self.victim: Seat = SETUP.civilizations.index(facts().civilizations[victim].index)
        self.stakes = [self._stake(play.state, seat) for seat in range(9)]
        hand = play.state.players[self.victim].hand
        self.worth = sum(FACE_VALUE[card] for card in hand if card < FIRST_CALAMITY)
        game = Game.from_state(play.options, play.state, phase_number("calamities"))
        self.events: list[Event] = list(game.opening or ())
        self.damage: Counter[Seat] = Counter()
        self.place: int | None = None
        while game.pending:
            seat, decision = next(iter(game.pending.items()))
            if isinstance(decision, AskDamage):
                self.damage[seat] += decision.damage
            if isinstance(decision, AskCalamityPlace):
                self.place = decision.options[0]
            action = game.default(seat)
            assert action is not None
            self.events += game.apply(seat, action)

    def _stake(self, state: State, seat: Seat) -> Stake:
        player = state.players[seat]
        cities = cities_of(state, seat)
        coastal = {area: n for area, n in player.tokens.items() if COASTAL[area]}
        areas = needs(self.card).areas
        return Stake(
            SETUP.civilizations[seat],
            tokens=sum(player.tokens.values()),
            cities=city_count(player),
            coastal_tokens=sum(coastal.values()) if "coastal_tokens" in self._counts() else None,
            coastal_cities=sum(COASTAL[area] for area in cities)
            if "coastal_cities" in self._counts()
            else None,
            treasury=player.treasury,
            cards=sum(card < FIRST_CALAMITY for card in player.hand),
            step=player.step,
            stock=player.token_stock,
            advances=player.advances,
            spots=tuple(
                Spot(area, player.tokens.get(area, 0), area in cities)
                for area in areas
                if area in cities or area in player.tokens
            ),
        )

    def _counts(self) -> tuple[str, ...]:
        wanted = needs(self.card)
        return (*wanted.victim, *wanted.others)

    def blow(self) -> Blow:
        """The same, as entered at a table."""
        named = [event.victims for event in self.events if isinstance(event, VictimsNamed)]
        return Blow(
            self.card,
            self.stakes[self.victim],
            tuple(stake for seat, stake in enumerate(self.stakes) if seat != self.victim),
            named=tuple(SETUP.civilizations[seat] for seat in named[0]) if named else None,
            place=self.place,
            limit=2,
        )


def _civs() -> tuple[int, ...]:
    return SETUP.civilizations


def _holding(random: Random) -> CaseHolding:
    """Anything a player might have; all advances are equally likely."""
    return CaseHolding(
        elsewhere=random.randrange(14),
        cities_elsewhere=random.randrange(8),
        treasury=random.randrange(15),
        advances=random.getrandbits(len(facts().advances)) & random.getrandbits(51),
        step=random.randrange(10),
        hand=tuple(random.choices(range(20), k=random.randrange(5))),
    )


def _riches(random: Random) -> CaseHolding:
    """As much as a player has late in a game, with a city at a volcano."""
    return CaseHolding(
        elsewhere=random.randrange(10, 20),
        cities=(random.choice(VOLCANIC),),
        cities_elsewhere=random.randrange(4, 8),
        treasury=random.randrange(15),
        advances=random.getrandbits(51) & random.getrandbits(51) & random.getrandbits(51),
        step=random.randrange(2, 10),
        hand=tuple(random.choices(range(WATER_CARD), k=random.randrange(3, 9))),
    )


@pytest.mark.parametrize("calamity", facts().calamities, ids=lambda calamity: calamity.id)
def test_a_game_takes_what_a_table_is_told(calamity: Calamity) -> None:
    seen: set[Kind] = set()
    for seed in SEEDS:
        played = Played(facts().calamities.index(calamity), seed)
        reckoning = reckon(played.blow(), SETUP)
        assert reckoning.choice is None
        struck = next(e for e in played.events if isinstance(e, CalamityStruck))
        assert reckoning.beneficiary == (
            None if struck.beneficiary is None else SETUP.civilizations[struck.beneficiary]
        )
        named = [e.victims for e in played.events if isinstance(e, VictimsNamed)]
        assert set(reckoning.named) == {SETUP.civilizations[s] for v in named for s in v}
        placed = [e.places for e in played.events if isinstance(e, CalamityPlaced)]
        assert reckoning.places == (placed[0] if placed else ())
        for toll in reckoning.tolls:
            agree(toll, played)
        if not reckoning.happens:
            assert not reckoning.tolls
        seen |= {toll.kind for toll in reckoning.tolls if toll.amount}
    assert seen, "it has cost somebody something"
    assert seen >= KINDS.get(calamity.id, set())


def agree(toll: Toll, played: Played) -> None:
    """Check that a stated loss is what happened, unless somebody paid instead."""
    seat = SETUP.civilizations.index(toll.party)
    happened = tally(played.events, seat)
    if toll.kind.endswith("damage"):
        chosen = played.damage[seat]
        assert chosen == toll.figure.value if chosen else toll.amount in (0, toll.has)
    elif toll.kind == "support":
        assert bool(happened["reduced"]) == bool(toll.amount)
        assert happened["reduced"] <= toll.amount
    elif toll.kind == "quake":
        assert happened["reduced" if toll.ransom else "destroyed"] >= 1
    elif toll.kind == "face-value":
        lost = sorted(FACE_VALUE[card] for card in discarded(played.events, seat))
        assert sum(lost) >= min(toll.figure.value, played.worth)
        assert not lost or sum(lost[1:]) < toll.figure.value, "none too many"
    else:
        paid = toll.kind in {"reduced", "destroyed", "back", "cards"} and toll.ransom > 0
        assert happened[toll.kind] == told(toll) or (paid and happened[toll.kind] < told(toll))


def told(toll: Toll) -> int:
    match toll.kind:
        case "erupted":
            return toll.ransom
        case "blown-down":
            return max(0, toll.amount - toll.ransom)
        case "seceding":
            return toll.figure.value if toll.amount else 0
        case _:
            return toll.amount


def discarded(events: list[Event], seat: Seat) -> list[int]:
    """The cards that a player has lost."""
    lost = [e.cards for e in events if isinstance(e, CardsLost) and e.seat == seat]
    return [card for cards in lost for card in cards or ()]


def tally(events: list[Event], seat: Seat) -> dict[str, int]:
    """What a player has lost, by kind of loss."""
    reduced = sum(isinstance(e, CityReduced) and e.owner == seat for e in events)
    destroyed = sum(isinstance(e, CityDestroyed) and e.owner == seat for e in events)
    annexed = sum(isinstance(e, CityAnnexed) and e.owner == seat for e in events)
    return {
        **dict.fromkeys(("reduced", "kept", "blown-down"), reduced),
        **dict.fromkeys(("destroyed", "coastal-destroyed", "erupted"), destroyed),
        **dict.fromkeys(("annexed", "pirates"), annexed),
        "cards": len(discarded(events, seat)),
        "treasury": sum(e.tokens for e in events if isinstance(e, TreasuryLost) and e.seat == seat),
        "back": sum(e.steps for e in events if isinstance(e, MarkerWentBack)),
        "seceding": sum(e.target for e in events if isinstance(e, AreasSelected)),
        "horde": sum(e.tokens for e in events if isinstance(e, HordeArrived)),
    }
