"""Pieces in a spot: inside it, beside each other, and as large as they can be."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ecumene.data.labels import LabelSpot
from ecumene.picture.arrangement import Arrangement, arrange
from ecumene.picture.board_drawing import PIXEL
from ecumene.picture.pieces import HEIGHT, MOST, width_of
from ecumene.picture.pieces_by_place import Piece

PIECES = st.lists(
    st.builds(
        Piece,
        st.sampled_from(["tokens", "city", "ship"]),
        st.integers(-1, 17),
        st.integers(1, 55),
        st.integers(-12, 12),
    ),
    min_size=1,
    max_size=14,
)
SPOTS = st.lists(
    st.builds(
        LabelSpot,
        st.just(0),
        st.just(0),
        st.integers(60, 400),
        st.integers(40, 200),
        st.none() | st.tuples(st.integers(-300, 300), st.integers(-300, 300)),
    ),
    min_size=1,
    max_size=5,
)


def boxes(found: Arrangement) -> list[tuple[float, float, float, float]]:
    return [(it.x, it.y, it.x + width_of(it.piece), it.y + HEIGHT) for it in found.pieces]


@given(PIECES, SPOTS)
def test_pieces_stay_in_their_spot_and_off_each_other(
    pieces: list[Piece], spots: list[LabelSpot]
) -> None:
    found = arrange(pieces, spots, PIXEL)
    assert [(it.piece.kind, it.piece.count) for it in found.pieces] == [
        (piece.kind, piece.count) for piece in pieces
    ]
    assert 0 < found.scale <= MOST
    half = found.spot.width / PIXEL / 2, found.spot.height / PIXEL / 2
    for left, top, right, bottom in boxes(found):
        assert max(-left, right) * found.scale <= half[0] + 0.01
        assert max(-top, bottom) * found.scale <= half[1] + 0.01
    for one, other in combinations(boxes(found), 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart


def test_the_first_spot_that_is_large_enough_is_taken() -> None:
    """It is the one nearest to the name."""
    near, far = LabelSpot(0, 0, 200, 120), LabelSpot(500, 0, 400, 240)
    assert arrange([Piece("tokens", 0, 3)], [near, far], PIXEL).spot == near
    crowd = [Piece("tokens", seat, 3) for seat in range(5)]
    assert arrange(crowd, [near, far], PIXEL).spot == far


def test_pieces_go_out_to_sea_only_where_the_land_is_too_small() -> None:
    land, sea = LabelSpot(0, 0, 100, 70), LabelSpot(400, 0, 400, 70, (50, 0))
    assert arrange([Piece("tokens", 0, 3)], [land, sea], PIXEL).spot == land
    crowd = [Piece("tokens", seat, 3) for seat in range(3)]
    assert arrange(crowd, [land, sea], PIXEL).spot == sea


def test_where_there_is_little_room_changes_are_rings_and_what_is_gone_is_left_out() -> None:
    tight, ample = LabelSpot(0, 0, 96, 66), LabelSpot(0, 0, 600, 200)
    pieces = [Piece("tokens", 0, 3, 2), Piece("tokens", 1, 0, -2)]
    (ringed,) = arrange(pieces, [tight], PIXEL).pieces
    assert (ringed.piece.party, ringed.piece.brief) == (0, True)
    assert [it.piece for it in arrange(pieces, [ample], PIXEL).pieces] == pieces
