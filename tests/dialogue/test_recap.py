"""A recap before every question: whoever follows only it knows what they lost, and why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.digest.movements import Movements
from ecumene.dialogue.digest.recap import recap
from ecumene.dialogue.digest.recap_lines import MadeMove
from ecumene.rules import events as ev
from ecumene.rules.format.codec import from_names
from ecumene.rules.game import Game
from ecumene.rules.log import Entry
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state import moves as mo
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import view
from ecumene.words import Messages
from tests.cli.scene import ANNA, BEN, ME, PLAYERS, moving_game
from tests.dialogue.losses_in_words import LossesInWords
from tests.rules.position import area
from tools.record_games import GAMES, recorded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat

KNOSSOS, THERA, ATHENS, SPARTA, TYRE = map(area, ("knossos", "thera", "athens", "sparta", "tyre"))
FAMINE, TREACHERY, EPIDEMIC, HORDES, FLOOD, EARTHQUAKE, PIRACY = (
    FIRST_CALAMITY + facts().calamities[id_].index
    for id_ in (
        "famine",
        "treachery",
        "epidemic",
        "barbarian-hordes",
        "flood",
        "volcanic-eruption-earthquake",
        "piracy",
    )
)
GOLD, SALT = (facts().commodities[id_].index for id_ in ("gold", "salt"))
TOGETHER = (phase_number("movement"), phase_number("trade"))
"""Phases in which all answers count as one."""


def scene() -> Game:
    game = moving_game()[0]
    game.state.players[ME].tokens = {KNOSSOS: 2}
    return game


def told(*events: Event, game: Game | None = None, seat: Seat | None = ME) -> list[tuple[str, str]]:
    speaker = Speaker(Messages("en"), PLAYERS)
    seen = view(scene() if game is None else game, seat)
    return [(line.about, speaker.text(line.sentence)) for line in recap(events, seen)]


def test_what_befell_the_reader_comes_first_then_what_is_near_then_a_line_a_player() -> None:
    events = (
        ev.PhaseBegan(2, 3),
        ev.Moved(ANNA, mo.March((SPARTA, KNOSSOS), 2)),
        ev.Moved(ANNA, mo.March((SPARTA, TYRE), 1)),
        ev.MovementEnded(ANNA),
        ev.ConflictBegan(KNOSSOS, {ME: 3, ANNA: 2}),
        ev.TokensLost(KNOSSOS, 1, (ev.Removal(ME, "token", KNOSSOS),) * 1),
        ev.TokensLost(KNOSSOS, 1, (ev.Removal(ANNA, "token", KNOSSOS),) * 2),
        ev.ConflictEnded(KNOSSOS, {ME: 2, ANNA: 0}),
        ev.CityBuilt(BEN, TYRE, {BEN: 6}),
        ev.CalamityStruck(ME, TREACHERY, ANNA),
        ev.CityAnnexed(ATHENS, ME, ANNA, "C-TREACHERY"),
        ev.CalamityStruck(BEN, FAMINE),
        ev.TokensDestroyed(BEN, {TYRE: 4}, "C-FAMINE"),
    )
    assert told(*events) == [
        (
            "own",
            "Conflict in Knossos: you lose 1 and keep 2, Hellas loses 2 and keeps none (F3).",
        ),
        ("own", "Hellas takes your city in Athens (Treachery)."),
        ("near", "Hellas marches 2 to Knossos."),
        ("others", "Hellas marches 1 to Tyre."),
        ("others", "Hatti builds a city in Tyre; is struck by Famine; loses 4 tokens."),
    ]


def test_a_secondary_victim_learns_whose_calamity_it_is() -> None:
    """C5."""
    events = (
        ev.CalamityStruck(BEN, EPIDEMIC),
        ev.VictimsNamed(BEN, EPIDEMIC, (ME,)),
        ev.TokensDestroyed(ME, {KNOSSOS: 3, THERA: 2}, "C-EPIDEMIC"),
    )
    assert told(*events)[0] == (
        "own",
        "You lose 5 tokens: Knossos 3, Thera 2 (Epidemic, by Hatti).",
    )


def test_whoever_only_is_spared_is_not_blamed() -> None:
    """C4: the beneficiary of an Epidemic does nothing, that of Barbarians says where they come."""
    events = (
        ev.CalamityStruck(ME, EPIDEMIC, ANNA),
        ev.TokensDestroyed(ME, {KNOSSOS: 3}, "C-EPIDEMIC"),
        ev.CalamityStruck(ME, HORDES, ANNA),
        ev.TokensDestroyed(ME, {THERA: 2}, "C-BARBARIAN-HORDES"),
    )
    assert [said for _, said in told(*events)] == [
        "You lose 3 tokens: Knossos 3 (Epidemic).",
        "You lose 2 tokens: Thera 2 (Barbarian Hordes, by Hellas).",
    ]


def test_a_calamity_comes_before_what_follows_from_it() -> None:
    """C4: what the Barbarians take has the rule of a conflict, so their coming is told first."""
    events = (
        ev.CalamityStruck(ME, HORDES, ANNA),
        ev.HordeArrived(KNOSSOS, 15),
        ev.CityAttacked(KNOSSOS, BARBARIANS, ME, 15, 8, successful=True),
        ev.TokensDestroyed(ME, {THERA: 2}, "K3"),
    )
    own = [said for about, said in told(*events) if about == "own"]
    assert own[0] == "Barbarian Hordes strikes you; the beneficiary is Hellas (C4)."
    assert len(own) > 1


def test_of_two_floods_each_has_its_own_cause() -> None:
    """C6, C8."""
    events = (
        ev.CalamityStruck(BEN, FLOOD),
        ev.CalamityStruck(ME, FLOOD),
        ev.CalamityPlaced(BEN, FLOOD, (THERA,)),
        ev.TokensDestroyed(ME, {THERA: 2}, "C-FLOOD"),
        ev.CalamityPlaced(ME, FLOOD, (KNOSSOS,)),
        ev.TokensDestroyed(ME, {KNOSSOS: 3}, "C-FLOOD"),
    )
    assert [said for _, said in told(*events)][:2] == [
        "You lose 2 tokens: Thera 2 (Flood, by Hatti).",
        "You lose 3 tokens: Knossos 3 (Flood).",
    ]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (
            (ev.AttackFailed(TYRE, ME, 4, 2),),
            ["Your attack on Tyre fails. Tokens lost there: 4; ships: 2 (F8)."],
        ),
        (
            (ev.CityAnnexed(THERA, ME, ANNA, "T3"),),
            ["Hellas takes your city in Thera (tax revolt, T3)."],
        ),
        (
            (ev.TaxRevolt(ME, 2),),
            ["Tax revolt: 2 of your cities could not be taxed in full (T2)."],
        ),
        (
            (
                ev.ConflictBegan(THERA, {ME: 2, ANNA: 3}),
                ev.TokensLost(THERA, 1, (ev.Removal(ME, "ship", KNOSSOS),)),
                ev.TokensLost(THERA, 1, (ev.Removal(ANNA, "token", THERA),) * 3),
                ev.ConflictEnded(THERA, {ME: 2, ANNA: 0}),
            ),
            [
                (
                    "Conflict in Thera: you keep 2, Hellas loses 3 and keeps none (F3)."
                    " Also given up (F3b): Minoa: a ship in Knossos."
                )
            ],
        ),
    ],
)
def test_losses_of_ships_and_of_a_tax_revolt(events: tuple[Event, ...], said: list[str]) -> None:
    """F3b, F8, T2."""
    assert [text for about, text in told(*events) if about == "own"] == said


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (
            (
                ev.CalamityStruck(BEN, EARTHQUAKE),
                ev.CityReduced(THERA, ME, 2, "C-VOLCANIC-ERUPTION-EARTHQUAKE"),
            ),
            "Your city in Thera is reduced to tokens (Volcanic Eruption or Earthquake, by Hatti).",
        ),
        (
            (
                ev.CalamityStruck(BEN, PIRACY),
                ev.VictimsNamed(BEN, PIRACY, (ME, ANNA)),
                ev.CityAnnexed(THERA, ME, BARBARIANS, "C-PIRACY"),
            ),
            "Your city in Thera becomes a pirate city (Piracy, by Hatti).",
        ),
        (
            (ev.CalamityStruck(BEN, FAMINE), ev.VictimsNamed(BEN, FAMINE, (ME,))),
            "Hatti names you as a victim of Famine, but it takes nothing from you (C5).",
        ),
        (
            (
                ev.CalamityStruck(ME, PIRACY),
                ev.CalamityStruck(BEN, PIRACY),
                ev.CityAnnexed(THERA, ME, BARBARIANS, "C-PIRACY"),
            ),
            "Your city in Thera becomes a pirate city (Piracy).",
        ),
    ],
)
def test_whose_doing_it_was(events: tuple[Event, ...], said: str) -> None:
    """C2, C5, C7: also if nobody was named, and if nothing was lost."""
    assert ("own", said) in told(*events)


def test_a_calamity_that_has_taken_nothing_yet_is_told_too() -> None:
    """C5: the question that follows is about it."""
    game = scene()
    game.state.phase = phase_number("calamities")
    events = ev.CalamityStruck(BEN, EPIDEMIC), ev.VictimsNamed(BEN, EPIDEMIC, (ME,))
    assert ("own", "Hatti names you as a victim of Epidemic (C5).") in told(*events, game=game)


def test_a_conflict_under_way_is_told_as_far_as_it_is() -> None:
    """F3: also if it began before the last answer."""
    lost = ev.TokensLost(
        KNOSSOS, 2, (ev.Removal(ME, "token", KNOSSOS), ev.Removal(ANNA, "token", KNOSSOS))
    )
    assert told(lost) == [("own", "Conflict in Knossos, lost so far: you 1, Hellas 1 (F3).")]
    over = ev.ConflictEnded(KNOSSOS, {ME: 1, ANNA: 0})
    assert told(lost, over) == [
        (
            "own",
            "Conflict in Knossos: you lose 1 and keep 1, Hellas loses 1 and keeps none (F3).",
        )
    ]


def test_ships_without_upkeep_are_counted() -> None:
    """M10."""
    assert told(ev.MovementEnded(ME, (THERA,)))[0] == (
        "own",
        "You lose a ship without upkeep: Thera (M10).",
    )
    assert told(ev.MovementEnded(ME, (THERA, THERA)))[0] == (
        "own",
        "You lose 2 ships without upkeep: Thera 2 (M10).",
    )


def test_what_was_given_up_besides_is_counted() -> None:
    """F3b."""
    ships = (ev.Removal(ANNA, "ship", KNOSSOS),)
    (line,) = told(
        ev.ConflictBegan(KNOSSOS, {ME: 1, ANNA: 2}),
        ev.TokensLost(KNOSSOS, 1, ships),
        ev.TokensLost(KNOSSOS, 2, ships),
        ev.ConflictEnded(KNOSSOS, {ME: 1, ANNA: 2}),
    )
    assert line[1].endswith("Also given up (F3b): Hellas: 2 ships in Knossos.")


def test_a_conflict_ahead_has_its_outcome() -> None:
    """F3."""
    game = scene()
    game.state.players[ME].tokens = {THERA: 6}
    game.state.players[ANNA].tokens = {THERA: 2}
    (line,) = told(game=game)
    assert line[0] == "near"
    assert line[1].startswith("Conflict ahead in Thera: you 6, Hellas 2. As things stand, this")


def test_lines_have_their_places_and_moves() -> None:
    """M7: a ship's way from where it was, with those aboard."""
    events = (
        ev.PhaseBegan(2, 3),
        ev.Moved(ANNA, mo.Embark(0, 2)),
        ev.Moved(ANNA, mo.Sail(0, THERA)),
        ev.Moved(ANNA, mo.Disembark(0, 1)),
        ev.Moved(ANNA, mo.Sail(0, KNOSSOS)),
        ev.MovementEnded(ANNA),
    )
    lines = recap(events, view(scene(), ME), ships=lambda _: (ATHENS,))
    (near,) = (line for line in lines if line.about == "near")
    assert set(near.places) == {THERA, KNOSSOS}
    assert near.party == ANNA
    assert near.moves == (
        MadeMove(ANNA, "ship", ATHENS, (THERA,), 2),
        MadeMove(ANNA, "ship", THERA, (KNOSSOS,), 1),
    )
    speaker = Speaker(Messages("en"), PLAYERS)
    assert speaker.text(near.sentence) == "Hellas lands 1 in Thera, 1 in Knossos."


def test_barbarians_come_by_land() -> None:
    """C-BARBARIAN-HORDES."""
    lines = recap((ev.HordeMoved(THERA, KNOSSOS, 5),), view(scene(), ME))
    assert [(line.about, line.party, line.moves) for line in lines] == [
        ("near", BARBARIANS, (MadeMove(BARBARIANS, "march", THERA, (KNOSSOS,), 5),))
    ]


def test_spectators_get_a_line_a_player() -> None:
    lost = ev.CityReduced(KNOSSOS, ME, 1, "K4")
    assert told(lost, seat=None) == [
        ("others", "Minoa loses the city in Knossos (too little support, K4).")
    ]


def test_picking_civilizations_is_no_news() -> None:
    """S2."""
    assert told(ev.CivilizationPicked(ANNA, 3), ev.CivilizationPicked(ME, 4)) == []


def test_losses_that_are_rare_are_told_too() -> None:
    """G11b, K2, F9, C1, A-PROVINCIAL-EMPIRE: those that a game may well do without."""
    events: list[Event] = [
        ev.CityBuilt(BEN, KNOSSOS, {BEN: 6, ME: 2}),
        ev.CityDestroyed(ATHENS, ME, "C-MINOR-UPRISING", token_lost=True),
        ev.CityAnnexed(SPARTA, ME, ANNA, "C-TREACHERY", token_lost=True),
        ev.TreasuryLost(ME, 5, "C-TEMPEST"),
        ev.CardStolen(ANNA, ME, GOLD),
        ev.CardHandedOver(ME, BEN, SALT),
        ev.MarkerWentBack(ME, 1),
        ev.AttackFailed(TYRE, ME, 4),
    ]
    said = [each for _, each in told(*events)]
    items = list(LossesInWords(ME, Speaker(Messages("en"), PLAYERS)).of(events))
    for item in items:
        assert any(all(word in each for word in item) for each in said), (item, said)
    # Tokens beside two of the cities are looked for as well.
    assert len(items) == len(events) + 2


@pytest.mark.parametrize("name", ["07-west-short", "08-east-short"])
def test_whoever_reads_only_recaps_knows_what_they_lost_and_why(name: str) -> None:
    """A Short Game: what befell a seat between two of its answers is told before the second."""
    game = Game(GAMES[name].options)
    untold: dict[Seat, list[Event]] = {seat: [] for seat in range(game.options.players)}
    stage: dict[Seat, tuple[int, int]] = {}
    found: Counter[str] = Counter()
    for entry in answers(name):
        state, seat = game.peek(), entry.seat
        now = state.turn, state.phase
        # All answers of a movement or a trade count as one.
        if seat in game.pending and not (state.phase in TOGETHER and stage.get(seat) == now):
            look = view(game, seat)
            names = Speaker.for_view(Messages("en"), look)
            lines = recap(untold[seat], look)
            said = [names.text(each.sentence) for each in lines if each.about == "own"]
            for item in LossesInWords(seat, names).of(untold[seat]):
                assert any(all(word in each for word in item) for each in said), (item, said)
                found[item[-1]] += 1
            stage[seat] = now
            untold[seat].clear()
        events = game.apply(seat, entry.action)
        for heard in untold.values():
            heard.extend(events)
    assert found.total() > 1000, found
    assert len(found) > 25, found


def answers(name: str) -> Iterator[Entry]:
    """The answers of a recorded game."""
    for line in recorded(name).splitlines()[1:]:
        entry: Entry = from_names(msgspec.json.decode(line), Entry)
        yield entry


def test_a_ship_whose_start_is_unknown_is_not_drawn() -> None:
    """M7: a recap that begins in the middle of a movement."""
    movements = Movements()
    movements.hear(ev.Moved(ANNA, mo.Sail(0, THERA)))
    arrived = movements.hear(ev.MovementEnded(ANNA))
    assert arrived is not None
    assert arrived.moves == ()
