/** Everybody's chances as bands on top of each other, and the moments they belong to. */
import type { Moment, PhaseEnd } from '$/api/types'

/** The last phase of a turn. */
const LAST_PHASE = 13

export interface Band {
  seat: number
  /** For each column, where the band begins and ends, from 0 to 1. */
  edges: readonly (readonly [number, number])[]
  /** The column in which it is widest. */
  widest: number
}

/** The ends of turns, after the end of the set-up; and the end of the game, wherever that is. */
export function turnEnds(ends: readonly PhaseEnd[]): PhaseEnd[] {
  return ends.filter(
    (end, place) => end.phase === 0 || end.phase === LAST_PHASE || place === ends.length - 1,
  )
}

/** A band for each seat, in this order from the top. */
export function bandsOf(columns: readonly PhaseEnd[], seats: readonly number[]): Band[] {
  const tops = columns.map(() => 0)
  return seats.map((seat) => {
    const edges = columns.map((column, place) => {
      const from = tops[place]!
      tops[place] = from + (column.chances[seat] ?? 0)
      return [from, tops[place]] as const
    })
    const widths = edges.map(([from, to]) => to - from)
    return { seat, edges, widest: widths.indexOf(Math.max(...widths)) }
  })
}

/** The message with which a phase ended: that with which the next one began, or the last. */
export function momentAfter(
  moments: readonly Moment[],
  { turn, phase }: { turn: number; phase: number },
  last: number,
): number {
  const next = moments.find(
    (each) => each.turn > turn || (each.turn === turn && each.phase > phase),
  )
  return next?.number ?? last
}

/** The message with which a phase began; where nothing began, the one after which it was over. */
export function momentBefore(
  moments: readonly Moment[],
  at: { turn: number; phase: number },
  last: number,
): number {
  const found = moments.find((each) => each.turn === at.turn && each.phase === at.phase)
  return found?.number ?? momentAfter(moments, at, last)
}

/** A chance in percent: one decimal where whole numbers would say nothing. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}
