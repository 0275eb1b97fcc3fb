"""Default answers for players who do not answer: legal for every kind of question (O4)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.bots.random_player import random_player
from ecumene.data import MapName, TrackName, facts
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules.defaults import default
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities.monotheism import MonotheismOffer
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.play import Options
from ecumene.rules.selection import Lot, Means, Territory
from ecumene.rules.state.lookup_tables import AREAS, CITY_POINTS, HAS_SITE, LIMIT
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.view import view, views
from tests.rules.position import area
from tests.rules.test_listing import ELSEWHERE, LARGE, RULE, areas, counts, hands
from tests.tries import tries
from tools.twins import GAMES, starts

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

SEAT = 3
NO_WORTH = FACE_VALUE.index(0)
"""Water."""


@cache
def somebody() -> View:
    """The view of a seat among eighteen who have all picked."""
    setup = facts().setup(18, MapName.BOTH)
    assert setup is not None
    return view(Game(Options(18, MapName.BOTH, 1, civilizations=setup.civilizations)), SEAT)


def answered(decision: Decision) -> Action:
    return default(somebody(), decision)


# Kinds without positions in test_listing


@st.composite
def discards(draw: st.DrawFn) -> de.AskCardsToLose:
    cards = draw(hands())
    numbers = st.integers(0, len(cards))
    found = draw(st.lists(numbers, min_size=1, max_size=4, unique=True))
    return de.AskCardsToLose(cards, tuple(found), RULE, draw(st.integers(0, 3)))


@st.composite
def corruptions(draw: st.DrawFn) -> de.AskCorruption:
    cards = tuple(card for card in draw(hands()) if FACE_VALUE[card])
    worth_all = sum(FACE_VALUE[card] for card in cards)
    return de.AskCorruption(cards, draw(st.integers(0, min(20, worth_all))))


@st.composite
def sacrifices(draw: st.DrawFn) -> de.AskSacrifice:
    chosen = draw(areas(2, 9))
    split = draw(st.integers(0, len(chosen)))
    return de.AskSacrifice(chosen[:split], chosen[split:], 2)


@st.composite
def damages(draw: st.DrawFn) -> de.AskDamage:
    """Damage, which is never asked of a player who loses everything."""
    tokens = draw(counts(5, 12))
    cities = tuple(
        de.ExposedCity(each, int(tokens.get(each, 0) > 0), draw(st.integers(0, 5)))
        for each in draw(areas(0, 9))
    )
    everything = sum(tokens.values()) + CITY_POINTS * len(cities)
    damage = draw(st.integers(1, everything))
    return de.AskDamage(damage, tokens, cities, draw(st.integers(0, 20)), RULE)


@st.composite
def selections(draw: st.DrawFn) -> de.AskSelection:
    found = []
    for each in draw(areas(1, 20)):
        tokens = draw(st.integers(0, 4))
        city = Lot(each, CITY_POINTS, 0, 1)
        found.append(Lot(each, tokens, tokens, 0) if tokens else city)
    number, means = draw(st.integers(1, 30)), Means(draw(st.integers(0, 20)), 3)
    totals, annexable = Territory(found).best(number, means)
    return de.AskSelection(0, number, tuple(found), totals, means if annexable else None, RULE)


POSITIONS: dict[type, st.SearchStrategy[Any]] = {
    **LARGE,
    de.AskCardsToLose: discards(),
    de.AskCorruption: corruptions(),
    de.AskSacrifice: sacrifices(),
    de.AskDamage: damages(),
    de.AskSelection: selections(),
}


def test_only_movement_and_trade_need_a_game() -> None:
    assert set(get_args(de.Decision)) - set(POSITIONS) == {de.AskMove, de.AskTrade} < ELSEWHERE


@pytest.mark.parametrize("kind", POSITIONS, ids=lambda kind: kind.__name__)
@tries(20)
@given(data=st.data())
def test_a_default_is_legal(kind: type, data: st.DataObject) -> None:
    """O4: and always the same."""
    decision = data.draw(POSITIONS[kind])
    answer = answered(decision)
    decision.check(answer)
    assert answered(decision) == answer


# Whole games


@pytest.mark.parametrize("phase", range(14))
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_default_is_legal_at_every_question_of_a_game(phase: int, number: int) -> None:
    """O4: whatever other players answered."""
    random = Random(phase)
    found = starts(GAMES[number])[phase]
    for start in random.sample(found, min(2, len(found))):
        game = Game.restore(start)
        for _ in range(40):
            if not game.pending:
                break
            seen = dict(zip(game.pending, views(game, tuple(game.pending)), strict=True))
            for seat, decision in game.pending.items():
                game.check(seat, default(seen[seat], decision))
            seat = random.choice(list(game.pending))
            answer = random_player(seen[seat], game.pending[seat], random)
            assert answer is not None
            game.apply(seat, answer)


def asleep(game: Game, turns: int) -> Counter[str]:
    """Give everyone's default answers for a number of turns; counts the answers by kind."""
    last, found = game.state.turn + turns, Counter[str]()
    while game.pending and game.state.turn < last:
        seat = next(iter(game.pending))
        answer = default(view(game, seat), game.pending[seat])
        game.apply(seat, answer)
        found[type(answer).__name__] += 1
    return found


@pytest.mark.parametrize(
    ("players", "map_", "strict", "short"),
    [
        (5, MapName.WEST, False, False),
        (9, MapName.EAST, True, False),
        (18, MapName.BOTH, False, False),
        (7, MapName.WEST, False, True),
        (15, MapName.BOTH, True, True),
    ],
)
def test_a_game_in_which_everybody_sleeps(
    players: int, map_: MapName, strict: bool, short: bool
) -> None:
    """O4: it continues, or ends, and nobody is ever stuck."""
    game = Game(
        Options(players, map_, 7, TrackName.BASIC, strict_movement=strict, short_game=short)
    )
    asleep(game, 30)
    assert game.over or game.state.turn == 31


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_table_that_falls_asleep_in_the_middle(number: int) -> None:
    """O4: at whatever point, a game continues for turns."""
    random = Random(number)
    for found in starts(GAMES[number]).values():
        game = Game.restore(random.choice(found))
        asleep(game, 2)


@pytest.mark.parametrize("seed", range(6))
def test_movement_ends_soon(seed: int) -> None:
    """O4b: with the moves made; only moves that prevent its end are taken back."""
    random = Random(seed)
    game = Game.restore(random.choice(starts(GAMES[seed])[3]))
    for _ in range(80):
        seat = random.choice(list(game.pending))
        if isinstance(game.pending[seat], de.AskMove):
            answer = random_player(view(game, seat), game.pending[seat], random)
            if answer is not None and not isinstance(answer, do.EndMovement):
                game.apply(seat, answer)
    movement = game.state.movement
    assert movement is not None
    made = {seat: len(draft.moves) for seat, draft in movement.drafts.items()}
    assert sum(made.values()) > 5
    for seat in [seat for seat in game.pending if made.get(seat)]:
        while seat in game.pending and isinstance(game.pending[seat], de.AskMove):
            answer = default(view(game, seat), game.pending[seat])
            if isinstance(answer, do.TakeBack):
                assert game.why_not(seat, do.EndMovement()) is not None
            game.apply(seat, answer)
            made[seat] -= 1
            assert made[seat] >= -1


# Rule by rule


def test_set_up_tax_and_expansion() -> None:
    """O4a."""
    assert answered(de.AskCivilization((7, 2, 5))) == do.PickCivilization(2)
    assert answered(de.AskTaxRate((1, 2, 3))) == do.SetTaxRate(2)
    assert answered(de.AskTaxRate((0, 1, 3))) == do.SetTaxRate(1)
    assert answered(de.AskTaxRate((3,))) == do.SetTaxRate(3)
    assert answered(de.AskPlacement(3, {4: 2, 1: 2})) == do.PlaceTokens({4: 2, 1: 1})
    assert answered(de.AskSpread(1, 3, {4: 2, 1: 2}, "Q1")) == do.PlaceTokens({4: 2, 1: 1})
    asked = de.AskStartCities(0, (9, 8, 7, 6), (5, 4), 5, 4)
    assert answered(asked) == do.ChooseCities((9, 8, 7, 6, 5))
    assert answered(de.AskFreeCredits(10)) == do.ChooseCredits({0: 10})


def test_conflict() -> None:
    """O4c."""
    asked = de.AskLoss(4, (("ship", 4), ("token", 3), ("token", 4)))
    assert answered(asked) == do.ChooseLoss("token", 4)
    assert answered(de.AskLoss(4, (("ship", 4), ("token", 3)))) == do.ChooseLoss("token", 3)
    assert answered(de.AskLoss(4, (("ship", 4), ("ship", 3)))) == do.ChooseLoss("ship", 4)
    assert answered(de.AskYesNo("wait-for-conflicts", 4, "F1a")) == do.AnswerYesNo(False)
    assert answered(de.AskYesNo("wait-for-attack", 4, "F10")) == do.AnswerYesNo(False)
    assert answered(de.AskYesNo("steal-card", 4, "F9")) == do.AnswerYesNo(True)
    assert answered(de.AskNumber(4, 3)) == do.ChooseNumber(3)


def by_site_and_limit() -> tuple[int, int, int]:
    """A wilderness area of a high limit, and two sites of a low and a higher limit."""
    wild = next(each for each in range(AREAS) if not HAS_SITE[each] and LIMIT[each] >= 4)
    low = next(each for each in range(AREAS) if HAS_SITE[each] and LIMIT[each] == 1)
    high = next(each for each in range(AREAS) if HAS_SITE[each] and LIMIT[each] == 3)
    return wild, low, high


def test_cities() -> None:
    """O4d: one's own that are cheapest to build, then with the highest limit; others' the first."""
    wild, low, high = options = by_site_and_limit()
    own = de.AskCities("support", SEAT, options, 1, "K4")
    assert answered(own) == do.ChooseCities((high,))
    assert answered(de.AskCities("destroy", SEAT, options, 2, "T3")) == do.ChooseCities((high, low))
    assert answered(de.AskCities("annex", 0, options, 2, "T3")) == do.ChooseCities((wild, low))
    site = de.CitySite(high, 6, 6, 0, {}, 0, may_keep=False)
    assert answered(de.AskCitySite((site,))) == do.Done()


def test_trade() -> None:
    """O4e."""
    assert answered(de.AskCardToBuy({9: 18}, (3,))) == do.Done()
    assert answered(de.AskTrade()) == do.Done()


def test_calamities() -> None:
    """O4f."""
    assert answered(de.AskRansom(5, "C1")) == do.AnswerYesNo(False)
    assert answered(de.AskSacrifice((1, 2), (3,), 2)) == do.ChooseCities(())
    assert answered(de.AskCardsToLose((1, 2, 3), (0, 2), "A-THEOCRACY")) == do.LoseCards(())
    assert answered(de.AskCalamityPlace("flood-plain", (7, 3), RULE)) == do.ChoosePlace(7)
    assert answered(de.AskNeighbourCity((7, 3), RULE)) == do.ChooseCities((7,))
    assert answered(de.AskHorde(0, 1, 4, (7, 3), RULE)) == do.ChoosePlace(7)
    assert answered(de.AskShare(0, 3, {7: 2, 3: 2}, RULE)) == do.PlaceTokens({7: 2, 3: 1})
    near = (area("tanis"), area("memphis"))
    lots = tuple(Lot(each, 2, 2, 0) for each in near)
    assert answered(de.AskSelection(0, 4, lots, (4,), None, RULE)) == do.SelectAreas(
        tuple(sorted(near))
    )


def test_victims() -> None:
    """O4g: the players ahead, of equal ones those of better rank."""
    players = list(somebody().players)
    players[7] = replace(players[7], step=3)
    players[5] = replace(players[5], step=2)
    seen = replace(somebody(), players=tuple(players))
    named = default(seen, de.AskVictims((2, 5, 7, 9), 3, 5, RULE))
    assert named == do.NameVictims((7, 5, 2))


def test_damage() -> None:
    """O4h."""
    wild, low, high = by_site_and_limit()
    cities = tuple(de.ExposedCity(each, 0, LIMIT[each]) for each in (wild, low, high))
    tokens = {10: 2, 11: 4, 12: 3}
    asked = de.AskDamage(4, tokens, cities, 20, RULE)
    assert answered(asked) == do.TakeDamage({10: 1, 11: 2, 12: 1})
    # 9 tokens and a city that is reduced to 3 tokens, of which 1 goes too.
    asked = de.AskDamage(12, tokens, cities, 20, RULE)
    answer = answered(asked)
    assert isinstance(answer, do.TakeDamage)
    assert (answer.reduced, answer.destroyed) == ((high,), ())
    assert sum(answer.tokens.values()) == 12 - (CITY_POINTS - 3)


def test_cards() -> None:
    """O4i: singles before sets, cheap before valuable, water first of all."""
    by_value = {FACE_VALUE[card]: card for card in range(NO_WORTH)}
    one, two, nine = by_value[1], by_value[2], by_value[9]
    hand = tuple(sorted((one, one, one, two, nine, NO_WORTH)))
    assert answered(de.AskHandLimit(hand, 2)) == do.LoseCards(tuple(sorted((two, NO_WORTH))))
    assert answered(de.AskCardsToLose(hand, (2, 1, 0), "C-BANDITRY", 4)) == do.LoseCards(
        tuple(sorted((two, NO_WORTH)))
    )
    # 2 and then 1, 1, 1 do not make 10, and with 9 all but that and one are superfluous.
    cards = tuple(sorted((one, one, one, two, nine)))
    answer = answered(de.AskCorruption(cards, 10))
    assert isinstance(answer, do.LoseCards)
    assert sum(FACE_VALUE[card] for card in answer.cards) == 10
    holder = replace(somebody(), hand=(two, two, two, nine))
    assert default(holder, de.AskCardToHandOver(0, (two, nine))) == do.HandOverCard(nine)
    assert answered(de.AskCardToHandOver(0, ())) == do.Done()


@given(hands())
def test_a_single_card_is_the_one_that_is_missed_least(hand: tuple[int, ...]) -> None:
    """O4i, X6: compared with trying each of them."""
    answer = answered(de.AskHandLimit(hand, 1))
    assert isinstance(answer, do.LoseCards)
    (lost,) = answer.cards
    held = Counter(hand)

    def left(card: int) -> int:
        return worth(held - Counter((card,)))

    assert left(lost) == max(left(card) for card in hand)


def test_abilities_and_advances() -> None:
    """O4j."""
    assert answered(de.AskAbility((MonotheismOffer((3,)),))) == do.Done()
    assert answered(de.AskAdvances({0: 10}, (), 55, 0, ())) == do.Done()
