"""Events as sentences, one message for every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentences.action_sentences import describe_action
from ecumene.dialogue.sentences.arguments import arguments_of
from ecumene.dialogue.sentences.sentence import NamedPlayer, Sentence, by_party
from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.readonly import NOTHING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.dialogue.sentences.arguments import Arguments
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Party, PlaceNo

KEYS: Final[Mapping[type[Event], str]] = {
    ev.CivilizationPicked: "event-civilization-picked",
    ev.PhaseBegan: "event-phase-began",
    ev.TaxCollected: "event-tax-collected",
    ev.TaxRevolt: "event-tax-revolt",
    ev.CityAnnexed: "event-city-annexed",
    ev.CityDestroyed: "event-city-destroyed",
    ev.CityReduced: "event-city-reduced",
    ev.Expanded: "event-expanded",
    ev.CensusTaken: "event-census-taken",
    ev.Moved: "event-moved",
    ev.TookBack: "event-took-back",
    ev.Waits: "event-waits",
    ev.MovementEnded: "event-movement-ended",
    ev.ConflictBegan: "event-conflict-began",
    ev.TokensLost: "event-tokens-lost",
    ev.ConflictEnded: "event-conflict-ended",
    ev.CityAttacked: "event-city-attacked",
    ev.AttackFailed: "event-attack-failed",
    ev.CityFell: "event-city-fell",
    ev.CardStolen: "event-card-stolen",
    ev.TreasuryGained: "event-treasury-gained",
    ev.CityBuilt: "event-city-built",
    ev.SurplusRemoved: "event-surplus-removed",
    ev.CalamityStruck: "event-calamity-struck",
    ev.CalamityFailed: "event-calamity-failed",
    ev.RankOrderInsisted: "event-rank-order-insisted",
    ev.VictimsNamed: "event-victims-named",
    ev.CitiesChosen: "event-cities-chosen",
    ev.CalamityPlaced: "event-calamity-placed",
    ev.TokensDestroyed: "event-tokens-destroyed",
    ev.TreasuryLost: "event-treasury-lost",
    ev.CardsLost: "event-cards-lost",
    ev.MarkerWentBack: "event-marker-went-back",
    ev.MarkerMoved: "event-marker-moved",
    ev.LateIronAge: "event-late-iron-age",
    ev.LastTurn: "event-last-turn",
    ev.Reshuffled: "event-reshuffled",
    ev.GameOver: "event-game-over",
    ev.Leaving: "event-leaving",
    ev.Left: "event-left",
    ev.Displaced: "event-displaced",
    ev.StartCitiesPlaced: "event-start-cities-placed",
    ev.ThemeRevealed: "event-theme-revealed",
    ev.CreditsChosen: "event-credits-chosen",
    ev.StartTokensPlaced: "event-start-tokens-placed",
    ev.Undone: "event-undone",
    ev.CardsDrawn: "event-cards-drawn",
    ev.CardBought: "event-card-bought",
    ev.OfferMade: "event-offer-made",
    ev.OfferWithdrawn: "event-offer-withdrawn",
    ev.OfferAccepted: "event-offer-accepted",
    ev.CardsPutDown: "event-cards-put-down",
    ev.DealCalledOff: "event-deal-called-off",
    ev.DealMade: "event-deal-made",
    ev.TraderDone: "event-trader-done",
    ev.TraderBack: "event-trader-back",
    ev.TradingEnded: "event-trading-ended",
    ev.CalamitiesCounted: "event-calamities-counted",
    ev.CalamitiesDiscarded: "event-calamities-discarded",
    ev.AreasSelected: "event-areas-selected",
    ev.HordeArrived: "event-horde-arrived",
    ev.HordeDispersed: "event-horde-dispersed",
    ev.HordeMoved: "event-horde-moved",
    ev.TokensAnnexed: "event-tokens-annexed",
    ev.AbilityUsed: "event-ability-used",
    ev.TokensResettled: "event-tokens-resettled",
    ev.PlayersNamed: "event-players-named",
    ev.CardHandedOver: "event-card-handed-over",
    ev.NothingHandedOver: "event-nothing-handed-over",
    ev.AdvancesBought: "event-advances-bought",
}
"""The message of every kind of event, unless it depends on its fields."""


def describe_event(event: Event, ships: Mapping[int, PlaceNo] = NOTHING) -> Sentence:
    """An event as a sentence.

    ``ships`` is where the ships of whoever moves are, by their numbers, as far as it is known.
    """
    return Sentence(_key(event), arguments_of(event) | _besides(event, ships))


def _key(event: Event) -> str:
    for case in (_lost_city_case, _attack_case, _piece_case, _hidden_case, _other_case):
        key = case(event)
        if key is not None:
            return key
    return KEYS[type(event)]


def _lost_city_case(event: Event) -> str | None:
    """Pirate cities have their own messages, and so has the loss of a token beside a city."""
    match event:
        case ev.CityAnnexed(taker=taker, token_lost=lost) if taker == BARBARIANS:
            return "event-city-annexed-pirates-token" if lost else "event-city-annexed-pirates"
        case ev.CityAnnexed(owner=owner, token_lost=lost) if owner == BARBARIANS:
            return (
                "event-city-annexed-from-pirates-token"
                if lost
                else "event-city-annexed-from-pirates"
            )
        case ev.CityAnnexed(token_lost=True):
            return "event-city-annexed-token"
        case ev.CityDestroyed(owner=owner, token_lost=lost) if owner == BARBARIANS:
            return "event-city-destroyed-pirates-token" if lost else "event-city-destroyed-pirates"
        case ev.CityDestroyed(token_lost=True):
            return "event-city-destroyed-token"
        case ev.CityReduced(owner=owner) if owner == BARBARIANS:
            return "event-city-reduced-pirates"
    return None


def _attack_case(event: Event) -> str | None:
    match event:
        case ev.CityFell(defender=owner) if owner == BARBARIANS:
            return "event-city-fell-pirates"
        case ev.CityAttacked(defender=owner, successful=wins) if owner == BARBARIANS:
            return "event-city-attacked-pirates" if wins else "event-city-attacked-pirates-weak"
        case ev.CityAttacked(successful=False):
            return "event-city-attacked-weak"
    return None


def _built(city: ev.CityBuilt) -> str:
    """How a city was built; others' tokens can be there only if treasury pays (K2a)."""
    match bool(city.treasury), bool(city.neighbours), bool(_others(city)):
        case True, True, True:
            return "event-city-built-treasury-neighbours-others"
        case True, True, False:
            return "event-city-built-treasury-neighbours"
        case True, False, True:
            return "event-city-built-treasury-others"
        case True, False, False:
            return "event-city-built-treasury"
        case False, True, _:
            return "event-city-built-neighbours"
    return KEYS[type(city)]


def _others(built: ev.CityBuilt) -> dict[Party, int]:
    """Others' tokens that a new city removes (K2)."""
    return {party: count for party, count in built.removed.items() if party != built.seat}


def _piece_case(event: Event) -> str | None:
    match event:
        case ev.CityBuilt():
            return _built(event)
        case ev.MovementEnded(ships_removed=ships) if ships:
            return "event-movement-ended-ships"
        case ev.ConflictEnded(tokens=tokens) if not any(tokens.values()):
            return "event-conflict-ended-empty"
        case ev.AttackFailed(ships=ships) if ships:
            return "event-attack-failed-ships"
    return None


def _hidden_case(event: Event) -> str | None:
    """Events with hidden parts have another message for those who may know them."""
    match event:
        case ev.CardStolen(card=card) if card is not None:
            return "event-card-stolen-seen"
        case ev.CardBought(card=card) if card is not None:
            return "event-card-bought-seen"
        case ev.CardHandedOver(card=card) if card is not None:
            return "event-card-handed-over-seen"
        case ev.CardsDrawn(cards=cards) if cards is not None:
            return "event-cards-drawn-seen"
        case ev.DealMade(cards_given=cards) if cards is not None:
            return "event-deal-made-seen"
        case ev.OfferAccepted(gives=gives) if gives is not None:
            return "event-offer-accepted-seen"
        case ev.OfferMade(to=to) if to is not None:
            return "event-offer-made-to"
        case ev.OfferWithdrawn(offerer=offerer, seat=seat) if offerer != seat:
            return "event-offer-withdrawn-declined"
    return None


def _other_case(event: Event) -> str | None:
    match event:
        case ev.CalamityStruck(beneficiary=beneficiary) if beneficiary is not None:
            return "event-calamity-struck-beneficiary"
        case ev.AdvancesBought(gift=gift) if gift is not None:
            return "event-advances-bought-gift"
        case ev.MarkerMoved(step=step, before=before) if step < before:
            return "event-marker-moved-lower"
    return None


def _besides(event: Event, ships: Mapping[int, PlaceNo]) -> Arguments:
    """The arguments of some messages that are not fields of the event."""
    match event:
        case ev.CivilizationPicked(seat=seat):
            return {"number": seat + 1}
        case ev.Moved(move=move):
            return {"move": describe_action(move, ships)}
        case ev.TookBack(moves=moves):
            return {"count": len(moves)}
        case ev.Expanded(tokens=tokens) | ev.TokensDestroyed(tokens=tokens):
            return {"count": sum(tokens.values())}
        case ev.ConflictEnded(tokens=tokens):
            return {"tokens": by_party({party: count for party, count in tokens.items() if count})}
        case ev.CityBuilt():
            return {"others": by_party(_others(event))}
        case ev.GameOver(ranking=ranking):
            return {"winner": NamedPlayer(ranking[0].seat), "points": ranking[0].total}
    return {}
