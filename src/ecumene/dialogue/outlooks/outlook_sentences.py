"""Outlooks: the data of ``ecumene.rules.forecast`` with their sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.outlooks.fight_sentences import fight_end
from ecumene.dialogue.questions.question import Forecast, Remark
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import by_party, by_place, places, players, say, several
from ecumene.rules import forecast
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import METALWORKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import BuildCity
    from ecumene.rules.forecast import Fight, Outlook, Support
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.state.moves import Move
    from ecumene.rules.view import View


def movement_outlook(view: View, moves: Iterable[Move] = ()) -> Forecast:
    """What the movement would lead to as it stands, or after some more moves."""
    assert view.seat is not None
    ahead = forecast.outlook(view, moves)
    remarks = (*_fights(ahead, view.seat), *_of_movement(ahead))
    return Forecast(remarks, outlook=ahead, support=ahead.support)


def _fights(ahead: Outlook, seat: Seat) -> Iterator[Remark]:
    """Every conflict with its end."""
    for fight, left in zip(ahead.fights, ahead.outcomes, strict=True):
        # What the city needs is said with how the attack ends.
        sides = fight_ahead(fight, needed=left.siege is None)
        said = say("fight-ahead", fight=sides, end=fight_end(fight, left, seat))
        lost = fight.area in ahead.beaten
        yield Remark("beaten" if lost else "conflicts", said, loss=lost, area=fight.area)


def _of_movement(ahead: Outlook) -> Iterator[Remark]:
    """Cities, surplus, support, ships."""
    if ahead.sites:
        sites = places(site.area for site in ahead.sites)
        yield Remark("cities", say("outlook-cities", areas=sites))
    if ahead.helped:
        sites = places(site.area for site in ahead.helped)
        yield Remark("cities", say("outlook-means", areas=sites))
    if ahead.surplus:
        yield Remark("surplus", say("outlook-surplus", areas=by_place(ahead.surplus)), loss=True)
    if ahead.support.needed:
        yield _support("outlook-support", ahead.support)
    if ahead.ships:
        ships = (say("outlook-ship", place=of.NamedPlace(place)) for place in ahead.ships.values())
        yield Remark("ships", say("outlook-ships", ships=several(ships)), loss=True)


def losses(view: View) -> Iterator[Sentence]:
    """What would be lost if the movement ended as it stands."""
    return (each.sentence for each in movement_outlook(view).remarks if each.loss)


def fight_ahead(fight: Fight, *, needed: bool = True) -> Sentence:
    """Who meets whom; who loses last (F3a), and how many tokens take the city (F8)."""
    sides: list[of.Argument] = [by_party(fight.tokens)]
    if fight.last and len(fight.tokens) > 1:
        card = of.NamedAdvance(METALWORKING.bit_length() - 1)
        sides.append(say("digest-entry", who=card, what=players(fight.last)))
    if needed and fight.needed:
        # The token conflict comes first (F7), and the strongest is likely to be left.
        attacker = max(fight.needed, key=fight.tokens.__getitem__)
        sides.append(_attack(fight, fight.needed[attacker]))
    return say("outlook-fight", area=of.NamedPlace(fight.area), sides=several(sides, "semicolon"))


def _attack(fight: Fight, needed: int) -> Sentence:
    if fight.city is None or fight.city == BARBARIANS:
        return say("outlook-attack-pirates", needed=needed)
    return say("outlook-attack", who=of.NamedPlayer(fight.city), needed=needed)


def cities_outlook(view: View, cities: Iterable[BuildCity]) -> Forecast:
    """Whether enough tokens support the cities, if these are built too (K3, K4)."""
    cities = tuple(cities)
    support = forecast.after_building(view, cities).support
    areas = places(city.area for city in cities)
    return Forecast((_support("outlook-city", support, areas=areas),), support=support)


def support_ahead(support: Support) -> Forecast:
    """What the next check of support would find (K4)."""
    return Forecast((_support("outlook-support", support),), support=support)


def support_now(view: View) -> Forecast:
    """The next check of support, for a player who loses tokens or cities (K4)."""
    support = forecast.support(view)
    return Forecast((_support("outlook-support-now", support),), support=support)


def _support(key: str, support: Support, **args: of.Argument) -> Remark:
    said = say(key, tokens=support.tokens, needed=support.needed, **args)
    return Remark("support", said, loss=not support.suffices)


# The A.S.T.


REQUIRED: Final[Mapping[str, str]] = {
    "cities": "required-cities",
    "advances": "required-advances",
    "advances_below_100": "required-advances-below-100",
    "advances_from_100": "required-advances-from-100",
    "advances_from_200": "required-advances-from-200",
    "advance_points": "required-advance-points",
}
"""The messages for the requirements of the A.S.T. (H1)."""


def required(numbers: Mapping[str, int]) -> of.Series:
    """How many of what."""
    return several(say(REQUIRED[what], count=count) for what, count in numbers.items())


def step_ahead(view: View) -> Sentence | None:
    """What is missing for the next space of the A.S.T. (H1); None if there is none."""
    assert view.seat is not None
    ahead = forecast.next_space(view, view.seat)
    if ahead is None:
        return None
    if not ahead.missing:
        return say("outlook-step-open")
    return say("outlook-step-missing", list=required(ahead.missing))


def step_for(view: View, seat: Seat) -> Sentence | None:
    """What a player lacks for the next space, as others are told it (H1); None at the end."""
    ahead = forecast.next_space(view, seat)
    if ahead is None:
        return None
    if not ahead.missing:
        return say("card-step-open", step=ahead.step)
    return say("card-step-missing", step=ahead.step, list=required(ahead.missing))


def epochs(view: View) -> Iterator[Sentence]:
    """What each epoch requires, and where on the A.S.T. it begins for the reader (H1)."""
    assert view.seat is not None
    for space in forecast.epochs(view, view.seat):
        if space.asked:
            epoch = of.NamedEpoch(space.epoch)
            yield say("outlook-epoch", epoch=epoch, step=space.step, list=required(space.asked))


def end_ahead(view: View) -> Iterator[Sentence]:
    """Who could end the game with the next step, or when it ends (H4, H6)."""
    end = forecast.end(view)
    if end.last_turn is not None:
        yield say("outlook-end-known", turn=end.last_turn)
    elif end.near:
        yield say("outlook-end-near", who=players(end.near), more=end.turns_after)
        if end.ready:
            yield say("outlook-end-ready", who=players(end.ready))


def ahead(view: View) -> Forecast:
    """What the reader's next step requires, and whether the end is near (H1, H4)."""
    if not view.phase or view.seat is None or view.seat in view.left:
        return Forecast()
    step, end = step_ahead(view), end_ahead(view)
    steps = () if step is None else (Remark("track", step),)
    return Forecast((*steps, *(Remark("end", each) for each in end)))
