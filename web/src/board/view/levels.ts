/** How much detail of the pieces is drawn at which zoom, in pixels per tenth of a board unit. */

export interface Level {
  name: 'plates' | 'discs'
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
/** Scale below which pieces would cover each other; they get smaller, down to a limit. */
const CROWDED = 0.07
const SMALLEST = 0.55
/** Factor for the size of pieces on a table screen, which is seen from a distance. */
export const WALL = 1.4

/** `size` is the full size of pieces. */
export function levelAt(pixels: number, size = 1): Level {
  if (pixels >= FULL) return { name: 'plates', scale: size, parties: Infinity, names: true }
  if (pixels >= NAMED) return { name: 'plates', scale: 0.85 * size, parties: 2, names: true }
  const far = Math.max(0.75 * Math.min(pixels / CROWDED, 1), SMALLEST)
  const scale = (pixels >= FAR ? 1 : far) * size
  return { name: 'discs', scale, parties: Infinity, names: false }
}

/** The diameter of a disc roughly shows the number of its tokens. */
export function discSize(tokens: number): number {
  if (tokens <= 2) return 15
  return tokens <= 5 ? 18 : 22
}
