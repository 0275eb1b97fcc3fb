// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Group } from '$/board/map/arrange'
import { placeMeant, pointedAt, REACH } from './pointed-at'

function group(place: string, x: number, y: number): Group {
  const item = { shape: 'tokens', party: 0, count: 1, width: 38, height: 24, stacks: [] } as const
  const items = [{ ...item, x: -19, y: -12 }]
  return { place, at: [x, y], ashore: null, scale: 1, items, width: 38, height: 24 }
}

const boxOf = ({ at: [x, y] }: Group) => ({
  left: x - 19,
  right: x + 19,
  top: y - 12,
  bottom: y + 12,
})
const groups = [group('rome', 100, 100), group('neapolis', 160, 100)]

describe('what a point means', () => {
  it('is the pieces under the pointer, wherever they have gone', () => {
    expect(pointedAt(groups, boxOf, 'etruria', [105, 95], REACH.mouse).pieces).toBe('rome')
    expect(pointedAt(groups, boxOf, 'etruria', [105, 120], REACH.mouse).pieces).toBeNull()
  })

  it('is for a finger the nearest pieces within reach', () => {
    expect(pointedAt(groups, boxOf, null, [125, 100], REACH.tap).pieces).toBe('rome')
    expect(pointedAt(groups, boxOf, null, [135, 100], REACH.tap).pieces).toBe('neapolis')
    expect(pointedAt(groups, boxOf, null, [100, 140], REACH.tap).pieces).toBeNull()
  })

  it('leaves a finger room to move the board beside pieces', () => {
    expect(pointedAt(groups, boxOf, null, [100, 130], REACH.tap).pieces).toBe('rome')
    expect(pointedAt(groups, boxOf, null, [100, 130], REACH.grab).pieces).toBeNull()
  })

  it('is no group that has only badges', () => {
    const bare = { ...group('capua', 100, 100), items: [] }
    expect(pointedAt([bare], boxOf, 'rome', [100, 100], REACH.tap).pieces).toBeNull()
  })

  it('is what can be touched now, pieces before ground', () => {
    const both = { ground: 'etruria', pieces: 'rome' }
    expect(placeMeant(both, new Set(['etruria', 'rome']))).toBe('rome')
    expect(placeMeant(both, new Set(['etruria']))).toBe('etruria')
    expect(placeMeant(both, new Set())).toBe('rome')
    expect(placeMeant({ ground: 'etruria', pieces: null }, new Set(['rome']))).toBe('etruria')
    expect(placeMeant({ ground: null, pieces: null }, new Set())).toBeNull()
  })
})
