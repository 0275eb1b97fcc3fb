"""The public API: a game from its set-up to its end, with names, sentences and files."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

import ecumene
from ecumene import api
from ecumene.bots import PLAYERS, STAND_IN, Table
from ecumene.data import MapName
from ecumene.rules.actions import ComeBack
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CardsDrawn
from ecumene.rules.format.record import save
from ecumene.rules.game import Game as Engine
from ecumene.rules.play import Options
from ecumene.rules.state.board import city_count

if TYPE_CHECKING:
    from pathlib import Path

UNTYPED: Any = ecumene


# Playing


def test_it_is_the_game_of_the_engine() -> None:
    """The same seed and players give the same game, answer by answer."""
    game = ecumene.Game(5, "west", 3, last_turn=7)
    game.seat_all("settler")
    assert game.play().reason == "over"
    engine = Engine(Options(5, MapName.WEST, 3, last_turn=7))
    table = Table(dict.fromkeys(range(5), PLAYERS["settler"]), 3)
    while (answer := table.next_answer(engine)) is not None and not engine.over:
        engine.apply(*answer)
    assert save(engine) == save(game.engine)


def test_the_example_of_the_front_door(in_movement: ecumene.Game) -> None:
    game = in_movement.copy()
    egypt = game["egypt"]
    before = egypt.tokens["tanis"], egypt.tokens["memphis"]
    move = ecumene.March("tanis", "memphis", tokens=2)
    assert move in egypt.legal
    assert egypt.why_not(move) is None
    (event,) = egypt.do(move)
    assert str(event) == "Egypt: 2 tokens march from Tanis to Memphis."
    assert (event.kind, event.seat, event.move) == ("moved", "egypt", move)
    assert (egypt.tokens["tanis"], egypt.tokens["memphis"]) == (before[0] - 2, before[1] + 2)
    egypt.undo()
    assert (egypt.tokens["tanis"], egypt.tokens["memphis"]) == before
    with pytest.raises(ecumene.Illegal) as illegal:
        egypt.undo()
    assert illegal.value.rule == "O2"


@pytest.mark.parametrize(
    ("until", "turn", "reached"),
    [
        ("movement", 2, (2, "movement")),
        ("RUCH", 2, (2, "movement")),
        ("mov", None, (1, "movement")),
        (3, 4, (4, "movement")),
        (None, 3, (3, "movement")),  # nobody is asked anything earlier
        ("advances", None, (5, "advances")),  # the first time that anybody can buy one
    ],
)
def test_a_game_is_played_until(
    until: str | int | None, turn: int | None, reached: tuple[int, str]
) -> None:
    game = ecumene.Game(5, "west", 7)
    game.seat_all("settler")
    stop = game.play(until, turn)
    assert stop.reason == "reached"
    assert (game.turn, game.phase) == reached
    assert str(stop) == f"Turn {game.turn}, phase {game.engine.state.phase}: {game.phase}"


def test_where_the_game_is_already_it_stays_and_it_never_goes_back(
    in_movement: ecumene.Game,
) -> None:
    game = in_movement.copy()
    answers = len(game.engine.log)
    assert game.play("movement", 4).reason == "reached"
    assert len(game.engine.log) == answers
    with pytest.raises(ecumene.Refused, match="phase 1: tax collection: that is already over"):
        game.play("tax collection", 4)
    game.play("movement")
    assert game.turn == 5


def test_play_stops_for_whoever_has_no_computer_player() -> None:
    game = ecumene.Game(5, "west", 7)
    game.seat_all("settler")
    game.seat(0, None)
    stop = game.play()
    assert stop.reason == "asked"
    assert stop.asked == (0,)
    assert str(stop) == "Set-up. Waiting for Player 1."
    me = game[0]
    assert str(me.asked) == "Which civilization do you choose? (S2)"
    me.do(next(iter(me.legal)))
    assert isinstance(me.name, str)
    stop = game.play()
    assert stop.asked == (me.name,)
    assert game.phase == "movement"
    me.do(ecumene.EndMovement())
    game.seat(me.name, "settler")
    assert game.play().reason == "over"


def test_who_is_asked_in_trade_may_wait_by_playing_on(in_trade: ecumene.Game) -> None:
    """X1: the player is asked again when there is something new, but not for ever."""
    game = in_trade.copy()
    trade = game.engine.state.trade
    assert trade is not None
    person = trade.seats[0]
    game.seat(person, None)
    stops = 0
    while game.phase == "trade":
        said = len(game.engine.log)
        stop = game.play(until="calamity selection", turn=8)
        if stop.reason != "asked":
            break
        stops += 1
        assert stop.asked == (game[person].name,)
        if len(game.engine.log) == said:  # nobody else has anything more to say
            game[person].do(ecumene.Done())
    assert stops > 1
    assert game.turn >= 8


def test_a_player_of_ones_own_sees_its_seat() -> None:
    asked: list[str] = []

    def first(seat: ecumene.Seat) -> ecumene.Action | None:
        assert seat.asked is not None
        asked.append(seat.asked.kind)
        return next(iter(seat.legal)) if seat.asked.kind != "trade" else None

    game = ecumene.Game(5, "west", 2, last_turn=4)
    game.seat_all("settler")
    game.seat(2, first)
    branch = game.copy()
    assert game.play().reason == branch.play().reason == "over"
    assert save(game.engine) == save(branch.engine)
    assert {"civilization", "move"} <= set(asked)


def test_a_player_of_ones_own_may_ask_for_a_suggestion() -> None:
    """Following its suggestions plays the same game, except for coming back in trade (X8)."""

    def follower(seat: ecumene.Seat) -> ecumene.Action | None:
        assert seat.asked is not None
        return seat.suggestion

    one, other = (ecumene.Game(5, "west", 7, last_turn=7) for _ in range(2))
    one.seat_all(STAND_IN)
    other.seat_all(follower)
    one.play()
    other.play()
    first, second = ([entry.action for entry in game.engine.log] for game in (one, other))
    same = next((n for n, each in enumerate(first) if isinstance(each, ComeBack)), len(first))
    assert same > 100
    assert first[:same] == second[:same]


def test_a_player_of_ones_own_is_held_to_the_rules() -> None:
    game = ecumene.Game(5, "west", 2)
    game.seat_all(lambda _seat: ecumene.Done())
    with pytest.raises(ecumene.Illegal):
        game.play()
    game.seat_all(lambda _seat: None)
    with pytest.raises(ecumene.Refused, match="gave no answer"):
        game.play()


def test_whoever_runs_the_game_ends_trading(in_trade: ecumene.Game) -> None:
    """X8."""
    game = in_trade.copy()
    game.do(ecumene.EndTrading())
    assert game.phase != "trade"
    with pytest.raises(ecumene.Illegal):
        game.do(ecumene.EndTrading())


# Looking


def test_a_seat_has_its_things_by_name(in_trade: ecumene.Game) -> None:
    game = in_trade
    for number, seat in enumerate(game.seats):
        player = game.engine.state.players[number]
        assert seat == game[number] == game[seat.name]
        assert seat.cards == len(seat.hand) == len(player.hand)
        assert sum(seat.tokens.values()) == sum(player.tokens.values())
        assert len(seat.cities) == city_count(player)
        assert seat.treasury == player.treasury
        assert seat.stock == player.token_stock
        assert len(seat.advances) == player.advances.bit_count()
        assert list(seat.credits.values()) == list(player.credits)
        assert [*seat.ships] == [*range(len(player.ships))]
        assert (seat.step, seat.census) == (player.step, player.census)
        assert seat.computer
    for standing, ranked in zip(game.standings, game.engine.ranking(), strict=True):
        assert standing.points == ranked.total == game[standing.name].points
        assert standing.cards == game[standing.name].cards


def test_what_an_area_holds(in_trade: ecumene.Game) -> None:
    for seat in in_trade.seats:
        for name, count in seat.tokens.items():
            assert in_trade.area(name).tokens[seat.name] == count
        for name in seat.cities:
            assert in_trade.area(name).city == seat.name
        for place in seat.ships.values():
            assert in_trade.area(place).ships[seat.name]
    memphis = in_trade.area("Memfis")
    assert memphis.name == "memphis"
    assert memphis.limit == 4
    assert "tanis" in memphis.land
    assert memphis.in_play
    assert not in_trade.area("rome").in_play


def everything_seen(seat: ecumene.Seat) -> list[object]:
    """Everything that a seat shows, except the moment of the game it was made from."""
    told: list[object] = [
        getattr(seat, name)
        for name in dir(seat)
        if not name.startswith("_")
        if name not in ("game", "others", "events", "legal", "suggestion")
        if not inspect.isfunction(getattr(type(seat), name, None))
    ]
    told += [seat.area("tanis").card, seat.forecast(ecumene.Done())]
    for other in seat.others.values():
        told += [getattr(other, n) for n in dir(other) if n[0] != "_" and n != "game"]
    told += [list(islice(seat.legal, 50)), [str(event) for event in seat.events], str(seat)]
    told.append(seat.suggestion)
    return told


def test_a_seat_shows_nothing_that_is_hidden_from_it(in_trade: ecumene.Game) -> None:
    """G13: the hands of two others are exchanged card by card, and the seat sees no difference."""
    game, twin = in_trade.copy(), in_trade.copy()
    players = twin.engine.state.players
    trade = twin.engine.state.trade
    assert trade is not None
    reader, *_ = trade.seats
    one, other, *_ = (seat for seat in range(5) if seat != reader and len(players[seat].hand) > 1)
    count = min(len(players[one].hand), len(players[other].hand))
    hands = [players[one].hand, players[other].hand]
    hands[0][:count], hands[1][:count] = hands[1][:count], hands[0][:count]
    assert game[one].hand != twin[one].hand
    assert everything_seen(game[reader]) == everything_seen(twin[reader])


def test_nobody_but_the_seat_itself_has_its_hand(in_trade: ecumene.Game) -> None:
    for player in (*in_trade.players, *in_trade[0].others.values()):
        assert not hasattr(player, "hand")
        assert not hasattr(player, "legal")


def test_the_game_is_told_in_words(in_movement: ecumene.Game) -> None:
    lines = str(in_movement).splitlines()
    assert lines[0] == "Turn 4, phase 3: movement"
    assert lines[1].split() == (
        ["cities", "tokens", "stock", "treasury", "cards", "advances", "A.S.T.", "points"]
    )
    assert len(lines) == 2 + 5 + 1
    assert lines[-1] == "Asked: Assyria, Hatti, Hellas, Egypt, Minoa"
    assert repr(in_movement) == ("<Game of 5 players, west, seed 7: Turn 4, phase 3: movement>")


def test_the_game_is_told_in_polish() -> None:
    game = ecumene.Game(5, "west", 7, language="pl")
    game.seat_all("settler")
    assert str(game.play("ruch", 4)) == "Tura 4, faza 3: ruch"
    assert game.phase == "ruch"
    with pytest.raises(ecumene.Refused, match="Żadna cywilizacja nie nazywa się"):
        game["atlantyda"]
    assert str(game["egypt"].asked).startswith("Twój ruch")
    (event,) = game["egypt"].do(ecumene.March("tanis", "memphis"))
    assert str(event) == "Egipt: 1 żeton idzie z obszaru Tanis na obszar Memfis."


def test_all_seen_so_far(in_trade: ecumene.Game) -> None:
    egypt = in_trade["egypt"]
    own, all_see = list(egypt.events), list(in_trade.events)
    assert str(own[0]) == "Player 4 plays Egypt."
    assert (own[0].kind, own[0].seat, own[0].civilization) == (
        "civilization-picked",
        "egypt",
        "egypt",
    )
    drew = str(CardsDrawn.__struct_config__.tag)
    drawn = [event for event in own if event.kind == drew and event.seat == "egypt"]
    hidden = [event for event in all_see if event.kind == drew and event.seat == "egypt"]
    assert drawn
    assert all(event.cards is not None for event in drawn)
    assert all(event.cards is None for event in hidden)
    with pytest.raises(AttributeError):
        _ = own[0].colour
    assert "seat" in dir(own[0])


def test_a_notebook_shows_the_board(in_movement: ecumene.Game) -> None:
    drawing = in_movement._repr_svg_()
    assert drawing.startswith("<svg")
    assert in_movement["egypt"]._repr_svg_().startswith("<svg")


# Copies and files


def test_a_copy_goes_its_own_way(in_movement: ecumene.Game) -> None:
    before = save(in_movement.engine)
    twins = (
        in_movement.copy(),
        copy.copy(in_movement),
        copy.deepcopy(in_movement),
        pickle.loads(pickle.dumps(in_movement)),  # noqa: S301 our own
    )
    for twin in twins:
        assert str(twin) == str(in_movement)
        twin["egypt"].do(ecumene.EndMovement())
        twin.play(turn=6)
        assert twin.turn == 6
    assert save(in_movement.engine) == before


@pytest.mark.parametrize("name", ["game.jsonl", "game.jsonl.gz"])
def test_a_game_is_saved_and_loaded(in_movement: ecumene.Game, tmp_path: Path, name: str) -> None:
    in_movement.save(tmp_path / name)
    assert [file.name for file in tmp_path.iterdir()] == [name]
    again = ecumene.load(str(tmp_path / name))
    assert str(again) == str(in_movement)
    assert again.play().asked  # the file does not say who plays


def test_what_cannot_be_loaded_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text('{"ecumene": 1}\n')
    with pytest.raises(ecumene.Refused, match=r"game.jsonl cannot be replayed. Line 1: "):
        ecumene.load(file)
    file.write_bytes(b"\x1f\x8bnonsense")
    with pytest.raises(ecumene.Refused, match="not a complete gzip file"):
        ecumene.load(file)
    with pytest.raises(FileNotFoundError):
        ecumene.load(tmp_path / "none.jsonl")


def test_events_and_questions_can_be_pickled(in_trade: ecumene.Game) -> None:
    event = next(in_trade["egypt"].events)
    again = pickle.loads(pickle.dumps(event))  # noqa: S301 our own
    assert again == event
    assert str(again) == str(event)


# What is wrong


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 4}, r"no set-up in the West for this number of players: 4.*\(S1\)"),
        ({"players": "five"}, "players: A whole number is needed here, not 'five'"),
        ({"map": "moon"}, "map: 'moon' is not one of"),
        ({"track": "hard"}, "track: 'hard' is not one of"),
        ({"seed": 1.5}, "seed: A whole number"),
        ({"civilizations": ["atlantis"] * 5}, "no civilization called 'atlantis'"),
        ({"civilizations": ["rome"]}, r"civilizations must be those of the set-up.*\(S1\)"),
        ({"language": "de"}, "no language 'de'"),
    ],
)
def test_wrong_options_are_told(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ecumene.Refused, match=says):
        UNTYPED.Game(**{"players": 5, "map": "west"} | options)


@pytest.mark.parametrize(
    ("do", "says"),
    [
        (lambda game: game["atlantis"], "no civilization called 'atlantis'"),
        (lambda game: game["rome"], "Nobody at this table plays 'rome'. The players: "),
        (lambda game: game[5], "Nobody at this table plays '5'"),
        (
            lambda game: game.seat_all("genius"),
            "no computer player 'genius'; the computer players are settler, strategist, merchant,",
        ),
        (lambda game: game.play("dinner"), "no phase 'dinner' here"),
        (lambda game: game.play(14), "no phase '14'"),
        (lambda game: game.play("ca"), "calamity selection; calamities"),
        (lambda game: game.area("tanes"), "Closest: Tanis"),
        (lambda game: game["egypt"].tokens["tanes"], "Closest: Tanis"),
        (lambda game: game["egypt"].do("end"), "This is not an action: 'end'"),
        (lambda game: game["egypt"].do(ecumene.March("tanis", "athens")), r"no land border \(G4\)"),
        (lambda game: game["egypt"].do(ecumene.SetTaxRate(2)), r"\(M"),
        (lambda game: game["egypt"].do(ecumene.NameVictims("rome")), "Nobody at this table"),
    ],
)
def test_what_is_wrong_is_told_and_changes_nothing(
    in_movement: ecumene.Game, do: Any, says: str
) -> None:
    before = save(in_movement.engine)
    with pytest.raises(ecumene.Refused, match=says):
        do(in_movement)
    assert save(in_movement.engine) == before


def test_why_not_is_the_sentence_of_doing_it(in_movement: ecumene.Game) -> None:
    egypt = in_movement["egypt"]
    march = ecumene.March("tanis", "athens")
    assert march not in egypt.legal
    with pytest.raises(ecumene.Illegal) as illegal:
        egypt.do(march)
    assert str(illegal.value) == egypt.why_not(march)
    assert illegal.value.rule == "G4"
    assert illegal.value.key == "illegal-march-border"
    assert illegal.value.details["start"] == "tanis"
    assert illegal.value.details["goal"] == "athens"
    assert "march" not in egypt.legal


def test_a_refusal_has_its_numbers_and_names(in_movement: ecumene.Game) -> None:
    """G9, T1: players are given by name, several things as a tuple."""
    speaker = in_movement.speaker
    refused = speaker.refusal(IllegalAction("G9", "illegal-not-asked", seat=1), ("Egypt", "Rome"))
    assert isinstance(refused, ecumene.Illegal)
    assert refused.details == {"seat": "Rome"}
    refused = speaker.refusal(IllegalAction("T1", "illegal-tax-rate", rate=4, options=(1, 2)))
    assert isinstance(refused, ecumene.Illegal)
    assert refused.details == {"rate": 4, "options": (1, 2)}


# The public API itself


def loaded_by(code: str) -> set[str]:
    program = f"import sys; {code}; print(*[m for m in sys.modules if m.startswith('ecumene')])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_whoever_takes_one_layer_loads_no_more() -> None:
    assert loaded_by("import ecumene") == {"ecumene"}
    for code in ("import ecumene.data", "from ecumene import data", "import ecumene; ecumene.data"):
        assert not {"ecumene.api", "ecumene.rules", "ecumene.words"} & loaded_by(code)
    assert "ecumene.api" not in loaded_by("import ecumene.cli.typer_app")
    assert "ecumene.picture" not in loaded_by("import ecumene; ecumene.Game(5, 'west', 1)")


def test_the_door_offers_what_it_says() -> None:
    assert {name for name in dir(ecumene) if not name.startswith("_")} == {"data", *api.__all__}
    assert UNTYPED.__all__ == api.__all__
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        _ = UNTYPED.Gmae


def test_what_a_movement_pays_goes_to_the_stock(in_movement: ecumene.Game) -> None:
    """M4, M2: and comes back when the move is taken back."""
    minoa = in_movement["minoa"]
    before = minoa.treasury, minoa.stock
    assert before[0] >= 2
    minoa.do(next(each for each in minoa.legal if isinstance(each, ecumene.BuildShip)))
    assert (minoa.treasury, minoa.stock) == (before[0] - 2, before[1] + 2)
    minoa.undo()
    assert (minoa.treasury, minoa.stock) == before
