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

/**
 * How many lines are folded away: none about the reader, and never a single one, which would take
 * no less room.
 */
export function foldedAfter(lines: readonly RecapLine[], most: number): number {
  const own = lines.filter((line) => line.about === 'own').length
  const folded = lines.length - Math.max(own, most)
  return folded > 1 ? folded : 0
}
