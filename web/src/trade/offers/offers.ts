/** The offers on the table as a list: whose they are, which are shown, and in which groups. */
import type { Offer, TradeView } from '$/api/types'
import { trade } from '$generated/rules.json'
import type { Card } from '../cards/cards'
import type { Gain } from '../cards/figures'

const LEAST = trade.least_cards

export type Tab = 'all' | 'to-me' | 'to-all' | 'mine'

export interface Filters {
  tab: Tab
  /** Only offers of cards of which I have some. */
  want: boolean
  /** Only offers that ask for cards I have. */
  have: boolean
  /** Only the smallest deals: the fewest cards on both sides. */
  even: boolean
  /** Only offers that give or ask for this card. */
  card: Card | null
}

export const NO_FILTERS: Filters = { tab: 'all', want: false, have: false, even: false, card: null }

/** An offer in the list. */
export interface Row {
  number: string
  offer: Offer
  mine: boolean
  toMe: boolean
  /** Whether it came while the reader was looking. */
  isNew: boolean
  /** Whether it is no longer open, and only stays until the pointer has left the list. */
  gone: boolean
  gain: Gain | null
}

export interface Groups {
  toMe: Row[]
  /** To all, and I have everything wished for. */
  met: Row[]
  /** To all, and I have some of what is wished for. */
  within: Row[]
  /** To all, and I have nothing that it asks for. */
  beyond: Row[]
  mine: Row[]
  /** Put off, or from muted players. */
  quiet: Row[]
  /** Those that came while nothing may move. */
  late: Row[]
}

export type GroupName = keyof Groups

/** Offers of one player that differ little: the best one, and the others. */
export interface Bundle {
  lead: Row
  others: Row[]
}

/** What must stay as it is while the pointer is in the list. */
export interface Hold {
  rows: readonly Row[]
  /** The group of each row, by number. */
  places: ReadonlyMap<string, GroupName>
  /** The first row of each row's bundle, by numbers. */
  leads: ReadonlyMap<string, string>
}

/** The cards of the hand that can be given, by kind. */
export type Held = ReadonlyMap<Card, number>

const has = (cards: readonly Card[], held: Held): boolean =>
  cards.some((card) => (held.get(card) ?? 0) > 0)

export const saidCards = (offer: Offer): Card[] => [...offer.gives.named, ...offer.gives.claims]

/** Whether everything wished for can be given; the server says. */
const isMet = (row: Row): boolean => row.gain?.possible ?? false

/** Whether the reader can respond to an offer: give some of what is wished for. */
function isWithin(row: Row, held: Held): boolean {
  const { named } = row.offer.wants
  return !named.length || has(named, held)
}

/** The open offers as rows, with removed ones in their places while they are kept. */
export function rowsOf(
  trade: TradeView,
  seat: number,
  gains: Readonly<Record<string, Gain>>,
  arrived: ReadonlySet<string>,
  kept: readonly Row[] = [],
): Row[] {
  const open = Object.entries(trade.offers).map(([number, offer]) => ({
    number,
    offer,
    mine: offer.seat === seat,
    toMe: offer.to === seat,
    isNew: offer.seat !== seat && arrived.has(number),
    gone: false,
    gain: gains[number] ?? null,
  }))
  if (!kept.length) return open
  const known = new Set(kept.map((row) => row.number))
  const now = new Map(open.map((row) => [row.number, row]))
  return [
    ...kept.map((row) => now.get(row.number) ?? { ...row, gone: true, isNew: false }),
    ...open.filter((row) => !known.has(row.number)),
  ]
}

function passes(row: Row, filters: Filters, held: Held): boolean {
  const { gives, wants } = row.offer
  if (filters.card !== null && ![...saidCards(row.offer), ...wants.named].includes(filters.card))
    return false
  if (row.mine) return true
  if (filters.want && !has(saidCards(row.offer), held)) return false
  if (filters.have && !has(wants.named, held)) return false
  return !filters.even || (gives.count === LEAST && wants.count === LEAST)
}

function inTab(row: Row, tab: Tab): boolean {
  if (tab === 'to-me') return row.toMe
  if (tab === 'to-all') return !row.mine && !row.toMe
  return tab === 'all' || row.mine
}

/** The rows that pass the filters, in their groups; within a group in order of arrival. */
export function grouped(
  rows: readonly Row[],
  filters: Filters,
  held: Held,
  snoozed: ReadonlySet<string>,
  muted: ReadonlySet<number>,
  hold: Hold | null = null,
): Groups {
  const groups: Groups = {
    toMe: [],
    met: [],
    within: [],
    beyond: [],
    mine: [],
    quiet: [],
    late: [],
  }
  const groupOf = (row: Row): GroupName => {
    if (hold) return hold.places.get(row.number) ?? 'late'
    if (row.mine) return 'mine'
    if (snoozed.has(row.number) || muted.has(row.offer.seat)) return 'quiet'
    if (row.toMe) return 'toMe'
    if (isMet(row)) return 'met'
    return isWithin(row, held) ? 'within' : 'beyond'
  }
  for (const row of rows) {
    if (inTab(row, filters.tab) && passes(row, filters, held)) groups[groupOf(row)].push(row)
  }
  return groups
}

const LEAST_ALIKE = 3

const overlap = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.some((card) => other.includes(card))

/** Whether two offers are by the same player, for as many cards, and about some of the same. */
function areAlike(one: Row, other: Row): boolean {
  const [a, b] = [one.offer, other.offer]
  return (
    a.seat === b.seat &&
    a.to === b.to &&
    a.counter === null &&
    b.counter === null &&
    a.gives.count === b.gives.count &&
    a.wants.count === b.wants.count &&
    overlap([...a.gives.named, ...a.wants.named], [...b.gives.named, ...b.wants.named])
  )
}

/**
 * The rows of a group with those folded together that differ little, where there are several: the
 * best of them stands where the first one came. Rows that are held stay as they were.
 */
export function bundled(rows: readonly Row[], hold: Hold | null = null): Bundle[] {
  const leadOf = (row: Row): Row => {
    const lead = hold?.leads.get(row.number) ?? row.number
    return rows.find((each) => each.number === lead) ?? row
  }
  const alike = (row: Row): Row[] => {
    if (hold) return rows.filter((each) => leadOf(each) === leadOf(row))
    const found = rows.filter((each) => areAlike(row, each))
    return found.length < LEAST_ALIKE ? [row] : found
  }
  const taken = new Set<Row>()
  return rows.flatMap((row) => {
    if (taken.has(row)) return []
    const all = alike(row).filter((each) => !taken.has(each))
    all.forEach((each) => taken.add(each))
    const lead = hold ? leadOf(row) : best(all)
    return [{ lead, others: all.filter((each) => each !== lead) }]
  })
}

/** The offer that brings most for certain; the first of those that bring the same. */
function best(rows: readonly Row[]): Row {
  const gain = (row: Row): number => row.gain?.sure ?? -Infinity
  return rows.reduce((lead, row) => (gain(row) > gain(lead) ? row : lead))
}

/** What holds the list as it is. */
export function holding(rows: readonly Row[], groups: Groups): Hold {
  const names = Object.keys(groups) as GroupName[]
  return {
    rows,
    places: new Map(
      names.flatMap((name) => groups[name].map((row) => [row.number, name] as const)),
    ),
    leads: new Map(
      names.flatMap((name) =>
        bundled(groups[name]).flatMap(({ lead, others }) =>
          [lead, ...others].map((row) => [row.number, lead.number] as const),
        ),
      ),
    ),
  }
}

/** The number of open offers in each tab. */
export function counts(rows: readonly Row[]): Record<Tab, number> {
  const open = rows.filter((row) => !row.gone)
  const of = (tab: Tab): number => open.filter((row) => inTab(row, tab)).length
  return { all: of('all'), 'to-me': of('to-me'), 'to-all': of('to-all'), mine: of('mine') }
}
