import { describe, expect, it } from 'vitest'
import type { Offer, TradeView } from '$/api/types'
import type { Card } from '../cards/cards'
import {
  bundled,
  counts,
  grouped,
  holding,
  NO_FILTERS,
  rowsOf,
  type Filters,
  type Row,
} from './offers'

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
      late: [],
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
      late: [],
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

  it('leaves every row in its group while it is held, and has what comes in at the end', () => {
    const groups = (now: readonly Row[], held: typeof HELD, hold = holding(rows, before)) =>
      grouped(now, NO_FILTERS, held, new Set(['15']), new Set(), hold)
    const before = grouped(rows, NO_FILTERS, HELD, new Set(), new Set())
    const more = { ...TRADE, offers: { ...TRADE.offers, '31': offer(1, ['oil', 'oil'], ['wax']) } }
    const after = groups(rowsOf(more, ME, {}, new Set(), rows), new Map())
    expect(after).toMatchObject({ toMe: before.toMe, within: before.within, mine: before.mine })
    expect(after.late.map((row) => row.number)).toEqual(['31'])
  })
})

describe('offers that differ little', () => {
  const gain = (sure: number) => ({ possible: true, gives: [], cost: 1, sure, if_true: sure })
  const offers = {
    '1': offer(0, ['ivory', 'iron', 'ochre'], ['wool', 'fish']),
    '2': offer(0, ['ivory', 'wine', 'ochre'], ['wool', 'iron']),
    '3': offer(1, ['ivory', 'wine', 'ochre'], ['wool', 'iron']),
    '4': offer(0, ['ivory', 'clay', 'ochre'], ['wool', 'fish']),
    '5': offer(0, ['tea', 'tea', 'ochre'], ['silk']),
  }
  const alike = rowsOf({ ...TRADE, offers }, ME, { '2': gain(4), '4': gain(9) }, new Set())
  const shape = (found: ReturnType<typeof bundled>) =>
    found.map(({ lead, others }) => [lead.number, ...others.map((row) => row.number)])

  it('are folded behind the best of them, where the first one stood', () => {
    expect(shape(bundled(alike))).toEqual([['4', '1', '2'], ['3'], ['5']])
  })

  it('are not folded while there are few', () => {
    expect(shape(bundled(alike.slice(1)))).toEqual([['2'], ['3'], ['4'], ['5']])
  })

  it('stay as they are folded while they are held, also if the first is gone', () => {
    const groups = grouped(alike, NO_FILTERS, HELD, new Set(), new Set())
    const hold = holding(alike, { ...groups, within: alike, beyond: [], met: [] })
    const later = rowsOf({ ...TRADE, offers }, ME, { '1': gain(20) }, new Set(), alike)
    expect(shape(bundled(later, hold))).toEqual([['4', '1', '2'], ['3'], ['5']])
    const left = Object.fromEntries(Object.entries(offers).filter(([number]) => number !== '4'))
    const gone = rowsOf({ ...TRADE, offers: left }, ME, {}, new Set(), alike)
    expect(bundled(gone, hold)[0]!.lead).toMatchObject({ number: '4', gone: true })
  })
})
