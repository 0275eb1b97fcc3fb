import { expect, it } from 'vitest'
import type { CardId } from './basket-types'
import { handSets, withCards } from './paying'

const payment = { sets: [{ card: 'salt' as CardId, count: 2, worth: 12, held: 3 }] }
const hand: { sets: { card: CardId; worth: number }[] } = {
  sets: [
    { card: 'salt', worth: 27 },
    { card: 'hides', worth: 1 },
  ],
}

it('shows what is handed in, and what the rest is worth', () => {
  const sets = handSets(['hides', 'salt', 'salt', 'salt', 'water'], payment, hand)
  expect(sets).toEqual([
    { card: 'hides', held: 1, count: 0, worth: 1 },
    { card: 'salt', held: 3, count: 2, worth: 12 },
    { card: 'water', held: 1, count: 0, worth: null },
  ])
  expect(withCards(sets, 'hides', 1)).toEqual(['hides', 'salt', 'salt'])
  expect(withCards(sets, 'salt', 0)).toEqual([])
})

it('hands in nothing as long as there is no payment', () => {
  expect(handSets(['salt'], null, null)).toEqual([{ card: 'salt', held: 1, count: 0, worth: null }])
})
