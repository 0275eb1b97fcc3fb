import { describe, expect, it } from 'vitest'
import type { Hand } from '$/api/types'
import { broughtBy, gainWith, type Gain } from './figures'

const salt = { card: 'salt', face: 3, count: 3, of: 9, free: 3, promised: 0 } as const
const wax = { card: 'wax', face: 2, count: 8, of: 8, free: 8, promised: 0 } as const
const hand: Hand = {
  cards: 11,
  limit: 8,
  worth: 155,
  sets: [
    { ...salt, worth: 27, with_one_more: 48 },
    { ...wax, worth: 128, with_one_more: 128 },
  ],
  calamities: [],
}
const gain: Gain = {
  possible: true,
  gives: ['salt', 'salt', 'wax'],
  cost: 54,
  sure: -3,
  if_true: 14,
}

describe('what the server has worked out', () => {
  it('says what one more card would bring, where there is one more', () => {
    expect(broughtBy(hand, 'salt')).toBe(21)
    expect([broughtBy(hand, 'wax'), broughtBy(hand, 'silk')]).toEqual([null, null])
    expect(broughtBy(null, 'salt')).toBeNull()
  })

  it('is told of just the cards that it was worked out for', () => {
    expect(gainWith(gain, ['wax', 'salt', 'salt'])).toBe(gain)
    expect(gainWith(gain, ['wax', 'wax', 'salt'])).toBeNull()
    expect(gainWith(gain, ['salt', 'salt'])).toBeNull()
    expect(gainWith(undefined, [])).toBeNull()
  })
})
