"""A whole movement and a whole conflict in one sentence each, for the log and for recaps."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import NamedPlace, NamedPlayer, say, several
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from ecumene.dialogue.digest.fights import FightStory
    from ecumene.dialogue.digest.movements import ArrivedPieces
    from ecumene.dialogue.sentences.sentence import Sentence, Series
    from ecumene.rules.events import MovementEnded, Removal
    from ecumene.rules.state.ids import Party, PlaceNo

MOST_PLACES: Final = 8
"""Places of one movement beyond this number are only counted."""


# Movements


def movement_in_words(arrived: ArrivedPieces, ended: MovementEnded) -> Sentence:
    """What a player's movement came to, and which ships it cost (M10)."""
    who = NamedPlayer(arrived.seat)
    what = several(arrivals_in_words(arrived), "semicolon")
    moved = say("moved-player", who=who, what=what) if what.items else say("moved-not", who=who)
    if not ended.ships_removed:
        return moved
    lost = ended.ships_removed
    return say("moved-ships-removed", moved=moved, count=len(lost), places=places_of(lost))


def places_of(ships: Sequence[PlaceNo]) -> Series:
    """Where ships are, with how many if there are several in one place."""
    counts = Counter(ships)
    return of.places(counts) if len(counts) == len(ships) else of.by_place(counts)


def arrivals_in_words(
    arrived: ArrivedPieces, places: Collection[PlaceNo] | None = None, most: int = MOST_PLACES
) -> Iterator[Sentence]:
    """Who lands, who marches, and where ships go; ``places``: only there."""

    def there(counts: Mapping[PlaceNo, int]) -> dict[PlaceNo, int]:
        return {
            place: count for place, count in counts.items() if places is None or place in places
        }

    landed, marched = there(arrived.landed), there(arrived.marched)
    ships = {place: count for place, count in there(arrived.ships).items() if place not in landed}
    if landed:
        yield say("moved-lands", places=_shortened(landed, "moved-in", most))
    if marched:
        yield say("moved-marches", places=_shortened(marched, "moved-to", most))
    if ships:
        yield say("moved-sails", places=_shortened(ships, "moved-to", most))


def _shortened(counts: Mapping[PlaceNo, int], key: str, most: int) -> Series:
    """How many come where; if there are many places, the fullest of them."""
    listed = sorted(counts, key=counts.__getitem__, reverse=True)
    # Both keys are literals of the caller; each says how many are where.
    said = [of.Sentence(key, {"count": counts[each], "place": NamedPlace(each)}) for each in listed]
    more = len(said) - most
    return several([*said[:most], *([say("moved-more", count=more)] if more > 0 else [])])


# Conflicts


def fight_in_words(fight: FightStory, reader: Party | None = None) -> Sentence:
    """A conflict; its outcome may surprise if ships were given for tokens (F3b).

    ``reader`` is spoken to, if one of those in it is.
    """
    sides = several(_side(fight, party, reader) for party in fight.before)
    told = say("fight-told", area=NamedPlace(fight.area), sides=sides)
    if not fight.besides:
        return told
    return say("fight-besides", fight=told, removals=_given_up(fight.besides))


def _given_up(removals: Iterable[Removal]) -> Series:
    counts = Counter((each.owner, each.kind, each.area) for each in removals)
    return several(
        (
            say(
                "fight-given-up",
                owner=NamedPlayer(owner),
                kind=kind,
                area=NamedPlace(area),
                count=count,
            )
            for (owner, kind, area), count in counts.items()
        ),
        "semicolon",
    )


def _side(fight: FightStory, party: Party, reader: Party | None) -> Sentence:
    """What one party has lost and kept."""
    lost, left = fight.lost[party], fight.after.get(party, 0)
    who, verbs = NamedPlayer(party), "you" if party == reader else many(party)
    if not lost:
        return say("fight-keeps", who=who, left=left, many=verbs)
    if not left:
        return say("fight-loses", who=who, lost=lost, many=verbs)
    return say("fight-loses-some", who=who, lost=lost, left=left, many=verbs)


def many(party: Party) -> str:
    """Whether a party's verbs are in the plural, as messages need it."""
    return "yes" if party == BARBARIANS else "no"


def fight_so_far(area: PlaceNo, removals: Iterable[Removal], reader: Party | None) -> Sentence:
    """What was lost until now in a conflict that is under way (F3)."""
    lost = Counter(each.owner for each in removals)
    return say("fight-so-far", area=NamedPlace(area), lost=counted(lost, reader))


def counted(numbers: Mapping[Party, int], reader: Party | None) -> Series:
    """Numbers by player, in order; the reader is spoken to."""
    return several(
        say("recap-you", count=count) if party == reader else of.Count(NamedPlayer(party), count)
        for party, count in numbers.items()
    )
