"""The trade cards of a case: stacks, discard piles, and who traded what to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.state.ids import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.cases.case_form import Case
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Player, Stack


def lay_out_cards(case: Case, play: Play) -> None:
    """Stack the cards as the case says, and record who traded calamities of a hand (X7)."""
    for block, named in _by_block(play, case.head.stacks, case.head.other_stacks):
        for number, cards in named.items():
            block[number - 1].cards = list(cards)
    civs = play.setup.civilizations
    for name, holding in case.start.items():
        for card, givers in holding.traders.items():
            player = play.state.players[civs.index(facts().civilizations[name].index)]
            player.traders[card] = [civs.index(facts().civilizations[g].index) for g in givers]


def wrong_piles(case: Case, play: Play) -> Iterator[tuple[int, list[int], list[int]]]:
    """Discard piles that differ from the case: the number, what is named, what is there."""
    for block, named in _by_block(play, case.head.discards, case.head.other_discards):
        for number, cards in named.items():
            found = sorted(block[number - 1].discards)
            if sorted(cards) != found:
                yield number, sorted(cards), found


def givers(play: Play, player: Player) -> dict[int, tuple[str, ...]]:
    """The civilizations that traded each calamity to a player (X7)."""
    known = {
        card: tuple(
            facts().civilizations[play.state.players[seat].civilization].id
            for seat in seats
            if seat != NOBODY
        )
        for card, seats in sorted(player.traders.items())
    }
    return {card: names for card, names in known.items() if names}


def _by_block(
    play: Play,
    first: Mapping[int, tuple[int, ...]],
    second: Mapping[int, tuple[int, ...]],
) -> Iterator[tuple[list[Stack], Mapping[int, tuple[int, ...]]]]:
    """The named stacks beside the stacks of their block."""
    return zip(play.state.stacks, (first, second), strict=False)
