"""What the player would miss least is shown first; what is offered and the default stay (O4)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from ecumene.dialogue.questions.question import Pick
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.game import Game
from tests.dialogue.test_questions import SHARES, asked_in_cases, question_to

if TYPE_CHECKING:
    from ecumene.dialogue.questions.question import Question
    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Seat

SORTED = (de.AskCities, de.AskVictims, de.AskLoss, de.AskCalamityPlace)


@cache
def questions() -> list[tuple[Snapshot, Seat, Question]]:
    return [
        (game.snapshot(), seat, question_to(game, seat))
        for share in range(SHARES)
        for game, seat in asked_in_cases(share)
        if isinstance(game.pending[seat], SORTED)
    ]


def ranks(asked: Question, field: str) -> dict[int | str, int | None]:
    (pick,) = (
        each
        for way in asked.ways
        for each in way.fields
        if isinstance(each, Pick) and each.name == field
    )
    return {option.id: option.rank for option in pick.options}


def lowest(asked: Question, field: str, chosen: tuple[int, ...]) -> bool:
    """Whether these options are the first ones, or as good as them."""
    found = ranks(asked, field)
    numbers = [rank for rank in found.values() if rank is not None]
    assert len(numbers) == len(found)
    return sorted(found[each] or 0 for each in chosen) == sorted(numbers)[: len(chosen)]


def test_the_default_is_what_is_missed_least() -> None:
    """O4c, O4d, O4g: of one's own things, and among players to be named."""
    compared: Counter[str] = Counter()
    for snapshot, seat, asked in questions():
        decision, default = Game.restore(snapshot).pending[seat], asked.default.action
        match decision, default:
            case de.AskVictims(), do.NameVictims(victims=victims):
                assert lowest(asked, "victims", victims)
            case de.AskLoss(), _:
                assert asked.choices[0].action == default
            case de.AskCities(purpose="support" | "reduce" | "destroy"), do.ChooseCities(areas=own):
                if decision.owner != seat:
                    continue
                assert lowest(asked, "areas", own)
            case _:
                continue
        compared[type(decision).__name__] += 1
    assert len(compared) == 3, compared


def test_a_place_that_costs_oneself_less_comes_first() -> None:
    """G8a: then the one that costs others more; the same costs have the same place."""
    compared = 0
    for snapshot, seat, asked in questions():
        if asked.kind != "calamity-place" or asked.purpose != "volcano":
            continue
        losses = {}
        for place, rank in ranks(asked, "place").items():
            assert isinstance(place, int)
            assert rank is not None
            game = Game.restore(snapshot)
            events = game.apply(seat, do.ChoosePlace(place))
            lost: Counter[int] = Counter()
            for event in events:
                if isinstance(event, ev.CityDestroyed):
                    lost[event.owner] += 5 + event.token_lost
                if isinstance(event, ev.TokensDestroyed):
                    lost[event.owner] += sum(event.tokens.values())
            losses[place] = lost[seat], lost[seat] - lost.total(), rank
        for own, others, rank in losses.values():
            for own_too, others_too, rank_too in losses.values():
                assert ((own, others) < (own_too, others_too)) == (rank < rank_too)
        compared += 1
    assert compared


def test_answers_are_listed_in_the_same_order() -> None:
    compared = 0
    for _, _, asked in questions():
        if asked.kind == "cities" and len(asked.choices) > 1:
            found = ranks(asked, "areas")
            listed = [
                sorted(found[area] or 0 for area in choice.action.areas)
                for choice in asked.choices
                if isinstance(choice.action, do.ChooseCities)
            ]
            assert listed == sorted(listed)
            compared += None not in found.values()
    assert compared > 5
