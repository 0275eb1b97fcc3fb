"""What lies ahead: what a movement would bring, what the A.S.T. requires, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.data import facts
from ecumene.rules.board import cities_of, in_conflict, limit_for, tokens_in
from ecumene.rules.cities import FROM_NEIGHBOURS, price_of_city, support_rate
from ecumene.rules.conflict.attacks import tokens_needed
from ecumene.rules.conflict.tokens import advances_of
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.ordering import in_order
from ecumene.rules.static import (
    ARCHITECTURE,
    HAS_SITE,
    LAND,
    LIMIT,
    METALWORKING,
    PUBLIC_WORKS,
    URBANISM,
)
from ecumene.words import fold, languages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import BuildCity
    from ecumene.rules.game import Game
    from ecumene.rules.ids import AreaNo, Seat
    from ecumene.rules.state import Draft, Player, State
    from ecumene.rules.view import View
    from ecumene.words.naming import Naming

LACKING: Final = (
    "cities",
    "advances",
    "advances_below_100",
    "advances_from_100",
    "advances_from_200",
    "advance_points",
)
"""What the spaces of the A.S.T. require, in the order of its table (H1)."""


def movement_outlook(game: Game, seat: Seat, names: Naming) -> str:
    """What would come of the movement as it stands: conflicts, cities, surplus, support, ships."""
    movement = game.state.movement
    assert movement is not None
    draft = movement.drafts.get(seat)
    player = game.state.players[seat]
    ships = (
        dict(enumerate(player.ships))
        if draft is None
        else {number: ship.place for number, ship in draft.ships.items() if not ship.paid}
    )
    sentences = list(_Outlook(game.state, seat, _moved(player, draft)).sentences(names))
    if ships:
        listed = ", ".join(
            names.messages("play-outlook-ship", ship=number, place=names.place(place))
            for number, place in ships.items()
        )
        sentences.append(names.messages("play-outlook-ships", ships=listed))
    return " ".join(sentences)


def city_outlook(game: Game, seat: Seat, city: BuildCity, names: Naming) -> tuple[str, bool]:
    """Who supports the cities if one more is built, in words, and whether they do (K3, K4)."""
    player = game.state.players[seat]
    tokens = {
        area: count - city.neighbours.get(area, 0)
        for area, count in player.tokens.items()
        if count > city.neighbours.get(area, 0)
    }
    outlook = _Outlook(game.state, seat, replace(player, tokens=tokens), [city.area])
    left = outlook.tokens + city.keep
    support = names.messages(
        "play-outlook-city", area=names.place(city.area), tokens=left, needed=outlook.needed
    )
    return support, left >= outlook.needed


class _Outlook:
    """The board as it would be if nobody else moved: cities built, and surplus removed."""

    def __init__(
        self, state: State, seat: Seat, player: Player, built: list[AreaNo] | None = None
    ) -> None:
        players = list(state.players)
        players[seat] = player
        self.state = replace(state, players=players)
        self.player = player
        here = {*player.tokens, *cities_of(self.state, seat)}
        self.conflicts = [area for area in sorted(here) if in_conflict(self.state, area)]
        self.built = self._buildable() if built is None else built
        self.surplus = {
            area: count - limit
            for area, count in player.tokens.items()
            if area not in self.conflicts
            if area not in self.built
            if count > (limit := limit_for(self.state, seat, area))
        }
        used = sum(player.tokens[area] for area in self.built)
        if built is None and player.advances & PUBLIC_WORKS:
            used -= sum(player.tokens[area] > price_of_city(area) for area in self.built)
        self.tokens = sum(player.tokens.values()) - used - sum(self.surplus.values())
        cities = len(cities_of(state, seat)) + len(self.built)
        self.needed = cities * support_rate(player.advances)

    def _buildable(self) -> list[AreaNo]:
        """Where there are tokens enough for a city, as long as there are cities (K1)."""
        found = [
            area
            for area, count in self.player.tokens.items()
            if LIMIT[area] and area not in self.state.cities and area not in self.conflicts
            if count >= price_of_city(area)
        ]
        return found[: self.player.city_stock]

    def _with_means(self) -> list[AreaNo]:
        """Where treasury or neighbours would make up for missing tokens (K1)."""
        if not self.player.city_stock:
            return []
        tokens, held = self.player.tokens, self.player.advances
        found = []
        for area, count in tokens.items():
            if not LIMIT[area] or area in self.state.cities or area in self.conflicts:
                continue
            site, needed = HAS_SITE[area], price_of_city(area)
            paid = min(needed // 2, self.player.treasury) if held & ARCHITECTURE else 0
            around = sum(tokens.get(near, 0) for near in LAND[area])
            brought = min(FROM_NEIGHBOURS, around) if held & URBANISM and not site else 0
            if count < needed <= count + paid + brought:
                found.append(area)
        return found

    def _fight(self, area: AreaNo, names: Naming) -> str:
        """Who meets whom; who loses last (F3a), and how many tokens take the city (F8)."""
        state, tokens = self.state, tokens_in(self.state, area)
        sides = [names.by_party(tokens)]
        late = [party for party in tokens if advances_of(state, party) & METALWORKING]
        if late and len(tokens) > 1:
            card = names.advance(METALWORKING.bit_length() - 1)
            sides.append(f"{card}: {names.parties(late)}")
        if area in state.cities:
            owner = state.cities[area]
            attackers = [party for party in tokens if party != owner]
            attacker = max(attackers, key=tokens.__getitem__)
            needed = tokens_needed(advances_of(state, attacker), advances_of(state, owner))
            if owner == BARBARIANS:
                sides.append(names.messages("play-outlook-attack-pirates", needed=needed))
            else:
                who = names.party(owner)
                sides.append(names.messages("play-outlook-attack", who=who, needed=needed))
        return f"{names.place(area)} ({'; '.join(sides)})"

    def sentences(self, names: Naming) -> Iterator[str]:
        """What is worth saying: support only where there are cities (K4)."""
        messages = names.messages
        if self.conflicts:
            fights = ", ".join(self._fight(area, names) for area in self.conflicts)
            yield messages("play-outlook-conflicts", areas=fights)
        if self.built:
            yield messages("play-outlook-cities", areas=names.places(self.built))
        helped = self._with_means()
        if helped:
            yield messages("play-outlook-means", areas=names.places(helped))
        if self.surplus:
            yield messages("play-outlook-surplus", areas=names.by_place(self.surplus))
        if self.needed:
            yield messages("play-outlook-support", tokens=self.tokens, needed=self.needed)


def _moved(player: Player, draft: Draft | None) -> Player:
    if draft is None:
        return player
    return replace(player, tokens=in_order(draft.tokens))


def step_ahead(game: Game, seat: Seat, names: Naming) -> str | None:
    """What is missing for the next space of the A.S.T. (H1); None where there is none ahead."""
    missing = game.missing(seat)
    if missing is None:
        return None
    lacking = [
        names.messages("play-step-lacks", what=what.replace("_", "-"), count=missing[what])
        for what in LACKING
        if what in missing
    ]
    if not lacking:
        return names.messages("play-step-open")
    return names.messages("play-step-missing", list=", ".join(lacking))


def is_epoch(text: str) -> bool:
    """Whether an epoch is named, by two words or more, or the rule that speaks of epochs."""
    names = (epoch.name.in_language(each) for epoch in facts().epochs for each in languages)
    wanted = fold(text)
    begins = " " in text.strip() and any(fold(name).startswith(wanted) for name in names)
    return begins or wanted == "h1"


def requirements(game: Game, seat: Seat, names: Naming) -> Iterator[str]:
    """What each epoch requires, and where on the A.S.T. it begins for a player (H1)."""
    messages, track, civ = names.messages, game.options.track, game.state.players[seat].civilization
    if civ < 0:
        return
    starts = facts().civilizations[civ].epoch_starts[track]
    for epoch in facts().epochs:
        required = facts().tracks[track].requirements[epoch.index]
        listed = [
            messages("play-step-lacks", what=what.replace("_", "-"), count=getattr(required, what))
            for what in LACKING
            if getattr(required, what)
        ]
        if listed:
            yield messages(
                "play-epoch",
                epoch=epoch.name.in_language(messages.language),
                step=starts[epoch.index],
                list=", ".join(listed),
            )


def end_ahead(game: Game, seen: View, names: Naming) -> str | None:
    """Who could bring the game to its end with his next step; None as long as nobody can (H4)."""
    messages = names.messages
    if seen.last_turn is not None:
        return messages("play-end-known", turn=seen.last_turn)
    track = facts().tracks[game.options.track]
    near = [
        seat
        for seat, player in enumerate(seen.players)
        if seat not in seen.left and player.step + 1 == track.final_steps[0]
    ]
    if not near:
        return None
    sentences = [messages("play-end-near", who=names.parties(near), more=track.turns_after_final)]
    ready = [seat for seat in near if not game.missing(seat)]
    if ready:
        sentences.append(messages("play-end-ready", who=names.parties(ready)))
    return " ".join(sentences)
