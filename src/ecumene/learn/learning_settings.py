"""What is chosen when an environment is made."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from ecumene.api.exceptions import Refused
from ecumene.api.speech import NameSpeaker
from ecumene.bots import MIXTURES, PLAYERS, seated
from ecumene.data import facts
from ecumene.learn.answer_modes import MenuMode
from ecumene.learn.stepwise_mode import StepwiseMode
from ecumene.learn.struct_mode import StructMode
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import from_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.sim.plan import LAST_TURN, SEEDS

if TYPE_CHECKING:
    from ecumene.bots import Player
    from ecumene.learn.answer_modes import AnswerMode
    from ecumene.rules.state.ids import Seat

Actions: TypeAlias = Literal["menu", "stepwise", "struct"]
RewardKind: TypeAlias = Literal["points", "change", "rank"]
RenderMode: TypeAlias = Literal["ansi", "rgb_array"]
METADATA: Final = {"name": "mega-civilization-v0", "render_modes": list(get_args(RenderMode))}
"""What PettingZoo is told of environments."""
SMALLEST_MENU: Final = 4
LARGEST_MENU: Final = 512


@dataclass(frozen=True)
class LearningSettings:
    """What an environment plays, who learns in it, and how; see docs/learn.md."""

    options: Options
    """The game; its seed is another one each time."""
    learners: tuple[Seat, ...]
    """The seats that are played from outside."""
    others: Mapping[Seat, str]
    """The names of the computer players in all other seats."""
    mode: AnswerMode
    proposer: str | None
    """Whose proposals are on menus."""
    reward: RewardKind
    speaker: NameSpeaker
    """Says what is wrong."""
    render_mode: RenderMode | None

    def options_of(self, seed: int) -> Options:
        """The options of a game."""
        return replace(self.options, seed=seed)

    def players_of(self, seed: int) -> dict[Seat, Player]:
        """The computer players of a game; characters where they mix."""
        seats = range(self.options.players)
        names = seated([self.others.get(seat, "random") for seat in seats], str(seed))
        return {seat: PLAYERS[names[seat]] for seat in self.others}

    def checked_seed(self, seed: object) -> int:
        """A seed; refuses what is none."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise Refused(self.speaker.messages("learn-seed", most=SEEDS - 1))
        return seed


def learning_settings(
    *,
    players: int = 5,
    map: str | None = None,  # noqa: A002 as everywhere in the interface for Python
    track: str = "basic",
    short_game: bool = False,
    last_turn: int | None = LAST_TURN,
    civilizations: Collection[str] | None = None,
    strict_movement: bool = False,
    learners: Collection[int] | None = None,
    others: str | Mapping[int, str] = "settler",
    actions: Actions = "menu",
    menu: int = 64,
    proposer: str | None = "settler",
    reward: RewardKind = "points",
    language: str = "en",
    render_mode: RenderMode | None = None,
) -> LearningSettings:
    """Check what was chosen; raises ``Refused``, a ``ValueError``, with a sentence."""
    speaker = NameSpeaker(language)
    agreed: dict[str, object] = {
        "players": players,
        "map": map if map is not None else _usual_map(players),
        "seed": 0,
        "track": track,
        "short_game": short_game,
        "last_turn": last_turn,
        "strict_movement": strict_movement,
        "civilizations": list(civilizations)
        if isinstance(civilizations, Collection) and not isinstance(civilizations, str)
        else civilizations,
    }
    try:
        options = from_names(agreed, Options)
        Game(options)
    except (BadData, IllegalAction) as refusal:
        raise speaker.refusal(refusal) from None
    _check_choice(speaker, "actions", actions, get_args(Actions))
    _check_choice(speaker, "reward", reward, get_args(RewardKind))
    _check_choice(speaker, "render_mode", render_mode, (None, *get_args(RenderMode)))
    if type(menu) is not int or not SMALLEST_MENU <= menu <= LARGEST_MENU:
        raise Refused(speaker.messages("learn-menu", least=SMALLEST_MENU, most=LARGEST_MENU))
    chosen = _learners(speaker, options.players, learners)
    seated_others = _others(speaker, options.players, chosen, others)
    if proposer is not None:
        _check_player(speaker, proposer, mixtures=False)
    mode = _mode(options, actions, menu)
    return LearningSettings(
        options, chosen, seated_others, mode, proposer, reward, speaker, render_mode
    )


def _mode(options: Options, actions: Actions, menu: int) -> AnswerMode:
    if actions == "menu":
        return MenuMode(menu)
    if actions == "struct":
        return StructMode()
    setup = facts().setup(options.players, options.map)
    assert setup is not None
    return StepwiseMode(setup)


def _usual_map(players: int) -> str:
    """The first map with a set-up for a number of players; any map, if there is none."""
    fitting = [setup.map.value for setup in facts().setups if setup.players == players]
    return (fitting or ["both"])[0]


def _check_choice(
    speaker: NameSpeaker, option: str, given: object, choices: Collection[object]
) -> None:
    if given not in choices:
        names = ", ".join(map(str, choices))
        raise Refused(
            speaker.messages("learn-no-choice", option=option, name=str(given), names=names)
        )


def _check_player(speaker: NameSpeaker, name: object, *, mixtures: bool = True) -> None:
    if isinstance(name, str) and (name in PLAYERS or (mixtures and name in MIXTURES)):
        return
    names = ", ".join(PLAYERS.choices())
    raise Refused(speaker.messages("api-no-player", name=str(name), names=names))


def _learners(speaker: NameSpeaker, players: int, learners: object) -> tuple[Seat, ...]:
    if learners is None:
        return tuple(range(players))
    if (
        not isinstance(learners, Collection)
        or not learners
        or not all(type(seat) is int and 0 <= seat < players for seat in learners)
    ):
        raise Refused(speaker.messages("learn-seats", most=players - 1))
    return tuple(sorted({*learners}))


def _others(
    speaker: NameSpeaker,
    players: int,
    learners: Collection[Seat],
    others: object,
) -> dict[Seat, str]:
    free = [seat for seat in range(players) if seat not in learners]
    if isinstance(others, str):
        _check_player(speaker, others)
        return dict.fromkeys(free, others)
    if not isinstance(others, Mapping) or {*others} != {*free}:
        listed = ", ".join(map(str, free))
        raise Refused(speaker.messages("learn-others", count=len(free), seats=listed))
    for name in others.values():
        _check_player(speaker, name)
    return dict(others)
