/** How much detail of the pieces is drawn at which zoom, in pixels per tenth of a board unit. */

export interface Level {
  /** Pieces with numbers, discs, or one disc for the places of a party near each other. */
  name: 'plates' | 'discs' | 'realms'
  /** The size of pieces; they do not zoom with the map. */
  scale: number
  /** The number of parties whose tokens are shown in an area before "+2" stands for the rest. */
  parties: number
  /** Whether areas are named, with limits and sites. */
  names: boolean
}

const FULL = 0.28
/** Scale from which areas have names. */
export const NAMED = 0.2
const FAR = 0.1
/** Scale below which pieces would cover each other; they get smaller, as far as they can be seen. */
const CROWDED = 0.07
const HEAPED = 0.05
/** The size of pieces on a wall, by that of its letters, which are for three metres. */
export const WALL = 0.7
/** How many pixels of a wall are worth one of a desk, by the size of its pieces. */
export const AWAY = 0.7

/** `size` is the full size of pieces. */
export function levelAt(pixels: number, size = 1): Level {
  if (pixels >= FULL) return { name: 'plates', scale: size, parties: Infinity, names: true }
  if (pixels >= NAMED) return { name: 'plates', scale: 0.85 * size, parties: 2, names: true }
  if (pixels < HEAPED) return { name: 'realms', scale: size, parties: Infinity, names: false }
  const scale = (pixels >= FAR ? 1 : 0.75 * Math.min(pixels / CROWDED, 1)) * size
  return { name: 'discs', scale, parties: Infinity, names: false }
}

/** The diameter of a disc roughly shows the number of its tokens. */
export function discSize(tokens: number): number {
  if (tokens <= 2) return 15
  return tokens <= 5 ? 18 : 22
}
