"""What each option of a question would cost whom, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.outlooks.board_option_costs import attack, given_up, start_city
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import by_party, cards, places, say, several
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import forecast
from ecumene.rules.forecast import calamity_costs as costs
from ecumene.rules.forecast.option_order import picked
from ecumene.rules.phases.abilities import BY_USE
from ecumene.rules.phases.abilities.ability import Use
from ecumene.rules.phases.abilities.units import struck
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import TypeAlias

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.forecast.calamity_costs import Havoc, Loss
    from ecumene.rules.state.ids import AdvanceNo, AreaNo, Party, PlaceNo, Seat
    from ecumene.rules.view import View

    Sentences: TypeAlias = Iterator[Sentence]


def option_costs(
    view: View, decision: Decision, action: type[Action], field: str, option: int | str
) -> tuple[Sentence, ...]:
    """What would come of picking an option for a field of an answer; nothing if it is plain."""
    if not isinstance(option, int):
        return ()
    if isinstance(decision, de.AskAbility):
        return tuple(_of_ability(view, decision, action, field, option))
    return tuple(_of_option(view, decision, option))


def choice_costs(view: View, decision: Decision | None, action: Action) -> tuple[Sentence, ...]:
    """What would come of a whole answer, if it is about one thing or says yes or no."""
    if decision is None:
        return ()
    if isinstance(action, do.AnswerYesNo):
        return tuple(_of_yes_or_no(view, decision, yes=action.yes))
    if isinstance(decision, de.AskLoss) and isinstance(action, do.ChooseLoss):
        return tuple(given_up(view, decision, action))
    field, found = picked(action)
    return option_costs(view, decision, type(action), field, *found) if len(found) == 1 else ()


def _of_option(view: View, decision: Decision, option: int) -> Sentences:
    match decision:
        case de.AskCities():
            yield from BY_PURPOSE[decision.purpose](view, decision, option)
        case de.AskCalamityPlace(kind=kind):
            yield from BY_PLACE[kind](view, option)
        case de.AskNeighbourCity():
            yield _reduced_of(view, option)
        case de.AskVictims(rule=rule):
            yield from _if_named(view, rule, option)
        case de.AskHorde(tokens=tokens):
            yield from _horde(view, option, tokens)
        case de.AskSacrifice():
            yield _destroyed(view, option)
        case de.AskCardToBuy():
            yield from _card(view, option)
        case de.AskStartCities():
            yield from start_city(option)


# Cities


def _reduced(view: View, _: de.AskCities, area: AreaNo) -> Sentences:
    yield say("cost-reduced", tokens=forecast.left_by_city(view, area))


def _reduced_of(view: View, area: AreaNo) -> Sentence:
    who = of.NamedPlayer(view.cities[area])
    return say("cost-reduced-of", who=who, tokens=forecast.left_by_city(view, area))


def _lost(view: View, _: de.AskCities, area: AreaNo) -> Sentences:
    yield _destroyed(view, area)


def _destroyed(view: View, area: AreaNo) -> Sentence:
    return say("cost-destroyed", beside=_beside(view, area))


def _beside(view: View, area: AreaNo) -> int:
    """The owner's tokens beside a city, which are lost with it (G11b)."""
    owner = view.cities[area]
    return 0 if owner == BARBARIANS else view.players[owner].tokens.get(area, 0)


def _shaken(view: View, decision: de.AskCities, area: AreaNo) -> Sentences:
    if costs.quake_reduces(view):
        yield from _reduced(view, decision, area)
    else:
        yield _destroyed(view, area)
    near = costs.beside_quake(view, area)
    if not near:
        yield say("cost-quake-none")
    elif view.cities[near[0]] == view.seat:
        yield say("cost-quake-own", cities=places(near))
    else:
        cities = several(
            say(
                "cost-city-of",
                area=of.NamedPlace(each),
                who=of.NamedPlayer(view.cities[each]),
            )
            for each in near
        )
        yield say("cost-quake-next", cities=cities)


def _annexed(view: View, decision: de.AskCities, area: AreaNo) -> Sentences:
    """It becomes the reader's, if they have a city in stock and it is not their own (C11)."""
    assert view.seat is not None
    takes = decision.owner != view.seat and view.players[view.seat].city_stock > 0
    key = "cost-annexed" if takes else "cost-pirates"
    yield say(key, beside=_beside(view, area))


def _pirated(view: View, _: de.AskCities, area: AreaNo) -> Sentences:
    yield say("cost-pirates", beside=_beside(view, area))


def _attacked(view: View, decision: de.AskCities, area: AreaNo) -> Sentences:
    yield from _horde(view, area, costs.horde_of(view, decision.owner))


def _horde(view: View, area: AreaNo, horde: int) -> Sentences:
    """What Barbarians would leave there, if nobody brings in more (C-BARBARIAN-HORDES)."""
    city = view.cities.get(area)
    left = costs.horde_at(view, area, horde)
    if city is not None:
        key = "cost-horde-falls" if left.fallen else "cost-horde-holds"
        yield say(key, count=horde, who=of.NamedPlayer(city))
    yield say("cost-left", tokens=by_party(left.tokens))


def _fought_for(view: View, _: de.AskCities, area: AreaNo) -> Sentences:
    yield attack(view, area)


BY_PURPOSE: Final[Mapping[de.Purpose, Callable[[View, de.AskCities, AreaNo], Sentences]]] = {
    "tax-revolt": _annexed,
    "tax-revolt-destroy": _lost,
    "attack-order": _fought_for,
    "support": _reduced,
    "reduce": _reduced,
    "destroy": _lost,
    "earthquake": _shaken,
    "annex": _annexed,
    "annex-share": _annexed,
    "barbarians": _attacked,
    "piracy": _pirated,
}
"""What becomes of a city, by what cities are chosen for."""


# Places


def _sea(view: View, sea: PlaceNo) -> Sentences:
    own, others = _apart(view, costs.at_sea(view, sea))
    for loss in own:
        yield say("cost-sea-own", areas=places(loss.cities), lost=loss.lost)
    yield _others("cost-sea-others", others)


def _flood_plain(view: View, area: AreaNo) -> Sentences:
    own, others = _apart(view, costs.on_plain(view, area))
    for loss in own:
        yield say("cost-plain-own", lost=loss.lost, has=loss.has)
    yield _others("cost-plain-others", others)


def _volcano(view: View, area: AreaNo) -> Sentences:
    havoc = costs.at_volcano(view, area)
    for each in havoc:
        if each.party == view.seat:
            yield say("cost-volcano-own", cities=each.cities, tokens=each.tokens)
    others = [_units(each) for each in havoc if each.party != view.seat]
    if others:
        yield say("cost-volcano-others", list=several(others, "semicolon"))
    else:
        yield say("cost-nobody-else")


def _apart(view: View, losses: Iterable[Loss]) -> tuple[list[Loss], list[Loss]]:
    found = list(losses)
    own = [loss for loss in found if loss.party == view.seat]
    return own, [loss for loss in found if loss.party != view.seat]


def _others(key: str, losses: Sequence[Loss]) -> Sentence:
    if not losses:
        return say("cost-nobody-else")
    told = (
        say("cost-of", who=of.NamedPlayer(loss.party), lost=loss.lost, has=loss.has)
        for loss in losses
    )
    return say(key, list=several(told))


def _units(havoc: Havoc) -> Sentence:
    who = of.NamedPlayer(havoc.party)
    return say("cost-units", who=who, cities=havoc.cities, tokens=havoc.tokens)


BY_PLACE: Final[Mapping[de.PlaceKind, Callable[[View, PlaceNo], Sentences]]] = {
    "sea": _sea,
    "flood-plain": _flood_plain,
    "volcano": _volcano,
}


# Players


NAMED: Final[Mapping[str, str]] = {
    "damage": "cost-victim-damage",
    "reduced-cities": "cost-victim-cities",
    "pirate-cities": "cost-victim-pirates",
}


def _if_named(view: View, rule: str, seat: Seat) -> Sentences:
    calamity = costs.calamity_of(rule)
    assert calamity is not None
    loss = costs.if_named(view, calamity, seat)
    yield say(NAMED[loss.what], lost=loss.lost, has=loss.has)
    if loss.figure.changes:
        yield say("cost-changed", base=loss.figure.base, list=changes_told(loss.figure.changes))
    if loss.ransom and loss.lost:
        yield say("cost-theocracy", cards=loss.ransom)


def changes_told(changes: Iterable[tuple[AdvanceNo, int]]) -> of.Series:
    """Advances, and by how much each changes a number: Medicine −5."""
    return several(
        say("cost-change", advance=of.NamedAdvance(advance), by=f"{by:+d}".replace("-", "−"))
        for advance, by in changes
    )


# Cards


def _card(view: View, stack: int) -> Sentences:
    """What might come from a stack, as far as the reader can know (D3, D4)."""
    found = costs.unseen(view, stack)
    if found.empty:
        yield say("cost-card-water")
        return
    calamities = cards(found.calamities)
    yield say("cost-card", cards=found.cards, count=len(found.calamities), calamities=calamities)


# Abilities


def _of_ability(
    view: View, decision: de.AskAbility, action: type[Action], field: str, option: int
) -> Sentences:
    """The units that an ability strikes in an area, or the cards of a player (Z2, Z3)."""
    assert view.seat is not None
    if field == "area" and issubclass(action, Use):
        tokens, city = struck(play_from(view), option, BY_USE[action].advance, view.seat)
        owner = view.cities.get(option)
        hit: set[Party] = {*tokens, *([owner] if city and owner is not None else [])}
        for party in sorted(hit):
            yield _units(costs.Havoc(party, int(city and party == owner), tokens.get(party, 0)))
        ability = next(each for each in decision.abilities if type(each) is BY_USE[action].offer)
        price = ability.price(option)
        if price:
            yield say("cost-paid", left=view.players[view.seat].treasury - price)
    elif field == "city":
        yield say("cost-annexed", beside=0)
    elif field == "players":
        yield say("cost-hand", cards=view.players[option].hand_size)


# Yes or no


def _of_yes_or_no(view: View, decision: Decision, *, yes: bool) -> Sentences:
    assert view.seat is not None
    own = view.players[view.seat]
    match decision:
        case de.AskRansom(price=price) if yes:
            yield say("cost-ransom", price=price, left=own.treasury - price)
        case de.AskRansom():
            cities = sum(owner == view.seat for owner in view.cities.values())
            yield say("cost-no-ransom", cities=cities)
        case de.AskYesNo(question="wait-for-attack") if not yes:
            yield say("cost-replaced-now", tokens=own.token_stock)
        case de.AskYesNo(question=about):
            yield say(ANSWERED[about][0 if yes else 1])


ANSWERED: Final[Mapping[de.Question, tuple[str, str]]] = {
    "wait-for-conflicts": ("cost-conflict-waits", "cost-conflict-now"),
    "wait-for-attack": ("cost-attack-first", "cost-replaced-now"),
    "steal-card": ("cost-steal", "cost-no-steal"),
    "rank-order": ("cost-in-order", "cost-together"),
}
"""The messages for yes and for no."""
