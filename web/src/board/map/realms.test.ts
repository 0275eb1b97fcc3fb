// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Standing } from './pieces'
import { holdersOf, realmsOf } from './realms'

const standing: Standing = new Map([
  ['rome', [{ kind: 'city', party: 0, count: 1 }]],
  ['etruria', [{ kind: 'tokens', party: 0, count: 3 }]],
  [
    'athens',
    [
      { kind: 'tokens', party: 1, count: 4 },
      { kind: 'tokens', party: 0, count: 2 },
    ],
  ],
  ['adriatic-sea', [{ kind: 'ship', party: 1, count: 1 }]],
])
const places = new Map([
  ['rome', [0, 0] as const],
  ['etruria', [300, 0] as const],
  ['athens', [2000, 0] as const],
])
const middle = (place: string) => places.get(place)!

describe('the board from far away', () => {
  it('has the land of whoever has the most there', () => {
    expect([...holdersOf(standing)]).toEqual([
      ['rome', 0],
      ['etruria', 0],
      ['athens', 1],
    ])
  })

  it('has one disc for what is near each other', () => {
    const groups = realmsOf(standing, middle, 0.03, 1)
    expect(groups.map(({ place, items }) => [place, items[0]!.party])).toEqual([
      ['rome', 0],
      ['athens', 1],
      ['athens', 0],
    ])
  })

  it('has no two discs on each other', () => {
    const groups = realmsOf(standing, middle, 0.03, 1)
    for (const one of groups)
      for (const other of groups)
        if (one !== other) {
          const away = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) * 0.03
          expect(away).toBeGreaterThan(0.45 * (one.width + other.width))
        }
  })
})
