import { describe, expect, it } from 'vitest'
import type { Offer } from '$/api/types'
import type { Card } from '../cards/cards'
import {
  acceptanceOf,
  accepting,
  added,
  changing,
  countering,
  emptyDraft,
  gapOf,
  giving,
  leftOf,
  offerOf,
  placed,
  saying,
  stillThere,
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
    expect(gapOf(emptyDraft(3), 3, 2)).toBe('two-named')
    expect(gapOf(two, 3, 2)).toBe('too-few')
    expect(gapOf(added(two, 'wax', 2), 3, 2)).toBeNull()
    expect(leftOf(two, 'wax', FREE)).toBe(1)
  })

  it('loses what is no longer there, and what could move up does', () => {
    const draft = giving(emptyDraft(3), ['wax', 'wax', 'lead', 'coastal-migration'], 2)
    expect(stillThere(draft, ['wax', 'wax', 'lead', 'coastal-migration'], 2)).toBe(draft)
    const left = stillThere(draft, ['wax', 'lead', 'resin'], 2)
    expect(left.truly).toEqual(['wax', 'lead'])
    expect(left.others).toEqual([])
    expect(stillThere(draft, [], 2)).toMatchObject({ truly: [], others: [] })
  })

  it('takes a card where it is put', () => {
    const draft = giving(emptyDraft(3), ['wax', 'lead'], 2)
    expect(placed(draft, 'resin', 0, 2)).toMatchObject({
      truly: ['resin', 'lead'],
      others: [{ card: 'wax', says: 'wax' }],
    })
    expect(placed(emptyDraft(3), 'resin', 1, 2).truly).toEqual(['resin'])
    expect(placed(emptyDraft(3), 'resin', 'others', 2)).toMatchObject({
      truly: [],
      others: [{ card: 'resin', says: 'resin' }],
    })
    expect(placed(draft, 'coastal-migration', 0, 2)).toMatchObject({
      truly: ['wax', 'lead'],
      others: [{ card: 'coastal-migration', says: null }],
    })
  })

  it('is made of an own offer with what was meant and said', () => {
    const meant: Card[] = ['gold', 'gold', 'coastal-migration']
    const draft = changing('28', { ...OFFER, to: 2 }, meant, 2)
    expect(draft).toMatchObject({ kind: 'offer', replaces: '28', to: 2, truly: ['gold', 'gold'] })
    expect(draft.others).toEqual([
      { card: 'coastal-migration', says: OFFER.gives.claims[0] ?? null },
    ])
    expect(draft.wishes).toEqual(OFFER.wants.named)
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
    expect(gapOf(lied, 3, 2)).toBeNull()
    expect(acceptanceOf(lied)).toEqual([
      { type: 'accept-offer', offer: '28', named: ['wax', 'lead'], claims: ['silk'] },
      { type: 'put-down-cards', deal: '28', cards: ['wax', 'lead', 'resin'] },
    ])
    expect(gapOf(added(lied, 'lead', 2), 3, 2)).toBe('too-many')
  })
})
