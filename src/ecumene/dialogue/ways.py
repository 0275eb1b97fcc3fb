"""How every kind of decision can be answered: the actions, and what is filled in (``Way``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace

from ecumene.data import facts
from ecumene.dialogue import sentence as of
from ecumene.dialogue.actions import act
from ecumene.dialogue.question import (
    Amount,
    Cards,
    Claimed,
    Counts,
    Moves,
    Option,
    Pick,
    Stated,
    Substituted,
    Vessel,
    Way,
    Wished,
    YesOrNo,
)
from ecumene.dialogue.sentence import Sentence
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules.cards import may_be_traded
from ecumene.rules.forecast import free_cards, harbours, marches, movable, upkeep
from ecumene.rules.forecast import ways as sea_ways
from ecumene.rules.purchases.prices import FREE_CREDITS, FREE_CREDITS_STEP
from ecumene.rules.static import (
    DIASPORA,
    FUNDAMENTALISM,
    MONOTHEISM,
    POLITICS,
    PROVINCIAL_EMPIRE,
    TRADE_EMPIRE,
    TRADE_ROUTES,
    UNIVERSAL_DOCTRINE,
)
from ecumene.rules.trade.judging import LEAST_CARDS, MOST_WISHED, TRULY_NAMED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.dialogue.question import Field
    from ecumene.dialogue.sentence import Argument, Thing
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AbilityOffer, Decision
    from ecumene.rules.ids import Advances, AreaNo, PlaceNo, Seat
    from ecumene.rules.view import View


def ways(view: View, decision: Decision) -> tuple[Way, ...]:
    """The ways to answer a decision of the view's seat."""
    return tuple(_ways(view, decision))


def _ways(view: View, decision: Decision) -> Iterator[Way]:
    match decision:
        case de.AskMove():
            yield from _moves(view)
        case de.AskTrade():
            yield from _bargains(view)
        case de.AskAbility():
            for offer in decision.abilities:
                about = of.Advance(ADVANCES[type(offer)].bit_length() - 1)
                yield from (replace(way, about=about) for way in _uses(offer))
            yield _bare(do.Done())
        case de.AskCitySite():
            yield from map(_city, decision.sites)
            yield _bare(do.Done())
        case de.AskCardToBuy():
            yield from _purchases(decision)
            yield _bare(do.Done())
        case de.AskAdvances():
            yield _advances(decision)
            yield _bare(do.Done())
        case de.AskCardToHandOver(options=()):
            yield _bare(do.Done())
        case _:
            yield _only_way(decision)


LABELS: Final[Mapping[type[Action], str]] = {
    do.PickCivilization: "way-pick",
    do.SetTaxRate: "way-rate",
    do.ChooseCities: "way-cities",
    do.PlaceTokens: "way-place",
    do.MakeMoves: "way-movement",
    do.TakeBack: "way-take-back",
    do.ChooseLoss: "way-loss",
    do.AnswerYesNo: "way-answer",
    do.ChooseNumber: "way-number",
    do.BuildCity: "way-city",
    do.TakeDamage: "way-damage",
    do.NameVictims: "way-victims",
    do.ChoosePlace: "way-place-chosen",
    do.LoseCards: "way-lose-cards",
    do.ChooseCredits: "way-credits",
    do.BuyCard: "way-buy-card",
    do.MakeOffer: "way-offer",
    do.AcceptOffer: "way-accept",
    do.PutDownCards: "way-put-down",
    do.Withdraw: "way-withdraw",
    do.SelectAreas: "way-areas",
    do.UseDiaspora: "way-diaspora",
    do.UseFundamentalism: "way-fundamentalism",
    do.UseMonotheism: "way-monotheism",
    do.UsePolitics: "way-politics",
    do.UseProvincialEmpire: "way-provincial-empire",
    do.UseTradeRoutes: "way-trade-routes",
    do.UseUniversalDoctrine: "way-universal-doctrine",
    do.HandOverCard: "way-hand-over",
    do.BuyAdvances: "way-buy-advances",
}
"""What an action that has something to fill in does, as it stands on a button."""


ADVANCES: Final[Mapping[type[AbilityOffer], Advances]] = {
    de.DiasporaOffer: DIASPORA,
    de.FundamentalismOffer: FUNDAMENTALISM,
    de.MonotheismOffer: MONOTHEISM,
    de.PoliticsOffer: POLITICS,
    de.ProvincialEmpireOffer: PROVINCIAL_EMPIRE,
    de.TradeRoutesOffer: TRADE_ROUTES,
    de.UniversalDoctrineOffer: UNIVERSAL_DOCTRINE,
}
"""The advance of every ability."""


def _way(
    action: type[Action],
    *fields: Field,
    about: Thing | None = None,
    key: str | None = None,
    **args: Argument,
) -> Way:
    label = LABELS[action] if key is None else key
    return Way(str(action.__struct_config__.tag), Sentence(label, args), fields, about)


def _bare(action: Action) -> Way:
    """An action that has nothing to fill in."""
    return Way(str(action.__struct_config__.tag), act(action))


def _options(things: Iterable[Thing | int | str]) -> tuple[Option, ...]:
    return tuple(map(Option, things))


def _areas(numbers: Iterable[PlaceNo]) -> tuple[Option, ...]:
    return _options(map(of.Place, numbers))


def _weighed(numbers: Mapping[PlaceNo, int]) -> tuple[Option, ...]:
    return tuple(Option(of.Place(place), worth) for place, worth in numbers.items())


def _one(name: str, things: Iterable[Thing | int | str]) -> Pick:
    """One thing, which the action holds itself."""
    return Pick(name, _options(things), single=True)


# Decisions that are answered in one way only


def _only_way(decision: Decision) -> Way:
    for kind in (_plain_way, _city_way, _token_way, _card_way):
        way = kind(decision)
        if way is not None:
            return way
    raise TypeError(decision)


def _plain_way(decision: Decision) -> Way | None:
    match decision:
        case de.AskCivilization():
            return _way(
                do.PickCivilization, _one("civilization", map(of.Civilization, decision.options))
            )
        case de.AskTaxRate():
            return _way(do.SetTaxRate, _one("rate", decision.options))
        case de.AskYesNo():
            return _way(do.AnswerYesNo, YesOrNo("yes"))
        case de.AskRansom(price=price):
            return _way(do.AnswerYesNo, YesOrNo("yes", price))
        case de.AskNumber():
            return _way(do.ChooseNumber, Amount("number", 0, decision.most))
        case de.AskVictims(count=count):
            victims = _options(map(of.Player, decision.candidates))
            return _way(do.NameVictims, Pick("victims", victims, count, count))
        case de.AskCalamityPlace() | de.AskHorde():
            return _way(do.ChoosePlace, _one("place", map(of.Place, decision.options)))
    return None


def _city_way(decision: Decision) -> Way | None:
    match decision:
        case de.AskCities():
            picked = Pick("areas", _areas(decision.options), decision.fewest, decision.count)
            return _way(do.ChooseCities, picked, *_declined(decision.extra))
        case de.AskNeighbourCity():
            return _way(do.ChooseCities, Pick("areas", _areas(decision.options)))
        case de.AskSacrifice(count=count):
            areas = (*decision.inland, *decision.coastal)
            return _way(do.ChooseCities, Pick("areas", _areas(areas), 0, count))
        case de.AskStartCities(count=count):
            areas = (*decision.sites, *decision.others)
            return _way(do.ChooseCities, Pick("areas", _areas(areas), count, count))
        case de.AskSelection(lots=lots):
            picked = Pick(
                "areas",
                _weighed({lot.area: lot.points for lot in lots}),
                0,
                len(lots),
                sums=decision.totals,
            )
            return _way(do.SelectAreas, picked)
    return None


def _declined(extra: tuple[AreaNo, ...]) -> tuple[Pick, ...]:
    """Where the extra token of Agriculture can be left out (G11c)."""
    return (Pick("declined", _areas(extra), 0, len(extra)),) if extra else ()


def _token_way(decision: Decision) -> Way | None:
    match decision:
        case de.AskPlacement(tokens=tokens) | de.AskShare(tokens=tokens):
            return _way(do.PlaceTokens, Counts("tokens", _weighed(decision.room), tokens, tokens))
        case de.AskSpread():
            room = _weighed(decision.room)
            return _way(do.PlaceTokens, Counts("tokens", room, decision.least, decision.most))
        case de.AskFreeCredits(points=points, unit=unit):
            groups = (Option(of.Group(group), points) for group in range(decision.groups))
            return _way(
                do.ChooseCredits, Counts("credits", tuple(groups), points, points, step=unit)
            )
        case de.AskLoss():
            kinds = dict.fromkeys(kind for kind, _ in decision.options)
            areas = dict.fromkeys(area for _, area in decision.options)
            return _way(do.ChooseLoss, _one("kind", kinds), _one("area", map(of.Place, areas)))
        case de.AskDamage():
            return _damage(decision)
    return None


def _damage(decision: de.AskDamage) -> Way:
    """Tokens and cities; a city is worth what it pays (G12)."""
    cities = decision.cities
    reduced = {city.area: decision.worth(reduced=[city]) for city in cities}
    destroyed = {city.area: decision.worth(destroyed=[city]) for city in cities}
    room = decision.tokens | {
        city.area: decision.tokens.get(city.area, 0) + city.room for city in cities
    }
    most = sum(room.values())
    return _way(
        do.TakeDamage,
        Counts("tokens", _weighed(room), 0, most),
        Pick("reduced", _weighed(reduced), 0, len(cities)),
        Pick("destroyed", _weighed(destroyed), 0, len(cities)),
        *_declined(tuple(city.area for city in cities if city.extra)),
    )


def _card_way(decision: Decision) -> Way | None:
    match decision:
        case de.AskCardsToLose():
            return _way(do.LoseCards, Cards("cards", decision.cards, decision.counts))
        case de.AskHandLimit(count=count):
            return _way(do.LoseCards, Cards("cards", decision.cards, (count,)))
        case de.AskCorruption():
            return _way(do.LoseCards, Cards("cards", decision.cards, (), decision.face_value))
        case de.AskCardToHandOver():
            return _way(do.HandOverCard, Cards("card", decision.options, (1,), single=True))
    return None


# Decisions that are answered in several ways


def _city(site: de.CitySite) -> Way:
    """A city on one site, with the means that it needs or may use (K1)."""
    fields: list[Field] = [_one("area", (of.Place(site.area),))]
    if site.treasury:
        fields.append(Amount("treasury", 0, site.treasury))
    if site.from_neighbours:
        room = _weighed(site.neighbours)
        fields.append(Counts("neighbours", room, 0, site.from_neighbours))
    if site.may_keep:
        fields.append(YesOrNo("keep"))
    area = of.Place(site.area)
    return _way(do.BuildCity, *fields, about=area, area=area)


def _purchases(decision: de.AskCardToBuy) -> Iterator[Way]:
    if decision.prices:
        stacks = tuple(Option(stack, price) for stack, price in decision.prices.items())
        yield _way(do.BuyCard, Pick("stack", stacks, single=True))
    if decision.free:
        yield _way(
            do.BuyCard,
            _one("stack", decision.free),
            YesOrNo("free"),
            key="way-buy-card-free",
        )


def _advances(decision: de.AskAdvances) -> Way:
    priced = tuple(Option(of.Advance(each), price) for each, price in decision.prices.items())
    gifts = _options(map(of.Advance, decision.gifts))
    credits_ = sum(FREE_CREDITS.values())
    groups = tuple(Option(of.Group(group), credits_) for group in range(len(facts().groups)))
    fields: list[Field] = [
        Pick("advances", priced, 1, len(priced)),
        Cards("cards", decision.cards, tuple(range(len(decision.cards) + 1))),
        Amount("treasury", 0, decision.treasury),
        Pick("discounted", priced, 0, single=True),
        Pick("gift", gifts, 0, single=True),
        Counts("credits", groups, 0, credits_, step=FREE_CREDITS_STEP),
    ]
    if decision.held & TRADE_EMPIRE:
        fields.append(Substituted("substitution", decision.cards))
    return _way(do.BuyAdvances, *fields)


def _uses(offer: AbilityOffer) -> Iterator[Way]:  # noqa: C901 a line for every ability
    match offer:
        case de.DiasporaOffer(most=most):
            taken = Counts("taken", _weighed(offer.tokens), 1, most)
            yield _way(do.UseDiaspora, taken, Counts("placed", _weighed(offer.room), 1, most))
        case de.FundamentalismOffer():
            yield _way(do.UseFundamentalism, _one("area", map(of.Place, offer.areas)))
        case de.MonotheismOffer():
            yield _way(do.UseMonotheism, _one("area", map(of.Place, offer.areas)))
        case de.PoliticsOffer():
            if offer.treasury:
                amount = Amount("treasury", 1, offer.treasury)
                yield _way(do.UsePolitics, amount, key="way-politics-treasury")
            if offer.areas:
                yield _way(do.UsePolitics, Pick("area", _weighed(offer.areas), single=True))
        case de.ProvincialEmpireOffer():
            asked = _options(map(of.Player, offer.players))
            yield _way(do.UseProvincialEmpire, Pick("players", asked, 1, offer.most))
        case de.TradeRoutesOffer(cards=cards):
            yield _way(do.UseTradeRoutes, Cards("cards", cards, tuple(range(1, len(cards) + 1))))
        case de.UniversalDoctrineOffer():
            if offer.cities:
                yield _way(do.UseUniversalDoctrine, _one("city", map(of.Place, offer.cities)))
            if offer.tokens:
                counts = Counts("tokens", _weighed(offer.tokens), 1, offer.most)
                yield _way(do.UseUniversalDoctrine, counts, key="way-universal-doctrine-tokens")
        case _:
            assert_never(offer)


# Movement


def _moves(view: View) -> Iterator[Way]:
    assert view.seat is not None
    own = movable(view)
    ships = tuple(
        Vessel(ship.ship, ship.place, ship.load, ship.room, ship.paid, sea_ways(view, ship.ship))
        for ship in own.ships
    )
    unpaid = not all(ship.paid for ship in ships)
    field = Moves(
        "moves",
        tuple(marches(view)),
        ships,
        tuple(harbours(view)),
        tuple(upkeep(view)) if unpaid else (),
    )
    yield _way(do.MakeMoves, field)
    draft = view.draft_of(view.seat)
    if draft is not None and draft.moves:
        yield _way(do.TakeBack, Amount("move", 0, len(draft.moves) - 1))
    yield _bare(do.EndMovement())


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
        who = of.Player(deal.partner)
        yield _way(do.PutDownCards, _one("deal", (number,)), cards, about=who, who=who)
    numbers = (*table.offers, *table.deals)
    if numbers:
        yield _way(do.Withdraw, _one("number", numbers))
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
            Stated("gives", own, LEAST_CARDS, TRULY_NAMED),
            Wished("wants", LEAST_CARDS, MOST_WISHED),
            Pick("to", _options(map(of.Player, others)), 0, single=True),
            Pick("counter", _options(open_), 0, single=True),
        )
    for number in open_:
        wanted = table.offers[number].wants.count
        if wanted <= len(own):
            who = of.Player(table.offers[number].seat)
            yield _way(
                do.AcceptOffer,
                _one("offer", (number,)),
                Cards("named", own, (TRULY_NAMED,)),
                Claimed("claims", wanted - TRULY_NAMED),
                about=who,
                who=who,
            )
