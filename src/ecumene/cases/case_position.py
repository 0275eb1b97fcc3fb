"""The game at the start of a case: the set-up, and every piece in its place (G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from ecumene.cases.answer_seats import civilizations_in
from ecumene.cases.deck import lay_out_cards
from ecumene.cases.party_names import HOST_NAME
from ecumene.data import facts
from ecumene.rules.errors import BadData
from ecumene.rules.format.id_names import BARBARIANS_NAME, NAMES
from ecumene.rules.phases import leaving
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.phases.purchases.prices import credits_with
from ecumene.rules.phases.setup import new_play
from ecumene.rules.play import Options, Play
from ecumene.rules.state.board import add_city, add_tokens
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import AREAS, CITIES, HAS_SITE, LAND, LIMIT, SHIPS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.cases.case_form import Case, CaseHolding
    from ecumene.data import Setup
    from ecumene.rules.state.game_state import Player

MOST: Final = 999
"""More than any game's turns, or any player's credits."""


def lay_out(case: Case) -> tuple[Play, frozenset[int]]:
    """The game at the start of a case, and the areas that hold what is elsewhere.

    Raises ``BadData`` for an impossible position, and ``IllegalAction`` if the game could not be
    set up like that.
    """
    setup = _setup(case)
    options = Options(
        setup.players,
        setup.map,
        case.head.seed,
        case.head.track,
        setup.civilizations if case.head.phase != "set-up" or case.head.short_game else None,
        case.head.strict_movement,
        case.head.short_game,
        case.head.last_turn,
        case.head.timed,
    )
    play = new_play(options)
    _check_range(case.head.turn, 1, MOST, ("turn",))
    play.state.turn = case.head.turn
    play.state.phase = phase_number(case.head.phase)
    if play.state.phase == 0:
        if case.start:
            _refuse("case-start-before-game", ("start",))
        lay_out_cards(case, play)
        return play, frozenset()
    for seat, civ in enumerate(setup.civilizations):
        play.state.players[seat].civilization = civ
    elsewhere = _Board(case, play).place_everything()
    lay_out_cards(case, play)
    for name in case.head.leaving:
        seat = setup.civilizations.index(facts().civilizations[name].index)
        leaving.check(play, seat)
        leaving.announce(play, seat)
    return play, elsewhere


def _refuse(key: str, path: tuple[str, ...], **args: object) -> NoReturn:
    raise BadData(path, key, args)


def _setup(case: Case) -> Setup:
    """The given set-up, or the smallest in which everything named is in play (S1)."""
    head = case.head
    names = {
        *case.start,
        *case.end,
        *head.leaving,
        *(a.who for a in case.answers if isinstance(a.who, str)),
        *(name for holding in case.start.values() for t in holding.traders.values() for name in t),
    }
    names.update(*(civilizations_in(answer.action) for answer in case.answers))
    civs = {facts().civilizations[n].index for n in names if n not in (BARBARIANS_NAME, HOST_NAME)}
    areas = {place for place in case.named if place < AREAS}
    for setup in facts().setups:
        if head.players not in (None, setup.players) or head.map not in (None, setup.map):
            continue
        if head.players is None and not areas <= setup.areas:
            continue
        if civs <= set(setup.civilizations):
            return setup
    _refuse("case-no-setup", ())


class _Board:
    """The board while a case's pieces are placed."""

    def __init__(self, case: Case, play: Play) -> None:
        self.case = case
        self.play = play
        near = {neighbour for area in case.named if area < AREAS for neighbour in LAND[area]}
        self.closed = case.named | near
        """Places that ``elsewhere`` must avoid."""
        self.filled: set[int] = set()

    def place_everything(self) -> frozenset[int]:
        """Place everyone's pieces; returns the areas used for ``elsewhere``."""
        civs = self.play.setup.civilizations
        for name, holding in self.case.start.items():
            if name == BARBARIANS_NAME:
                self._place(BARBARIANS, name, holding)
            else:
                self._place_player(civs.index(facts().civilizations[name].index), name, holding)
        return frozenset(self.filled)

    def _place(self, party: int, name: str, holding: CaseHolding) -> None:
        state = self.play.state
        for area, count in holding.tokens.items():
            self._check_area(area, name, "tokens")
            if count < 0:
                _refuse("case-negative", ("start", name, "tokens"), number=count)
            add_tokens(state, party, area, count)
        for area in holding.cities:
            self._check_area(area, name, "cities")
            if area in state.cities:
                _refuse("case-city-twice", ("start", name, "cities"), area=NAMES["place"][area])
            add_city(state, party, area)
        for area in holding.new_cities:
            if area not in holding.cities:
                _refuse("case-no-city", ("start", name, "new_cities"), area=NAMES["place"][area])
            state.new_cities.append(area)

    def _place_player(self, seat: int, name: str, holding: CaseHolding) -> None:
        player = self.play.state.players[seat]
        self._place(seat, name, holding)
        for area in self._rooms(seat, name, holding.elsewhere, sites=False):
            add_tokens(self.play.state, seat, area, 1)
        for area in self._rooms(seat, name, holding.cities_elsewhere, sites=True):
            add_city(self.play.state, seat, area)
        player.ships = sorted(holding.ships)
        if player.city_stock < 0 or len(player.ships) > SHIPS:
            _refuse("case-too-many", ("start", name), cities=CITIES, ships=SHIPS)
        player.advances = player.old_advances = holding.advances
        player.hand = list(holding.hand)
        last_step = facts().tracks[self.play.options.track].last_step
        _check_range(holding.step, 0, last_step, ("start", name, "step"))
        player.step = holding.step
        if holding.credits is None:
            gained = credits_with(holding.advances, {})
            player.credits = [a + b for a, b in zip(player.credits, gained, strict=True)]
        else:
            player.credits = _credits(name, holding.credits)
        if holding.late_iron:
            self.play.state.late_iron.append(seat)
            self.play.state.late_iron_entered = True
        on_board = sum(player.tokens.values())
        player.census = on_board
        if holding.census is not None:
            _check_range(holding.census, 0, TOKENS, ("start", name, "census"))
            player.census = holding.census
        _divide_rest(player, name, holding, TOKENS - on_board)

    def _check_area(self, area: int, name: str, field: str) -> None:
        if area not in self.play.setup.areas:
            place = NAMES["place"][area]
            _refuse("case-not-in-play", ("start", name, field), area=place)

    def _rooms(self, seat: int, name: str, count: int, *, sites: bool) -> Iterator[int]:
        """Areas away from everything named, at home first; city sites first for cities."""
        home = facts().regions[self.play.state.players[seat].civilization].areas
        order = [*home, *sorted(self.play.setup.areas - set(home))]
        if sites:
            order.sort(key=lambda area: not HAS_SITE[area])
        taken = self.closed | self.filled
        free = [area for area in order if area not in taken and LIMIT[area]]
        if not 0 <= count <= len(free):
            _refuse("case-no-room", ("start", name))
        self.filled.update(free[:count])
        return iter(free[:count])


def _check_range(number: int, least: int, most: int, path: tuple[str, ...]) -> None:
    if not least <= number <= most:
        _refuse("case-range", path, number=number, least=least, most=most)


def _credits(name: str, given: tuple[int, ...]) -> list[int]:
    """Credits per group."""
    path = ("start", name, "credits")
    if len(given) != len(facts().groups):
        _refuse("data-length", path, count=len(facts().groups), given=len(given))
    for number in given:
        _check_range(number, 0, MOST, path)
    return list(given)


def _divide_rest(player: Player, name: str, holding: CaseHolding, rest: int) -> None:
    """Put the rest into stock or treasury (G1)."""
    stock, treasury = holding.token_stock, holding.treasury
    if stock is None:
        stock = rest - (treasury or 0)
    if treasury is None:
        treasury = rest - stock
    if min(stock, treasury) < 0 or stock + treasury != rest:
        _refuse("case-sum", ("start", name), tokens=TOKENS, rest=rest)
    player.token_stock = stock
    player.treasury = treasury
