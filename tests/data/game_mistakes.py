"""Mistakes in the course of the game: set-ups, tracks and the Short Game."""

from __future__ import annotations

from ecumene.data import Problem
from tests.data.mistakes import DELETED, Case


def requirements(track: str, epoch: str, count: int, expected: int = 1) -> Problem:
    """Return the problem that an epoch has too many or too few rows of requirements."""
    args: dict[str, str | int] = {"epoch": epoch, "count": count, "expected": expected}
    return Problem("track", track, "facts-requirements", args)


SETUPS: dict[str, Case] = {
    "a seat too few": Case(
        {"setups.setups.0.west.0": DELETED},
        [Problem("setup", "5 west", "facts-seats", {"count": 4})],
    ),
    "a seat too many": Case(
        {"setups.setups.1.east.+": "egypt"},
        [
            Problem("setup", "5 east", "facts-seats", {"count": 6}),
            Problem("setup", "5 east", "facts-seat-order"),
        ],
        "Egypt, of rank 17, stands behind Parthia, of rank 18",
    ),
    "a civilization twice": Case(
        {"setups.setups.0.west": ["minoa", "minoa", "hatti", "hellas", "egypt"]},
        [Problem("setup", "5 west", "facts-seats", {"count": 4})],
    ),
    "a civilization in both blocks": Case(
        {"setups.setups.12.east.0": "minoa"},
        [Problem("setup", "12 both", "facts-seats", {"count": 11})],
    ),
    "both blocks on one map": Case(
        {
            "setups.setups.0.west": ["minoa", "assyria", "hatti", "hellas"],
            "setups.setups.0.east": ["egypt"],
        },
        [Problem("setup", "5 west", "facts-blocks")],
    ),
    "the block of the other map": Case(
        {
            "setups.setups.0.west": [],
            "setups.setups.0.east": ["minoa", "assyria", "hatti", "hellas", "egypt"],
        },
        [Problem("setup", "5 west", "facts-blocks")],
    ),
    "one block on both maps": Case(
        {"setups.setups.4.map": "both"}, [Problem("setup", "7 both", "facts-blocks")]
    ),
    "seats out of order in the west": Case(
        {"setups.setups.0.west": ["assyria", "minoa", "hatti", "hellas", "egypt"]},
        [Problem("setup", "5 west", "facts-seat-order")],
    ),
    "seats out of order in the east": Case(
        {"setups.setups.1.east": ["saba", "babylon", "persia", "parthia", "nubia"]},
        [Problem("setup", "5 east", "facts-seat-order")],
    ),
}

TRACKS: dict[str, Case] = {
    "no expert track": Case(
        {"tracks.tracks.expert": DELETED}, [Problem("track", "expert", "facts-track-missing")]
    ),
    "end of a track": Case(
        {"tracks.tracks.expert.final_steps": [14, 15]},
        [Problem("track", "expert", "facts-track-end", {"last": 16})],
    ),
    "no end of a track": Case(
        {"tracks.tracks.basic.final_steps": []},
        [Problem("track", "basic", "facts-track-end", {"last": 15})],
    ),
    "final steps out of order": Case(
        {"tracks.tracks.expert.final_steps": [16, 15, 16]},
        [Problem("track", "expert", "facts-track-end", {"last": 16})],
    ),
    "last final step in between": Case(
        {"tracks.tracks.expert.final_steps": [16, 15]},
        [Problem("track", "expert", "facts-track-end", {"last": 16})],
    ),
    "years out of order": Case(
        {"tracks.years.3": -6000}, [Problem("file", "tracks.json", "facts-years-order")]
    ),
    "no requirements for an epoch": Case(
        {"tracks.requirements.9": DELETED}, [requirements("expert", "late-iron", 0)]
    ),
    "requirements twice": Case(
        {"tracks.requirements.+": {"track": "basic", "epoch": "early-iron"}},
        [requirements("basic", "early-iron", 2)],
    ),
    "requirements for the Stone Age": Case(
        {"tracks.requirements.+": {"track": "basic", "epoch": "stone"}},
        [requirements("basic", "stone", 1, 0)],
    ),
    "a year too few": Case(
        {"tracks.years.16": DELETED}, [Problem("track", "expert", "facts-years", {"last": 16})]
    ),
}

PALACES = "short_game.theme_sets.mystical-palaces.advances.0"

SHORT_GAME: dict[str, Case] = {
    "theme set of three": Case(
        {PALACES: DELETED},
        [Problem("theme-set", "mystical-palaces", "facts-theme-advances", {"count": 3})],
    ),
    "theme set with an advance twice": Case(
        {PALACES: "mythology"},
        [Problem("theme-set", "mystical-palaces", "facts-theme-advances", {"count": 3})],
    ),
    "theme set of five": Case(
        {"short_game.theme_sets.mystical-palaces.advances.+": "music"},
        [Problem("theme-set", "mystical-palaces", "facts-theme-advances", {"count": 5})],
    ),
    "theme sets for a game there is not": Case(
        {"short_game.copies.19": {"mystical-palaces": 19}},
        [Problem("setup", "19", "facts-no-such-setup")],
    ),
    "theme sets for too many": Case(
        {"short_game.copies.5.mystical-palaces": 2},
        [Problem("setup", "5", "facts-theme-sets", {"count": 6})],
    ),
    "no theme sets": Case(
        {"short_game.copies.10": DELETED},
        [Problem("setup", "10", "facts-theme-sets", {"count": 0})],
    ),
}
