/** What lies on a real table, as somebody fills it in, and as the engine takes it. */

/** Pieces in one area. */
export interface Spot {
  area: string
  tokens: number
  city: boolean
}

/** What one civilization has. */
export interface Held {
  civilization: string
  /** Tokens and cities wherever it does not matter. */
  tokens: number
  cities: number
  spots: Spot[]
  treasury: number
  advances: string[]
  hand: string[]
}

export function newHeld(civilization: string): Held {
  return { civilization, tokens: 0, cities: 0, spots: [], treasury: 0, advances: [], hand: [] }
}

export type Phase = 'calamities' | 'advances'

/** The position as the engine takes it (docs/cases.md). */
export function laid(phase: Phase, held: readonly Held[]): object {
  const start = Object.fromEntries(held.map((each) => [each.civilization, holding(each)]))
  return { phase, start }
}

function holding(held: Held): object {
  const spots = held.spots.filter((spot) => spot.area)
  return {
    tokens: Object.fromEntries(
      spots.filter((spot) => spot.tokens > 0).map((spot) => [spot.area, spot.tokens]),
    ),
    cities: spots.filter((spot) => spot.city).map((spot) => spot.area),
    elsewhere: held.tokens,
    cities_elsewhere: held.cities,
    treasury: held.treasury,
    advances: held.advances,
    hand: held.hand,
  }
}
