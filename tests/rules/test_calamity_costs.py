"""What is told about a choice in a calamity comes true (C)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.actions import ChooseCities, ChoosePlace, NameVictims
from ecumene.rules.forecast import calamity_costs as costs
from ecumene.rules.game import Game
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import STACK
from ecumene.rules.view import view
from tests.dialogue.test_questions import SHARES, asked_in_cases
from tests.rules.random_games import after_turns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Party, Seat


CHOICES = (de.AskCalamityPlace, de.AskVictims, de.AskCities)


@cache
def positions() -> list[tuple[Snapshot, Seat, Decision]]:
    """Where the rule cases ask for a choice in a calamity."""
    return [
        (game.snapshot(), seat, game.pending[seat])
        for share in range(SHARES)
        for game, seat in asked_in_cases(share)
        if isinstance(game.pending[seat], CHOICES)
    ]


def asked(kind: type) -> Iterator[tuple[Game, Seat]]:
    """The games in which a question of a kind is asked."""
    for snapshot, seat, decision in positions():
        if isinstance(decision, kind):
            yield Game.restore(snapshot), seat


def destroyed(game: Game) -> tuple[Counter[Party], Counter[Party]]:
    """The cities and tokens destroyed by the last answer, by owner."""
    cities: Counter[Party] = Counter()
    tokens: Counter[Party] = Counter()
    for event in game.log[-1].events:
        if isinstance(event, ev.CityDestroyed):
            cities[event.owner] += 1
            tokens[event.owner] += event.token_lost
        if isinstance(event, ev.TokensDestroyed):
            tokens[event.owner] += sum(event.tokens.values())
    return cities, tokens


def reduced(game: Game) -> Counter[Party]:
    """The cities reduced by the last answer, by owner."""
    events = game.log[-1].events
    return Counter(event.owner for event in events if isinstance(event, ev.CityReduced))


def test_a_place_costs_what_was_told() -> None:
    """C-CYCLONE, C-FLOOD, C-VOLCANIC-ERUPTION-EARTHQUAKE."""
    tried: set[str] = set()
    for game, seat in asked(de.AskCalamityPlace):
        question = game.pending[seat]
        assert isinstance(question, de.AskCalamityPlace)
        shown = view(game, seat)
        for place in question.options:
            after = game.copy()
            after.apply(seat, ChoosePlace(place))
            if question.kind == "volcano":
                cities, tokens = destroyed(after)
                for party, lost, gone in costs.at_volcano(shown, place):
                    assert (cities[party], tokens[party]) == (lost, gone)
                tried.add("volcano")
                continue
            at_sea = question.kind == "sea"
            told = costs.at_sea(shown, place) if at_sea else costs.on_plain(shown, place)
            assert told[0].party == seat
            for loss in told:
                now = after.pending.get(loss.party)
                if isinstance(now, de.AskCities):
                    assert (now.fewest, set(now.options)) == (loss.lost, set(loss.cities))
                elif isinstance(now, de.AskDamage):
                    assert now.damage == loss.lost
                elif at_sea:
                    assert reduced(after)[loss.party] == loss.lost
                else:
                    assert loss.lost == loss.has
                tried.add(question.kind)
    assert tried == {"sea", "flood-plain", "volcano"}


def test_a_secondary_victim_loses_what_was_told() -> None:
    """C5, C12."""
    compared = 0
    for game, seat in asked(de.AskVictims):
        question = game.pending[seat]
        assert isinstance(question, de.AskVictims)
        calamity = costs.calamity_of(question.rule)
        assert calamity is not None
        shown = view(game, seat)
        named = question.candidates[: question.count]
        game.apply(seat, NameVictims(named))
        for victim in named:
            now = game.pending.get(victim)
            if isinstance(now, de.AskDamage) and now.rule == question.rule:
                assert now.damage == costs.if_named(shown, calamity, victim).lost
                compared += 1
    assert compared


def test_an_earthquake_asks_about_the_cities_that_were_told() -> None:
    """C-VOLCANIC-ERUPTION-EARTHQUAKE."""
    compared = 0
    for game, seat in asked(de.AskCities):
        question = game.pending[seat]
        if not isinstance(question, de.AskCities) or question.purpose != "earthquake":
            continue
        for answer in question.answers():
            shown, after = view(game, seat), game.copy()
            after.apply(seat, answer)
            now = after.pending.get(seat)
            assert isinstance(answer, ChooseCities)
            (area,) = answer.areas
            if isinstance(now, de.AskNeighbourCity) and not shown.asked.keys() - {seat}:
                assert now.options == costs.beside_quake(shown, area)
                compared += 1
    assert compared


def test_what_may_come_from_a_stack_follows_from_what_is_seen() -> None:
    """D3, D4, S5: never from the stack itself, and every card that may come is counted."""
    game = after_turns(9, 2, 4)
    for seat in range(9):
        shown = view(game, seat)
        for number in range(1, 10):
            told = costs.unseen(shown, number)
            stack = game.peek().stacks[0][number - 1].cards
            hands = [
                card
                for other, player in enumerate(game.peek().players)
                if other != seat
                for card in player.hand
                if STACK[card] == number - 1
            ]
            assert told.empty == (not stack)
            assert told.cards == len(stack) + len(hands)
            hidden = {*stack, *hands}
            assert set(told.calamities) == {card for card in hidden if card >= FIRST_CALAMITY}
