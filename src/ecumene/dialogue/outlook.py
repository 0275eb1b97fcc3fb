"""What would come of things as they stand, in sentences (``ecumene.rules.forecast``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue import sentence as of
from ecumene.dialogue.sentence import by_party, by_place, places, players, say, several
from ecumene.rules import forecast
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.static import METALWORKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.dialogue.sentence import Sentence
    from ecumene.rules.actions import BuildCity
    from ecumene.rules.forecast import Fight, Support
    from ecumene.rules.moves import Move
    from ecumene.rules.view import View


def movement_outlook(view: View, moves: Iterable[Move] = ()) -> Iterator[Sentence]:
    """What would come of the movement as it stands, or after some more moves.

    Conflicts, cities, surplus, support, ships.
    """
    ahead = forecast.outlook(view, moves)
    if ahead.fights:
        yield say("outlook-conflicts", areas=several(map(fight_ahead, ahead.fights)))
    if ahead.beaten:
        yield say("outlook-beaten", areas=places(ahead.beaten))
    if ahead.sites:
        yield say("outlook-cities", areas=places(site.area for site in ahead.sites))
    if ahead.helped:
        yield say("outlook-means", areas=places(site.area for site in ahead.helped))
    if ahead.surplus:
        yield say("outlook-surplus", areas=by_place(ahead.surplus))
    if ahead.support.needed:
        yield support_ahead(ahead.support)
    if ahead.ships:
        ships = (
            say("outlook-ship", ship=number, place=of.Place(place))
            for number, place in ahead.ships.items()
        )
        yield say("outlook-ships", ships=several(ships))


LOSSES: Final = ("outlook-beaten", "outlook-surplus", "outlook-ships")


def losses(view: View) -> Iterator[Sentence]:
    """What would be lost if the movement ended as it stands."""
    return filter(is_loss, movement_outlook(view))


def is_loss(sentence: Sentence) -> bool:
    """Whether what would come of a movement is that something is lost by it."""
    tokens, needed = sentence.args.get("tokens"), sentence.args.get("needed")
    if sentence.key == "outlook-support" and isinstance(tokens, int) and isinstance(needed, int):
        return tokens < needed
    return sentence.key in LOSSES


def fight_ahead(fight: Fight) -> Sentence:
    """Who meets whom; who loses last (F3a), and how many tokens take the city (F8)."""
    sides: list[of.Argument] = [by_party(fight.tokens)]
    if fight.last and len(fight.tokens) > 1:
        card = of.Advance(METALWORKING.bit_length() - 1)
        sides.append(say("digest-entry", who=card, what=players(fight.last)))
    if fight.needed:
        # The token conflict comes first (F7), and the strongest is likely to be left.
        attacker = max(fight.needed, key=fight.tokens.__getitem__)
        sides.append(_attack(fight, fight.needed[attacker]))
    return say("outlook-fight", area=of.Place(fight.area), sides=several(sides, "semicolon"))


def _attack(fight: Fight, needed: int) -> Sentence:
    if fight.city is None or fight.city == BARBARIANS:
        return say("outlook-attack-pirates", needed=needed)
    return say("outlook-attack", who=of.Player(fight.city), needed=needed)


def cities_outlook(view: View, cities: Iterable[BuildCity]) -> Sentence:
    """Whether enough tokens support the cities if these are built, too (K3, K4)."""
    cities = tuple(cities)
    support = forecast.after_building(view, cities).support
    return say(
        "outlook-city",
        areas=places(city.area for city in cities),
        tokens=support.tokens,
        needed=support.needed,
    )


def support_ahead(support: Support) -> Sentence:
    """What the next check of support would find (K4)."""
    return say("outlook-support", tokens=support.tokens, needed=support.needed)


def support_now(view: View) -> Sentence:
    """What somebody who loses tokens or cities thinks of: the next check of support (K4)."""
    support = forecast.support(view)
    return say("outlook-support-now", tokens=support.tokens, needed=support.needed)


# The A.S.T.


REQUIRED: Final[Mapping[str, str]] = {
    "cities": "required-cities",
    "advances": "required-advances",
    "advances_below_100": "required-advances-below-100",
    "advances_from_100": "required-advances-from-100",
    "advances_from_200": "required-advances-from-200",
    "advance_points": "required-advance-points",
}
"""The messages for what the spaces of the A.S.T. ask for (H1)."""


def required(numbers: Mapping[str, int]) -> of.Series:
    """How many of what."""
    return several(say(REQUIRED[what], count=count) for what, count in numbers.items())


def step_ahead(view: View) -> Sentence | None:
    """What is missing for the next space of the A.S.T. (H1); None where there is none ahead."""
    assert view.seat is not None
    ahead = forecast.next_space(view, view.seat)
    if ahead is None:
        return None
    if not ahead.missing:
        return say("outlook-step-open")
    return say("outlook-step-missing", list=required(ahead.missing))


def epochs(view: View) -> Iterator[Sentence]:
    """What each epoch requires, and where on the A.S.T. it begins for the reader (H1)."""
    assert view.seat is not None
    for space in forecast.epochs(view, view.seat):
        if space.asked:
            epoch = of.Epoch(space.epoch)
            yield say("outlook-epoch", epoch=epoch, step=space.step, list=required(space.asked))


def end_ahead(view: View) -> Iterator[Sentence]:
    """Who could bring the game to its end with the next step, or when it ends (H4, H6)."""
    end = forecast.end(view)
    if end.last_turn is not None:
        yield say("outlook-end-known", turn=end.last_turn)
    elif end.near:
        yield say("outlook-end-near", who=players(end.near), more=end.turns_after)
        if end.ready:
            yield say("outlook-end-ready", who=players(end.ready))


def ahead(view: View) -> Iterator[Sentence]:
    """What the reader's next step requires, and whether the end is near (H1, H4)."""
    if view.phase and view.seat is not None and view.seat not in view.left:
        step = step_ahead(view)
        if step is not None:
            yield step
        yield from end_ahead(view)
