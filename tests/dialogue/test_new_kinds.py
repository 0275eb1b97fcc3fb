"""A new ability or a new kind of question needs no changes elsewhere (docs/abilities.md)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest

import ecumene
from ecumene.bots.settler import settler
from ecumene.data import facts
from ecumene.dialogue.questions.question import Pick
from ecumene.dialogue.sentences.sentence import NamedAdvance, NamedPlace, NamedPlayer
from ecumene.rules.actions import Action, Done, NameVictims
from ecumene.rules.answer_checks import wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.decisions import AskAbility
from ecumene.rules.defaults import default
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, AnswerForm, One
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities import ABILITIES, BY_USE, phase
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import annex_units, targets
from ecumene.rules.state.ids import AreaNo, Seat
from ecumene.rules.state.lookup_tables import advance_bit
from ecumene.rules.view import View, view
from tests.dialogue.asked import form_of, put_to
from tests.rules.answering import go_through
from tests.rules.position import EGYPT, HATTI, HELLAS, area, empty_play, place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play

SCULPTURE: Final = advance_bit("sculpture")


class UseSculpture(Use, frozen=True, tag="use-sculpture"):
    """Annex all units in an area, by an ability that no game has."""

    area: AreaNo

    @property
    def key(self) -> str:
        """The message that describes it."""
        return "do-use-monotheism"


class SculptureOffer(OfferedAbility, frozen=True, tag="sculpture"):
    """The areas whose units can be annexed."""

    areas: tuple[AreaNo, ...]

    def check(self, action: UseSculpture) -> None:
        """Refuse other areas."""
        if action.area not in self.areas:
            raise IllegalAction("Z4", "illegal-ability-area", area=action.area)

    def answers(self) -> Iterator[UseSculpture]:
        """Every area."""
        return map(UseSculpture, self.areas)

    def forms(self) -> Iterator[AnswerForm]:
        """One area."""
        yield AnswerForm(UseSculpture, "way-monotheism", One("area", self.areas))


def _offered(play: Play, seat: Seat) -> SculptureOffer | None:
    return SculptureOffer(tuple(area for area, _, _ in targets(play, seat, SCULPTURE)))


def _carry_out(play: Play, seat: Seat, action: UseSculpture) -> None:
    annex_units(play, seat, action.area, SCULPTURE, "Z4")


SCULPTING: Final = Ability(SCULPTURE, SculptureOffer, UseSculpture, _offered, _carry_out)


@pytest.fixture
def sculpting(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Egypt beside others, with an ability that is listed like any other."""
    monkeypatch.setattr(phase, "ABILITIES", (*ABILITIES, SCULPTING))
    by_use: dict[Any, Any] = BY_USE
    monkeypatch.setitem(by_use, UseSculpture, SCULPTING)
    play = empty_play()
    place(play, EGYPT, {"tanis": 2})
    place(play, HELLAS, {"memphis": 1})
    place(play, HATTI, {"gaza": 3})
    play.state.players[EGYPT].advances = SCULPTURE
    return play


def test_a_new_ability_is_used(sculpting: Play) -> None:
    """Z1, Z2: it is offered, carried out, and used up."""
    use: Any = UseSculpture(area("memphis"))
    go_through(phase.use_abilities(sculpting), [(EGYPT, use)])
    assert sculpting.state.players[EGYPT].tokens == {area("tanis"): 2, area("memphis"): 1}


def test_a_new_ability_is_asked_worded_and_answered(sculpting: Play) -> None:
    """O4j, Z4: by default it is not used; the settler strikes where there is most."""
    seen = view(Game.from_state(sculpting.options, sculpting.state), EGYPT)
    offer = SCULPTING.offered(sculpting, EGYPT)
    assert offer is not None
    decision: Any = AskAbility((offer,))  # type: ignore[arg-type]  # not of the game
    assert default(seen, decision) == Done()
    with pytest.raises(IllegalAction, match="Z4"):
        decision.check(UseSculpture(area("sinai")))
    asked = put_to(decision, seen)
    way = asked.ways[0]
    assert way.action == "use-sculpture"
    assert way.about == NamedAdvance(facts().advances["sculpture"].index)
    (field,) = way.fields
    assert isinstance(field, Pick)
    assert {each.of for each in field.options} == {
        NamedPlace(area("memphis")),
        NamedPlace(area("gaza")),
    }
    assert asked.choices[0].sentence.key == "do-use-monotheism"
    use: Any = UseSculpture(area("gaza"))
    assert settler(seen, decision, Random(1)) == use


# A kind of question


class AskHosts(DecisionKind, frozen=True, tag="hosts"):
    """Two players to be guests of; no game asks this."""

    candidates: tuple[Seat, ...]
    rule: str = "C5"

    @property
    def key(self) -> str:
        """The message that asks."""
        return "ask-ability"

    def check(self, action: Action) -> None:
        """Refuse other players, and any number but two."""
        if not isinstance(action, NameVictims):
            raise wrong_kind_of_answer(self.rule)
        if len(action.victims) != 2 or not set(action.victims) <= set(self.candidates):
            raise IllegalAction(self.rule, "illegal-victim-count", count=2, given=0)

    def answers(self) -> Iterator[Action]:
        """The first two, and the last."""
        yield NameVictims(self.candidates[:2])
        yield NameVictims(self.candidates[-2:])

    def forms(self) -> Iterator[AnswerForm]:
        """Two players."""
        pair = Among("victims", self.candidates, 2, 2)
        yield AnswerForm(NameVictims, "way-victims", pair, number="several")


def test_a_new_kind_of_question_is_asked_worded_and_answered() -> None:
    """O4: default, list, form, sentence, typed answer and a computer's answer come for free."""
    play = empty_play()
    place(play, HATTI, {}, ["gaza", "sinai"])
    place(play, HELLAS, {}, ["memphis"])
    seen: View = view(Game.from_state(play.options, play.state), EGYPT)
    others = tuple(seat for seat in range(len(play.state.players)) if seat != EGYPT)
    decision: Any = AskHosts(others)
    assert default(seen, decision) == NameVictims(others[:2])
    asked = put_to(decision, seen)
    assert (asked.kind, asked.sentence.key) == ("hosts", "ask-ability")
    (way,) = asked.ways
    (field,) = way.fields
    assert isinstance(field, Pick)
    assert [each.of for each in field.options] == [NamedPlayer(seat) for seat in others]
    assert settler(seen, decision, Random(1)) == NameVictims(tuple(sorted((HATTI, HELLAS))))
    assert list(form_of(AskHosts((1, 2))).read("1")) == [NameVictims((1, 2))]  # type: ignore[arg-type]


# Places that know an ability


ANYWHERE: Final = {
    "rules/phases/abilities/__init__.py",
    "api/public_actions.py",
    "bots/settler/ability_use.py",
}
"""Where abilities are listed, named in Python, and judged by the settler."""


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda each: each.use.__name__)
def test_an_ability_is_at_home_in_one_module(ability: Ability[Any, Any]) -> None:
    source = Path(ecumene.__file__).parent
    name = facts().advances[ability.number].id.replace("-", "_")
    known = re.compile(rf"\b({ability.offer.__name__}|{ability.use.__name__})\b")
    found = {
        file.relative_to(source).as_posix()
        for file in source.rglob("*.py")
        if known.search(file.read_text(encoding="utf-8"))
    }
    assert found - ANYWHERE == {f"rules/phases/abilities/{name}.py"}
