/** Where a replay stops: after every answer, where phases begin, or where turns begin. */
import type { Moment } from '$/api/types'

export const UNITS = ['answer', 'phase', 'turn'] as const
export type Unit = (typeof UNITS)[number]

/** All stops of a unit but those after single answers, in order. */
function stops(moments: readonly Moment[], unit: Unit): number[] {
  const begins = moments.filter(
    (moment, place) => unit === 'phase' || moments[place - 1]?.turn !== moment.turn,
  )
  return [...new Set(begins.map((moment) => moment.number))]
}

/** The next stop; the last message at the end. */
export function after(
  moments: readonly Moment[],
  number: number,
  unit: Unit,
  last: number,
): number {
  if (unit === 'answer') return Math.min(number + 1, last)
  return stops(moments, unit).find((each) => each > number) ?? last
}

/** The stop before; 0: there is none. */
export function before(moments: readonly Moment[], number: number, unit: Unit): number {
  if (unit === 'answer') return Math.max(0, number - 1)
  return stops(moments, unit).findLast((each) => each < number) ?? 0
}

/** The phase in which the game was after a message. */
export function momentAt(moments: readonly Moment[], number: number): Moment | null {
  return moments.findLast((moment) => moment.number <= number) ?? moments[0] ?? null
}

/** Where turns begin. */
export function turnsOf(moments: readonly Moment[]): Moment[] {
  return moments.filter((moment, place) => moments[place - 1]?.turn !== moment.turn)
}
