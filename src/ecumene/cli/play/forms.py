"""How each decision is answered: numbered choices, what is typed, and what Enter stands for."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace

from ecumene.cli.play.reading import parts, read_number
from ecumene.cli.refusal import Refusal
from ecumene.rules import actions as do
from ecumene.rules import decisions as de

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from ecumene.cli.play.commands import Vocabulary
    from ecumene.cli.play.reading import Reader
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision

MOST_CHOICES: Final = 12
"""Longer lists are not numbered: what is wanted is typed."""

Read: TypeAlias = "Callable[[Any, str, Context], Action]"


@dataclass(frozen=True)
class Context:
    """What is needed to read an answer."""

    reader: Reader
    vocabulary: Vocabulary


@dataclass
class Form:
    """One question on the screen."""

    choices: list[Action]
    """The numbered choices; empty where there are too many."""
    default: Action | None
    """What Enter answers."""
    how: str | None
    """The message that says what can be typed."""
    read: Callable[[str], Iterable[Action]] = field(repr=False)
    waits: str | None = None
    """The message that says what Enter does where it answers nothing: the others go on."""
    proposed: tuple[Action, ...] = ()
    """What was typed and would be confirmed by Enter."""

    @property
    def on_enter(self) -> tuple[Action, ...]:
        """What Enter answers at this moment."""
        return self.proposed or (() if self.default is None else (self.default,))


class Waiting(Exception):
    """The person lets the others go on before he decides."""


class Proposal(Exception):
    """Something typed that is answered only when it is confirmed with Enter."""

    def __init__(self, *actions: Action) -> None:
        super().__init__(*actions)
        self.actions = actions


def form_for(decision: Decision, answers: Iterator[Action], context: Context) -> Form:
    """The form of any decision but movement, trade and the purchase of advances."""
    listed = _listed(decision, answers)
    kind = type(decision)
    few = len(listed) <= MOST_CHOICES and kind not in NUMBERS
    choices = listed if few else []

    def read(line: str) -> tuple[Action, ...]:
        typed = READERS.get(kind)
        if choices and line.isdigit():
            number = read_number(line)
            if 1 <= number <= len(choices):
                return (choices[number - 1],)
            if typed is None:
                raise Refusal("play-no-choice", number=number, most=len(choices))
        if typed is None:
            raise Refusal("play-choose", most=len(choices))
        return (typed(decision, line, context),)

    default = listed[0] if kind is de.AskCitySite else None
    return Form(choices, default, _how(decision, numbered=few), read)


def _listed(decision: Decision, answers: Iterator[Action]) -> list[Action]:
    """The answers to choose from, to do nothing last; of many ways to build a city the first.

    A token that may stay does: it only helps (A-PUBLIC-WORKS).
    """
    if isinstance(decision, de.AskCitySite):
        cities = (each for each in answers if isinstance(each, do.BuildCity))
        first: dict[int, do.BuildCity] = {}
        for city in cities:
            if replace(city, keep=False) == first.setdefault(city.area, city):
                first[city.area] = city
        return [*first.values(), do.Done()]
    listed = list(islice(answers, MOST_CHOICES + 1))
    return sorted(listed, key=lambda action: isinstance(action, do.Done))


def _how(decision: Decision, *, numbered: bool) -> str | None:
    """How to answer in words, where numbers do not say it all."""
    if isinstance(decision, de.AskCitySite):
        means = (site.treasury or site.from_neighbours or site.may_keep for site in decision.sites)
        return HOW[de.AskCitySite] if any(means) else None
    if numbered:
        return None
    if isinstance(decision, de.AskCities) and decision.extra:
        return "play-how-areas-extra"
    if isinstance(decision, de.AskCities) and not decision.fewest:
        return "play-how-areas-none"
    return HOW.get(type(decision))


def _areas(decision: de.AskNeighbourCity, line: str, context: Context) -> Action:
    return do.ChooseCities(context.reader.places(line, decision.options))


def _cities(decision: de.AskCities, line: str, context: Context) -> Action:
    """Areas, and behind a word those where an extra token stays out: "athens, without athens".

    Where there is no choice of cities they need not be named.
    """
    if context.vocabulary.split(line, ("none",)):
        return do.ChooseCities(())
    chosen: dict[str, list[int]] = {"": [], "without": []}
    kind = ""
    for part in parts(line):
        found = context.vocabulary.split(part, ("without",))
        kind, name = found or (kind, part)
        chosen[kind].append(context.reader.place(name, decision.options))
    areas = chosen[""]
    if not areas and decision.fewest == len(decision.options):
        areas = list(decision.options)
    return do.ChooseCities(tuple(areas), tuple(chosen["without"]))


def _start_cities(decision: de.AskStartCities, line: str, context: Context) -> Action:
    return do.ChooseCities(context.reader.places(line, (*decision.sites, *decision.others)))


def _sacrifice(decision: de.AskSacrifice, line: str, context: Context) -> Action:
    if context.vocabulary.split(line, ("none",)):
        return do.ChooseCities(())
    return do.ChooseCities(context.reader.places(line, (*decision.inland, *decision.coastal)))


def _tokens(
    decision: de.AskPlacement | de.AskSpread | de.AskShare, line: str, context: Context
) -> Action:
    return do.PlaceTokens(context.reader.by_place(line, decision.room))


def _place(decision: de.AskCalamityPlace | de.AskHorde, line: str, context: Context) -> Action:
    return do.ChoosePlace(context.reader.place(line, decision.options))


def _yes_no(decision: de.AskYesNo | de.AskRansom, line: str, context: Context) -> Action:  # noqa: ARG001
    found = context.vocabulary.split(line, ("yes", "no"))
    if found is None:
        raise Refusal("play-yes-or-no")
    return do.AnswerYesNo(found[0] == "yes")


def _number(decision: de.AskNumber, line: str, context: Context) -> Action:  # noqa: ARG001
    return do.ChooseNumber(read_number(line))


def _rate(decision: de.AskTaxRate, line: str, context: Context) -> Action:  # noqa: ARG001
    return do.SetTaxRate(read_number(line))


def _civilization(decision: de.AskCivilization, line: str, context: Context) -> Action:
    return do.PickCivilization(context.reader.civilization(line, decision.options))


def _victims(decision: de.AskVictims, line: str, context: Context) -> Action:
    """Those who cannot be named are known too, so that the refusal can say why."""
    among = (*decision.candidates, *decision.barred)
    return do.NameVictims(context.reader.several_players(line, among))


def _cards(
    decision: de.AskCardsToLose | de.AskCorruption | de.AskHandLimit, line: str, context: Context
) -> Action:
    if context.vocabulary.split(line, ("none",)):
        return do.LoseCards(())
    return do.LoseCards(context.reader.cards(line, decision.cards))


def _card_to_give(decision: de.AskCardToHandOver, line: str, context: Context) -> Action:
    return do.HandOverCard(context.reader.card(line, decision.options))


def _selection(decision: de.AskSelection, line: str, context: Context) -> Action:
    return do.SelectAreas(context.reader.places(line, (lot.area for lot in decision.lots)))


def _credits(decision: de.AskFreeCredits, line: str, context: Context) -> Action:  # noqa: ARG001
    return do.ChooseCredits(context.reader.by_group(line))


def _damage(decision: de.AskDamage, line: str, context: Context) -> Action:
    """Tokens by area, and cities behind a word: "athens 2, reduce sparta, destroy corinth".

    "reduce sparta, corinth" goes on with cities; a number always means tokens. "without sparta"
    leaves the extra token of Agriculture there in stock (G11c).
    """
    reader, cities = context.reader, [city.area for city in decision.cities]
    tokens: dict[int, int] = {}
    lost: dict[str, list[int]] = {"destroy": [], "reduce": [], "without": []}
    fate: str | None = None
    for part in parts(line):
        found = context.vocabulary.split(part, lost)
        if found is None and fate and not any(map(str.isdigit, part)):
            found = fate, part
        fate = None if found is None else found[0]
        if found is not None:
            lost[found[0]].append(reader.place(found[1], cities))
        else:
            for area, count in reader.by_place(part, (*decision.tokens, *cities)).items():
                tokens[area] = tokens.get(area, 0) + count
    return do.TakeDamage(
        tokens, tuple(lost["destroy"]), tuple(lost["reduce"]), tuple(lost["without"])
    )


def _city(decision: de.AskCitySite, line: str, context: Context) -> Action:
    """An area, and by which means: "athens, treasury 2, from corinth 1, keep".

    The area alone is the same as in the list; "athens, treasury 0" keeps no token.
    """
    if context.vocabulary.split(line, ("done", "none")):
        return do.Done()
    first, *means = parts(line) or [line]
    sites = {site.area: site for site in decision.sites}
    area = context.reader.place(first, sites)
    site = sites.get(area)
    keep = not means and site is not None and site.may_keep and site.here > site.needed
    treasury, neighbours = 0, dict[int, int]()
    for part in means:
        found = context.vocabulary.split(part, ("treasury", "from", "keep"))
        if found is None and neighbours:
            # "from corinth 1, sparta 2" goes on with areas.
            found = "from", part
        if found is None:
            raise Refusal("play-city-means", text=part)
        if found[0] == "treasury":
            treasury = read_number(found[1])
        elif found[0] == "keep":
            keep = True
        else:
            near = () if site is None else site.neighbours
            for place, count in context.reader.by_place(found[1], near).items():
                neighbours[place] = neighbours.get(place, 0) + count
    return do.BuildCity(area, treasury, neighbours, keep)


def _purchase(decision: de.AskCardToBuy, line: str, context: Context) -> Action:
    if context.vocabulary.split(line, ("done", "none")):
        return do.Done()
    raise Refusal("play-choose", most=1 + len(decision.prices) + len(decision.free))


READERS: Final[Mapping[type, Read]] = {
    de.AskCivilization: _civilization,
    de.AskTaxRate: _rate,
    de.AskCities: _cities,
    de.AskNeighbourCity: _areas,
    de.AskStartCities: _start_cities,
    de.AskSacrifice: _sacrifice,
    de.AskPlacement: _tokens,
    de.AskSpread: _tokens,
    de.AskShare: _tokens,
    de.AskCalamityPlace: _place,
    de.AskHorde: _place,
    de.AskYesNo: _yes_no,
    de.AskRansom: _yes_no,
    de.AskNumber: _number,
    de.AskVictims: _victims,
    de.AskCardsToLose: _cards,
    de.AskCorruption: _cards,
    de.AskHandLimit: _cards,
    de.AskCardToHandOver: _card_to_give,
    de.AskSelection: _selection,
    de.AskFreeCredits: _credits,
    de.AskDamage: _damage,
    de.AskCitySite: _city,
    de.AskCardToBuy: _purchase,
}

HOW: Final[Mapping[type, str]] = {
    de.AskCities: "play-how-areas",
    de.AskStartCities: "play-how-areas",
    de.AskSacrifice: "play-how-areas-none",
    de.AskSelection: "play-how-areas",
    de.AskPlacement: "play-how-tokens",
    de.AskSpread: "play-how-tokens",
    de.AskShare: "play-how-tokens",
    de.AskYesNo: "play-how-yes-no",
    de.AskRansom: "play-how-yes-no",
    de.AskVictims: "play-how-players",
    de.AskCardsToLose: "play-how-cards",
    de.AskCorruption: "play-how-cards",
    de.AskHandLimit: "play-how-cards",
    de.AskFreeCredits: "play-how-credits",
    de.AskDamage: "play-how-damage",
    de.AskCitySite: "play-how-city",
}

NUMBERS: Final = frozenset((de.AskTaxRate, de.AskNumber))
"""Where the answers are numbers themselves, so that numbering them would mislead."""
