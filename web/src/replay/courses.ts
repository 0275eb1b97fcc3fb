/** The course of a game in numbers, as lines of a chart. */
import type { Scores } from '$/api/types'

export interface Course {
  seat: number
  values: number[]
}

/** A line for each seat, the leader first. */
export function courses(
  scores: Scores,
  subject: 'points' | 'cities' | 'advances',
): { courses: Course[]; most: number } {
  const seats = Object.keys(scores.turns[0]?.[subject] ?? {}).map(Number)
  const found = seats.map((seat) => ({
    seat,
    values: scores.turns.map((turn) => turn[subject][seat] ?? 0),
  }))
  found.sort((one, other) => (other.values.at(-1) ?? 0) - (one.values.at(-1) ?? 0))
  return { courses: found, most: Math.max(1, ...found.flatMap((course) => course.values)) }
}

/** Round numbers for a scale, from 0 to the first that is not below the maximum. */
export function niceSteps(most: number, wanted = 5): number[] {
  const rough = most / wanted
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step)
}
