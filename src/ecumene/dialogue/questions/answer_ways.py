"""How every kind of decision can be answered: its forms in words (``Way``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ecumene.dialogue.outlooks.board_option_costs import share_costs
from ecumene.dialogue.outlooks.option_costs import option_costs
from ecumene.dialogue.questions.question import (
    Claimed,
    Counts,
    Moves,
    Option,
    Pick,
    Stated,
    Vessel,
    Way,
    Wished,
)
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.action_sentences import describe_action
from ecumene.dialogue.sentences.arguments import named_by
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules.forecast import free_cards, harbours, marches, movable, shores, upkeep
from ecumene.rules.forecast import ways as sea_ways
from ecumene.rules.forecast.option_order import burden
from ecumene.rules.forms import Among, Amount, Cards, One, Shares
from ecumene.rules.phases.abilities import BY_USE
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS, MOST_WISHED, TRULY_NAMED
from ecumene.rules.state.trade_cards import may_be_traded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.dialogue.questions.question import Field
    from ecumene.dialogue.sentences.sentence import Argument, Thing
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.forecast import OwnShip
    from ecumene.rules.forms import AnswerForm, Blank
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


DECLINED: Final = "declined"
"""The field of extra tokens that are left out; its options are not what a question is about."""


def ways(view: View, decision: Decision) -> tuple[Way, ...]:
    """The ways to answer a decision of the view's seat."""
    match decision:
        case de.AskMove():
            return tuple(_moves(view))
        case de.AskTrade():
            return tuple(_bargains(view))
    return tuple(_worded(view, decision, form) for form in decision.forms())


# Forms in words


def _worded(view: View, decision: Decision, form: AnswerForm) -> Way:
    """A form as it is shown: with names of things, and what it is about."""
    if not form.blanks:
        return _bare(form.action())
    fields = tuple(
        _costed(view, decision, form.action, _field(form.action, blank)) for blank in form.blanks
    )
    about = _about(form)
    args: dict[str, Argument] = dict(form.told)
    if about is not None and form.about:
        args[form.about] = about
    return Way(_tag(form.action), Sentence(form.key, args), fields, about)


def _about(form: AnswerForm) -> Thing | None:
    """The advance of an ability, or the only thing that can be picked for a certain field."""
    action: type[Action] = form.action
    if form.action in BY_USE:
        return of.NamedAdvance(BY_USE[form.action].number)
    for blank in form.blanks:
        if isinstance(blank, One) and blank.name == form.about:
            made = named_by(action, blank.name)
            return None if made is None else made(blank.options[0])
    return None


def _field(action: type[Action], blank: Blank) -> Field:
    match blank:
        case Among():
            options = _options_for(action, blank.name, blank.options, blank.worth)
            return Pick(blank.name, options, blank.least, blank.most, sums=blank.sums)
        case One():
            options = _options_for(action, blank.name, blank.options, blank.worth)
            return Pick(blank.name, options, 0 if blank.optional else 1, single=True)
        case Shares():
            room = _options_for(action, blank.name, blank.room, blank.room)
            bounds = blank.least, blank.most, blank.step
            return Counts(blank.name, room, *bounds, removes=blank.removes)
    return blank


def _costed(view: View, decision: Decision, action: type[Action], field: Field) -> Field:
    """A field whose options say what they cost, and how much they would be missed."""
    if isinstance(field, Counts):
        room = tuple(
            replace(option, costs=share_costs(view, decision, option.id))
            if isinstance(option.id, int)
            else option
            for option in field.room
        )
        return replace(field, room=room)
    if not isinstance(field, Pick) or field.name == DECLINED:
        return field
    burdens = {
        option.id: found
        for option in field.options
        if isinstance(option.id, int)
        and (found := burden(view, decision, action, option.id)) is not None
    }
    ranks = {found: rank for rank, found in enumerate(sorted({*burdens.values()}))}
    options = tuple(
        replace(
            option,
            costs=option_costs(view, decision, action, field.name, option.id),
            rank=ranks[burdens[option.id]] if option.id in burdens else None,
        )
        for option in field.options
    )
    return replace(field, options=options)


def _options_for(
    action: type[Action], name: str, ids: Iterable[int | str], worth: Mapping[Any, int]
) -> tuple[Option, ...]:
    made = named_by(action, name)
    return tuple(Option(made(each) if made else each, worth.get(each)) for each in ids)


def _tag(action: type[Action]) -> str:
    return str(action.__struct_config__.tag)


def _way(
    action: type[Action], key: str, *fields: Field, about: Thing | None = None, **args: Argument
) -> Way:
    return Way(_tag(action), Sentence(key, args), fields, about)


def _bare(action: Action) -> Way:
    """An action that has nothing to fill in."""
    return Way(_tag(type(action)), describe_action(action))


def _options(things: Iterable[Thing | int | str]) -> tuple[Option, ...]:
    return tuple(map(Option, things))


def _one(name: str, things: Iterable[Thing | int | str]) -> Pick:
    """One thing, which the action holds itself."""
    return Pick(name, _options(things), single=True)


# Movement


def _moves(view: View) -> Iterator[Way]:
    assert view.seat is not None
    own = movable(view)
    ships = tuple(_vessel(view, ship) for ship in own.ships)
    unpaid = not all(ship.paid for ship in ships)
    field = Moves(
        "moves",
        tuple(marches(view)),
        ships,
        tuple(harbours(view)),
        tuple(upkeep(view)) if unpaid else (),
    )
    yield _way(do.MakeMoves, "way-movement", field)
    draft = view.draft_of(view.seat)
    if draft is not None and draft.moves:
        yield _way(do.TakeBack, "way-take-back", Amount("move", 0, len(draft.moves) - 1))
    yield _bare(do.EndMovement())


def _vessel(view: View, ship: OwnShip) -> Vessel:
    ways = sea_ways(view, ship.ship)
    ashore = shores(view, ship.ship, (ship.place, *ways))
    return Vessel(ship.ship, ship.place, ship.load, ship.room, ship.paid, ways, ashore)


# Trade


def _bargains(view: View) -> Iterator[Way]:
    table, seat = view.trade, view.seat
    assert table is not None
    if seat in table.done:
        yield _bare(do.ComeBack())
        return
    yield from _offers(view)
    for number, deal in table.deals.items():
        own = tuple(free_cards(view, besides=number).elements())
        cards = Cards("cards", own, (deal.gives.count,))
        who = of.NamedPlayer(deal.partner)
        yield _way(
            do.PutDownCards, "way-put-down", _one("deal", (number,)), cards, about=who, who=who
        )
    numbers = (*table.offers, *table.deals)
    if numbers:
        yield _way(do.Withdraw, "way-withdraw", _one("number", numbers))
    yield _bare(do.Done())


def _offers(view: View) -> Iterator[Way]:
    """Offers of one's own, counter-offers, and what can be accepted (X2, X4)."""
    table = view.trade
    assert table is not None
    own = tuple(card for card in sorted(free_cards(view).elements()) if may_be_traded(card))
    others: list[Seat] = [seat for seat in table.seats if seat != view.seat]
    open_ = [number for number, offer in table.offers.items() if offer.seat != view.seat]
    if len(own) >= LEAST_CARDS:
        yield _way(
            do.MakeOffer,
            "way-offer",
            Stated("gives", own, LEAST_CARDS, TRULY_NAMED),
            Wished("wants", LEAST_CARDS, MOST_WISHED),
            Pick("to", _options(map(of.NamedPlayer, others)), 0, single=True),
            Pick("counter", _options(open_), 0, single=True),
        )
    for number in open_:
        wanted = table.offers[number].wants.count
        if wanted <= len(own):
            who = of.NamedPlayer(table.offers[number].seat)
            yield _way(
                do.AcceptOffer,
                "way-accept",
                _one("offer", (number,)),
                Cards("named", own, (TRULY_NAMED,)),
                Claimed("claims", wanted - TRULY_NAMED),
                about=who,
                who=who,
            )
