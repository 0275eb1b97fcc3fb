// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { View } from '$/api/types'
import { placesOf, standingOf } from './pieces'

const view = {
  seat: 1,
  players: [{ civilization: 'minoa' }, { civilization: 'rome' }, { civilization: null }],
  board: {
    cities: { athens: 0, neapolis: 'barbarians' },
    tokens: { athens: { 0: 3 }, rome: { 0: 2, 1: 4, barbarians: 1 } },
    ships: { athens: { 0: 1 }, rome: { 1: 2 } },
    conflicts: ['rome'],
  },
} as unknown as View

describe('what stands where', () => {
  it('is city, own tokens, those of others by rank, Barbarians, ships', () => {
    const standing = standingOf(view)
    expect(standing.get('rome')).toEqual([
      { kind: 'tokens', party: 1, count: 4 },
      { kind: 'tokens', party: 0, count: 2 },
      { kind: 'tokens', party: 'barbarians', count: 1 },
      { kind: 'ship', party: 1, count: 2 },
    ])
    expect(standing.get('athens')!.map((piece) => piece.kind)).toEqual(['city', 'tokens', 'ship'])
    expect(standing.get('neapolis')).toEqual([{ kind: 'city', party: 'barbarians', count: 1 }])
    expect(placesOf(standing, 0).sort()).toEqual(['athens', 'rome'])
  })
})
