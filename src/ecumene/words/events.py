"""What happened, as a sentence for every kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules import events as ev
from ecumene.rules.ids import BARBARIANS
from ecumene.words.decisions import act
from ecumene.words.naming import Naming
from ecumene.words.values import values_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.rules.ids import Party
    from ecumene.words.messages import Messages
    from ecumene.words.values import Values


def tell(event: ev.Event, messages: Messages, players: Sequence[str]) -> str:
    """Return what happened in a sentence; ``players`` are their names by seat."""
    names = Naming(messages, players)
    return messages(f"event-{_key(event)}", **_values(event, names))


def _key(event: ev.Event) -> str:
    """The key of the message: the name of the kind, and what makes a case of its own."""
    kind = str(event.__struct_config__.tag)
    for case in (_piece_case, _hidden_case, _other_case):
        suffix = case(event)
        if suffix is not None:
            return f"{kind}-{suffix}"
    return kind


def _piece_case(event: ev.Event) -> str | None:
    match event:
        case ev.CityAnnexed(taker=taker, owner=owner, token_lost=lost):
            to_them, from_them = taker == BARBARIANS, owner == BARBARIANS
            return _said({"pirates": to_them, "from-pirates": from_them, "token": lost})
        case ev.CityDestroyed(owner=owner, token_lost=lost):
            return _said({"pirates": owner == BARBARIANS, "token": lost})
        case ev.CityReduced(owner=owner) | ev.CityFell(defender=owner):
            return _if(owner == BARBARIANS, "pirates")
        case ev.MovementEnded(ships_removed=ships):
            return _if(bool(ships), "ships")
        case ev.ConflictEnded(tokens=tokens):
            return _if(not any(tokens.values()), "empty")
        case ev.CityAttacked(defender=owner, successful=successful):
            return _said({"pirates": owner == BARBARIANS, "weak": not successful})
        case ev.AttackFailed(ships=ships):
            return _if(ships > 0, "ships")
        case ev.CityBuilt(treasury=treasury, neighbours=neighbours):
            # Others can be there only where treasury pays (K2a).
            others = bool(treasury and _others(event))
            return _said({"treasury": treasury, "neighbours": neighbours, "others": others})
    return None


def _said(words: Mapping[str, object]) -> str | None:
    """The words that hold, as the end of a key."""
    return "-".join(word for word, holds in words.items() if holds) or None


def _others(built: ev.CityBuilt) -> dict[Party, int]:
    """The tokens of others that a new city removes (K2)."""
    return {party: count for party, count in built.removed.items() if party != built.seat}


def _hidden_case(event: ev.Event) -> str | None:
    """What only some may know makes another sentence for them."""
    match event:
        case ev.CardStolen(card=card) | ev.CardBought(card=card) | ev.CardHandedOver(card=card):
            return _if(card is not None, "seen")
        case ev.CardsDrawn(cards=cards) | ev.DealMade(cards_given=cards):
            return _if(cards is not None, "seen")
        case ev.OfferAccepted(gives=gives):
            return _if(gives is not None, "seen")
        case ev.OfferMade(to=to):
            return _if(to is not None, "to")
        case ev.OfferWithdrawn(offerer=offerer, seat=seat):
            return _if(offerer != seat, "declined")
    return None


def _other_case(event: ev.Event) -> str | None:
    match event:
        case ev.CalamityStruck(beneficiary=beneficiary):
            return _if(beneficiary is not None, "beneficiary")
        case ev.AdvancesBought(gift=gift):
            return _if(gift is not None, "gift")
        case ev.MarkerMoved(step=step, before=before):
            return _if(step < before, "lower")
    return None


def _if(holds: bool, suffix: str) -> str | None:
    return suffix if holds else None


def _values(event: ev.Event, names: Naming) -> Values:
    """The fields in words, and what some messages need besides."""
    values = values_of(event, names)
    match event:
        case ev.CivilizationPicked(seat=seat):
            values["number"] = seat + 1
        case ev.Moved(move=move):
            values["move"] = act(move, names)
        case ev.TookBack(moves=moves):
            values["count"] = len(moves)
        case ev.Expanded(tokens=tokens) | ev.TokensDestroyed(tokens=tokens):
            values["count"] = sum(tokens.values())
        case ev.ConflictEnded(tokens=tokens):
            left = {party: count for party, count in tokens.items() if count}
            values["tokens"] = names.by_party(left)
        case ev.CityBuilt():
            values["others"] = names.by_party(_others(event))
        case ev.GameOver(ranking=ranking):
            values["winner"] = names.party(ranking[0].seat)
            values["points"] = ranking[0].total
    return values
