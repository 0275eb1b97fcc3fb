"""Which events a person is told at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules import events as ev

if TYPE_CHECKING:
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Party, Seat

FOR_ALL: Final = (
    ev.CivilizationPicked
    | ev.StartCitiesPlaced
    | ev.ThemeRevealed
    | ev.TaxRevolt
    | ev.CityAttacked
    | ev.CityBuilt
    | ev.CityAnnexed
    | ev.CityDestroyed
    | ev.CityReduced
    | ev.DealMade
    | ev.TradingEnded
    | ev.CalamitiesCounted
    | ev.CalamitiesDiscarded
    | ev.CalamityStruck
    | ev.CalamityFailed
    | ev.HordeArrived
    | ev.MarkerWentBack
    | ev.AbilityUsed
    | ev.AdvancesBought
    | ev.MarkerMoved
    | ev.LateIronAge
    | ev.LastTurn
    | ev.GameOver
    | ev.Leaving
    | ev.Left
)
"""What everybody at the table would notice, whoever it happens to."""
COURSE: Final = ev.MarkerMoved | ev.LateIronAge | ev.LastTurn | ev.GameOver | ev.Left
"""What a spectator wants to know."""
NEVER: Final = (
    ev.CensusTaken | ev.OfferMade | ev.CardsPutDown | ev.TraderDone | ev.TraderBack | ev.Reshuffled
)
"""Events in the log only; offers lie on the table."""
PARTIES: Final = (
    "seat",
    "owner",
    "taker",
    "attacker",
    "defender",
    "thief",
    "victim",
    "beneficiary",
    "offerer",
    "partner",
    "to",
    "giver",
)


def worth_telling(event: Event, seat: Seat | None, *, looks_on: bool) -> bool:
    """Whether to tell an event at once; the log has them all."""
    if looks_on:
        return isinstance(event, COURSE)
    if isinstance(event, NEVER):
        return False
    if isinstance(event, ev.CalamitiesCounted) and not any(event.counts.values()):
        return False
    return isinstance(event, FOR_ALL) or concerns(event, seat)


def concerns(event: Event, seat: Seat | None) -> bool:
    """Whether an event is a seat's doing or affects it; nothing concerns a spectator."""
    if seat is None:
        return False
    if isinstance(event, ev.ConflictBegan):
        return seat in event.tokens
    if isinstance(event, ev.TokensLost):
        return any(removal.owner == seat for removal in event.removals)
    if isinstance(event, ev.VictimsNamed) and seat in event.victims:
        return True
    if isinstance(event, ev.PlayersNamed) and seat in event.players:
        return True
    return any(getattr(event, field, None) == seat for field in PARTIES)


def subject(event: Event) -> Party | None:
    """Whom an event is about: who does something, or else whom it happens to."""
    found = (getattr(event, field, None) for field in PARTIES)
    return next((party for party in found if party is not None), None)
