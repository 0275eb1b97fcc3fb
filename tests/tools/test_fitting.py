"""How chances are fitted and judged."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

from ecumene.analysis.chances import KNOTS, Fitted, fitted
from ecumene.analysis.features import HELD, SEEN
from ecumene.data import MapName, TrackName
from tools.fitting import __main__ as fitting
from tools.fitting.fitting_games import FittingGame, Moment, game_options, games, play
from tools.fitting.judging import judged, written
from tools.fitting.softmax import fit, positions, predicted

if TYPE_CHECKING:
    from pathlib import Path

SEATS = 5
WIDTH = len(SEEN) + len(HELD)


def made_up(number: int) -> FittingGame:
    """A game in which the chance to win grows with the second feature, and with nothing else."""
    random = Random(number)
    rows = [tuple(random.random() for _ in range(WIDTH)) for _ in range(SEATS)]
    strengths = [np.exp(3 * row[1]) for row in rows]
    [winner] = random.choices(range(SEATS), strengths)
    moments = [Moment(turn, 1, 0.5, rows) for turn in range(1, 4)]
    return FittingGame(
        number, SEATS, MapName.WEST, TrackName.BASIC, False, "masters", winner, [0] * SEATS, moments
    )


def test_a_fit_finds_what_decides() -> None:
    known = positions([made_up(number) for number in range(1200)])
    weights = fit(known.only(range(3)), 1.0)
    middle = weights[KNOTS.index(0.5)]
    assert middle[1] == pytest.approx(3, abs=0.6)
    assert abs(middle[0]) < 0.6
    assert abs(middle[2]) < 0.6
    assert np.abs(weights[0]).max() < 1e-6, "nothing is known of the beginning"
    assert predicted(known.only(range(3)), weights).sum(axis=1) == pytest.approx(1)


def test_games_that_judge_take_no_part() -> None:
    """Another winner in a game that judges leaves the weights as they are."""
    played = [made_up(number) for number in range(1, 41)]
    other = [
        msgspec.structs.replace(game, winner=(game.winner + 1) % SEATS)
        if game.number % fitting.JUDGES == 0
        else game
        for game in played
    ]
    fits = [
        positions([game for game in each if game.number % fitting.JUDGES])
        for each in (played, other)
    ]
    ours, theirs = (fit(each, 1.0) for each in fits)
    assert np.array_equal(ours, theirs)


def test_equal_chances_are_scored_as_they_must_be() -> None:
    known = positions([made_up(number) for number in range(40)])
    weights = {"seen": ([1], fit(known.only([1]), 1.0)), "open": ([1], fit(known.only([1]), 1.0))}
    found = judged([made_up(number) for number in range(100, 140)], known, weights)
    assert found.log_loss("equal") == pytest.approx(np.log(SEATS))
    assert found.brier("equal") == pytest.approx(0.8)
    lines = "\n".join(written(found))
    assert "| all | 40 | 1.609 |" in lines


def test_the_fact_file_is_as_it_is_written() -> None:
    text = fitting.FACTS.read_text("utf-8")
    assert fitting.text_of(fitted()) == text
    assert msgspec.json.decode(text, type=Fitted) == fitted()


def test_the_document_has_a_place_for_the_tables() -> None:
    text = f"# Title\n\n{fitting.BEGIN}\n\nold\n\n{fitting.END}\n\nThe end.\n"
    once = fitting.with_tables(text, "| new |")
    assert "| new |" in once
    assert "old" not in once
    assert fitting.with_tables(once, "| new |") == once
    with pytest.raises(SystemExit):
        fitting.with_tables("# Title\n", "| new |")
    document = fitting.DOCUMENT.read_text("utf-8")
    assert fitting.with_tables(document, "| new |") != document


def test_a_game_is_known_by_its_number() -> None:
    assert game_options(1, 5) == game_options(1, 5)
    assert game_options(1, 5) != game_options(1, 6)


def test_games_are_kept_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after the last line of the file was cut off."""
    file = tmp_path / "games.jsonl"
    kept = [msgspec.json.encode(made_up(number)) + b"\n" for number in (1, 2)]
    file.write_bytes(b"".join(kept) + kept[0][:50])
    monkeypatch.setattr("tools.fitting.fitting_games.ProcessPoolExecutor", _HerePool)
    monkeypatch.setattr("tools.fitting.fitting_games.play", lambda _, number: made_up(number))
    found = list(games(1, 4, file, 1, print))
    assert [game.number for game in found] == [1, 2, 3, 4]
    assert list(games(1, 4, file, 1, print)) == found


class _HerePool:
    """Does everything in this process."""

    def __init__(self, _: int) -> None:
        pass

    def __enter__(self) -> _HerePool:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    map = staticmethod(lambda do, *lists, **_: map(do, *lists))


def test_a_real_game_gives_positions() -> None:
    quick = next(number for number in range(1, 99) if game_options(1, number)[0].short_game)
    game = play(1, quick)
    assert all(len(row) == WIDTH for moment in game.moments for row in moment.features)
    assert game.totals[game.winner] == max(game.totals)
    assert play(1, quick) == game
