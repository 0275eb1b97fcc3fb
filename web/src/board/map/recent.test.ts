// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Recap } from '$/api/types'
import { arrowsOf, changesOf } from './recent'

const march = { kind: 'march', start: 'athens', way: ['corinth'], count: 2 }
const recap = {
  since: 3,
  number: 9,
  lines: [
    { about: 'near', places: ['corinth'], moves: [{ ...march, party: 1 }] },
    {
      about: 'others',
      places: [],
      moves: [
        { ...march, party: 'barbarians' },
        { ...march, party: 0 },
      ],
    },
  ],
  changes: [
    { place: 'corinth', party: 1, kind: 'arrived', count: 2 },
    { place: 'corinth', party: 0, kind: 'city-lost', count: 1 },
  ],
} as unknown as Recap

describe('what others have done since the last answer', () => {
  it('has an arrow for every move, those far away apart', () => {
    const arrows = arrowsOf(recap)
    expect(arrows.map(({ party, far }) => [party, far])).toEqual([
      [1, false],
      ['barbarians', true],
      [0, true],
    ])
    expect(new Set(arrows.map(({ id }) => id)).size).toBe(3)
    expect(arrowsOf(null)).toEqual([])
  })

  it('has those of whom a spectator follows large', () => {
    const arrows = arrowsOf(recap, 0)
    expect(arrows.map(({ party, far }) => [party, far])).toEqual([
      [1, false],
      ['barbarians', true],
      [0, false],
    ])
  })

  it('marks a place by what matters most, and has words for all', () => {
    const marks = changesOf(recap, ({ kind }) => kind).get('corinth')!
    expect(marks.map(({ title }) => title)).toEqual(['city-lost', 'arrived'])
    expect(marks[0]).toMatchObject({ tone: 'war', icon: 'cross' })
  })
})
