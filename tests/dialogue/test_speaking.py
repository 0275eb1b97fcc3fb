"""Sentences as they are read: things in order, and links to what can be looked up."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ecumene.data import MapName, facts
from ecumene.dialogue import Span, Speaker, describe_event, say
from ecumene.dialogue.sentences import sentence as of
from ecumene.rules import events as ev
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import PUBLIC_WORKS
from ecumene.rules.view import view
from ecumene.words import Messages, alphabetical, languages, rulebook
from ecumene.words.messages import LONGEST
from tools.fluent_messages import LOCALES

ATHENS, SPARTA = (facts().areas[id_].index for id_ in ("athens", "sparta"))
EGYPT, ROME = 0, 1
NAMES = {"en": ("Egypt", "Rome"), "pl": ("Egipt", "Rzym")}


def speaker(language: str) -> Speaker:
    return Speaker(Messages(language), NAMES[language])


def links(sentence: of.Sentence, language: str = "en") -> list[tuple[str, of.Thing]]:
    """What can be looked up, and how it is called."""
    spans = speaker(language).spans(sentence)
    return [(span.text, span.about) for span in spans if span.about is not None]


# Order


def test_lists_without_an_order_are_sorted_in_the_language_of_the_reader() -> None:
    """Where the order has a meaning, it is kept."""
    areas = [facts().areas[id_].index for id_ in ("upper-egypt", "cyprus", "athens")]
    polish = Speaker(Messages("pl"), ("Rzym", "Asyria", "Łucja", "Luba"))
    names = [polish.name(of.NamedPlace(area)) for area in areas]
    assert polish.text(of.places(areas)) == ", ".join(alphabetical(names, "pl"))
    assert polish.text(of.places(areas, in_order=True)) == ", ".join(names)
    counts = dict.fromkeys(areas, 2)
    counted = ", ".join(f"{name} 2" for name in alphabetical(names, "pl"))
    assert polish.text(of.by_place(counts)) == counted
    assert polish.text(of.players((0, 1, 2, 3))) == "Asyria, Luba, Łucja, Rzym"
    assert polish.text(of.players((0, 2), in_order=True)) == "Rzym, Łucja"
    held = (1 << len(facts().advances)) - 1
    listed = polish.text(of.advances(held)).split(", ")
    assert listed == alphabetical(listed, "pl")


def test_equal_cards_are_counted_and_may_show_their_value() -> None:
    ochre, wine = (facts().commodities[id_].index for id_ in ("ochre", "wine"))
    english = speaker("en")
    assert english.text(of.cards((wine, ochre, wine))) == "2× Wine, Ochre"
    value = facts().commodities["ochre"].face_value
    assert english.text(of.cards((ochre,), valued=True)) == f"Ochre ({value})"


@pytest.mark.parametrize("language", languages)
def test_of_nothing_it_is_said_that_there_is_none(language: str) -> None:
    assert speaker(language).text(of.places(())) == Messages(language)("word-none")


@pytest.mark.parametrize("language", languages)
def test_players_are_called_by_their_civilizations_once_they_have_one(language: str) -> None:
    """S2."""
    game = Game(Options(5, MapName.WEST, 3))
    before = Speaker.for_view(Messages(language), view(game, 0))
    assert before.names[1] == Messages(language)("word-player", number=2)
    while any(player.civilization < 0 for player in game.state.players):
        seat = next(iter(game.pending))
        game.apply(seat, next(game.answers(seat)))
    after = Speaker.for_view(Messages(language), view(game, 0))
    for name, player in zip(after.names, game.state.players, strict=True):
        assert name == facts().civilizations[player.civilization].name.in_language(language)


# Links


@pytest.mark.parametrize("language", languages)
def test_areas_players_and_advances_are_links(language: str) -> None:
    """Each span that names a thing says which one."""
    public_works = PUBLIC_WORKS.bit_length() - 1
    fallen = describe_event(ev.CityAttacked(ATHENS, EGYPT, ROME, 8, 7, successful=True))
    found = links(fallen, language)
    name = speaker(language).name
    for thing in (of.NamedPlace(ATHENS), of.NamedPlayer(EGYPT), of.NamedPlayer(ROME)):
        assert (name(thing), thing) in found
    held = say("own-advances", advances=of.advances(PUBLIC_WORKS))
    advance = of.NamedAdvance(public_works)
    assert links(held, language) == [(name(advance), advance)]


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (of.NamedPlace(ATHENS), "Athens"),
        (of.NamedPlayer(ROME), "Rome"),
        (of.NamedPlayer(BARBARIANS), "the Barbarians"),
        (of.NamedOwner(ROME), "Rome"),
        (of.NamedCivilization(facts().civilizations["hatti"].index), "Hatti"),
        (of.NamedAdvance(facts().advances["mining"].index), "Mining"),
        (of.NamedCard(facts().commodities["salt"].index), "Salt"),
        (of.NamedGroup(facts().groups["arts"].index), facts().groups["arts"].name.en),
        (of.NamedThemeSet(0), facts().short_game.theme_sets[0].name.en),
        (of.NamedEpoch(1), facts().epochs[1].name.en),
        (of.NamedRule("M7"), "M7"),
        (of.NamedRule("C-FAMINE"), "Famine"),
        (of.NamedRule("A-MINING"), "Mining"),
    ],
)
def test_everything_with_a_name_is_a_link_wherever_it_stands(thing: Any, text: str) -> None:
    """Alone, counted, in a list, and in a sentence within a sentence."""
    assert links(say("digest-entry", who=thing, what="-")) == [(text, thing)]
    assert links(say("digest-entry", who=of.several((thing, thing)), what="-")) == [
        (text, thing),
        (text, thing),
    ]
    assert links(say("digest-entry", who=of.Count(thing, 2), what="-")) == [(text, thing)]
    inner = say("digest-entry", who=thing, what="-")
    assert links(say("digest-entry", who="-", what=inner)) == [(text, thing)]


CITATION = re.compile(r"\(([A-Z]{1,2}\d+[a-z]?(?:, [A-Z]{1,2}\d+[a-z]?)*)\)")


def cited_in_messages(language: str) -> list[str]:
    """The ids of rules given in brackets in the messages."""
    sources = (file.read_text(encoding="utf-8") for file in (LOCALES / language).glob("*.ftl"))
    texts = (line for source in sources for line in source.splitlines() if line[:1] != "#")
    return [id_ for text in texts for ids in CITATION.findall(text) for id_ in ids.split(", ")]


@pytest.mark.parametrize("language", languages)
def test_rules_that_messages_cite_become_links(language: str) -> None:
    cited = cited_in_messages(language)
    assert len(cited) > 100
    for id_ in set(cited):
        assert rulebook(language).rule(id_) is not None
        assert links(say("digest-entry", who="-", what=f"({id_}).")) == [(id_, of.NamedRule(id_))]


@pytest.mark.parametrize("language", languages)
def test_every_rule_can_be_linked(language: str) -> None:
    """Whatever ids there are, the pattern finds them."""
    for rule in rulebook(language).rules:
        said = say("digest-entry", who="-", what=f"a {rule.id}, b")
        assert links(said, language) == [(rule.id, of.NamedRule(rule.id))]


@pytest.mark.parametrize("language", languages)
def test_messages_with_a_rule_link_to_it(language: str) -> None:
    """Both a rule that a message cites itself, and one passed to it."""
    said = say("outlook-support-now", tokens=3, needed=4)
    assert links(said, language) == [("K4", of.NamedRule("K4"))]
    illegal = say("illegal-with-rule", sentence="-", rule="M2a")
    assert links(illegal, language) == [("M2a", of.NamedRule("M2a"))]


def test_what_only_looks_like_a_rule_is_none() -> None:
    said = say("digest-entry", who="M77, Z99 or XM7", what="C-NOTHING; a M7a.")
    spans = speaker("en").spans(said)
    assert [span for span in spans if span.about is not None] == [Span("M7a", of.NamedRule("M7a"))]


def test_long_texts_are_kept_whole() -> None:
    """Fluent takes no more than a thousand characters at once."""
    long = "M7 " * LONGEST
    said = say("digest-entry", who=of.NamedPlayer(ROME), what=long)
    assert speaker("en").text(said) == speaker("en").text(
        say("digest-entry", who=of.NamedPlayer(ROME), what="X")
    ).replace("X", long)
    assert len(links(said)) == LONGEST + 1
