"""What a player has to know to answer a question, and the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.outlooks import outlook_sentences
from ecumene.dialogue.outlooks.board_now import area_with_units, hand_in_words
from ecumene.dialogue.questions.question import Forecast, Remark
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.arguments import removed, stated
from ecumene.dialogue.sentences.decision_sentences import advances_of
from ecumene.dialogue.sentences.sentence import by_place, cards, places, players, say, several
from ecumene.rules import decisions as de
from ecumene.rules import forecast
from ecumene.rules.state.board import city_count
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import may_be_traded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import PlayerView, View


def situation(view: View, decision: Decision) -> Iterator[Remark]:
    """What the reader has that matters here, and what the question is about."""
    match decision:
        case de.AskTaxRate() | de.AskStartCities() | de.AskMove():
            yield _only_remark(view, decision)
        case de.AskCardToBuy():
            yield Remark("hand", hand_in_words(view))
            yield Remark("treasury", say("own-treasury", treasury=_own(view).treasury))
        case de.AskHandLimit() | de.AskCorruption() | de.AskCardsToLose() | de.AskCardToHandOver():
            yield Remark("hand", hand_in_words(view))
        case de.AskTrade():
            yield from _trade(view)
        case de.AskLoss(area=area, known=known):
            fight = outlook_sentences.fight_ahead(forecast.fight(view, area))
            yield Remark("conflicts", say("own-fight", fight=fight), area=area)
            if known:
                yield Remark("conflicts", say("own-known-losses", losses=removed(known)))
        case de.AskAbility():
            yield from (Remark("targets", each) for each in _targets(view, decision))
        case de.AskAdvances():
            yield from (Remark("purchase", each) for each in _purse(view, decision))
        case de.AskCities(purpose="support" | "reduce") if decision.owner == view.seat:
            yield Remark("cities", _replaced(view, decision))


def _only_remark(view: View, decision: de.AskTaxRate | de.AskStartCities | de.AskMove) -> Remark:
    """The remark on a question that needs a single one."""
    match decision:
        case de.AskTaxRate():
            return Remark("taxes", _taxes(view))
        case de.AskStartCities():
            return Remark("theme", say("own-theme", advances=advances_of(decision.theme)))
        case de.AskMove():
            return Remark("movement", _movement(view))


def _trade(view: View) -> Iterator[Remark]:
    """The reader's cards and deals."""
    yield from (Remark("hand", each) for each in own_cards(view))
    yield from (Remark("trade", each) for each in deals(view))


def forecast_of(view: View, decision: Decision) -> Forecast:
    """What would happen as things stand."""
    match decision:
        case de.AskMove():
            return outlook_sentences.movement_outlook(view)
        case de.AskAdvances():
            return outlook_sentences.ahead(view)
        case de.AskDamage():
            return outlook_sentences.support_now(view)
        case de.AskShare():
            return Forecast((Remark("toll", say("cost-share")),))
        case de.AskPlacement():
            return Forecast((Remark("surplus", say("cost-surplus")),))
        case de.AskCities(purpose="attack-order", owner=view.seat):
            said = say("cost-attack-order", stock=_own(view).token_stock)
            return Forecast((Remark("conflicts", said),))
        case de.AskCities(purpose="reduce") if decision.owner == view.seat:
            return outlook_sentences.support_now(view)
    return Forecast()


def _own(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _taxes(view: View) -> Sentence:
    player = _own(view)
    return say(
        "own-tax", cities=city_count(player), stock=player.token_stock, treasury=player.treasury
    )


def _movement(view: View) -> Sentence:
    """Who still moves; once a movement has begun, what the reader can still move."""
    movement = view.movement
    assert movement is not None
    if view.seat not in movement.drafts:
        left = [seat for seat in movement.order if seat not in movement.ended]
        return say("own-move-order", order=players(left, in_order=True))
    still = {each.area: each.still for each in forecast.movable(view).tokens if each.still}
    return say("own-move-left", areas=by_place(still))


def own_cards(view: View) -> Iterator[Sentence]:
    """The reader's cards, and which calamities among them may be traded (X3)."""
    yield hand_in_words(view)
    calamities = [card for card in view.hand if card >= FIRST_CALAMITY]
    if calamities:
        yield say("own-tradeable", cards=cards(filter(may_be_traded, calamities)))


def deals(view: View) -> Iterator[Sentence]:
    """The reader's deals and what to do about them; offers that cannot be kept (X2)."""
    table = view.trade
    assert table is not None
    for number, offer in table.offers.items():
        gone = forecast.lacking(view, number) if offer.seat == view.seat else None
        if gone:
            missing = cards(gone.elements(), valued=True)
            yield say("trade-offer-gone", number=number, cards=missing)
    for number, deal in table.deals.items():
        who = of.NamedPlayer(deal.partner)
        gone = forecast.lacking(view, number)
        if deal.cards is None and gone:
            missing = cards(gone.elements(), valued=True)
            yield say("trade-deal-gone", number=number, who=who, cards=missing)
            continue
        yield say(
            "trade-deal" if deal.cards is None else "trade-deal-waiting",
            number=number,
            who=who,
            gives=stated(deal.gives, valued=True),
            gets=stated(deal.gets, valued=True),
        )


def _targets(view: View, decision: de.AskAbility) -> Iterator[Sentence]:
    """Who is in the areas that could be struck."""
    areas = sorted({area for offer in decision.abilities for area in getattr(offer, "areas", ())})
    if areas:
        yield say("options", options=several(area_with_units(view, area) for area in areas))


def _purse(view: View, decision: de.AskAdvances) -> Iterator[Sentence]:
    shop = forecast.shop(view, decision)
    yield say("own-purse", most=shop.most)
    if shop.cards > shop.limit:
        yield say("own-hand-limit", limit=shop.limit, cards=shop.cards)


def _replaced(view: View, decision: de.AskCities) -> Sentence:
    """Number of tokens that replace each reduced city (G11)."""
    rooms = {area: forecast.left_by_city(view, area) for area in decision.options}
    return say("own-reduced", areas=by_place(rooms))


# Options


WEIGHED: Final = (de.AskDamage, de.AskSelection)
"""Decisions that show what everything counts, even if the answers are listed."""
WITH_HAND: Final = (de.AskHandLimit, de.AskCardsToLose)
"""Decisions whose options are shown anyway: all cards of the hand."""


def needs_options(decision: Decision, *, listed: bool) -> bool:
    """Whether to tell the options, given whether the answers are listed."""
    return isinstance(decision, WEIGHED) or not (listed or isinstance(decision, WITH_HAND))


def options(decision: Decision) -> Iterator[Sentence]:
    """The options of a decision in one line, unless the question itself names them."""
    for described in (_areas(decision), _numbers(decision)):
        if described is not None:
            yield described
    if isinstance(decision, de.AskCardsToLose | de.AskCorruption | de.AskHandLimit):
        yield say("options-cards", cards=cards(decision.cards))
    yield from _extra(decision)


def _areas(decision: Decision) -> Sentence | None:
    match decision:
        case de.AskCities() | de.AskNeighbourCity() | de.AskCalamityPlace() | de.AskHorde():
            return say("options", options=places(decision.options))
        case de.AskCitySite():
            return say("options", options=places(site.area for site in decision.sites))
        case de.AskStartCities():
            return say(
                "options-start",
                advances=advances_of(decision.theme),
                sites=places(decision.sites),
                others=places(decision.others),
            )
        case de.AskSacrifice():
            return say(
                "options-sacrifice",
                inland=places(decision.inland),
                coastal=places(decision.coastal),
            )
        case de.AskVictims():
            return say("options", options=players(decision.candidates))
    return None


def _numbers(decision: Decision) -> Sentence | None:
    match decision:
        case de.AskPlacement() | de.AskSpread() | de.AskShare():
            return say("options-room", room=by_place(decision.room))
        case de.AskSelection():
            points = by_place({lot.area: lot.points for lot in decision.lots})
            return say("options-points", points=points, totals=several(decision.totals))
        case de.AskDamage():
            reduced = {city.area: decision.worth(reduced=[city]) for city in decision.cities}
            tokens = by_place(decision.tokens)
            return say("options-damage", tokens=tokens, cities=by_place(reduced))
    return None


def _extra(decision: Decision) -> Iterator[Sentence]:
    """Where Agriculture's extra token could be left out (G11c)."""
    extra: tuple[int, ...] = ()
    if isinstance(decision, de.AskCities):
        extra = decision.extra
    elif isinstance(decision, de.AskDamage):
        extra = tuple(city.area for city in decision.cities if city.extra)
    if extra:
        yield say("options-extra", extra=places(extra))
