"""The account of a phase: related news together, nearest to the reader first."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.digest.defences import helps
from ecumene.dialogue.digest.stories import EFFECTS
from ecumene.dialogue.digest.telling import worth_telling
from ecumene.dialogue.digest.wording import ENTRY, MOST_DEALS, in_sentences
from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tests.cli.scene import ANNA, BEN, ME, PLAYERS, moving_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.game import Game

ATHENS, SPARTA, THERA, KNOSSOS, TYRE = (
    facts().areas[id_].index for id_ in ("athens", "sparta", "thera", "knossos", "tyre")
)
CYCLONE, FAMINE = (FIRST_CALAMITY + facts().calamities[id_].index for id_ in ("cyclone", "famine"))


def told(
    *events: ev.Event, language: str = "en", game: Game | None = None, over: bool = False
) -> list[str]:
    seen = view(holding({}) if game is None else game, ME)
    speaker = Speaker(Messages(language), PLAYERS)
    return [speaker.text(sentence) for sentence in in_sentences(events, seen, over=over)]


def holding(advances: dict[int, tuple[str, ...]]) -> Game:
    """The start of a game in which some players already hold advances."""
    game = moving_game()[0]
    for seat, ids in advances.items():
        held = sum(1 << facts().advances[id_].index for id_ in ids)
        game.state.players[seat].advances = held
    return game


def built(seat: int, area: int) -> ev.CityBuilt:
    return ev.CityBuilt(seat, area, {seat: 6})


def deal(one: int, other: int) -> ev.DealMade:
    return ev.DealMade("1", one, other, 3, 3, None, None)


def test_events_of_a_kind_are_told_together() -> None:
    events = (built(ANNA, ATHENS), built(BEN, TYRE), built(ANNA, SPARTA))
    assert told(*events) == ["Cities built: Hellas: Athens, Sparta; Hatti: Tyre."]


def test_the_own_is_told_apart() -> None:
    sentences = told(built(ANNA, ATHENS), built(ANNA, SPARTA), built(ME, KNOSSOS))
    assert sentences == [
        "Minoa builds a city in Knossos.",
        "Cities built: Hellas: Athens, Sparta.",
    ]


def test_what_has_another_cause_is_told_apart_and_in_order() -> None:
    sentences = told(
        ev.CityReduced(ATHENS, ANNA, 1, "K4"),
        ev.CityReduced(SPARTA, ANNA, 1, "K4"),
        ev.CityReduced(THERA, BEN, 1, "C-CYCLONE"),
    )
    assert len(sentences) == 2
    assert sentences[0] == "Cities reduced (K4): Hellas: Athens, Sparta."
    assert "Cyclone" in sentences[1]


def test_deals_are_told_in_pairs_and_many_only_counted() -> None:
    assert told(deal(ANNA, BEN), deal(BEN, 3)) == ["Deals made: Hellas – Hatti; Hatti – Egypt."]
    again = told(deal(ANNA, BEN), deal(BEN, 3), deal(BEN, ANNA))
    assert again == ["Deals made: Hellas – Hatti ×2; Hatti – Egypt."]
    many = [deal(ANNA, BEN)] * (MOST_DEALS + 1)
    assert told(*many) == [f"The others have made {len(many)} deals."]


def test_own_deals_are_told_with_their_cards() -> None:
    own = ev.DealMade("1", ANNA, ME, 3, 3, (0, 0, 1), (2, 2, 3))
    assert len(told(own, own)) == 2


def samples() -> Iterator[ev.Event]:
    yield ev.CivilizationPicked(ANNA, 3)
    yield ev.StartCitiesPlaced(ANNA, (ATHENS, SPARTA))
    yield ev.ThemeRevealed(ANNA, 0)
    yield built(ANNA, ATHENS)
    yield ev.CityReduced(ATHENS, ANNA, 1, "K4")
    yield ev.CityDestroyed(ATHENS, ANNA, "C-FLOOD")
    yield ev.CityAnnexed(ATHENS, ANNA, BEN, "C-TREACHERY")
    yield ev.SurplusRemoved(ANNA, ATHENS, 2)
    yield ev.CityAttacked(ATHENS, BEN, ANNA, 7, 7, successful=True)
    yield ev.TokensAnnexed(ATHENS, ANNA, BEN, 2, "C-CIVIL-WAR")
    yield ev.CalamitiesDiscarded(ANNA, (FAMINE,), "Y2")
    yield ev.AdvancesBought(ANNA, 3, 100, (), 100, (0,) * 5)


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(event) for event in samples()} == set(ENTRY)


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize("event", list(samples()), ids=lambda event: type(event).__name__)
def test_every_kind_has_its_words(event: ev.Event, language: str) -> None:
    (sentence,) = told(event, event, language=language)
    assert "{" not in sentence
    assert sentence.endswith(".")


# Related news

MONOTHEISM, TRADE_ROUTES = (facts().advances[id_].index for id_ in ("monotheism", "trade-routes"))


def test_calamities_of_others_are_one_sentence() -> None:
    (sentence,) = told(
        ev.CalamityStruck(ANNA, FAMINE),
        ev.CalamityStruck(BEN, CYCLONE, 3),
        ev.CityReduced(ATHENS, BEN, 1, "C-CYCLONE"),
        ev.CityReduced(SPARTA, BEN, 1, "C-CYCLONE"),
        ev.CityReduced(THERA, ANNA, 1, "C-CYCLONE"),
    )
    assert sentence == (
        "Other players' calamities: Famine strikes Hellas; "
        "Cyclone strikes Hatti (beneficiary: Egypt; cities lost: Hatti 2, Hellas 1)."
    )


def test_what_a_calamity_of_another_does_to_the_reader_stands_out() -> None:
    sentences = told(
        ev.CalamityStruck(BEN, CYCLONE),
        ev.CityReduced(KNOSSOS, ME, 1, "C-CYCLONE"),
        ev.CityReduced(THERA, ANNA, 1, "C-CYCLONE"),
    )
    assert sentences == [
        "Other players' calamities: Cyclone strikes Hatti (cities lost: Hellas 1).",
        "Minoa's city in Knossos is reduced; 1 token takes its place (Cyclone).",
    ]


def test_the_same_calamity_strikes_two_at_once() -> None:
    """C1, C8: minor ones and those of two blocks; losses are told by their cause."""
    (sentence,) = told(
        ev.CalamityStruck(ANNA, CYCLONE),
        ev.CalamityStruck(BEN, CYCLONE),
        ev.CalamityStruck(3, FAMINE),
        ev.CityReduced(ATHENS, ANNA, 1, "C-CYCLONE"),
    )
    assert sentence == (
        "Other players' calamities: Cyclone strikes Hatti, Hellas (cities lost: Hellas 1); "
        "Famine strikes Egypt."
    )


def test_slave_revolt_takes_cities_by_a_check_of_support() -> None:
    """C-SLAVE-REVOLT."""
    revolt = len(facts().commodities) + 1 + facts().calamities["slave-revolt"].index
    (sentence,) = told(ev.CalamityStruck(ANNA, revolt), ev.CityReduced(ATHENS, ANNA, 1, "K4"))
    assert sentence.endswith("strikes Hellas (cities lost: Hellas 1).")


def test_what_strikes_nobody_is_not_told() -> None:
    """C3a."""
    assert told(ev.CalamityStruck(ANNA, CYCLONE), ev.CalamityFailed(ANNA, CYCLONE)) == []
    assert len(told(ev.CalamityStruck(ME, CYCLONE), ev.CalamityFailed(ME, CYCLONE))) == 2


def test_own_calamities_and_their_benefit_are_told_with_everything() -> None:
    assert told(ev.CalamityStruck(ME, FAMINE)) == ["Calamity: Famine strikes Minoa."]
    (sentence,) = told(ev.CalamityStruck(ANNA, FAMINE, ME))
    assert sentence == "Calamity: Famine strikes Hellas; beneficiary: Minoa."


def test_a_horde_counts_the_cities_that_fall() -> None:
    """C-BARBARIAN-HORDES."""
    horde = len(facts().commodities) + 1 + facts().calamities["barbarian-hordes"].index
    (sentence,) = told(
        ev.CalamityStruck(ANNA, horde, BEN),
        ev.HordeArrived(ATHENS, 15),
        ev.CityAttacked(ATHENS, BARBARIANS, ANNA, 15, 7, successful=True),
        ev.CityAttacked(SPARTA, BARBARIANS, ANNA, 8, 7, successful=True),
    )
    assert sentence.endswith("strikes Hellas (beneficiary: Hatti; cities lost: Hellas 2).")
    own = ev.CalamityStruck(ANNA, horde, ME), ev.HordeArrived(ATHENS, 15)
    assert len(told(ev.CalamityStruck(BEN, FAMINE), *own)) == 3


# What advances do about calamities


def calamity(id_: str) -> int:
    return FIRST_CALAMITY + facts().calamities[id_].index


def test_own_advances_are_told_before_losses_are_chosen() -> None:
    """C-FAMINE, A-POTTERY, A-AGRICULTURE: for better and worse, as the primary victim."""
    game = holding({ME: ("pottery", "agriculture", "coinage")})
    sentences = told(ev.CalamityStruck(ME, FAMINE), game=game)
    assert sentences[1:] == [
        "Effect of your advances on Famine: Pottery: 5 less damage; Agriculture: 5 more damage."
    ]


def test_own_advances_count_in_the_role_the_reader_has() -> None:
    """C5, A-ANATOMY, A-ROADBUILDING: for a secondary victim only those that apply to one."""
    game = holding({ME: ("anatomy", "roadbuilding"), ANNA: ("anatomy",)})
    named = ev.VictimsNamed(ANNA, calamity("epidemic"), (BEN, ME))
    sentences = told(ev.CalamityStruck(ANNA, calamity("epidemic")), named, game=game)
    assert sentences[0] == "Other players' calamities: Epidemic strikes Hellas."
    assert sentences[-1] == "Effect of your advances on Epidemic: Anatomy: 5 less damage."


def test_nothing_is_told_of_advances_where_nothing_happens() -> None:
    """C3a."""
    piracy = calamity("piracy")
    events = ev.CalamityStruck(ME, piracy), ev.CalamityFailed(ME, piracy)
    assert len(told(*events, game=holding({ME: ("naval-warfare",)}))) == 2


def test_advances_that_helped_others_are_named() -> None:
    """C12: of primary and secondary victims, but not those that made it worse."""
    both = ("pottery", "calendar")
    game = holding({ANNA: ("pottery", "agriculture"), BEN: both, 3: ("calendar",)})
    events = ev.CalamityStruck(ANNA, FAMINE), ev.VictimsNamed(ANNA, FAMINE, (BEN,))
    (sentence,) = told(*events, game=game)
    assert sentence == (
        "Other players' calamities: Famine strikes Hellas "
        "(helped by: Calendar (Hatti), Pottery (Hatti, Hellas))."
    )


def test_others_named_with_the_reader_are_told_of_as_well() -> None:
    game = holding({BEN: ("pottery",), ME: ("pottery",)})
    events = ev.CalamityStruck(ANNA, FAMINE), ev.VictimsNamed(ANNA, FAMINE, (BEN, ME))
    sentences = told(*events, game=game)
    assert sentences[0].endswith("Famine strikes Hellas (helped by: Pottery (Hatti)).")
    assert sentences[2:] == ["Effect of your advances on Famine: Pottery: 5 less damage."]


def test_who_profits_learns_what_the_victim_s_advances_change() -> None:
    """C-TYRANNY, A-SCULPTURE: so that the number asked for does not surprise them."""
    game = holding({ANNA: ("sculpture",), ME: ("law",)})
    sentences = told(ev.CalamityStruck(ANNA, calamity("tyranny"), ME), game=game, over=True)
    assert sentences[1:] == [
        "Effect of Hellas's advances on Tyranny: Sculpture: 5 fewer unit points.",
    ]


REVOLT = FIRST_CALAMITY + facts().calamities["slave-revolt"].index


def test_a_calamity_that_takes_nothing_is_said_to() -> None:
    """C-SLAVE-REVOLT: once it is certain, namely with the next calamity or phase."""
    struck = ev.CalamityStruck(ME, REVOLT)
    nothing = "Slave Revolt takes nothing from you."
    assert nothing not in told(struck)
    assert told(struck, over=True)[-1] == nothing
    assert told(struck, ev.CalamityStruck(ANNA, CYCLONE))[1] == nothing
    assert nothing not in told(struck, ev.CalamityStruck(ANNA, REVOLT))
    assert nothing in told(struck, ev.CityReduced(ATHENS, ANNA, 1, "K4"), over=True)
    assert nothing not in told(struck, ev.CityReduced(KNOSSOS, ME, 1, "K4"), over=True)
    failed = ev.CalamityFailed(ME, REVOLT)
    assert nothing not in told(struck, failed, over=True)


def test_advances_may_prevent_everything() -> None:
    """C-FAMINE, A-POTTERY."""
    events = ev.CalamityStruck(ANNA, FAMINE), ev.VictimsNamed(ANNA, FAMINE, (ME,))
    sentences = told(*events, game=holding({ME: ("pottery",)}), over=True)
    assert sentences[-2:] == [
        "Effect of your advances on Famine: Pottery: 5 less damage.",
        "Famine takes nothing from you.",
    ]


def test_minor_calamities_are_not_said_to_take_nothing() -> None:
    """C1: all players' minor calamities are resolved at once, so nobody knows when one is over."""
    tempest = calamity("tempest")
    assert len(told(ev.CalamityStruck(ME, tempest), ev.CalamityStruck(ANNA, CYCLONE))) == 2


def test_who_else_was_named_is_not_told_of_others() -> None:
    """C5: also if the calamity was reported before."""
    assert told(ev.VictimsNamed(ANNA, FAMINE, (BEN,))) == []


FLOODED = next(plain.areas for plain in facts().flood_plains)
SEA = next(sea for sea in facts().places if sea.id == "aegean-sea").index


def test_who_is_protected_from_a_flood_learns_it() -> None:
    """C-FLOOD, C6, A-ENGINEERING: a secondary victim who loses nothing at all."""
    flood = calamity("flood")
    events = ev.CalamityStruck(ANNA, flood), ev.CalamityPlaced(ANNA, flood, FLOODED)
    game = holding({ME: ("engineering",), BEN: ("engineering",), 3: ("engineering",)})
    (sentence,) = told(*events, game=game)
    assert sentence == "Other players' calamities: Flood strikes Hellas."
    game.state.players[ME].tokens[FLOODED[0]] = 1
    game.state.players[BEN].tokens[FLOODED[0]] = 1
    assert told(*events, game=game) == [
        "Other players' calamities: Flood strikes Hellas (helped by: Engineering (Hatti)).",
        "Effect of your advances on Flood: Engineering: 5 less damage.",
    ]


def test_who_is_protected_from_a_cyclone_learns_it() -> None:
    """C-CYCLONE, A-MASONRY: cities beside the sea."""
    events = ev.CalamityStruck(ANNA, CYCLONE), ev.CalamityPlaced(ANNA, CYCLONE, (SEA,))
    game = holding({ME: ("masonry",), BEN: ("masonry",)})
    assert len(told(*events, game=game)) == 1
    game.state.cities[facts().places[SEA].water[0]] = ME
    assert told(*events, game=game)[1:] == [
        "Effect of your advances on Cyclone: Masonry: 1 selected city may be spared."
    ]


def test_nothing_helps_in_an_eruption() -> None:
    """C-VOLCANIC-ERUPTION-EARTHQUAKE, A-ENGINEERING: only in an earthquake."""
    card = calamity("volcanic-eruption-earthquake")
    game = holding({ANNA: ("engineering",), ME: ("engineering",)})
    game.state.players[ME].tokens[THERA] = 1
    (quake,) = told(ev.CalamityStruck(ANNA, card), game=game)
    assert "helped by: Engineering (Hellas)" in quake
    places = ev.CalamityPlaced(ANNA, card, (THERA,))
    (eruption,) = told(ev.CalamityStruck(ANNA, card), places, game=game)
    assert "helped" not in eruption


def test_what_helps_is_what_the_rules_say() -> None:
    """C12: in the direction that the advance's rule gives."""
    worse = {
        (facts().advances[each.advance].id, facts().calamities[each.calamity].id)
        for calamity in facts().calamities
        for each in calamity.modifiers
        if not helps(each)
    }
    assert {advance for advance, calamity in worse if calamity == "civil-disorder"} == {
        "naval-warfare",
        "advanced-military",
    }
    assert {advance for advance, calamity in worse if calamity == "cyclone"} == {"trade-empire"}
    assert ("theocracy", "iconoclasm-and-heresy") in worse
    assert ("naval-warfare", "piracy") not in worse


def test_calamities_that_are_discarded_are_public() -> None:
    """Y2, Y3, G13a: all others' in one sentence, also under both rules."""
    mine = ev.CalamitiesDiscarded(ME, (FAMINE,), "Y3")
    events = (
        ev.CalamitiesDiscarded(ANNA, (FAMINE,), "Y2"),
        ev.CalamitiesDiscarded(ANNA, (CYCLONE,), "Y3"),
        ev.CalamitiesDiscarded(BEN, (FAMINE, FAMINE), "Y3"),
    )
    assert all(worth_telling(event, ME, looks_on=False) for event in events)
    assert told(*events, mine) == [
        "Minoa discards calamities at random: Famine (Y3).",
        "Calamities discarded at random (Y2, Y3): Hellas: Famine, Cyclone; Hatti: 2× Famine.",
    ]


def test_what_an_ability_does_is_told_with_it() -> None:
    """Z4."""
    (sentence,) = told(
        ev.AbilityUsed(ANNA, TRADE_ROUTES),
        ev.CardsLost(ANNA, (0, 0), "A-TRADE-ROUTES"),
        ev.TreasuryGained(ANNA, 4),
        ev.AbilityUsed(BEN, MONOTHEISM),
        ev.TokensAnnexed(ATHENS, 3, BEN, 2, "A-MONOTHEISM"),
    )
    assert sentence == (
        "Special abilities used by others: "
        "Hellas: Trade Routes – cards discarded: 2× Ochre, to the treasury: 4; "
        "Hatti: Monotheism – tokens annexed: Athens 2 (Egypt)."
    )


def test_an_ability_used_by_or_against_the_reader_stands_out() -> None:
    sentences = told(
        ev.AbilityUsed(ANNA, MONOTHEISM),
        ev.CityAnnexed(KNOSSOS, ME, ANNA, "A-MONOTHEISM"),
        ev.AbilityUsed(ME, TRADE_ROUTES),
        ev.AbilityUsed(BEN, TRADE_ROUTES),
    )
    assert sentences == [
        "Hellas uses Monotheism: city annexed: Knossos (Minoa).",
        "Minoa uses Trade Routes.",
        "Special abilities used by others: Hatti: Trade Routes.",
    ]


@pytest.mark.parametrize("language", languages)
def test_every_effect_of_an_ability_has_its_words(language: str) -> None:
    effects = (
        ev.CityAnnexed(ATHENS, ANNA, ME, "A-POLITICS"),
        ev.TokensAnnexed(SPARTA, ANNA, ME, 2, "A-POLITICS"),
        ev.CityDestroyed(ATHENS, ANNA, "A-FUNDAMENTALISM"),
        ev.TokensDestroyed(ANNA, {SPARTA: 2}, "A-FUNDAMENTALISM"),
        ev.TokensResettled(ME, {ATHENS: 2}, {SPARTA: 2}),
        ev.TreasuryGained(ME, 5),
        ev.TreasuryLost(ME, 5, "A-POLITICS"),
        ev.CardsLost(ME, (0,), "A-TRADE-ROUTES"),
        ev.PlayersNamed(ME, (ANNA,)),
    )
    assert {type(effect) for effect in effects} == set(get_args(EFFECTS))
    (sentence,) = told(ev.AbilityUsed(ME, MONOTHEISM), *effects, language=language)
    assert "{" not in sentence


def test_a_conflict_is_one_sentence_once_it_is_over() -> None:
    """F5."""
    began = ev.ConflictBegan(ATHENS, {ME: 2, ANNA: 1})
    lost = ev.TokensLost(ATHENS, 1, (ev.Removal(ME, "token", ATHENS),))
    over = ev.ConflictEnded(ATHENS, {ME: 1, ANNA: 0})
    told_once = "Conflict in Athens: Minoa loses 1 and keeps 1, Hellas loses 1 and keeps none (F3)."
    assert told(began, lost, over) == [told_once]
    assert len(told(began, lost)) == 2
    (nobody,) = told(began, lost, ev.ConflictEnded(ATHENS, {}))
    assert nobody == (
        "Conflict in Athens: Minoa loses 2 and keeps none, Hellas loses 1 and keeps none (F3)."
    )


def test_ships_given_in_a_conflict_explain_how_it_came_out() -> None:
    """F3b, A-NAVAL-WARFARE."""
    (sentence,) = told(
        ev.ConflictBegan(ATHENS, {ME: 2, ANNA: 1}),
        ev.TokensLost(ATHENS, 1, (ev.Removal(ANNA, "ship", ATHENS),)),
        ev.TokensLost(ATHENS, 1, (ev.Removal(ME, "token", ATHENS),)),
        ev.ConflictEnded(ATHENS, {ME: 1, ANNA: 1}),
    )
    assert sentence.endswith(
        "Minoa loses 1 and keeps 1, Hellas keeps 1 (F3). "
        "Also given up (F3b): Hellas: a ship in Athens."
    )


def test_who_holds_no_calamities_is_not_listed() -> None:
    """Y1."""
    counted = ev.CalamitiesCounted({ME: 0, ANNA: 2, BEN: 0})
    assert told(counted) == ["Calamities in hand: Hellas 2 (Y1)."]


def test_markers_are_told_by_step() -> None:
    """H1: the foremost first, the reader's own among them."""
    moved = ev.MarkerMoved(ANNA, 4, 3), ev.MarkerMoved(BEN, 5, 4), ev.MarkerMoved(3, 4, 3)
    assert told(*moved) == ["Forward on the A.S.T., to space 5: Hatti; 4: Egypt, Hellas."]
    (with_own,) = told(*moved, ev.MarkerMoved(ME, 4, 3))
    assert with_own.endswith("4: Egypt, Hellas, Minoa.")


def test_who_looks_on_is_told_nothing_as_their_own() -> None:
    speaker, seen = Speaker(Messages("en"), PLAYERS), view(holding({}), ME)
    events = ev.MarkerMoved(ANNA, 4, 3), ev.LateIronAge(ANNA), ev.MarkerMoved(ME, 4, 3)
    sentences = [speaker.text(each) for each in in_sentences(events, seen, looks_on=True)]
    assert sentences[0].endswith("4: Hellas.")


def test_that_nobody_holds_a_calamity_is_not_told() -> None:
    """Y1."""
    assert not worth_telling(ev.CalamitiesCounted({ME: 0, ANNA: 0}), ME, looks_on=False)
    assert worth_telling(ev.CalamitiesCounted({ME: 0, ANNA: 1}), ME, looks_on=False)


def test_markers_that_go_back_are_told_one_by_one() -> None:
    """H2."""
    assert len(told(ev.MarkerMoved(ANNA, 3, 4), ev.MarkerMoved(BEN, 3, 4))) == 2


def test_who_looks_on_learns_only_the_course_of_the_game() -> None:
    assert not worth_telling(built(ANNA, ATHENS), ME, looks_on=True)
    assert worth_telling(built(ANNA, ATHENS), ME, looks_on=False)
    assert worth_telling(ev.LateIronAge(ANNA), ME, looks_on=True)


def test_victims_are_told_that_they_are() -> None:
    named = ev.VictimsNamed(ANNA, 20, (BEN, ME))
    assert worth_telling(named, ME, looks_on=False)
    assert not worth_telling(named, 3, looks_on=False)
    assert worth_telling(ev.PlayersNamed(ANNA, (ME,)), ME, looks_on=False)
