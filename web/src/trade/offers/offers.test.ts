import { describe, expect, it } from 'vitest'
import type { Offer, TradeView } from '$/api/types'
import type { Card } from '../cards/cards'
import { counts, grouped, NO_FILTERS, rowsOf, type Filters, type Row } from './offers'

const ME = 2

function offer(seat: number, gives: Card[], wants: Card[], to: number | null = null): Offer {
  const [first, second, ...claims] = gives as [Card, Card, ...Card[]]
  return {
    seat,
    gives: { count: gives.length, named: [first, second], claims },
    wants: { count: 3, named: wants },
    to,
    counter: null,
  }
}

const TRADE: TradeView = {
  seats: [0, 1, 2, 3],
  done: [],
  offers: {
    '13': offer(0, ['dye', 'jade', 'water'], ['bronze', 'oil']),
    '15': offer(1, ['salt', 'wax', 'papyri'], ['wool', 'wax']),
    '24': offer(3, ['lead', 'clay', 'bone', 'bone'], ['gold']),
    '30': offer(ME, ['wax', 'wax', 'ochre'], ['salt']),
    ac1: offer(0, ['resin', 'lead', 'clay'], ['wax'], ME),
  },
  deals: {},
  said: 0,
}
const HELD = new Map<Card, number>([
  ['wax', 2],
  ['lead', 4],
  ['oil', 1],
])
const rows = rowsOf(TRADE, ME, {}, new Set(['24', '30']))

function numbers(filters: Partial<Filters>, snoozed: string[] = [], muted: number[] = []) {
  const all = { ...NO_FILTERS, ...filters }
  const groups = grouped(rows, all, HELD, new Set(snoozed), new Set(muted))
  return Object.fromEntries(
    Object.entries<Row[]>({ ...groups }).map(([name, group]) => [
      name,
      group.map((row) => row.number),
    ]),
  )
}

describe('the list of offers', () => {
  it('has a group for each thing one can do about them', () => {
    expect(numbers({})).toEqual({
      toMe: ['ac1'],
      met: [],
      within: ['13', '15'],
      beyond: ['24'],
      mine: ['30'],
      quiet: [],
    })
    expect(counts(rows)).toEqual({ all: 5, 'to-me': 1, 'to-all': 3, mine: 1 })
  })

  it('has the offers that can be met before those of which some is held', () => {
    const gain = { possible: true, gives: [], cost: 1, sure: 2, if_true: 3 }
    const known = rowsOf(TRADE, ME, { '24': gain }, new Set())
    const groups = grouped(known, NO_FILTERS, HELD, new Set(), new Set())
    expect(groups.met.map((row) => row.number)).toEqual(['24'])
    expect(groups.within.map((row) => row.number)).toEqual(['13', '15'])
  })

  it('shows what I want, what I have, and three for three', () => {
    expect(numbers({ want: true })).toMatchObject({ toMe: ['ac1'], within: ['15'], beyond: ['24'] })
    expect(numbers({ have: true })).toMatchObject({ within: ['13', '15'], beyond: [] })
    expect(numbers({ even: true })).toMatchObject({ within: ['13', '15'], beyond: [] })
    expect(numbers({ card: 'wax' })).toMatchObject({ toMe: ['ac1'], within: ['15'], mine: ['30'] })
    expect(numbers({ tab: 'mine', want: true })).toMatchObject({ within: [], mine: ['30'] })
  })

  it('keeps apart what is put off or muted, and never my own', () => {
    expect(numbers({}, ['15', '30'], [0])).toEqual({
      toMe: [],
      met: [],
      within: [],
      beyond: ['24'],
      mine: ['30'],
      quiet: ['13', '15', 'ac1'],
    })
  })

  it('marks what is new, but not what I said myself', () => {
    expect(rows.filter((row) => row.isNew).map((row) => row.number)).toEqual(['24'])
  })

  it('leaves rows that are gone where they were as long as somebody points at the list', () => {
    const { '13': gone, ...open } = TRADE.offers
    const later = { ...TRADE, offers: { ...open, '31': gone! } }
    const kept = rowsOf(later, ME, {}, new Set(), rows)
    expect(kept.map((row) => [row.number, row.gone])).toEqual([
      ['13', true],
      ['15', false],
      ['24', false],
      ['30', false],
      ['ac1', false],
      ['31', false],
    ])
    expect(rowsOf(later, ME, {}, new Set()).map((row) => row.number)).not.toContain('13')
  })
})
