"""What trade cards and players mean to a reader, from the reader's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import facts
from ecumene.dialogue.cards.player_effects import TOUCHES_OTHERS, player_effects
from ecumene.dialogue.cards.trade_card_facts import card_facts
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules.format.id_names import NAMES, NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.state.lookup_tables import DIPLOMACY, ENGINEERING
from ecumene.rules.view import view
from ecumene.seat.derived import player_card, shown, track
from ecumene.words import Messages, languages
from tests.rules.position import HATTI, MINOA, empty_play

if TYPE_CHECKING:
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.play import Play
    from ecumene.rules.view import View

CARD, ADVANCE = NUMBERS["card"], NUMBERS["advance"]
ALL = (1 << len(facts().advances)) - 1


def seen(play: Play, reader: int | None = MINOA) -> View:
    play.state.phase = 3
    return view(Game.from_state(play.options, play.state, last_phase=3), reader)


def text(said: Sentence, language: str = "en") -> str:
    return Speaker(Messages(language)).text(said)


def test_what_treachery_does_depends_on_diplomacy() -> None:
    """C-TREACHERY: a newcomer who holds it can find out what it does."""
    play = empty_play()
    card = CARD["treachery"]
    found = card_facts(seen(play), card)
    assert [text(each) for each in found.effects] == ["1 city annexed"]
    assert [(each.advance, each.held) for each in found.changes] == [(ADVANCE["diplomacy"], False)]
    play.state.players[MINOA].advances = DIPLOMACY
    found = card_facts(seen(play), card)
    (said,) = map(text, found.effects)
    assert said == "1 city annexed; with your advances: 2 cities annexed"
    assert found.changes[0].held
    # A spectator has no advances.
    assert not card_facts(seen(play, None), card).changes[0].held


@pytest.mark.parametrize(("players", "minor"), [(5, False), (9, True)])
def test_only_calamities_of_the_game_are_named(players: int, *, minor: bool) -> None:
    """S5: minor ones are not in every game."""
    facts_of = card_facts(seen(empty_play(players)), CARD["marble"])
    (beside,) = (text(each) for each in facts_of.about if each.key == "card-commodity-beside")
    assert "Corruption" in beside
    assert ("Banditry" in beside) == minor


def test_numbers_of_primary_and_secondary_victims() -> None:
    """C-EPIDEMIC, C-FLOOD: each role has its own number, and the coast another one."""
    play = empty_play()
    play.state.players[MINOA].advances = ALL
    epidemic = [text(each) for each in card_facts(seen(play), CARD["epidemic"]).effects]
    assert epidemic == [
        "15 damage",
        "10 damage to each secondary victim; with your advances: 0 damage to each secondary victim",
    ]
    flood = [text(each) for each in card_facts(seen(play), CARD["flood"]).effects]
    assert all("with your advances" in each for each in flood)


def test_what_a_set_is_worth() -> None:
    """X6, S5: as many cards as are in the game."""
    found = card_facts(seen(empty_play()), CARD["ochre"])
    face = facts().commodities["ochre"].face_value
    assert found.sets[:3] == (face, 4 * face, 9 * face)
    assert card_facts(seen(empty_play()), CARD["water"]).sets == ()


@pytest.mark.parametrize("language", languages)
def test_every_card_can_be_said(language: str) -> None:
    play = empty_play()
    play.state.players[MINOA].advances = play.state.players[HATTI].advances = ALL
    shown_to = seen(play)
    for card in range(len(NAMES["card"])):
        found = card_facts(shown_to, card)
        for each in (*found.about, *found.effects, *(each.sentence for each in found.changes)):
            assert text(each, language)
    effects = list(player_effects(shown_to, HATTI))
    assert {each.advance for each in effects} <= set(range(len(facts().advances)))
    for effect in effects:
        assert text(effect.sentence, language)


def test_attackers_learn_of_engineering() -> None:
    """F8, A-ENGINEERING: cities fall only to 8 tokens, unless the attacker holds it too."""
    play = empty_play()
    play.state.players[HATTI].advances = ENGINEERING
    defence = next(player_effects(seen(play), HATTI))
    assert (defence.advance, defence.shield) == (ADVANCE["engineering"], None)
    assert text(defence.sentence) == "cities fall only to 8 tokens and leave 7"
    play.state.players[MINOA].advances = ENGINEERING
    assert next(player_effects(seen(play), HATTI)).shield == ADVANCE["engineering"]
    # To oneself nothing is void.
    assert next(player_effects(seen(play, HATTI), HATTI)).shield is None


def test_kinds_of_effects_exist() -> None:
    assert {each.kind for one in facts().advances for each in one.effects} >= TOUCHES_OTHERS


def test_a_players_next_space() -> None:
    """H1: everybody may count what somebody lacks."""
    play = empty_play()
    found = player_card(seen(play), HATTI)
    assert found.next is not None
    assert found.ahead is not None
    assert text(found.ahead).startswith(("Nothing is missing", "Missing for space"))


def test_every_space_of_the_row() -> None:
    """H1: what each of them asks for, the last ones too; a spectator sees the first one's row."""
    play = empty_play()
    row = track(seen(play)).row
    last = facts().tracks[play.options.track].last_step
    assert [each.step for each in row] == list(range(1, last + 1))
    for each in row:
        assert (each.sentence is None) == (not each.asked)
    assert row[-1].asked
    assert track(seen(play, None)).row


def test_points_by_what_made_them() -> None:
    """V1: the parts of everybody's points are part of what is shown."""
    play = empty_play()
    play.state.players[HATTI].step = 4
    first = shown(seen(play)).standings[0]
    assert (first.seat, first.steps, first.total) == (HATTI, 20, 20)
