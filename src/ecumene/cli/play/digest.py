"""What happened in few sentences: events of one kind that follow each other are told together.

The log has every one of them with all its details.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.cli.play.defences import in_words
from ecumene.cli.play.remarks import Changed, Remark, Spared
from ecumene.cli.play.stories import Ability, Fight, Strike, stories
from ecumene.cli.play.telling import concerns
from ecumene.rules import events as ev
from ecumene.rules.ids import BARBARIANS
from ecumene.words.events import tell
from ecumene.words.values import values_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ecumene.cli.play.defences import Defences
    from ecumene.cli.play.stories import Story
    from ecumene.rules.events import Event
    from ecumene.rules.ids import Party, Seat
    from ecumene.words.naming import Naming

MOST_DEALS: Final = 6
"""More deals than this are only counted."""


def digest(
    events: Iterable[Event],
    seat: Seat,
    names: Naming,
    defences: Defences,
    *,
    looks_on: bool = False,
    over: bool = False,
) -> Iterator[str]:
    """Sentences about events; what is the seat's own is told apart from what is others'.

    Who looks on plays no more. Over: the phase of these events is.
    """
    found = stories(events, seat, defences, over=over)
    for key, run in groupby(found, lambda story: _key(story, seat)):
        told = list(run)
        if key is not None and key[0] == "deal" and len(told) > MOST_DEALS:
            yield names.messages("digest-deals", count=len(told))
        elif key is not None and key[0] == "marker":
            yield _markers(told, None if looks_on else seat, names)
        elif key is None or (len(told) == 1 and key[0] not in ALWAYS_LISTED):
            yield from (_sentence(story, seat, names) for story in told)
        else:
            values = {"list": _entries(told, names, defences), "rule": names.rule(key[1])}
            yield names.messages(f"digest-{key[0]}", **values)


def _key(story: Story, seat: Seat) -> tuple[str, str, bool] | None:
    """What events told together have in common; None for those told one by one."""
    match story:
        case Strike():
            return "strikes", "", False
        case Ability():
            return None if story.is_of(seat) else ("abilities", "", False)
        case ev.DealMade():
            return None if story.cards_given is not None else ("deal", "", False)
        case ev.MarkerMoved():
            # The markers of all move in one go; everything else of one's own stands out.
            return None if story.step < story.before else ("marker", "", False)
        case ev.CityAttacked():
            return f"attack{'' if story.successful else '-weak'}", "", concerns(story, seat)
        case ev.CalamitiesDiscarded():
            return "calamities-discarded", "", concerns(story, seat)
    if isinstance(story, Fight | Remark) or type(story) not in ENTRY:
        return None
    rule = str(getattr(story, "rule", ""))
    return str(story.__struct_config__.tag), rule, concerns(story, seat)


def _sentence(story: Story, seat: Seat, names: Naming) -> str:
    """One of them alone."""
    match story:
        case Ability(used=used, effects=effects) if effects:
            return names.messages(
                "digest-ability",
                who=names.party(used.seat),
                advance=names.advance(used.advance),
                effects=_effects(effects, names),
            )
        case Ability(used=used):
            return tell(used, names.messages, names.players)
        case Fight():
            return _fight(story, names)
        case Changed() | Spared():
            return _remark(story, seat, names)
        case ev.CalamitiesCounted():
            held = {seat: count for seat, count in story.counts.items() if count}
            return tell(replace(story, counts=held), names.messages, names.players)
    assert not isinstance(story, Strike | Ability)
    return tell(story, names.messages, names.players)


def _entries(told: Sequence[Story], names: Naming, defences: Defences) -> str:
    """For every player what happened to him, in the order in which it happened to each."""
    by_owner: dict[str, list[str]] = {}
    alone: list[str] = []
    deals: Counter[str] = Counter()
    for story in told:
        match story:
            case ev.DealMade():
                pair = sorted((story.offerer, story.seat))
                deals[" – ".join(map(names.party, pair))] += 1
            case Strike():
                alone.append(_strike(story, names, defences))
            case Ability():
                by_owner.setdefault(names.party(story.used.seat), []).append(_use(story, names))
            case Fight() | Changed() | Spared():
                raise TypeError(story)
            case _:
                entry = ENTRY[type(story)](story, names)
                by_owner.setdefault(_whose(story, names), []).append(entry)
    listed = (
        names.messages("digest-entry", who=owner, what=", ".join(what))
        for owner, what in by_owner.items()
    )
    traded = (pair if count == 1 else f"{pair} ×{count}" for pair, count in deals.items())
    return "; ".join((*traded, *alone, *listed))


def _markers(told: Iterable[Story], seat: Seat | None, names: Naming) -> str:
    """Who gets to which step of the A.S.T., and whether the seat does not (H1)."""
    steps: dict[int, list[Seat]] = {}
    for story in told:
        assert isinstance(story, ev.MarkerMoved)
        steps.setdefault(story.step, []).append(story.seat)
    listed = "; ".join(
        names.messages("digest-entry", who=str(step), what=names.parties(steps[step]))
        for step in sorted(steps, reverse=True)
    )
    sentence = names.messages("digest-marker", list=listed)
    if seat is None or any(seat in seats for seats in steps.values()):
        return sentence
    return f"{sentence} {names.messages('digest-marker-stays')}"


def _whose(event: Event, names: Naming) -> str:
    if isinstance(event, ev.TokensAnnexed):
        return f"{names.party(event.owner)} → {names.party(event.taker)}"
    if isinstance(event, ev.SurplusRemoved | ev.TokensDestroyed):
        return names.party(event.owner)
    seat = getattr(event, "seat", None)
    if seat is not None:
        return names.party(seat)
    for field in ("owner", "defender"):
        if hasattr(event, field):
            return names.owner(getattr(event, field))
    raise TypeError(event)


def _fight(fight: Fight, names: Naming) -> str:
    """A conflict; how it came out may surprise where ships were given for tokens (F3b)."""
    left = {party: count for party, count in fight.after.items() if count}
    sentence = names.messages(
        "digest-fight" if left else "digest-fight-empty",
        area=names.place(fight.area),
        before=names.by_party(fight.before),
        after=names.by_party(left),
    )
    if not fight.besides:
        return sentence
    given = values_of(ev.TokensLost(fight.area, 0, fight.besides), names)["removals"]
    return f"{sentence} {names.messages('digest-fight-besides', removals=given)}"


# Calamities


def _remark(remark: Remark, seat: Seat, names: Naming) -> str:
    card = names.card(remark.card)
    if isinstance(remark, Spared):
        return names.messages("digest-spared", card=card)
    changed = in_words(remark.changes, names)
    if remark.victim == seat:
        return names.messages("digest-own-advances", card=card, list=changed)
    who = names.party(remark.victim)
    return names.messages("digest-advances-of", card=card, list=changed, who=who)


def _strike(strike: Strike, names: Naming, defences: Defences) -> str:
    """What strikes whom, who benefits, the cities that are lost, and what helped."""
    messages, notes = names.messages, []
    benefit = [each.beneficiary for each in strike.struck if each.beneficiary is not None]
    if benefit:
        notes.append(messages("digest-note-beneficiary", who=names.parties(benefit)))
    if strike.cities:
        lost = (f"{names.owner(party)} {count}" for party, count in strike.cities.items())
        notes.append(messages("digest-note-cities", cities=names.listed(lost)))
    helped = strike.helped(defences)
    if helped:
        advances = (
            f"{names.advance(advance)} ({names.parties(seats)})"
            for advance, seats in helped.items()
        )
        notes.append(messages("digest-note-helped", advances=", ".join(advances)))
    victims = names.parties(each.seat for each in strike.struck)
    values = {"card": names.card(strike.card), "victims": victims}
    if not notes:
        return messages("digest-strike", **values)
    return messages("digest-strike-notes", **values, notes="; ".join(notes))


# Special abilities


def _use(ability: Ability, names: Naming) -> str:
    advance = names.advance(ability.used.advance)
    return f"{advance} – {_effects(ability.effects, names)}" if ability.effects else advance


def _effects(effects: Sequence[Event], names: Naming) -> str:
    """What an ability did; tokens of one owner together."""
    phrases: list[str] = []
    tokens: dict[tuple[str, Party], dict[int, int]] = {}
    for event in effects:
        match event:
            case ev.TokensAnnexed(owner=owner, area=area, tokens=count):
                tokens.setdefault(("tokens-annexed", owner), {})[area] = count
            case ev.TokensDestroyed(owner=owner, tokens=lost):
                tokens.setdefault(("tokens-destroyed", owner), {}).update(lost)
            case _:
                kind = str(event.__struct_config__.tag)
                if getattr(event, "owner", None) == BARBARIANS:
                    kind += "-pirates"
                phrases.append(names.messages(f"digest-effect-{kind}", **values_of(event, names)))
    for (kind, owner), areas in tokens.items():
        where, whose = names.by_place(areas), names.owner(owner)
        phrases.append(names.messages(f"digest-effect-{kind}", tokens=where, owner=whose))
    return ", ".join(phrases)


# Events of one kind


def _picked(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CivilizationPicked)
    return names.messages("play-player", number=event.seat + 1)


def _area(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CityBuilt | ev.CityReduced | ev.CityDestroyed)
    return names.place(event.area)


def _areas(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.StartCitiesPlaced)
    return names.places(event.areas)


def _annexed(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CityAnnexed)
    return f"{names.place(event.area)} → {names.party(event.taker)}"


def _attacked(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CityAttacked)
    return f"{names.place(event.area)} ({names.party(event.attacker)})"


def _tokens(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.SurplusRemoved | ev.TokensAnnexed)
    return names.by_place({event.area: event.tokens})


def _theme(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.ThemeRevealed)
    return names.theme(event.theme)


def _advances(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.AdvancesBought)
    gift = 0 if event.gift is None else 1 << event.gift
    return names.advances(event.advances | gift)


def _discarded(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CalamitiesDiscarded)
    return names.cards(event.cards)


ENTRY: Final[Mapping[type, Callable[[Event, Naming], str]]] = {
    ev.CivilizationPicked: _picked,
    ev.StartCitiesPlaced: _areas,
    ev.ThemeRevealed: _theme,
    ev.CityBuilt: _area,
    ev.CityReduced: _area,
    ev.CityDestroyed: _area,
    ev.CityAnnexed: _annexed,
    ev.CityAttacked: _attacked,
    ev.TokensAnnexed: _tokens,
    ev.SurplusRemoved: _tokens,
    ev.CalamitiesDiscarded: _discarded,
    ev.AdvancesBought: _advances,
}
"""The events told together, besides deals, and what is said of each besides whose it is."""
ALWAYS_LISTED: Final = ("strikes", "abilities")
"""What is told as a list even if there is only one of it."""
