import { describe, expect, it } from 'vitest'
import type { RecapLine } from '$/api/types'
import { foldedAfter, partsOf } from './recap-parts'

function line(about: RecapLine['about']): RecapLine {
  return {
    sentence: { type: 'sentence', key: 'x', args: {} },
    about,
    party: null,
    places: [],
    moves: [],
  }
}

describe('a recap', () => {
  it('is shown in parts, as far as there is room', () => {
    const lines = [line('own'), line('own'), line('near'), line('others')]
    expect(partsOf(lines, 3).map((part) => [part.about, part.lines.length])).toEqual([
      ['own', 2],
      ['near', 1],
    ])
  })

  it('is folded only where that saves room', () => {
    const others = (count: number): RecapLine[] =>
      Array.from({ length: count }, () => line('others'))
    expect(foldedAfter(others(5), 4)).toBe(0)
    expect(foldedAfter(others(6), 4)).toBe(2)
  })

  it('never folds away what befell the reader', () => {
    const own = [line('own'), line('own'), line('own'), line('own')]
    expect(foldedAfter(own, 2)).toBe(0)
    expect(foldedAfter([...own, line('near'), line('others')], 2)).toBe(2)
  })
})
