import { describe, expect, it } from 'vitest'
import type { Question } from '$/api/types'
import question from './question.fixture.json'
import { acceptable, canBeDone, canComeBack, offering, putting } from './trade-ways'

/** A question of a real trade, with a few of its many offers. */
const asked = question as unknown as Question

describe('the question of trade', () => {
  it('says what an offer is made of', () => {
    const found = offering(asked)!
    expect(found).toMatchObject({ least: 3, named: 2, mostWished: 20 })
    expect(found.cards).toContain('coastal-migration')
    expect(found.seats).toEqual([6, 15, 8, 12])
    expect([...found.counters]).toEqual(['13', '15', '17', '24'])
  })

  it('says which offers can be accepted, and what to put down for a deal', () => {
    expect([...acceptable(asked)]).toEqual(['13', '15'])
    expect(putting(asked, '7')?.count).toBe(3)
    expect(putting(asked, '8')).toBeNull()
  })

  it('lets one be done, and those who are come back', () => {
    expect([canBeDone(asked), canComeBack(asked)]).toEqual([true, false])
    expect(offering(null)).toBeNull()
  })
})
