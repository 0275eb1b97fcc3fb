/** All about a place: facts, who is there, and what the server adds. */
import { get, post } from '$/api/client'
import type { Sentence } from '$/api/types'
import boardFile from '$package/data/facts/board.json'
import type { GameSession } from '$/game/session.svelte'
import { areas, seas, type Name, type Named } from '$/facts/facts'
import { words } from '$/words/language.svelte'
import { byName } from '$/words/names'
import type { Party, Piece } from '$/board/map/pieces'

/** What the server says about an area: its limit for the reader, and why. */
export interface AreaTold {
  printed: number
  limit: number
  notes: Sentence[]
  outlook: Sentence[]
}

/** The pieces of one party in a place. */
export interface Holding {
  party: Party
  tokens: number
  ships: number
  city: boolean
}

const plains = named(boardFile.flood_plains)
const volcanoes = named(boardFile.volcanoes)

function named(things: readonly Named[]): ReadonlyMap<string, Name> {
  return new Map(things.map((thing) => [thing.id, thing.name]))
}

export function plainName(id: string): string {
  return words.name(plains.get(id)!)
}

export function volcanoName(id: string): string {
  return words.name(volcanoes.get(id)!)
}

/** Neighbours by land and by water, each in alphabetical order. */
export function neighboursOf(place: string): { land: string[]; water: string[] } {
  const area = areas.get(place)
  return { land: byName(area?.land ?? []), water: byName((area ?? seas.get(place)!).water) }
}

/** Who has what in a place, in the order of the pieces there. */
export function holdingsOf(pieces: readonly Piece[]): Holding[] {
  const found = new Map<Party, Holding>()
  for (const { kind, party, count } of pieces) {
    const holding = found.get(party) ?? { party, tokens: 0, ships: 0, city: false }
    if (kind === 'tokens') holding.tokens += count
    else if (kind === 'ship') holding.ships += count
    else holding.city = true
    found.set(party, holding)
  }
  return [...found.values()]
}

/** Fetch the facts of an area; null for an open sea, or if the server has nothing to say. */
export async function askAbout(session: GameSession, place: string): Promise<AreaTold | null> {
  if (!areas.has(place)) return null
  const path = `${session.path}/areas/${place}`
  const { moves } = session.plan
  return (moves.length ? post<AreaTold>(path, { moves }) : get<AreaTold>(path)).catch(() => null)
}
