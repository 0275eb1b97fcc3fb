/** What stands where: the pieces of a view, place by place, as the reader has drafted them. */
import type { View } from '$/api/types'
import { areas, civilizations } from '$/facts/facts'

export type Party = number | 'barbarians'
export type PieceKind = 'city' | 'tokens' | 'ship'

/** A city, a token stack, or the ships of a party in a place. */
export interface Piece {
  kind: PieceKind
  party: Party
  count: number
}

export type Standing = ReadonlyMap<string, readonly Piece[]>

const KINDS: readonly PieceKind[] = ['city', 'tokens', 'ship']

/** The pieces of each place: city, own tokens, those of others by rank, Barbarians, ships. */
export function standingOf(view: View): Standing {
  const found = new Map<string, Piece[]>()
  const put = (place: string, kind: PieceKind, party: Party, count: number): void => {
    if (count > 0) found.set(place, [...(found.get(place) ?? []), { kind, party, count }])
  }
  for (const [area, owner] of Object.entries(view.cities)) put(area, 'city', owner, 1)
  for (const [area, count] of Object.entries(view.barbarians))
    put(area, 'tokens', 'barbarians', count)
  view.players.forEach((player, seat) => {
    if (!player.civilization) return
    for (const [area, count] of tokensOf(view, seat)) put(area, 'tokens', seat, count)
    for (const [place, count] of shipsOf(view, seat)) put(place, 'ship', seat, count)
  })
  const rank = (party: Party): number => {
    if (party === 'barbarians') return Infinity
    return party === view.seat ? -1 : civilizations.get(view.players[party]!.civilization!)!.rank
  }
  for (const pieces of found.values())
    pieces.sort(
      (one, other) =>
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || rank(one.party) - rank(other.party),
    )
  return found
}

/** A player's tokens by area; in movement as their moves so far have left them. */
export function tokensOf(view: View, seat: number): ReadonlyMap<string, number> {
  const draft = view.movement?.drafts[seat]
  const parts = draft ? [draft.still, draft.marched, draft.landed] : [view.players[seat]!.tokens]
  return counted(parts.flatMap((part) => Object.entries(part)))
}

/** How many ships a player has in each place. */
export function shipsOf(view: View, seat: number): ReadonlyMap<string, number> {
  const draft = view.movement?.drafts[seat]
  const places = draft
    ? Object.values(draft.ships).map((ship) => ship.place)
    : view.players[seat]!.ships
  return counted(places.map((place) => [place, 1]))
}

function counted(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const [place, count] of entries) found.set(place, (found.get(place) ?? 0) + count)
  return found
}

/** Where a player has pieces. */
export function placesOf(standing: Standing, party: Party): string[] {
  return [...standing]
    .filter(([, pieces]) => pieces.some((piece) => piece.party === party))
    .map(([place]) => place)
}

/** Whether tokens of several parties crowd an area: more than its printed limit lets live there. */
export function isCrowded(place: string, pieces: readonly Piece[]): boolean {
  const stacks = pieces.filter((piece) => piece.kind === 'tokens')
  const tokens = stacks.reduce((sum, piece) => sum + piece.count, 0)
  return stacks.length > 1 && tokens > (areas.get(place)?.limit ?? Infinity)
}
