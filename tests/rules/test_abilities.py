"""Phases 10 and 11: special abilities (Z1-Z5) and what follows them (U1)."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import facts
from ecumene.rules.actions import Action, Done, HandOverCard
from ecumene.rules.decisions import AskAbility, AskCardToHandOver
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CardHandedOver, seen_by
from ecumene.rules.phases.abilities import ABILITIES
from ecumene.rules.phases.abilities.diaspora import UseDiaspora
from ecumene.rules.phases.abilities.fundamentalism import UseFundamentalism
from ecumene.rules.phases.abilities.monotheism import UseMonotheism
from ecumene.rules.phases.abilities.phase import use_abilities
from ecumene.rules.phases.abilities.politics import UsePolitics
from ecumene.rules.phases.abilities.provincial_empire import UseProvincialEmpire
from ecumene.rules.phases.abilities.units import SPARED
from ecumene.rules.phases.abilities.universal_doctrine import UseUniversalDoctrine
from ecumene.rules.phases.aftermath import settle
from ecumene.rules.state.board import add_city, add_tokens, limit_for, tokens_in
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    DIASPORA,
    FUNDAMENTALISM,
    LIMIT,
    MONOTHEISM,
    POLITICS,
    PROVINCIAL_EMPIRE,
    TOKENS,
    WATER_CARD,
)
from ecumene.rules.state.trade_cards import FACE_VALUE
from tests.rules.answering import check_sums, go_through, play_at_random, send
from tests.rules.card_count import cards_by_block, check_memory
from tests.rules.position import (
    EGYPT,
    HATTI,
    HELLAS,
    MINOA,
    advances,
    area,
    draw_commodity,
    empty_play,
    place,
)

if TYPE_CHECKING:
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import State


def test_the_seven_abilities() -> None:
    """Z4."""
    named = {advance.index for advance in facts().advances if advance.special_ability}
    assert {1 << index for index in named} == {each.advance for each in ABILITIES}
    assert len(named) == 7


HELD = sum(each.advance for each in ABILITIES)
"""The advances with a special ability."""


@pytest.mark.parametrize(
    ("ability", "spared"),
    [
        (FUNDAMENTALISM, ("fundamentalism", "philosophy")),
        (MONOTHEISM, ("monotheism", "theology")),
        (POLITICS, ("politics", "cultural-ascendancy")),
        (PROVINCIAL_EMPIRE, ("provincial-empire", "public-works")),
    ],
)
def test_protections(ability: int, spared: tuple[str, ...]) -> None:
    """Z3; the protections are also noted with the advances that give them."""
    assert SPARED[ability] == advances(*spared)
    (protector,) = (
        advance
        for advance in facts().advances
        for effect in advance.effects
        if effect.kind == "protects-against" and 1 << (effect.against or 0) == ability
    )
    assert SPARED[ability] == ability | 1 << protector.index


def position(random: Random) -> Play:
    """A crowded corner of the board after calamities: anything can be anywhere."""
    play = empty_play()
    state = play.state
    corner = [area(name) for name in ("tanis", "memphis", "fayum", "gaza", "sinai", "alexandria")]
    free = list(corner)
    random.shuffle(free)
    for seat, player in enumerate(state.players):
        player.step = random.randrange(3)
        player.advances = random.getrandbits(51) | (HELD & random.getrandbits(51))
        for _ in range(random.randrange(4)):
            add_tokens(state, seat, random.choice(corner), random.randint(1, 3))
        if free and random.random() < 0.5:
            add_city(state, seat, free.pop())
        keep = random.choice((0, 1, 4, player.token_stock))
        player.treasury, player.token_stock = player.token_stock - keep, keep
        for _ in range(random.randrange(6)):
            draw_commodity(play, seat, random)
    for _ in range(random.randrange(3)):
        add_tokens(state, BARBARIANS, random.choice(corner), random.randint(1, 4))
    if free and random.random() < 0.5:
        add_city(state, BARBARIANS, free.pop())
    return play


@given(st.integers(0, 100_000))
def test_whatever_is_offered_is_accepted_and_adds_up(seed: int) -> None:
    """Z1-Z5, then U1: any abilities in any positions; no piece and no card is lost (G1)."""
    random = Random(seed)
    play = position(random)
    cards = cards_by_block(play)
    course = use_abilities(play)
    asked = next(course, {})
    order: list[int] = []
    used: list[tuple[int, type[Action]]] = []
    while asked:
        seat = random.choice(list(asked))
        decision = asked[seat]
        assert isinstance(decision, AskAbility | AskCardToHandOver)
        answers = list(islice(decision.answers(), 60))
        for answer in answers:
            decision.check(answer)
        action = random.choice(answers)
        if isinstance(decision, AskAbility):
            order.append(seat)
            if not isinstance(action, Done):
                used.append((seat, type(action)))
        before = snapshot(play.state)
        asked = send(course, seat, action)
        check_spared(play, before, seat, action)
        check_sums(play)
        check_memory(play)
        assert cards_by_block(play) == cards
    players = play.state.players
    assert order == sorted(order, key=lambda seat: (-players[seat].step, seat))
    assert len(set(used)) == len(used)
    settle_at_random(play, random)


def settle_at_random(play: Play, random: Random) -> None:
    """Phase 11, after which no player is above a limit (U1, K3a)."""
    play_at_random(settle(play), play, random)
    for spot in play.areas:
        present = tokens_in(play.state, spot)
        assert len(present) < 2 or sum(present.values()) <= LIMIT[spot]
        for party, count in present.items():
            if len(present) == 1 and party != BARBARIANS:
                assert count <= limit_for(play.state, party, spot)


def snapshot(state: State) -> list[tuple[dict[int, int], set[int]]]:
    """By seat, and last for the Barbarians, the tokens and the cities."""
    parties = (*range(len(state.players)), BARBARIANS)
    return [
        (
            dict(state.barbarians if party == BARBARIANS else state.players[party].tokens),
            {spot for spot, owner in state.cities.items() if owner == party},
        )
        for party in parties
    ]


def check_spared(
    play: Play, before: list[tuple[dict[int, int], set[int]]], user: int, action: Action
) -> None:
    """Protected players have lost nothing, and abilities on units strike one area only (Z3, Z5)."""
    kinds: dict[type[Action], int] = {
        UseFundamentalism: FUNDAMENTALISM,
        UseMonotheism: MONOTHEISM,
        UsePolitics: POLITICS,
    }
    if type(action) not in kinds:
        return
    assert isinstance(action, UseFundamentalism | UseMonotheism | UsePolitics)
    ability = kinds[type(action)]
    after = snapshot(play.state)
    assert after[-1] == before[-1], "Barbarians"
    for seat, player in enumerate(play.state.players):
        tokens, cities = before[seat]
        if seat == user:
            assert all(after[seat][0].get(spot, 0) >= count for spot, count in tokens.items())
            assert after[seat][1] >= cities
        elif player.advances & SPARED[ability]:
            assert after[seat] == before[seat]
        else:
            elsewhere = {spot: count for spot, count in tokens.items() if spot != action.area}
            kept = before[seat][0] if action.area is None else elsewhere
            assert after[seat][0] == kept
            assert after[seat][1] == cities - {action.area}


@given(st.integers(0, 100_000))
def test_diaspora_keeps_every_limit(seed: int) -> None:
    """A-DIASPORA: no area that gets tokens exceeds its limit, by the rules of G7."""
    play = position(Random(seed))
    seat = MINOA
    player = play.state.players[seat]
    player.advances |= DIASPORA
    player.step = 9
    asked = next(use_abilities(play), {})
    decision = asked.get(seat)
    if not isinstance(decision, AskAbility):
        return
    for answer in islice(decision.answers(), 200):
        if not isinstance(answer, UseDiaspora):
            continue
        for spot, count in answer.placed.items():
            assert spot in play.areas
            present = tokens_in(play.state, spot)
            total = sum(present.values()) + count
            alone = not present.keys() - {seat}
            assert total <= (limit_for(play.state, seat, spot) if alone else LIMIT[spot])
            assert play.state.cities.get(spot, seat) == seat


def test_only_two_know_the_card() -> None:
    """G13a, A-PROVINCIAL-EMPIRE."""
    play = empty_play()
    place(play, MINOA, {"knossos": 1})
    place(play, EGYPT, {"phaestos": 1})
    play.state.players[MINOA].advances = PROVINCIAL_EMPIRE
    gold = facts().commodities["gold"].index
    play.state.players[EGYPT].hand = [gold, gold]
    go_through(
        use_abilities(play),
        [(MINOA, UseProvincialEmpire((EGYPT,))), (EGYPT, HandOverCard(gold))],
    )
    (event,) = (event for event in play.events if isinstance(event, CardHandedOver))
    assert [seen_by(event, seat) == event for seat in (MINOA, EGYPT)] == [True, True]
    for seat in (HATTI, HELLAS, None):
        assert seen_by(event, seat) == CardHandedOver(EGYPT, MINOA, None)
    assert play.state.players[MINOA].hand == [gold]


def test_who_is_asked_depends_on_what_everybody_knows() -> None:
    """G13: with other cards in the same number, the same players are asked the same things."""
    for seed in range(60):
        kinds = []
        for other in (0, 1):
            random = Random(seed)
            play = position(random)
            for player in play.state.players:
                if other:
                    player.hand = [WATER_CARD] * len(player.hand)
            asked = next(use_abilities(play), {})
            kinds.append(
                {
                    seat: [type(offer) for offer in decision.abilities]
                    for seat, decision in asked.items()
                    if isinstance(decision, AskAbility)
                }
            )
        assert kinds[0] == kinds[1]


def test_cards_below_two_are_not_handed_over() -> None:
    """A-PROVINCIAL-EMPIRE."""
    for card in range(WATER_CARD + 1):
        decision = AskCardToHandOver(MINOA, (card,) if FACE_VALUE[card] >= 2 else ())
        (answer,) = decision.answers()
        decision.check(answer)
        if FACE_VALUE[card] >= 2:
            assert answer == HandOverCard(card)
            with pytest.raises(IllegalAction):
                decision.check(Done())
        else:
            assert answer == Done()


def test_a_pirate_city_leaves_the_barbarians_beside_it() -> None:
    """A-UNIVERSAL-DOCTRINE takes the city; tokens beside it fight in phase 11 (F14, U1)."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 2})
    place(play, BARBARIANS, {"memphis": 2}, ["memphis"])
    play.state.players[EGYPT].advances = advances("universal-doctrine")
    go_through(use_abilities(play), [(EGYPT, UseUniversalDoctrine(area("memphis")))])
    assert play.state.cities[area("memphis")] == EGYPT
    assert play.state.barbarians == {area("memphis"): 2}
    go_through(settle(play), [])
    assert play.state.barbarians == {}
    check_sums(play)


def test_an_annexed_city_was_not_built_by_its_new_owner() -> None:
    """K4a, A-MONOTHEISM: it counts like any other city of theirs."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 2})
    place(play, HELLAS, {}, ["memphis"])
    play.state.new_cities.append(area("memphis"))
    play.state.players[EGYPT].advances = MONOTHEISM
    go_through(use_abilities(play), [(EGYPT, UseMonotheism(area("memphis")))])
    assert play.state.new_cities == []
    assert play.state.players[EGYPT].token_stock == TOKENS - 2
    check_sums(play)
