import { describe, expect, it } from 'vitest'
import { bandsOf, momentAfter, momentBefore, turnEnds } from './bands'

const ends = [
  { turn: 1, phase: 0, chances: [0.5, 0.5] },
  { turn: 1, phase: 7, chances: [0.25, 0.75] },
  { turn: 1, phase: 13, chances: [0.75, 0.25] },
  { turn: 2, phase: 4, chances: [1, 0] },
]
const moments = [
  { turn: 1, phase: 1, number: 3 },
  { turn: 1, phase: 7, number: 9 },
  { turn: 2, phase: 1, number: 20 },
]

describe('bands', () => {
  it('have a column for each turn, and one for the end of the game', () => {
    expect(turnEnds(ends).map((end) => [end.turn, end.phase])).toEqual([
      [1, 0],
      [1, 13],
      [2, 4],
    ])
  })

  it('lie on each other without a gap, from the top to the bottom', () => {
    const [first, second] = bandsOf(turnEnds(ends), [1, 0])
    expect(first!.edges).toEqual([
      [0, 0.5],
      [0, 0.25],
      [0, 0],
    ])
    expect(second!.edges).toEqual([
      [0.5, 1],
      [0.25, 1],
      [0, 1],
    ])
    expect([first!.widest, second!.widest]).toEqual([0, 2])
  })

  it('lead to the moment at which a phase ended or began', () => {
    expect(momentAfter(moments, { turn: 1, phase: 0 }, 30)).toBe(3)
    expect(momentAfter(moments, { turn: 1, phase: 13 }, 30)).toBe(20)
    expect(momentAfter(moments, { turn: 2, phase: 4 }, 30)).toBe(30)
    expect(momentBefore(moments, { turn: 1, phase: 7 }, 30)).toBe(9)
    expect(momentBefore(moments, { turn: 1, phase: 9 }, 30)).toBe(20)
  })
})
