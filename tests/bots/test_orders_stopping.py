"""Standing orders stop when something happens that they did not foresee, and say why (O5j)."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest
from msgspec.structs import replace

from ecumene.bots.orders import (
    Blame,
    Cause,
    Growth,
    Losses,
    OrdersStopped,
    Reason,
    StandingOrders,
    Stillness,
    Wishes,
    answer,
    stops,
    topics_of,
    without,
)
from ecumene.bots.orders.order_stops import STOPPED
from ecumene.bots.orders.topics import TOPICS
from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.actions import EndMovement, Undo
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.game import Game
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.moves import MaintainShip, March
from ecumene.rules.view import view
from tests.rules.position import HATTI, HELLAS, MINOA, area, empty_play, place
from tests.rules.test_defaults import SEAT, somebody

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

OTHER = SEAT + 1
SOMEWHERE = 12
EVERYTHING = StandingOrders(
    tax_rate=2,
    done=("cities", "cards", "trade", "abilities"),
    growth=Growth(),
    wait_for=(OTHER,),
    still=Stillness(99),
    conflict="ships",
    losses=Losses(),
    blame=Blame(),
    wishes=Wishes(),
)

FORESEEN: list[Event] = [
    ev.PhaseBegan(3, 2),
    ev.TaxCollected(SEAT, 2, 6),
    ev.TaxRevolt(OTHER, 2),
    ev.CityAnnexed(SOMEWHERE, OTHER, SEAT, "T3"),
    ev.CityReduced(SOMEWHERE, OTHER, 2, "K4"),
    ev.CityFell(SOMEWHERE, OTHER, 4),
    ev.CityAttacked(SOMEWHERE, SEAT, OTHER, 7, 7, successful=True),
    ev.ConflictBegan(SOMEWHERE, {OTHER: 3, OTHER + 1: 2}),
    ev.TokensDestroyed(OTHER, {SOMEWHERE: 2}, "G12"),
    ev.CalamityStruck(OTHER, FIRST_CALAMITY),
    ev.VictimsNamed(SEAT, FIRST_CALAMITY, (OTHER,)),
    ev.MarkerMoved(SEAT, 5, 4),
    ev.MarkerMoved(OTHER, 4, 5),
    ev.Moved(OTHER, March((1, 2), 1)),
    ev.Moved(SEAT, MaintainShip(0)),
    ev.CityBuilt(OTHER, SOMEWHERE, {}),
    ev.CardBought(OTHER, 9, 18, None),
    ev.AbilityUsed(OTHER, 3),
    ev.TraderBack(OTHER),
    ev.TraderDone(SEAT),
    ev.Waits(SEAT),
    ev.Leaving(OTHER, 5),
    ev.Undone(OTHER, 1),
]
"""Things that happen to others, or as ordered."""

UNFORESEEN: list[tuple[Event, Cause]] = [
    (ev.LastTurn(7, "H4"), Cause("last-turn", turn=7)),
    (ev.Left(OTHER, {}, ()), Cause("left", seat=OTHER)),
    (ev.ConflictBegan(SOMEWHERE, {SEAT: 3, OTHER: 2}), Cause("attack", area=SOMEWHERE)),
    (
        ev.CityAttacked(SOMEWHERE, OTHER, SEAT, 7, 7, successful=False),
        Cause("attack", area=SOMEWHERE),
    ),
    (ev.CityFell(SOMEWHERE, SEAT, 4), Cause("city-lost", area=SOMEWHERE)),
    (ev.CityAnnexed(SOMEWHERE, SEAT, OTHER, "T3"), Cause("city-lost", area=SOMEWHERE)),
    (ev.CityDestroyed(SOMEWHERE, SEAT, "G11"), Cause("city-lost", area=SOMEWHERE)),
    (ev.CityReduced(SOMEWHERE, SEAT, 2, "K4"), Cause("city-lost", area=SOMEWHERE)),
    (ev.TokensDestroyed(SEAT, {SOMEWHERE: 2}, "G12"), Cause("tokens-lost")),
    (ev.TokensAnnexed(SOMEWHERE, SEAT, OTHER, 2, "A-MONOTHEISM"), Cause("tokens-lost")),
    (ev.TaxRevolt(SEAT, 2), Cause("tax-revolt")),
    (ev.CalamityStruck(SEAT, FIRST_CALAMITY), Cause("calamity", card=FIRST_CALAMITY)),
    (
        ev.VictimsNamed(OTHER, FIRST_CALAMITY, (0, SEAT)),
        Cause("calamity", card=FIRST_CALAMITY),
    ),
    (ev.MarkerWentBack(SEAT, 1), Cause("marker-back")),
    (ev.MarkerMoved(SEAT, 4, 5), Cause("marker-back")),
]


def stopped_by(*happened: Event, seen: View | None = None) -> OrdersStopped | None:
    return stops(EVERYTHING, happened, somebody() if seen is None else seen)


@pytest.mark.parametrize("event", FORESEEN, ids=lambda event: type(event).__name__)
def test_what_is_foreseen_stops_nothing(event: Event) -> None:
    """O5j."""
    assert stopped_by(event) is None


@pytest.mark.parametrize(("event", "cause"), UNFORESEEN, ids=lambda each: type(each).__name__)
def test_what_is_not_foreseen_stops_what_it_is_about(event: Event, cause: Cause) -> None:
    """O5j: and nothing else stops."""
    topics = tuple(topic for topic in TOPICS if topic in STOPPED[cause.reason])
    stop = stopped_by(event)
    assert stop == OrdersStopped(topics, (cause,))
    going_on = without(EVERYTHING, topics)
    assert set(topics_of(going_on)) == set(TOPICS) - set(topics)
    assert stops(going_on, (event,), somebody()) is None


@pytest.mark.parametrize(
    ("event", "topic"),
    [
        (ev.Moved(SEAT, March((1, 2), 1)), "still"),
        (ev.CityBuilt(SEAT, SOMEWHERE, {}), "cities"),
        (ev.CardBought(SEAT, 9, 18, 3), "cards"),
        (ev.TraderBack(SEAT), "trade"),
        (ev.AbilityUsed(SEAT, 3), "abilities"),
    ],
)
def test_to_act_against_an_order_is_a_change_of_mind(event: Event, topic: str) -> None:
    """O5j."""
    stop = stopped_by(event)
    assert stop is not None
    assert (stop.topics, stop.causes) == ((topic,), (Cause("contrary"),))


def test_who_takes_back_an_answer_is_asked_again() -> None:
    """O5j, O2: about the current question."""
    asked = replace(somebody(), decision=de.AskTaxRate((1, 2, 3)))
    assert stopped_by(ev.Undone(SEAT, 1), seen=asked) == OrdersStopped(("tax",), (Cause("undone"),))
    moving = replace(asked, decision=de.AskMove())
    stop = stopped_by(ev.Undone(SEAT, 1), seen=moving)
    assert stop is not None
    assert stop.topics == ("waiting", "still")
    nothing = replace(asked, decision=de.AskRansom(5, "C1"))
    assert stopped_by(ev.Undone(SEAT, 1), seen=nothing) is None


def test_orders_that_are_over_say_so() -> None:
    """O5."""
    seen = replace(somebody(), turn=6)
    assert stops(replace(EVERYTHING, until_turn=6), (), seen) is None
    stop = stops(replace(EVERYTHING, until_turn=5), (), seen)
    assert stop == OrdersStopped(TOPICS, (Cause("over", turn=5),))
    assert stops(StandingOrders(until_turn=5), (), seen) is None


def test_several_things_at_once_are_told_together() -> None:
    """O5j: each reason once, and none that stops nothing further."""
    attack = ev.CityAttacked(SOMEWHERE, OTHER, SEAT, 7, 7, successful=True)
    fell = ev.CityFell(SOMEWHERE, SEAT, 4)
    stop = stopped_by(attack, fell, fell)
    assert stop is not None
    assert stop.topics == ("still", "cities")
    assert [cause.reason for cause in stop.causes] == ["attack", "city-lost"]
    assert from_names(to_names(stop), OrdersStopped) == stop


def test_who_has_ordered_nothing_about_it_hears_nothing() -> None:
    """O5j."""
    tax = StandingOrders(tax_rate=2)
    assert stops(tax, (ev.CityFell(SOMEWHERE, SEAT, 4),), somebody()) is None
    assert stops(tax, (ev.TaxRevolt(SEAT, 1),), somebody()) == OrdersStopped(
        ("tax",), (Cause("tax-revolt"),)
    )


# In a game


def meeting() -> Game:
    """Minoa beside a token of Hellas in Corinth, whose limit is two; Hatti is elsewhere."""
    play = empty_play()
    place(play, MINOA, {"athens": 4})
    place(play, HELLAS, {"corinth": 1})
    place(play, HATTI, {"hattusa": 1})
    play.state.turn, play.state.phase = 3, 3
    return Game.from_state(play.options, play.state)


@pytest.mark.parametrize(("tokens", "threatens"), [(1, False), (2, True)])
def test_whoever_comes_to_fight_stops_stillness(tokens: int, threatens: bool) -> None:
    """O5j, M12: once they have ended; not by players who come in peace, within the limit."""
    game = meeting()
    athens, corinth = area("athens"), area("corinth")

    def after(seat: Seat, action: Action) -> OrdersStopped | None:
        orders = StandingOrders(still=Stillness(9), tax_rate=2)
        return stops(orders, game.apply(seat, action), view(game, HELLAS))

    assert after(MINOA, March((athens, corinth), tokens)) is None
    cause = Cause("threat", seat=MINOA, area=corinth)
    expected = OrdersStopped(("still",), (cause,)) if threatens else None
    assert after(MINOA, EndMovement()) == expected
    assert after(HATTI, EndMovement()) is None


def test_an_ordered_end_of_movement_that_is_taken_back_is_not_given_again() -> None:
    """O5j, O2b."""
    game = meeting()
    orders = StandingOrders(still=Stillness(9))
    ordered = answer(orders, view(game, HELLAS), game.pending[HELLAS])
    assert ordered == EndMovement()
    assert stops(orders, game.apply(HELLAS, ordered), view(game, HELLAS)) is None
    events = game.apply(HOST, Undo(seat=HELLAS, agreed=True))
    stop = stops(orders, events, view(game, HELLAS))
    assert stop == OrdersStopped(("still",), (Cause("undone"),))
    left = without(orders, stop.topics)
    assert answer(left, view(game, HELLAS), game.pending[HELLAS]) is None


def test_every_reason_is_shown() -> None:
    shown = {cause.reason for _, cause in UNFORESEEN}
    assert shown | {"over", "threat", "contrary", "undone"} == set(get_args(Reason))
    assert set(STOPPED) == set(get_args(Reason)) - {"contrary", "undone"}
