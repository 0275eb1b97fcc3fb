"""What a seat can ask from Python: its question, and the consequences of its answers."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.dialogue.conversation import Conversation
from ecumene.dialogue.questions.question import spoken
from ecumene.dialogue.sentences.decision_sentences import with_rule
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game as Engine
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.words import languages

# Questions


def test_a_question_is_that_of_the_terminal() -> None:
    """Every sentence is the dialogue's, in both languages, and every choice can be answered."""
    kinds: set[str] = set()
    for language in languages:
        game = ecumene.Game(5, "west", 7, last_turn=8, language=language)
        game.seat_all("settler")
        while not game.over:
            for seat in game.seats:
                host = LocalGame(game.engine, game.table)
                side = GameSide(host, seat.number, game.speaker.messages)
                conversation = Conversation(side, game.speaker.messages)
                question = seat.question
                if question is None:
                    assert (seat.asked, seat.default, seat.suggestion) == (None, None, None)
                    continue
                kinds.add(question.kind)
                put, text = conversation.question(), conversation.speaker.text
                assert put is not None
                assert (
                    question.sentence == str(seat.asked) == text(with_rule(put.sentence, put.rule))
                )
                told = [*spoken(put.situation), *put.forecast.sentences]
                shown = str(question).splitlines()
                assert shown[: len(told) + 1] == [*map(text, told), question.sentence]
                assert [str(each) for each in question.choices] == [
                    text(each.sentence) for each in put.choices
                ]
                assert all(each.action in seat.legal for each in question.choices)
                assert question.default.action == seat.default
                assert question.default.sentence in shown[-1]
            answered = game.table.next_answer(game.engine)
            for _ in range(7):  # check only some moments
                if answered is None or game.over:
                    break
                game.engine.apply(*answered)
                answered = game.table.next_answer(game.engine)
    assert {"civilization", "move", "city-site", "trade", "advances"} <= kinds


def test_a_trader_who_is_done_can_come_back(in_trade: ecumene.Game) -> None:
    """X8."""
    game = in_trade.copy()
    while not isinstance(game["hatti"].suggestion, ecumene.AcceptOffer):
        answered = game.table.next_answer(game.engine)
        assert answered is not None
        game.engine.apply(*answered)
    seat = game["hatti"]
    before, suggested = str(seat.asked), seat.suggestion
    seat.do(ecumene.Done())
    assert seat.name not in game.asked
    assert str(seat.asked) == before
    question = seat.question
    assert question is not None
    assert question.kind == "trade"
    assert seat.default == question.default.action
    assert isinstance(seat.suggestion, ecumene.ComeBack)
    assert seat.do(ecumene.ComeBack())
    assert seat.suggestion == suggested


# Consequences


def test_everything_is_read_by_name_in_sentences_of_the_game() -> None:
    """At every moment, whatever a seat can ask reads the same as on the seat's side."""
    game = ecumene.Game(5, "west", 7, last_turn=8, language="pl")
    game.seat_all("settler")
    priced = offered = 0
    while not game.over:
        for seat in game.seats:
            side = game._side_of(seat.number)
            text = Speaker.for_view(game.speaker.messages, side.view()).text
            card = side.area(NUMBERS["place"]["tanis"])
            assert seat.area("tanis").card.notes == tuple(map(text, card.notes))
            assert seat.track.sentences == tuple(map(text, side.track().sentences))
            assert seat.track.order == tuple(map(game.interpreter.names().who, side.track().order))
            assert seat.hand_worth.worth == side.hand().worth
            assert repr(seat.bargains).startswith("Bargains(")
            offered += any(each.possible for each in seat.bargains.offers.values())
            suggested = seat.suggestion
            if suggested is not None:
                forecast = seat.forecast(suggested)
                assert forecast.refused is None
                assert all(isinstance(each.sentence, str) for each in forecast.forecast.remarks)
            if seat.asked is not None and seat.asked.kind == "advances":
                basket = seat.basket("mysticism")
                assert basket.action is None or basket.action in seat.legal
                priced += 1
        for _ in range(7):  # check only some moments
            answered = game.table.next_answer(game.engine)
            if answered is None or game.over:
                break
            game.engine.apply(*answered)
    assert priced
    assert offered


def test_an_area_is_as_the_seat_sees_it(in_movement: ecumene.Game) -> None:
    """G7: including the limit that applies to this seat."""
    game = in_movement.copy()
    state = game.engine.state
    egypt = game["egypt"]
    state.players[egypt.number].advances |= 1 << NUMBERS["advance"]["agriculture"]
    game = ecumene.Game._of(Engine.from_state(game.engine.options, state), game.speaker)
    assert game.area("tanis").limit + 1 == game["egypt"].area("tanis").limit
    assert game["hatti"].area("tanis").limit == game.area("tanis").card.printed


def test_a_forecast_says_what_is_refused(in_movement: ecumene.Game) -> None:
    seat, march = in_movement["egypt"], ecumene.March("tanis", "athens")
    assert seat.forecast(march).refused.text == seat.why_not(march)
    assert seat.tokens["tanis"] == 4


def test_a_basket_is_only_for_who_may_buy(in_movement: ecumene.Game) -> None:
    seat = in_movement["egypt"]
    with pytest.raises(ecumene.Illegal) as refused:
        seat.basket("mysticism")
    assert refused.value.key == "illegal-not-asked"
    with pytest.raises(TypeError, match="no price"):
        seat.basket("mysticism", price=3)
    with pytest.raises(ecumene.UnknownName):
        seat.basket("mistycism")


def test_a_question_without_choices_names_the_ways(in_movement: ecumene.Game) -> None:
    question = in_movement["egypt"].question
    assert question is not None
    assert [way.action for way in question.ways] == [ecumene.MakeMoves, ecumene.EndMovement]
    assert "- Move: MakeMoves(moves)" in str(question).splitlines()
    assert str(question).endswith("Without an answer: end the movement")
