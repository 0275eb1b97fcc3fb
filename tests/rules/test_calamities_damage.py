"""Damage: what may pay for it, with nothing superfluous (G12), offered and accepted alike."""

from __future__ import annotations

import sys
from itertools import islice, permutations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ecumene.rules.actions import Action, Done, TakeDamage
from ecumene.rules.answer_checks import divisions, subsets
from ecumene.rules.decisions import AskDamage, ExposedCity
from ecumene.rules.phases.calamities.victim_losses import take_damage
from ecumene.rules.state.board import cities_of
from ecumene.rules.state.lookup_tables import AGRICULTURE, PUBLIC_WORKS
from tests.rules.answering import check_sums, refusal, send
from tests.rules.position import EGYPT, area, empty_play, place, save
from tests.tries import tries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random
    from types import FrameType

    from ecumene.rules.play import Play

RULE = "C-FAMINE"
MOST_CALLS = 2_000
"""Maximum function calls between two answers: a few thousandths of a second."""


def points(play: Play) -> int:
    player = play.state.players[EGYPT]
    return sum(player.tokens.values()) + 5 * len(cities_of(play.state, EGYPT))


def asked_damage(play: Play, damage: int) -> AskDamage:
    asked = next(take_damage(play, EGYPT, damage, RULE))[EGYPT]
    assert isinstance(asked, AskDamage)
    return asked


def every_loss(decision: AskDamage) -> Iterator[TakeDamage]:
    """All losses of these units that can be written down, sensible or not."""
    cities = [city.area for city in decision.cities]
    most = {a: decision.tokens.get(a, 0) for a in {*decision.tokens, *cities}}
    for city in decision.cities:
        most[city.area] += city.room
    for fates in product(("kept", "reduced", "destroyed"), repeat=len(cities)):
        destroyed = tuple(a for a, fate in zip(cities, fates, strict=True) if fate == "destroyed")
        reduced = [a for a, fate in zip(cities, fates, strict=True) if fate == "reduced"]
        for order in permutations(reduced):
            for counts in product(*(range(count + 1) for count in most.values())):
                tokens = {a: n for a, n in zip(most, counts, strict=True) if n}
                for declined in subsets([*order, *destroyed]):
                    yield TakeDamage(tokens, destroyed, order, declined)


def pays(decision: AskDamage, loss: TakeDamage) -> int | None:
    """What a loss pays, worked out piece by piece; None if that is impossible."""
    left = left_behind(decision, loss)
    if left is None:
        return None
    before = sum(decision.tokens.values()) + 5 * len(decision.cities)
    return before - sum(left.values()) - 5 * (len(decision.cities) - gone(loss))


def gone(loss: TakeDamage) -> int:
    return len(loss.reduced) + len(loss.destroyed)


def left_behind(decision: AskDamage, loss: TakeDamage) -> dict[int, int] | None:
    """The tokens that a loss leaves, by area; None if it cannot be taken (G11c, G12a)."""
    cities = {city.area: city for city in decision.cities}
    tokens, stock = dict(decision.tokens), decision.token_stock
    for place_ in loss.reduced:
        placed = min(cities[place_].room, stock)
        if place_ in loss.declined:
            placed -= 1
        stock -= placed
        tokens[place_] = tokens.get(place_, 0) + placed
    for place_ in loss.destroyed:
        tokens.pop(place_, None)
    for place_, count in loss.tokens.items():
        tokens[place_] = tokens.get(place_, 0) - count
    return None if min(tokens.values(), default=0) < 0 else {a: n for a, n in tokens.items() if n}


def declines_in_earnest(decision: AskDamage, loss: TakeDamage) -> bool:
    """Whether each token left out is an extra one that the stock would have had (G11c)."""
    cities = {city.area: city for city in decision.cities}
    stock = decision.token_stock
    for place_ in loss.reduced:
        city = cities[place_]
        if place_ in loss.declined and not (city.extra and stock >= city.room):
            return False
        stock -= min(stock, city.room - (place_ in loss.declined))
    return set(loss.declined) <= set(loss.reduced)


def without_one(decision: AskDamage, loss: TakeDamage) -> Iterator[TakeDamage]:
    """The loss without one chosen unit; with a reduced city, its replacement tokens go too."""
    for place_ in loss.tokens:
        left = {a: n - (a == place_) for a, n in loss.tokens.items()}
        kept = {a: n for a, n in left.items() if n}
        yield TakeDamage(kept, loss.destroyed, loss.reduced, loss.declined)
    for place_ in loss.destroyed:
        rest = tuple(a for a in loss.destroyed if a != place_)
        yield TakeDamage(loss.tokens, rest, loss.reduced, loss.declined)
    for place_ in loss.reduced:
        order = tuple(a for a in loss.reduced if a != place_)
        beside = decision.tokens.get(place_, 0)
        tokens = {a: min(n, beside) if a == place_ else n for a, n in loss.tokens.items()}
        kept = {a: n for a, n in tokens.items() if n}
        declined = tuple(a for a in loss.declined if a != place_)
        yield TakeDamage(kept, loss.destroyed, order, declined)


def is_legal(decision: AskDamage, loss: TakeDamage) -> bool:
    """G12 and G11c taken literally; an extra token left out is nobody's unit."""
    if not declines_in_earnest(decision, loss):
        return False
    paid = pays(decision, loss)
    if paid is None or paid < decision.damage:
        return False
    others = (pays(decision, less) for less in without_one(decision, loss))
    return all(other is None or other < decision.damage for other in others)


def results(decision: AskDamage, losses: Iterable[Action]) -> set[tuple[object, ...]]:
    """The results of losses: which cities are hit and how, and the tokens left."""
    found: set[tuple[object, ...]] = set()
    for loss in losses:
        assert isinstance(loss, TakeDamage)
        left = left_behind(decision, loss)
        assert left is not None
        hit = frozenset(loss.destroyed), frozenset(loss.reduced)
        found.add((*hit, tuple(sorted(left.items()))))
    return found


@st.composite
def decisions(draw: st.DrawFn, most_cities: int) -> AskDamage:
    """Something to choose from: damage that does not take everything."""
    tokens = dict(enumerate(draw(st.lists(st.integers(1, 3), max_size=2)), 10))
    cities = []
    for area_ in range(draw(st.integers(0, most_cities))):
        beside, limit = draw(st.integers(0, 1)), draw(st.integers(1, 4))
        room = max(0, limit - beside)
        extra = limit < 4 and room > 0 and draw(st.booleans())
        cities.append(ExposedCity(area_, beside, room, extra))
        tokens |= {area_: beside} if beside else {}
    units = sum(tokens.values()) + 5 * len(cities)
    assume(units > 1)
    stock, damage = draw(st.integers(0, 8)), draw(st.integers(1, min(14, units - 1)))
    return AskDamage(damage, tokens, tuple(cities), stock, RULE)


@given(decisions(most_cities=2))
@tries(50)
def test_offered_and_accepted_is_what_g12_says(decision: AskDamage) -> None:
    legal = [loss for loss in every_loss(decision) if is_legal(decision, loss)]
    assert legal
    for loss in every_loss(decision):
        assert (refusal(decision, loss) is None) == is_legal(decision, loss), loss
    offered = list(decision.answers())
    assert all(refusal(decision, action) is None for action in offered)
    assert results(decision, offered) == results(decision, legal)


def exact_losses(decision: AskDamage) -> Iterator[TakeDamage]:
    """All losses of cities, in every order, with no tokens or with those that pay the rest."""
    cities = [city.area for city in decision.cities]
    for fates in product(("kept", "reduced", "destroyed"), repeat=len(cities)):
        destroyed = tuple(a for a, fate in zip(cities, fates, strict=True) if fate == "destroyed")
        reduced = [a for a, fate in zip(cities, fates, strict=True) if fate == "reduced"]
        for order in permutations(reduced):
            for declined in subsets(reduced):
                loss = TakeDamage({}, destroyed, order, declined)
                if not declines_in_earnest(decision, loss):
                    continue
                yield loss
                left, paid = left_behind(decision, loss), pays(decision, loss)
                assert left is not None
                assert paid is not None
                for tokens in divisions(decision.damage - paid, tuple(left), left):
                    yield TakeDamage(tokens, destroyed, order, declined)


@given(decisions(most_cities=4))
@tries(30)
def test_all_that_is_accepted_is_offered_and_nothing_twice(decision: AskDamage) -> None:
    accepted = (loss for loss in exact_losses(decision) if refusal(decision, loss) is None)
    offered = list(decision.answers())
    found = results(decision, offered)
    assert found == results(decision, accepted)
    if sum(city.room for city in decision.cities) <= decision.token_stock:
        assert len(offered) == len(found)
    else:
        assert len(offered) == len(set(map(str, offered)))


@pytest.mark.parametrize(
    ("loss", "key"),
    [
        (TakeDamage({area("tanis"): 4}), "illegal-damage-short"),
        (TakeDamage({area("tanis"): 5}), None),
        (TakeDamage({area("tanis"): 6}), "illegal-damage-superfluous"),
        (TakeDamage({area("tanis"): 7}), "illegal-damage-tokens"),
        (TakeDamage({area("tanis"): 0}, (area("memphis"),)), "illegal-damage-tokens"),
        (TakeDamage({area("athens"): 5}), "illegal-damage-tokens"),
        (TakeDamage({}, (area("memphis"),)), None),
        (TakeDamage({}, (area("tanis"),)), "illegal-damage-city"),
        (TakeDamage({}, (), (area("memphis"),)), "illegal-damage-short"),
        (TakeDamage({area("memphis"): 4}, (), (area("memphis"),)), None),
        (TakeDamage({area("tanis"): 4}, (), (area("memphis"),)), None),
        (TakeDamage({area("tanis"): 1}, (area("memphis"),)), "illegal-damage-superfluous"),
        (TakeDamage({}, (area("memphis"), area("fayum"))), "illegal-damage-superfluous"),
        (TakeDamage({}, (area("memphis"),), (area("memphis"),)), "illegal-damage-city-twice"),
        (TakeDamage({area("memphis"): 1}, (area("memphis"),)), "illegal-damage-tokens"),
        (Done(), "illegal-kind-of-answer"),
    ],
)
def test_single_losses_are_judged(loss: Action, key: str | None) -> None:
    """Memphis and Fayum hold 4 tokens, so that a city reduced there pays 1 (G12)."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 6}, ["memphis", "fayum"])
    assert refusal(asked_damage(play, 5), loss) == key


def test_all_is_lost_without_a_question_where_it_is_not_enough() -> None:
    for damage in (8, 9, 15):
        play = empty_play()
        place(play, EGYPT, {"tanis": 2, "memphis": 1}, ["memphis"])
        assert list(take_damage(play, EGYPT, damage, RULE)) == []
        assert points(play) == 0
        check_sums(play)


def test_tokens_that_replace_a_city_come_from_the_stock_there_is() -> None:
    """With nothing in stock a reduced city pays 5, whatever else is lost with it."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 6}, ["memphis"])
    save(play, EGYPT, play.state.players[EGYPT].token_stock)
    course = take_damage(play, EGYPT, 6, RULE)
    next(course)
    assert not send(course, EGYPT, TakeDamage({area("tanis"): 1}, (), (area("memphis"),)))
    assert play.state.players[EGYPT].tokens == {area("tanis"): 5}
    check_sums(play)


def test_agriculture_and_public_works_count_in_the_tokens_placed() -> None:
    """Tanis, limit 2 and with Agriculture 3, has one token already: 2 are placed (G11)."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 1, "libya": 3}, ["tanis"])
    play.state.players[EGYPT].advances = AGRICULTURE | PUBLIC_WORKS
    decision = asked_damage(play, 5)
    assert decision.cities == (ExposedCity(area("tanis"), 1, 2, extra=True),)
    assert refusal(decision, TakeDamage({area("libya"): 2}, (), (area("tanis"),))) is None
    assert refusal(decision, TakeDamage({}, (area("tanis"),))) is None


@given(st.integers(1, 20), st.integers(0, 40), st.randoms(use_true_random=False))
@tries(20)
def test_what_is_paid_is_lost(damage: int, saved: int, random: Random) -> None:
    """Whichever of the first answers is given, the unit points lost are those it pays."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 2, "memphis": 1, "libya": 1}, ["memphis", "fayum", "alexandria"])
    save(play, EGYPT, min(saved, play.state.players[EGYPT].token_stock))
    before = points(play)
    course = take_damage(play, EGYPT, damage, RULE)
    asked = next(course, None)
    if asked is None:
        assert points(play) == 0
        return
    decision = asked[EGYPT]
    assert isinstance(decision, AskDamage)
    offered = list(islice(decision.answers(), 400))
    action = random.choice(offered)
    assert isinstance(action, TakeDamage)
    assert not send(course, EGYPT, action)
    assert before - points(play) == pays(decision, action)
    check_sums(play)


def nine(beside: int, room: int, *, extra: bool = False) -> tuple[ExposedCity, ...]:
    return tuple(ExposedCity(n, beside, room, extra) for n in range(9))


LATE = {
    "nothing in stock": AskDamage(15, dict.fromkeys(range(20, 40), 2), nine(0, 3), 0, RULE),
    "one in stock": AskDamage(5, {}, nine(0, 3), 1, RULE),
    "few in stock": AskDamage(25, dict.fromkeys(range(9), 1), nine(1, 2, extra=True), 9, RULE),
    "enough in stock": AskDamage(25, {20: 1}, nine(0, 3, extra=True), 40, RULE),
}
"""Late in a game: nine cities, and damage as calamities do it."""


@pytest.mark.parametrize("position", LATE)
def test_answers_keep_coming(position: str) -> None:
    """G12: neither the first answers nor any later ones take long, nor does the end (counted)."""
    decision = LATE[position]
    steps = 0

    def count(frame: FrameType, event: str, arg: object) -> None:  # noqa: ARG001
        nonlocal steps
        steps += event == "call"

    answers = decision.answers()
    sys.setprofile(count)
    try:
        for _ in range(3_000):
            steps = 0
            found = next(answers, None)
            assert steps < MOST_CALLS
            if found is None:
                break
    finally:
        sys.setprofile(None)
