"""The tally, event by event: what each seat has done and suffered, and by which calamity."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import facts
from ecumene.rules.actions import Embark, March
from ecumene.rules.events import (
    AdvancesBought,
    CalamityFailed,
    CalamityStruck,
    CardsLost,
    CityAnnexed,
    CityAttacked,
    CityDestroyed,
    CityFell,
    CityReduced,
    DealCalledOff,
    DealMade,
    MarkerWentBack,
    Moved,
    OfferAccepted,
    OfferMade,
    PhaseBegan,
    Removal,
    TokensAnnexed,
    TokensDestroyed,
    TokensLost,
    TreasuryLost,
    VictimsNamed,
)
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.sim.tally import CALAMITIES, CALAMITY_PHASE, TRADE_PHASE, Tally

if TYPE_CHECKING:
    from ecumene.rules.events import Event
    from ecumene.sim.tally import SeatCounts

AREA, OTHER_AREA = 3, 4
PLAYERS = 3
PHASE_9 = PhaseBegan(1, CALAMITY_PHASE)
CARD = NUMBERS["card"]
FAMINE, TYRANNY = (facts().calamities[name].rule for name in ("famine", "tyranny"))


def told(counts: SeatCounts) -> dict[str, object]:
    """The counts of a seat by name, without zeros."""
    found: dict[str, object] = {}
    for name, value in vars(counts).items():
        if isinstance(value, list):
            of = CALAMITIES if len(value) == len(CALAMITIES) else range(PLAYERS)
            found |= {
                f"{name} {what}": number for what, number in zip(of, value, strict=True) if number
            }
        elif value:
            found[name] = value
    return found


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (CalamityStruck(1, CARD["famine"]), {1: {"struck famine": 1}}),
        (CalamityStruck(2, CARD["regression"]), {2: {"struck regression": 1}}),
        (CalamityFailed(1, CARD["famine"]), {}),
        (VictimsNamed(0, CARD["famine"], (1, 2)), {1: {"secondary": 1}, 2: {"secondary": 1}}),
        (TreasuryLost(1, 7, "C-BANDITRY"), {1: {"treasury": 7}}),
        (CardsLost(2, (1, 1, 5), "C-CORRUPTION"), {2: {"cards": 3}}),
        (MarkerWentBack(2, 2), {2: {"steps": 2}}),
        (TokensDestroyed(1, {AREA: 2, OTHER_AREA: 3}, FAMINE), {1: {"tokens_to famine": 5}}),
        (TokensDestroyed(BARBARIANS, {AREA: 2}, FAMINE), {}),
        (TokensAnnexed(AREA, 1, 2, 4, TYRANNY), {1: {"tokens_to tyranny": 4}}),
        (CityReduced(AREA, 0, 5, FAMINE), {0: {"cities_to famine": 1}}),
        (CityReduced(AREA, 0, 5, "K4"), {0: {"cities_to slave-revolt": 1}}),
        (CityDestroyed(AREA, 1, FAMINE), {1: {"cities_to famine": 1}}),
        (CityAnnexed(AREA, 1, 2, TYRANNY), {1: {"cities_to tyranny": 1}}),
        (
            CityAnnexed(AREA, 1, 2, TYRANNY, token_lost=True),
            {1: {"cities_to tyranny": 1, "tokens_to tyranny": 1}},
        ),
        (
            CityDestroyed(AREA, 1, FAMINE, token_lost=True),
            {1: {"cities_to famine": 1, "tokens_to famine": 1}},
        ),
        (CityFell(AREA, 2, 6), {2: {"cities_to barbarian-hordes": 1}}),
        (
            TokensLost(
                AREA,
                1,
                (
                    Removal(BARBARIANS, "token", AREA),
                    Removal(1, "token", AREA),
                    Removal(2, "ship", AREA),
                ),
            ),
            {1: {"tokens_to barbarian-hordes": 1}},
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_calamity(event: Event, seats: dict[int, dict[str, object]]) -> None:
    """It counts for those it strikes, in phase 9; nothing before and after counts."""
    tally = Tally(PLAYERS)
    tally.add([PHASE_9, event])
    assert [told(counts) for counts in tally.turns[1]] == [
        seats.get(seat, {}) for seat in range(PLAYERS)
    ]
    for phase in (CALAMITY_PHASE - 1, CALAMITY_PHASE + 1):
        elsewhere = Tally(PLAYERS)
        elsewhere.add([PhaseBegan(1, phase), event])
        assert not any(map(told, elsewhere.turns[1]))


def test_deals_and_purchases_count_in_their_turn() -> None:
    """A deal counts for both; an advance for nothing but credits is a purchase."""
    deal = DealMade("0", 0, 2, 3, 3, None, None)
    tally = Tally(PLAYERS)
    tally.add([PhaseBegan(1, 1), PhaseBegan(1, 7), deal])
    tally.add([PhaseBegan(1, 12), AdvancesBought(1, 1, 0, (), 0, ()), PhaseBegan(1, 13)])
    tally.add([PhaseBegan(2, 1), PhaseBegan(2, 7), deal, deal])
    tally.add([PhaseBegan(2, 12), AdvancesBought(2, 6, 110, (), 30, ())])
    assert {turn: list(map(told, seats)) for turn, seats in tally.turns.items()} == {
        1: [{"deals": 1}, {"purchases": 1}, {"deals": 1}],
        2: [{"deals": 2}, {}, {"deals": 2, "purchases": 1, "paid": 110}],
    }


def test_voyages_and_attacks_on_cities_of_players_count() -> None:
    """A march is no voyage, and nobody is attacked who is a Barbarian (F2)."""
    tally = Tally(PLAYERS)
    tally.add([PhaseBegan(1, 3), Moved(0, March((AREA, OTHER_AREA), 2)), Moved(0, Embark(1, 2))])
    tally.add(
        CityAttacked(AREA, attacker, defender, 7, 7, successful=True)
        for attacker, defender in ((0, 2), (0, 2), (0, BARBARIANS), (BARBARIANS, 1))
    )
    assert list(map(told, tally.turns[1])) == [{"voyages": 1, "attacks_on 2": 2}, {}, {}]


def test_a_deal_tells_whose_claims_were_true_and_what_it_was_worth() -> None:
    """X2a, X3: two ochre and a calamity called hides, for two hides and a clay called a clay.

    Worth is the face value by the square of the number (X6).
    """
    ochre, hides, clay, famine = (CARD[name] for name in ("ochre", "hides", "clay", "famine"))
    hands = {1: [(ochre, ochre, famine), (hides, hides, clay), ()]}
    tally = Tally(PLAYERS, hands)
    tally.add(
        [
            PhaseBegan(1, 1),
            PhaseBegan(1, TRADE_PHASE),
            OfferMade("1", 0, None, Statement(3, (ochre, ochre), (hides,)), Wish(3)),
            OfferAccepted("1", 0, 1, None, Statement(3, (hides, hides), (clay,))),
            DealCalledOff("1", 0, 1),
            OfferMade("2", 0, None, Statement(3, (ochre, ochre), (hides,)), Wish(3)),
            OfferAccepted("2", 0, 1, None, Statement(3, (hides, hides), (clay,))),
            DealMade("2", 0, 1, 3, 3, (ochre, ochre, famine), (hides, hides, clay)),
        ]
    )
    face = {name: facts().commodities[name].stack for name in ("ochre", "hides", "clay")}
    two_ochre, rest = 4 * face["ochre"], 4 * face["hides"] + face["clay"]
    assert list(map(told, tally.turns[1])) == [
        {
            "deals": 1,
            "called_off": 1,
            "claims_untrue": 1,
            "calamities_passed": 1,
            "worth_from 1": rest - two_ochre,
            "hand_worth": rest,
        },
        {"deals": 1, "claims_true": 1, "worth_from 0": two_ochre - rest, "hand_worth": two_ochre},
        {},
    ]
