// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { View } from '$/api/types'
import { isCrowded, placesOf, shipsOf, standingOf, tokensOf } from './pieces'

const player = (civilization: string | null, tokens: Record<string, number>, ships: string[]) => ({
  civilization,
  tokens,
  ships,
})

const view = {
  seat: 1,
  players: [
    player('minoa', { rome: 2, athens: 3 }, ['athens']),
    player('rome', { rome: 4 }, ['rome', 'rome']),
    player(null, {}, []),
  ],
  cities: { athens: 0, neapolis: 'barbarians' },
  barbarians: { rome: 1 },
  movement: null,
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

  it('is in movement as the draft has it', () => {
    const draft = {
      still: { rome: 1 },
      marched: { rome: 1, etruria: 1 },
      landed: { etruria: 1 },
      ships: { 0: { place: 'tyrrhenian-sea' }, 1: { place: 'rome' } },
    }
    const moving = { ...view, movement: { drafts: { 1: draft } } } as unknown as View
    expect([...tokensOf(moving, 1)]).toEqual([
      ['rome', 2],
      ['etruria', 2],
    ])
    expect(shipsOf(moving, 1).get('rome')).toBe(1)
    expect(tokensOf(moving, 0).get('athens')).toBe(3)
  })

  it('is crowded by several parties beyond the limit, not by one', () => {
    const standing = standingOf(view)
    expect(isCrowded('rome', standing.get('rome')!)).toBe(true)
    expect(isCrowded('athens', [{ kind: 'tokens', party: 0, count: 30 }])).toBe(false)
  })
})
