import { describe, expect, it } from 'vitest'
import type { Offer } from '$/api/types'
import type { Card } from '../cards/cards'
import {
  acceptanceOf,
  accepting,
  added,
  countering,
  emptyDraft,
  gapOf,
  giving,
  leftOf,
  offerOf,
  saying,
  wanting,
  wishing,
  without,
} from './offer-draft'

const FREE: Card[] = ['wax', 'wax', 'lead', 'lead', 'resin', 'coastal-migration']
const OFFER: Offer = {
  seat: 4,
  gives: { count: 3, named: ['gold', 'gold'], claims: ['wine'] },
  wants: { count: 3, named: ['wax', 'lead', 'silk'] },
  to: null,
  counter: null,
}

describe('a draft', () => {
  it('names the first commodities truly, and never a calamity', () => {
    const draft = giving(emptyDraft(3), ['coastal-migration', 'wax', 'lead', 'lead'], 2)
    expect(draft.truly).toEqual(['wax', 'lead'])
    expect(draft.others).toEqual([
      { card: 'coastal-migration', says: null },
      { card: 'lead', says: 'lead' },
    ])
  })

  it('lets the next commodity move up when a true card is taken out', () => {
    const draft = giving(emptyDraft(3), ['wax', 'lead', 'coastal-migration', 'resin'], 2)
    const left = without(draft, 0, 2)
    expect(left.truly).toEqual(['lead', 'resin'])
    expect(left.others).toEqual([{ card: 'coastal-migration', says: null }])
    expect(without(left, 2, 2).others).toEqual([])
  })

  it('is an offer with what is said, not with what is given', () => {
    const given = giving(emptyDraft(3), ['wax', 'lead', 'coastal-migration'], 2)
    const draft = wishing(saying(given, 0, 'grain'), 'gold', 20)
    expect(offerOf(draft)).toEqual({
      type: 'make-offer',
      gives: { count: 3, named: ['wax', 'lead'], claims: ['grain'] },
      wants: { count: 3, named: ['gold'] },
      to: null,
      counter: null,
    })
    expect(offerOf(saying(draft, 0, null)).gives).toMatchObject({ count: 3, claims: [] })
  })

  it('says what is missing', () => {
    const two = giving(emptyDraft(3), ['wax', 'lead'], 2)
    expect(gapOf(emptyDraft(3), FREE, 3, 2)).toBe('two-named')
    expect(gapOf(two, FREE, 3, 2)).toBe('too-few')
    expect(gapOf(added(two, 'wax', 2), FREE, 3, 2)).toBeNull()
    expect(gapOf(giving(two, ['wax', 'wax', 'wax'], 2), FREE, 3, 2)).toBe('not-there')
    expect(leftOf(two, 'wax', FREE)).toBe(1)
  })

  it('never wants fewer cards than it names, nor more than it may', () => {
    const draft = ['gold', 'gold', 'silk', 'tea'].reduce(
      (made, card) => wishing(made, card as Card, 20),
      emptyDraft(3),
    )
    expect(draft.count).toBe(4)
    expect(wanting(draft, 3, 3, 20).count).toBe(4)
    expect(wanting(draft, 99, 3, 20).count).toBe(20)
  })
})

describe('an answer', () => {
  it('counters with what was asked for, as far as it is there', () => {
    const draft = countering('28', OFFER, FREE, 2, 3)
    expect(draft).toMatchObject({ to: 4, answers: '28', count: 3, wishes: ['gold', 'gold'] })
    expect(draft.truly).toEqual(['wax', 'lead'])
    expect(draft.others).toEqual([])
  })

  it('accepts with the proposed cards, and puts down just these', () => {
    const draft = accepting('28', OFFER, FREE, ['wax', 'lead', 'resin'], 2)
    const lied = saying(draft, 0, 'silk')
    expect(gapOf(lied, FREE, 3, 2)).toBeNull()
    expect(acceptanceOf(lied)).toEqual([
      { type: 'accept-offer', offer: '28', named: ['wax', 'lead'], claims: ['silk'] },
      { type: 'put-down-cards', deal: '28', cards: ['wax', 'lead', 'resin'] },
    ])
    expect(gapOf(added(lied, 'lead', 2), FREE, 3, 2)).toBe('too-many')
  })
})
