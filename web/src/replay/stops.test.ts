import { describe, expect, it } from 'vitest'
import { after, before, momentAt, turnsOf } from './stops'

const moments = [
  { turn: 1, phase: 0, number: 0 },
  { turn: 1, phase: 3, number: 12 },
  // One answer may bring several phases.
  { turn: 1, phase: 4, number: 20 },
  { turn: 1, phase: 5, number: 20 },
  { turn: 2, phase: 1, number: 33 },
]
const LAST = 40

describe('a replay', () => {
  it('goes on by answer, phase and turn', () => {
    expect(after(moments, 12, 'answer', LAST)).toBe(13)
    expect(after(moments, 12, 'phase', LAST)).toBe(20)
    expect(after(moments, 20, 'phase', LAST)).toBe(33)
    expect(after(moments, 12, 'turn', LAST)).toBe(33)
  })

  it('ends with the last message', () => {
    expect(after(moments, LAST, 'answer', LAST)).toBe(LAST)
    expect(after(moments, 33, 'turn', LAST)).toBe(LAST)
  })

  it('goes back the same way', () => {
    expect(before(moments, 33, 'phase')).toBe(20)
    expect(before(moments, 20, 'phase')).toBe(12)
    expect(before(moments, LAST, 'turn')).toBe(33)
    expect(before(moments, 0, 'answer')).toBe(0)
  })

  it('knows the phase at any message, and the turns', () => {
    expect(momentAt(moments, 25)).toEqual(moments[3])
    expect(momentAt(moments, 12)).toEqual(moments[1])
    expect(turnsOf(moments).map(({ turn, number }) => [turn, number])).toEqual([
      [1, 0],
      [2, 33],
    ])
  })
})
