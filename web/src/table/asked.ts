/** What is filled in about a table, as far as the engine asks for it. */
import type { Needs } from '$/api/types'

export type Count = Needs['victim'][number]

/** Pieces in one area. */
export interface Spot {
  area: string
  tokens: number | null
  city: boolean
}

/** What a player has, as filled in; empty at first. */
export interface Held extends Record<Count, number | null> {
  civilization: string
  advances: string[]
  spots: Spot[]
}

export function newHeld(): Held {
  return {
    civilization: '',
    tokens: null,
    cities: null,
    coastal_tokens: null,
    coastal_cities: null,
    treasury: null,
    cards: null,
    step: null,
    stock: null,
    advances: [],
    spots: [],
  }
}

/** A player's entries, without those not asked for. */
export function stake(
  held: Held,
  counts: readonly Count[],
  advances: readonly string[],
  areas: readonly string[],
): object {
  return {
    civilization: held.civilization,
    ...Object.fromEntries(counts.map((count) => [count, held[count]])),
    advances: held.advances.filter((advance) => advances.includes(advance)),
    spots: held.spots
      .filter((spot) => areas.includes(spot.area))
      .map((spot) => ({ ...spot, tokens: spot.tokens ?? 0 })),
  }
}

/** What is asked about a player who is not the primary victim. */
export function countsOf(needs: Needs, civilization: string, trader: string): Count[] {
  const more = !trader ? needs.in_stock : civilization === trader ? needs.trader : []
  return [...new Set([...needs.others, ...more])]
}
