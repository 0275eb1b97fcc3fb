"""Damage: what may pay for it, nothing of it superfluous (G12), offered and accepted alike."""

from __future__ import annotations

from itertools import islice, permutations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.rules.actions import Action, Done, TakeDamage
from ecumene.rules.board import cities_of
from ecumene.rules.calamities.losses import take_damage
from ecumene.rules.decisions import AskDamage, ExposedCity
from ecumene.rules.static import AGRICULTURE, PUBLIC_WORKS
from tests.rules.answering import check_sums, refusal, send
from tests.rules.position import EGYPT, area, empty_play, place, save

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from ecumene.rules.play import Play

RULE = "C-FAMINE"


def points(play: Play) -> int:
    player = play.state.players[EGYPT]
    return sum(player.tokens.values()) + 5 * len(cities_of(play.state, EGYPT))


def asked_damage(play: Play, damage: int) -> AskDamage:
    asked = next(take_damage(play, EGYPT, damage, RULE))[EGYPT]
    assert isinstance(asked, AskDamage)
    return asked


def every_loss(decision: AskDamage) -> Iterator[TakeDamage]:
    """All losses that can be written down for these units, sensible or not."""
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
                yield TakeDamage(tokens, destroyed, order)


def pays(decision: AskDamage, loss: TakeDamage) -> int | None:
    """What a loss pays, worked out piece by piece; None where it cannot be."""
    cities = {city.area: city for city in decision.cities}
    tokens, stock, paid = dict(decision.tokens), decision.stock, 0
    for place_ in loss.reduced:
        placed = min(cities[place_].room, stock)
        stock -= placed
        tokens[place_] = tokens.get(place_, 0) + placed
        paid += 5 - placed
    for place_ in loss.destroyed:
        paid += 5 + tokens.pop(place_, 0)
    for place_, count in loss.tokens.items():
        if count > tokens.get(place_, 0):
            return None
        paid += count
    return paid


def without_one(decision: AskDamage, loss: TakeDamage) -> Iterator[TakeDamage]:
    """The loss with one chosen unit left out; with a reduced city go the tokens it gives."""
    for place_ in loss.tokens:
        left = {a: n - (a == place_) for a, n in loss.tokens.items()}
        yield TakeDamage({a: n for a, n in left.items() if n}, loss.destroyed, loss.reduced)
    for place_ in loss.destroyed:
        rest = tuple(a for a in loss.destroyed if a != place_)
        yield TakeDamage(loss.tokens, rest, loss.reduced)
    for place_ in loss.reduced:
        order = tuple(a for a in loss.reduced if a != place_)
        beside = decision.tokens.get(place_, 0)
        tokens = {a: min(n, beside) if a == place_ else n for a, n in loss.tokens.items()}
        yield TakeDamage({a: n for a, n in tokens.items() if n}, loss.destroyed, order)


def is_legal(decision: AskDamage, loss: TakeDamage) -> bool:
    """G12 taken literally."""
    paid = pays(decision, loss)
    if paid is None or paid < decision.damage:
        return False
    others = (pays(decision, less) for less in without_one(decision, loss))
    return all(other is None or other < decision.damage for other in others)


def same(actions: Iterator[Action]) -> set[tuple[object, ...]]:
    return {
        (tuple(sorted(a.tokens.items())), a.destroyed, a.reduced)
        for a in actions
        if isinstance(a, TakeDamage)
    }


exposed = st.builds(ExposedCity, st.just(0), beside=st.integers(0, 1), room=st.integers(0, 3))


@given(
    st.lists(st.integers(1, 3), max_size=2),
    st.lists(exposed, max_size=2),
    st.integers(0, 7),
    st.integers(1, 12),
)
@settings(max_examples=150)
def test_offered_and_accepted_is_what_g12_says(
    alone: list[int], cities: list[ExposedCity], stock: int, damage: int
) -> None:
    tokens = dict(enumerate(alone, 10))
    placed = [
        ExposedCity(n, c.beside, c.room - min(c.beside, c.room)) for n, c in enumerate(cities)
    ]
    tokens |= {city.area: city.beside for city in placed if city.beside}
    if sum(tokens.values()) + 5 * len(placed) <= damage:
        return
    decision = AskDamage(damage, tokens, tuple(placed), stock, RULE)
    legal = [loss for loss in every_loss(decision) if is_legal(decision, loss)]
    assert legal
    for loss in every_loss(decision):
        assert (refusal(decision, loss) is None) == is_legal(decision, loss), loss
    offered = list(decision.answers())
    assert all(refusal(decision, action) is None for action in offered)
    if sum(city.room for city in placed) <= stock:
        ordered = [loss for loss in legal if list(loss.reduced) == sorted(loss.reduced)]
        assert same(iter(offered)) == same(iter(ordered))
        assert len(offered) == len(ordered)
    else:
        assert same(iter(offered)) <= same(iter(legal))


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
    save(play, EGYPT, play.state.players[EGYPT].stock)
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
    assert decision.cities == (ExposedCity(area("tanis"), 1, 2),)
    assert refusal(decision, TakeDamage({area("libya"): 2}, (), (area("tanis"),))) is None
    assert refusal(decision, TakeDamage({}, (area("tanis"),))) is None


@given(st.integers(1, 20), st.integers(0, 40), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_what_is_paid_is_lost(damage: int, saved: int, random: Random) -> None:
    """Whichever of the first answers is taken, the unit points lost are those it pays."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 2, "memphis": 1, "libya": 1}, ["memphis", "fayum", "alexandria"])
    save(play, EGYPT, min(saved, play.state.players[EGYPT].stock))
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


def test_the_first_answers_come_at_once() -> None:
    """Late in a game: 9 cities, 40 tokens, nothing in stock."""
    tokens = dict.fromkeys(range(20), 2)
    cities = tuple(ExposedCity(n, 0, 3) for n in range(100, 109))
    decision = AskDamage(15, tokens, cities, 0, RULE)
    first = list(islice(decision.answers(), 50))
    assert len(first) == 50
