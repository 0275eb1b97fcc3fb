import { describe, expect, it } from 'vitest'
import type { Offer, Responses, TradeView } from '$/api/types'
import { statusOf, thinkingOf } from './trade-status'

const ME = 2
const offer = (seat: number): Offer => ({
  seat,
  gives: { count: 3, named: ['wax', 'wax'], claims: [] },
  wants: { count: 3, named: [] },
  to: null,
  counter: null,
})
const TRADE: TradeView = {
  seats: [0, 1, 2, 3],
  done: [3],
  offers: { '4': offer(0), '5': offer(ME) },
  deals: {},
  said: 0,
}
const RESPONSES: Responses = {
  offers: { '5': { 0: 'thinks', 1: 'seen', 3: 'done' }, '4': { 1: 'seen', 2: 'seen' } },
  silent: false,
}
const SILENT: Responses = { offers: { '5': { 0: 'declined' } }, silent: true }
const isPerson = (seat: number): boolean => seat === 1

describe('the state of a trade', () => {
  it('says first that computers wait for me', () => {
    expect(statusOf(TRADE, ME, SILENT, true, isPerson)).toEqual({ kind: 'awaited' })
  })

  it('says who still trades when I am done', () => {
    const done = { ...TRADE, done: [2, 3] }
    expect(statusOf(done, ME, SILENT, false, isPerson)).toEqual({ kind: 'done', who: [0, 1] })
  })

  it('says whose cards wait for mine', () => {
    const stated = { count: 3, named: ['wax', 'wax'], claims: [] } as never
    const deal = { partner: 1, gives: stated, gets: stated, cards: null, partner_ready: true }
    const dealing = { ...TRADE, deals: { ab1: deal, ab2: { ...deal, partner_ready: false } } }
    expect(statusOf(dealing, ME, SILENT, false, isPerson)).toEqual({ kind: 'owing', who: [1] })
    const down = { ...TRADE, deals: { ab1: { ...deal, cards: ['wax'] as never } } }
    expect(statusOf(down, ME, SILENT, false, isPerson).kind).toBe('silent')
  })

  it('says that nobody else is there any more', () => {
    const alone = { ...TRADE, done: [0, 1, 3] }
    expect(statusOf(alone, ME, SILENT, false, isPerson)).toEqual({ kind: 'alone' })
  })

  it('says who thinks, and that all is said', () => {
    expect(thinkingOf(RESPONSES)).toEqual([0])
    expect(statusOf(TRADE, ME, RESPONSES, false, isPerson)).toEqual({ kind: 'thinking', who: [0] })
    expect(statusOf(TRADE, ME, SILENT, false, isPerson)).toEqual({
      kind: 'silent',
      offers: ['5'],
      who: [1],
    })
    expect(statusOf(TRADE, ME, null, false, isPerson)).toEqual({ kind: 'trading', who: [0, 1] })
  })

  it('says of computers alone that they take nothing, and only what they were offered', () => {
    const nobody = (): boolean => false
    const silent = { kind: 'silent', offers: ['5'], who: [] }
    expect(statusOf(TRADE, ME, SILENT, false, nobody)).toEqual(silent)
    const toPerson = { ...TRADE, offers: { '6': { ...offer(ME), to: 1 } } }
    expect(statusOf(toPerson, ME, SILENT, false, isPerson)).toEqual({
      kind: 'silent',
      offers: [],
      who: [1],
    })
  })

  it('says nothing of computers where only people still trade', () => {
    const people = { ...TRADE, done: [0, 3] }
    expect(statusOf(people, ME, SILENT, false, isPerson)).toEqual({ kind: 'trading', who: [1] })
    const everybody = (): boolean => true
    const waiting: Responses = { offers: { '5': { 0: 'seen', 1: 'unseen' } }, silent: false }
    expect(statusOf(TRADE, ME, waiting, false, everybody)).toEqual({
      kind: 'trading',
      who: [0, 1],
    })
  })
})
