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
): Groups {
  const groups: Groups = { toMe: [], met: [], within: [], beyond: [], mine: [], quiet: [] }
  for (const row of rows) {
    if (!inTab(row, filters.tab) || !passes(row, filters, held)) continue
    if (row.mine) groups.mine.push(row)
    else if (snoozed.has(row.number) || muted.has(row.offer.seat)) groups.quiet.push(row)
    else if (row.toMe) groups.toMe.push(row)
    else if (isMet(row)) groups.met.push(row)
    else if (isWithin(row, held)) groups.within.push(row)
    else groups.beyond.push(row)
  }
  return groups
}

/** The number of open offers in each tab. */
export function counts(rows: readonly Row[]): Record<Tab, number> {
  const open = rows.filter((row) => !row.gone)
  const of = (tab: Tab): number => open.filter((row) => inTab(row, tab)).length
  return { all: of('all'), 'to-me': of('to-me'), 'to-all': of('to-all'), mine: of('mine') }
}
