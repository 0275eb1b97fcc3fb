import { describe, expect, it } from 'vitest'
import type { Card } from './cards'
import { broughtBy, costOf, type CardSet, type HandFigures } from './figures'

function set(card: Card, count: number, worths?: number[]): CardSet {
  const [worth, with_one_more] = [worths?.[count] ?? 0, worths?.[count + 1] ?? 0]
  const held = { card, face: 1, count, of: 8, worth, with_one_more, free: count, promised: 0 }
  return worths ? { ...held, worths } : held
}
const hand: HandFigures = {
  cards: 5,
  limit: 8,
  worth: 17,
  sets: [set('wax', 2, [0, 2, 8, 18]), set('salt', 3, [0, 3, 12, 27, 48]), set('oil', 1)],
  others: [set('gold', 0, [0, 9, 36])],
  calamities: [],
}

describe('what cards are worth', () => {
  it('is looked up in what the server has worked out', () => {
    expect(costOf(hand, ['salt', 'wax', 'salt'])).toBe(24 + 6)
    expect(costOf(hand, ['coastal-migration'])).toBe(0)
    expect([broughtBy(hand, 'salt'), broughtBy(hand, 'gold')]).toEqual([21, 9])
  })

  it('is not guessed where it is not there', () => {
    expect(costOf(hand, ['oil'])).toBeNull()
    expect(broughtBy(hand, 'silk')).toBeNull()
  })
})
