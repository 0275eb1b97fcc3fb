/** A recap in parts: what befell the reader, what is near, and the others. */
import type { RecapLine } from '$/api/types'

export type Concern = RecapLine['about']

export interface RecapPart {
  about: Concern
  lines: readonly RecapLine[]
}

const ORDER: readonly Concern[] = ['own', 'near', 'others']

/** The first lines, in parts; the lines come in this order. */
export function partsOf(lines: readonly RecapLine[], most: number): RecapPart[] {
  const shown = lines.slice(0, most)
  return ORDER.map((about) => ({
    about,
    lines: shown.filter((line) => line.about === about),
  })).filter((part) => part.lines.length)
}

/** How many lines are folded away: never a single one, which would take no less room. */
export function foldedAfter(count: number, most: number): number {
  return count <= most + 1 ? 0 : count - most
}
