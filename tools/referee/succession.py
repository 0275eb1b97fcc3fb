"""Phase 13: the A.S.T., the end of the game, and who has won (H, V)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import TrackName
from tools.referee.judge import Judge
from tools.referee.tables import ADVANCES, CIVILIZATIONS, FACTS

if TYPE_CHECKING:
    from ecumene.data import Requirement
    from tools.referee.position import Event, Player, Position

LATE_IRON = FACTS.epochs["late-iron"].index
CHEAP, DEAR = 100, 200


def epoch_of(track: TrackName, player: Player, step: int) -> int:
    """The epoch of a step in their row."""
    starts = CIVILIZATIONS[player.civ].epoch_starts[track]
    return max(epoch for epoch, first in enumerate(starts) if first <= step)


def meets(requirement: Requirement, player: Player, cities: int) -> bool:
    """Whether a player meets an epoch's requirements (H1)."""
    held = [ADVANCES[name] for name in player.advances]
    below = sum(advance.cost < CHEAP for advance in held)
    return (
        cities >= requirement.cities
        and len(held) >= requirement.advances
        and below >= requirement.advances_below_100
        and len(held) - below >= requirement.advances_from_100
        and sum(advance.cost >= DEAR for advance in held) >= requirement.advances_from_200
        and sum(advance.points for advance in held) >= requirement.advance_points
    )


class Succession(Judge):
    """Phase 13: the markers move by rank; then the game may be over."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.track_name = TrackName(game.options["track"])
        self.track = FACTS.tracks[self.track_name]
        self.expected = [
            (player.seat, step)
            for player in game.present()
            if (step := self._next_step(player)) != player.step
        ]
        self.late: list[int] = []
        """Players who enter the Late Iron Age this turn (V1a)."""
        self.bonus: list[int] | None = None
        self.ends: list[str] = []
        """The rules by which the game is over with this turn; there may be several (H6a)."""

    def _next_step(self, player: Player) -> int:
        """Where their marker goes (H1, H1a, H2)."""
        cities = len(self.game.cities_of(player.seat)) + player.holds("wonder-of-the-world")
        stone = epoch_of(self.track_name, player, player.step) == 0
        if self.track.falls_back_without_city and not cities and not stone:
            return player.step - 1
        if player.step >= self.track.last_step:
            return player.step
        ahead = epoch_of(self.track_name, player, player.step + 1)
        met = ahead == 0 or meets(self.track.requirements[ahead], player, cities)
        return player.step + met

    def on_marker_moved(self, event: Event) -> None:
        player = self.game.players[event["seat"]]
        self.report.equal("H1", "before", event["before"], player.step)
        expected = self.expected.pop(0) if self.expected else None
        self.report.equal("H1", "marker", (event["seat"], event["step"]), expected)
        before = epoch_of(self.track_name, player, player.step)
        if before < LATE_IRON <= epoch_of(self.track_name, player, event["step"]):
            self.late.append(player.seat)
        player.step = event["step"]

    def _all_moved(self) -> None:
        self.report.equal("H1", "markers that have not moved", self.expected, [])
        self.expected = []
        if self.bonus is None:
            self.bonus = self._first_in_late_iron()

    def _first_in_late_iron(self) -> list[int]:
        """V1a."""
        if self.game.late_iron_entered or not self.late:
            return []
        self.game.late_iron_entered = True
        blocks = {self.game.players[seat].block for seat in self.late}
        alone = len(self.late) == 1 or (len(self.late) == 2 and len(blocks) == 2)
        return list(self.late) if alone else []

    def on_late_iron_age(self, event: Event) -> None:
        self._all_moved()
        if self.bonus is None or event["seat"] not in self.bonus:
            self.report.find("V1a", "was not the first in the Late Iron Age")
        else:
            self.bonus.remove(event["seat"])
        self.game.players[event["seat"]].late_iron = True

    def _reached_final(self) -> bool:
        first = self.track.final_steps[0]
        return any(player.step >= first for player in self.game.present())

    def on_last_turn(self, event: Event) -> None:
        """H4: this one, or in Expert the next."""
        self._all_moved()
        self.report.equal("H4", "rule", event["rule"], "H4")
        if self.game.last_turn is not None or not self._reached_final():
            self.report.find("H4", "nobody has reached the first of the final spaces now")
        turn = self.game.turn + self.track.turns_after_final
        self.report.equal("H4", "last turn", event["turn"], turn)
        self.game.last_turn = event["turn"]

    def on_reshuffled(self, _event: Event) -> None:
        """H5."""
        self._close()
        self.report.equal("H4", "the game should be over by", self.ends, [])
        if not any(self.game.stacks.discards.values()):
            self.report.find("H5", "nothing was discarded")
        self.game.stacks.return_discards()

    def _close(self) -> None:
        """All markers have moved: check whether the game is over (H4, H4a, H6)."""
        self._all_moved()
        self.report.equal("V1a", "bonus not given", self.bonus, [])
        game = self.game
        announced = game.last_turn is not None or game.time_called
        if not announced and self._reached_final():
            self.report.find("H4", "the last turn was not announced")
        reasons = {
            "H4": game.last_turn == game.turn,
            "H6": game.time_called or game.options["last_turn"] == game.turn,
            "H4a": not any(game.occupied(player.seat) for player in game.present()),
        }
        self.ends = [rule for rule, holds in reasons.items() if holds]

    def on_game_over(self, event: Event) -> None:
        self._close()
        self.game.over = True
        if event["rule"] not in self.ends:
            self.report.find("H4", f"over by {event['rule']}, expected one of {self.ends}")
        check_ranking(self.game, event)

    def end(self) -> None:
        if not self.game.over:
            self._close()
            self.report.equal("H4", "the game should be over by", self.ends, [])
            left = {key: dict(cards) for key, cards in self.game.stacks.discards.items() if cards}
            self.report.equal("H5", "discards that were not reshuffled", left, {})


def check_ranking(game: Position, event: Event) -> None:
    """The points of everybody, and their order (V1, V2)."""
    ranked = sorted(game.present(), key=lambda player: _order(game, player))
    told = [standing["seat"] for standing in event["ranking"]]
    game.report.equal("V2", "order", told, [player.seat for player in ranked])
    for standing in event["ranking"]:
        expected = _points(game, game.players[standing["seat"]])
        parts = {name: standing[name] for name in expected}
        game.report.equal("V1", f"points of seat {standing['seat']}", parts, expected)


def _points(game: Position, player: Player) -> dict[str, int]:
    scoring = FACTS.scoring
    parts = {
        "steps": scoring.step * player.step,
        "cities": scoring.city * len(game.cities_of(player.seat)),
        "advances": sum(ADVANCES[name].points for name in player.advances),
        "late_iron": scoring.late_iron_bonus * player.late_iron,
    }
    return {"total": sum(parts.values()), **parts}


def _order(game: Position, player: Player) -> tuple[int, ...]:
    """Victory points, then what breaks ties (V2, V2a)."""
    points = [ADVANCES[name].points for name in player.advances]
    credit = [player.credits[group] + player.gained[group] for group in player.credits]
    keys = (
        _points(game, player)["total"],
        player.step,
        points.count(6),
        points.count(3),
        sum(ADVANCES[name].cost for name in player.advances),
        max(credit),
        sum(credit),
        len(game.cities_of(player.seat)),
        player.on_board(),
        -player.rank,
    )
    return tuple(-key for key in keys)
