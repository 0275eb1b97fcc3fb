"""Forecasts of land, cities, cards, prices and the track, which need only a view."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.data import TrackName, facts
from ecumene.rules import forecast
from ecumene.rules.actions import BuildCity, BuyAdvances
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.forecast import (
    after_building,
    bill,
    cheapest_for,
    end,
    fight,
    free_cards,
    guarded,
    hand,
    lacking,
    left_by_city,
    limit,
    next_epoch,
    next_space,
    outcome,
    outlook,
    shop,
    support,
)
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.phases.succession import missing
from ecumene.rules.phases.trade.trade_view import DealView, TradeView
from ecumene.rules.state.ids import BARBARIANS, NOBODY
from ecumene.rules.state.lookup_tables import (
    AGRICULTURE,
    ARCHITECTURE,
    CULTURAL_ASCENDANCY,
    DIPLOMACY,
    ENGINEERING,
    LIMIT,
    METALWORKING,
    MILITARY,
    MINING,
    NAVAL_WARFARE,
    PUBLIC_WORKS,
    URBANISM,
)
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.state.trade_offers import Offer, Statement, Wish
from ecumene.rules.victory import ranking
from ecumene.rules.view import view
from tests.rules.position import EGYPT, HATTI, HELLAS, MINOA, area, empty_play, place, save
from tests.rules.random_games import after_turns
from tests.tries import tries
from tools.twins import GAMES, play_span, starts, twin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from msgspec import Struct

    from ecumene.rules.play import Play
    from ecumene.rules.view import View

CARD = NUMBERS["card"]
OCHRE, CLAY, IRON, SALT, WATER = (CARD[n] for n in ("ochre", "clay", "iron", "salt", "water"))
FAMINE, TREACHERY = CARD["famine"], CARD["treachery"]


def seen(play: Play, phase: int = 3, reader: int = MINOA) -> View:
    play.state.phase = phase
    return view(Game.from_state(play.options, play.state, last_phase=phase), reader)


# Only what is seen


def everything(found: View) -> Iterator[Struct]:
    """Everything that can be forecast from a view."""
    yield from forecast.fights(found)
    yield forecast.end(found)
    yield forecast.track(found)
    yield from (forecast.ground(found, place) for place in range(0, len(facts().places), 7))
    yield forecast.on_board(found)
    for seat in range(len(found.players)):
        yield forecast.holdings(found, seat)
        yield from forecast.journeys(found, seat)
        yield forecast.support(found, seat)
        spaces = (next_space(found, seat), next_epoch(found, seat))
        yield from (each for each in spaces if each is not None)
    if found.seat is None:
        return
    yield hand(found)
    yield forecast.bargains(found)
    yield forecast.outlook(found)
    yield after_building(found, [])
    if found.movement is not None and found.seat not in found.movement.ended:
        yield forecast.movable(found)
    if isinstance(found.decision, AskAdvances):
        yield shop(found, found.decision)
        for answer in found.decision.answers():
            if isinstance(answer, BuyAdvances):
                yield bill(found.decision, answer)


@pytest.mark.parametrize("phase", range(1, 14))
@tries(4)
@given(seed=st.integers(0, 2**32))
def test_what_is_hidden_changes_no_forecast(phase: int, seed: int) -> None:
    """G13: everything the reader may not know is exchanged; all forecasts can be published."""
    random = Random(seed)
    options = random.choice(GAMES)
    start = random.choice(starts(options)[phase])
    reader = random.choice((None, *range(options.players)))
    span = play_span(start, reader, random, 0)
    games = Game.restore(start), Game.restore(twin(span, random))
    found, other = (list(everything(view(game, reader))) for game in games)
    assert found == other
    for each in found:
        assert from_names(to_names(each), type(each)) == each


def test_every_field_says_what_it_is() -> None:
    """Each field of a forecast is followed by its own docstring."""
    structs = 0
    for path in Path(forecast.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                structs += 1
                for field, after in zip(node.body, [*node.body[1:], None], strict=True):
                    if isinstance(field, ast.AnnAssign):
                        assert isinstance(after, ast.Expr), (path.name, node.name)
    kinds = [each for each in vars(forecast).values() if isinstance(each, type)]
    own = [each for each in kinds if each.__module__.startswith(f"{forecast.__name__}.")]
    assert structs == len(own)


# Land


LIMITS = [
    ("G7", 0, {}, (), 2),
    ("A-AGRICULTURE", AGRICULTURE, {}, (), 3),
    ("A-AGRICULTURE", AGRICULTURE, {HATTI: 1}, (), 2),
    ("A-AGRICULTURE", AGRICULTURE, {BARBARIANS: 1}, (), 2),
    ("G7a", AGRICULTURE, {}, (MINOA,), 0),
    ("A-PUBLIC-WORKS", PUBLIC_WORKS, {}, (MINOA,), 1),
    ("A-PUBLIC-WORKS", PUBLIC_WORKS, {}, (HATTI,), 0),
]


@pytest.mark.parametrize(("rule", "advances", "others", "city", "expected"), LIMITS)
def test_the_limit_is_that_of_the_reader(
    rule: str, advances: int, others: dict[int, int], city: tuple[int, ...], expected: int
) -> None:
    assert rule
    play = empty_play()
    place(play, MINOA, {"phaestos": 1})
    for party, count in others.items():
        place(play, party, {"tanis": count})
    for owner in city:
        place(play, owner, {}, ["tanis"])
    play.state.players[MINOA].advances = advances
    assert LIMIT[area("tanis")] == 2
    assert limit(seen(play), area("tanis")) == expected


def test_agriculture_spares_one_who_would_be_too_many() -> None:
    """K3, A-AGRICULTURE: the movement list shows no printed limits."""
    play = empty_play()
    place(play, MINOA, {"tanis": 4})
    assert outlook(seen(play)).surplus == {area("tanis"): 2}
    play.state.players[MINOA].advances = AGRICULTURE
    assert outlook(seen(play)).surplus == {area("tanis"): 1}


GUARDS = [
    ("A-DIPLOMACY", DIPLOMACY, 0, {"memphis"}),
    ("A-CULTURAL-ASCENDANCY", CULTURAL_ASCENDANCY, 0, {"memphis", "tanis"}),
    ("A-MILITARY", DIPLOMACY, MILITARY, set()),
    ("M12a", DIPLOMACY, DIPLOMACY, set()),
]


@pytest.mark.parametrize(("rule", "theirs", "own", "expected"), GUARDS)
def test_who_keeps_the_reader_out(rule: str, theirs: int, own: int, expected: set[str]) -> None:
    assert rule
    play = empty_play()
    place(play, EGYPT, {"tanis": 2}, ["memphis"])
    play.state.players[EGYPT].advances = theirs
    play.state.players[MINOA].advances = own
    assert guarded(play.state, MINOA) == set(map(area, expected))


# Cities


def test_cities_that_need_help_and_cities_that_do_not() -> None:
    """K1, A-ARCHITECTURE, A-URBANISM, A-PUBLIC-WORKS."""
    play = empty_play()
    place(play, MINOA, {"knossos": 3, "phaestos": 2})
    place(play, HATTI, {"sinai": 1})
    player = play.state.players[MINOA]
    assert not outlook(seen(play)).helped
    save(play, MINOA, 4)
    player.advances = ARCHITECTURE
    found = outlook(seen(play))
    assert [site.area for site in found.helped] == [area("knossos")]
    assert found.helped[0].treasury == 3
    assert not found.sites
    place(play, MINOA, {"knossos": 4})
    found = outlook(seen(play))
    assert [site.area for site in found.sites] == [area("knossos")]
    assert found.support == forecast.Support(tokens=2, needed=2)
    player.advances |= PUBLIC_WORKS
    assert outlook(seen(play)).support == forecast.Support(tokens=3, needed=2)


def test_neighbours_help_in_the_wilderness() -> None:
    """K1, A-URBANISM: up to four tokens from neighbours, and not onto a site."""
    wild = next(
        each
        for each in facts().areas
        if each.site is None and each.limit and len(each.land) > 1
        if each.index in empty_play().setup.areas
    )
    near = next(n for n in wild.land if n in empty_play().setup.areas)
    play = empty_play()
    place(play, MINOA, {wild.id: 8, facts().areas[near].id: 4})
    assert not outlook(seen(play)).helped
    play.state.players[MINOA].advances = URBANISM
    (site,) = [each for each in outlook(seen(play)).helped if each.area == wild.index]
    assert site.neighbours[near] == 4
    city = BuildCity(wild.index, neighbours={near: 4})
    assert after_building(seen(play, 5), [city]).support.tokens == 0


def test_support_of_several_cities_at_once() -> None:
    """K4: each takes six tokens away, and needs two."""
    play = empty_play()
    place(play, MINOA, {"knossos": 6, "tanis": 6, "phaestos": 3})
    found = seen(play, 5)
    one, two = BuildCity(area("knossos")), BuildCity(area("tanis"))
    assert support(found).needed == 0
    assert after_building(found, [one]).support.needed == 2
    both = after_building(found, [one, two])
    assert both.support.needed == 4
    assert not both.support.suffices
    assert both.support.tokens == min(3, LIMIT[area("phaestos")])


def test_what_a_reduced_city_leaves() -> None:
    """G11, G11c: up to the limit, as far as the stock goes."""
    play = empty_play()
    place(play, MINOA, {"phaestos": 1}, ["tanis"])
    tanis = area("tanis")
    assert left_by_city(seen(play), tanis) == 2
    play.state.players[MINOA].advances = AGRICULTURE
    assert left_by_city(seen(play), tanis) == 3
    assert left_by_city(seen(play), tanis, extra=False) == 2
    play.state.players[MINOA].token_stock = 1
    assert left_by_city(seen(play), tanis) == 1


# Fights


def test_who_loses_last_and_what_takes_a_city() -> None:
    """F3a, F8, A-METALWORKING, A-ENGINEERING."""
    play = empty_play()
    place(play, MINOA, {"memphis": 7})
    place(play, HATTI, {"memphis": 2})
    place(play, EGYPT, {}, ["memphis"])
    players = play.state.players
    players[MINOA].advances = METALWORKING
    players[HATTI].advances = ENGINEERING
    memphis = area("memphis")
    found = fight(seen(play), memphis)
    assert found.tokens == {MINOA: 7, HATTI: 2}
    assert found.last == (MINOA,)
    assert found.city == EGYPT
    assert found.needed == {MINOA: 7, HATTI: 6}
    players[EGYPT].advances = ENGINEERING
    assert fight(seen(play), memphis).needed == {MINOA: 8, HATTI: 7}
    assert not outcome(seen(play), memphis).fallen
    assert outcome(seen(play), memphis, {MINOA: 8}).fallen
    assert outcome(seen(play), memphis, {MINOA: 7}).city == EGYPT


def test_ships_are_kept_as_long_as_there_are_tokens() -> None:
    """F3b, F8, A-NAVAL-WARFARE: a failed attack costs the ships too."""
    play = empty_play()
    place(play, MINOA, {"tanis": 5})
    place(play, EGYPT, {}, ["tanis"])
    play.state.players[MINOA].advances = NAVAL_WARFARE
    play.state.players[MINOA].ships = [area("tanis")]
    assert outcome(seen(play), area("tanis")).ships == {}
    assert outcome(seen(play), area("tanis"), {MINOA: 7}).ships == {MINOA: 1}


# Cards


def trading(
    cards: tuple[int, ...], put_down: tuple[int, ...] = (), named: tuple[int, int] = (IRON, IRON)
) -> View:
    """A reader with some cards, some of them put down for a deal."""
    play = empty_play()
    play.state.players[MINOA].hand = list(cards)
    deals = {}
    if put_down:
        said = Statement(3, named)
        deals["1"] = DealView(HATTI, said, said, put_down, partner_ready=False)
    table = TradeView((MINOA, HATTI), (), {}, deals, 0)
    return replace(seen(play), trade=table, hand=tuple(sorted(cards)))


def test_the_worth_of_a_hand() -> None:
    """X6, X6a: sets grow with the square; water and calamities are worth nothing."""
    found = hand(trading((OCHRE, OCHRE, OCHRE, IRON, WATER, FAMINE)))
    by_card = {each.card: each for each in found.sets}
    assert set(by_card) == {OCHRE, IRON, WATER}
    assert (by_card[OCHRE].worth, by_card[OCHRE].with_one_more) == (9, 16)
    assert (by_card[WATER].worth, by_card[WATER].with_one_more) == (0, 0)
    assert found.worth == 9 + FACE_VALUE[IRON]
    assert (found.cards, found.limit) == (5, 8)


def test_how_many_cards_of_a_commodity_there_are() -> None:
    """S5, X6a: a whole set cannot grow, and water is unlimited."""
    play = empty_play()
    of = forecast.cards_in_game(play.setup, IRON)
    assert of == sum(deck[IRON] for deck in play.setup.decks.values())
    whole, more = (
        next(each for each in hand(trading((IRON,) * count)).sets) for count in (of, of - 1)
    )
    assert (whole.of, whole.worth, whole.with_one_more) == (of, *(of * of * FACE_VALUE[IRON],) * 2)
    assert more.with_one_more == whole.worth
    (water,) = hand(trading((WATER,))).sets
    assert water.of is None


def test_calamities_of_a_hand() -> None:
    """X3, X7."""
    seen_ = trading((FAMINE, TREACHERY, TREACHERY, IRON), put_down=(IRON, IRON, TREACHERY))
    seen_ = replace(seen_, traders={TREACHERY: (HATTI, NOBODY)})
    famine, treachery = sorted(hand(seen_).calamities, key=lambda each: each.tradeable)
    assert famine == forecast.HeldCalamity(FAMINE, 1, False, (None,), 0)
    assert treachery == forecast.HeldCalamity(TREACHERY, 2, True, (HATTI, None), 1)


def test_what_is_put_down_is_not_free() -> None:
    """X2b, X3: but free for the very deal it was put down for."""
    found = trading((IRON, IRON, SALT, SALT, TREACHERY), put_down=(IRON, IRON, SALT))
    assert +free_cards(found) == {SALT: 1, TREACHERY: 1}
    sets = {each.card: each for each in hand(found).sets}
    assert (sets[IRON].promised, sets[SALT].promised) == (2, 1)
    assert (sets[IRON].free, sets[SALT].free) == (0, 1)
    assert +free_cards(found, besides="1") == {IRON: 2, SALT: 2, TREACHERY: 1}
    assert not lacking(found, "1")
    gone = trading((IRON, SALT, SALT), put_down=(SALT, SALT, IRON), named=(IRON, IRON))
    assert lacking(gone, "1") == {IRON: 1}


CHEAPEST = [
    # the hand, the wish, and the proposal
    (
        "nothing named: what is missed least",
        (OCHRE, CLAY, IRON, SALT),
        Wish(3),
        {OCHRE, CLAY, IRON},
    ),
    ("all that was named", (OCHRE, IRON, SALT, CLAY), Wish(3, (IRON, SALT)), {IRON, SALT, OCHRE}),
    ("never what was not", (OCHRE, OCHRE, CLAY, IRON), Wish(3, (IRON, SALT, CLAY)), None),
    ("more of one of them", (IRON, IRON, SALT, OCHRE), Wish(3, (IRON, SALT, CLAY)), {IRON, SALT}),
    ("the rest is free", (OCHRE, CLAY, SALT), Wish(3, (SALT,)), {SALT, OCHRE, CLAY}),
    ("too few", (SALT, SALT), Wish(3, (SALT,)), None),
    ("no calamity", (SALT, SALT, TREACHERY), Wish(3), None),
    ("water too", (SALT, SALT, WATER), Wish(3), {SALT, WATER}),
]


@pytest.mark.parametrize(("why", "cards", "wish", "expected"), CHEAPEST)
def test_what_is_cheapest_to_give(
    why: str, cards: tuple[int, ...], wish: Wish, expected: set[int] | None
) -> None:
    """X2, X6."""
    assert why
    found = cheapest_for(trading(cards), wish)
    assert (None if found is None else set(found)) == expected
    assert found is None or len(found) == wish.count


@given(
    cards=st.lists(st.integers(0, WATER), max_size=9),
    named=st.lists(st.integers(0, 8), max_size=4),
    more=st.integers(0, 3),
)
def test_a_proposal_has_what_was_asked_for(cards: list[int], named: list[int], more: int) -> None:
    """X2: it can be given, has the requested size, and begins with the named cards."""
    wish = Wish(max(3, len(named) + more), tuple(named))
    found = cheapest_for(trading(tuple(cards)), wish)
    wished = sum(card in named for card in cards)
    assert (found is None) == (wished < len(named) or len(cards) < wish.count)
    if found is not None:
        assert len(found) == wish.count
        assert all(found.count(card) <= cards.count(card) for card in found)
        assert all(card in named for card in found[: len(named)])


def offered(cards: tuple[int, ...], gives: Statement, wants: Wish) -> View:
    """A reader to whom something is offered, and who offers something too."""
    seen_ = trading(cards)
    assert seen_.trade is not None
    offers = {"1": Offer(HATTI, gives, wants), "2": Offer(MINOA, gives, wants)}
    return replace(seen_, trade=replace(seen_.trade, offers=offers))


def test_what_an_offer_would_bring() -> None:
    """X2, X2a, X6: two cards are certain, claims only if true, and the rest is unknown."""
    cards = (OCHRE, CLAY, SALT, IRON, IRON)
    said = Statement(4, (IRON, IRON), (IRON,))
    found = forecast.bargains(offered(cards, said, Wish(3))).offers
    assert set(found) == {"1"}, "not the reader's own"
    iron = FACE_VALUE[IRON]
    given = FACE_VALUE[OCHRE] + FACE_VALUE[CLAY] + FACE_VALUE[SALT]
    assert found["1"] == forecast.Bargain(
        True, (OCHRE, CLAY, SALT), given, (16 - 4) * iron - given, (25 - 4) * iron - given
    )
    assert worth({IRON: 4}) == worth({IRON: 2}) + given + (found["1"].sure or 0)
    impossible = forecast.bargains(offered(cards, said, Wish(3, (SALT, SALT, SALT)))).offers
    assert impossible == {"1": forecast.Bargain(False)}


def test_what_a_deal_would_bring() -> None:
    """X2b: by the cards put down, else by the least missed ones."""
    put_down = trading((IRON, IRON, SALT, OCHRE), put_down=(IRON, IRON, SALT))
    (found,) = forecast.bargains(put_down).deals.values()
    assert (found.gives, found.sure) == ((IRON, IRON, SALT), -FACE_VALUE[SALT])
    assert put_down.trade is not None
    open_ = replace(put_down.trade.deals["1"], cards=None)
    chosen = replace(put_down, trade=replace(put_down.trade, deals={"1": open_}))
    (found,) = forecast.bargains(chosen).deals.values()
    assert (sorted(found.gives), found.sure) == (sorted((IRON, IRON, OCHRE)), -FACE_VALUE[OCHRE])
    gone = replace(chosen, hand=(SALT, SALT, SALT))
    assert forecast.bargains(gone).deals == {"1": forecast.Bargain(False)}


def test_outside_of_trade_there_is_nothing_to_gain() -> None:
    assert forecast.bargains(seen(empty_play())) == forecast.Bargains({}, {})


# The shop and the track


def buying(seed: int) -> tuple[View, AskAdvances] | None:
    random = Random(seed)
    options = random.choice(GAMES)
    game = Game.restore(random.choice(starts(options)[12]))
    for seat, decision in game.pending.items():
        if isinstance(decision, AskAdvances):
            return view(game, seat), decision
    return None


@tries(12)
@given(seed=st.integers(0, 2**32))
def test_the_shop_sells_what_can_be_bought(seed: int) -> None:
    """P2, P3: exactly the articles called affordable can be bought alone."""
    found = buying(seed)
    if found is None:
        return
    seen_, decision = found
    offered = shop(seen_, decision)
    assert {each.advance: each.price for each in offered.articles} == decision.prices
    for each in offered.articles:
        assert each.cost == facts().advances[each.advance].cost
        try:
            purchase = decision.purchase(1 << each.advance)
        except ValueError:
            assert not each.affordable
            continue
        assert each.affordable
        due = bill(decision, purchase)
        assert due.price <= each.price <= offered.most
        assert due.overpaid >= 0
        assert due.cards + due.treasury == due.price + due.overpaid


@tries(12)
@given(seed=st.integers(0, 2**32))
def test_advances_bring_nearer_what_they_count_for(seed: int) -> None:
    """H1: what is missing for the next epoch, less what an article brings, is missing with it."""
    found = buying(seed)
    if found is None:
        return
    seen_, decision = found
    assert seen_.seat is not None
    epoch = next_epoch(seen_, seen_.seat)
    for each in shop(seen_, decision).articles:
        if epoch is None:
            assert not each.brings
            continue
        with_it = forecast.space(seen_, seen_.seat, epoch.step, 1 << each.advance).missing
        left = {kind: n - each.brings.get(kind, 0) for kind, n in epoch.missing.items()}
        assert {kind: n for kind, n in left.items() if n} == with_it


def test_what_a_purchase_costs() -> None:
    """P2, A-MINING: treasury counts twice, and any excess is lost."""
    decision = AskAdvances({0: 50}, (OCHRE,) * 6, 20, MINING, ())
    due = bill(decision, BuyAdvances(1, cards=(OCHRE,) * 6, treasury=8))
    assert (due.price, due.cards, due.treasury, due.overpaid) == (50, worth({OCHRE: 6}), 16, 2)
    assert bill(decision, BuyAdvances(1, treasury=20)).overpaid == -10


@pytest.mark.parametrize("track", list(TrackName))
def test_the_space_ahead_asks_what_the_engine_asks(track: TrackName) -> None:
    """H1: for every seat, at every step."""
    play = empty_play(track=track)
    last = facts().tracks[track].last_step
    for step in range(last + 1):
        for seat, player in enumerate(play.state.players):
            player.step, player.advances = step, (1 << (step + seat)) - 1
        found = seen(play, 12)
        for seat, player in enumerate(play.state.players):
            ahead = next_space(found, seat)
            assert (ahead is None) == (step == last)
            if ahead is not None:
                assert ahead.missing == missing(track, player)
                assert set(ahead.missing) <= set(ahead.asked)
                assert all(ahead.missing[kind] <= ahead.asked[kind] for kind in ahead.missing)
            epoch = next_epoch(found, seat)
            assert epoch is None or epoch.step > step


def test_everybody_on_the_track() -> None:
    """H1, V1: by how far they have come, then by rank; without players who have left."""
    play = empty_play()
    for seat, step in ((MINOA, 2), (HATTI, 5), (HELLAS, 5)):
        play.state.players[seat].step = step
    play.state.left = [EGYPT]
    found = forecast.track(seen(play))
    assert set(found.order[:2]) == {HATTI, HELLAS}
    assert found.order[2] == MINOA
    assert [each.seat for each in found.seats] == sorted(found.order)
    assert EGYPT not in found.order
    for each in found.seats:
        assert each.next == next_space(seen(play), each.seat)
        assert each.next is not None
        assert each.epoch is not None
        assert each.epoch <= each.next.epoch
    assert {each.seat: each.points for each in found.seats} == {
        each.seat: each.total for each in ranking(play.state)
    }


def test_who_could_end_the_game() -> None:
    """H4: one step before the end, and whether its requirements are met; not players who left."""
    play = empty_play()
    final = facts().tracks[TrackName.BASIC].final_steps[0]
    players = play.state.players
    assert end(seen(play, 12)).near == ()
    for seat in (MINOA, HATTI, HELLAS):
        players[seat].step = final - 1
    players[HATTI].advances = (1 << len(facts().advances)) - 1
    players[HATTI].city_stock = 0
    play.state.left = [HELLAS]
    found = end(seen(play, 12))
    assert found.near == (MINOA, HATTI)
    assert found.ready == (HATTI,)
    assert found.last_turn is None


def test_everybody_sees_who_leads() -> None:
    """V1, V2: the ranking of a view is that of the game."""
    game = after_turns(9, 3, 8)
    found = view(game, None)
    assert ranking(found) == game.ranking()
