/** The pieces of a view, place by place, as they are drawn. */
import type { View } from '$/api/types'
import { civilizations } from '$/facts/facts'

export type Party = number | 'barbarians'
export type PieceKind = 'city' | 'tokens' | 'ship'

/** A city, a token stack, or the ships of a party in a place. */
export interface Piece {
  kind: PieceKind
  party: Party
  count: number
}

export type Standing = ReadonlyMap<string, readonly Piece[]>

/** The pieces of each place: city, own tokens, those of others by rank, Barbarians, ships. */
export function standingOf(view: View): Standing {
  const rank = (party: Party): number => {
    if (party === 'barbarians') return Infinity
    return party === view.seat ? -1 : civilizations.get(view.players[party]!.civilization!)!.rank
  }
  const { cities, tokens, ships } = view.board
  const places = new Set([cities, tokens, ships].flatMap((pieces) => Object.keys(pieces)))
  return new Map(
    [...places].map((place) => [
      place,
      [
        ...cityOf(cities[place]),
        ...piecesOf('tokens', tokens[place] ?? {}, rank),
        ...piecesOf('ship', ships[place] ?? {}, rank),
      ],
    ]),
  )
}

function cityOf(party: Party | undefined): Piece[] {
  return party === undefined ? [] : [{ kind: 'city', party, count: 1 }]
}

function piecesOf(
  kind: PieceKind,
  counts: Readonly<Record<string, number>>,
  rank: (party: Party) => number,
): Piece[] {
  return partiesIn(counts)
    .map(([party, count]) => ({ kind, party, count }))
    .sort((one, other) => rank(one.party) - rank(other.party))
}

/** Numbers by party: a party is the number of its seat, or the Barbarians. */
export function partiesIn(counts: Readonly<Record<string, number>>): [Party, number][] {
  return Object.entries(counts).map(([party, count]) => [
    party === 'barbarians' ? party : Number(party),
    count,
  ])
}

/** Where a player has pieces. */
export function placesOf(standing: Standing, party: Party): string[] {
  return [...standing]
    .filter(([, pieces]) => pieces.some((piece) => piece.party === party))
    .map(([place]) => place)
}
