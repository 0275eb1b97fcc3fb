/** How offers are received, as it is shown. */
import type { Responses, TradeView } from '$/api/types'
import type { IconName } from '$/ui/icons'

type Response = Responses['offers'][string][number]

/** How somebody receives an offer; whoever has made a counter-offer is not said to have declined. */
export interface Received {
  seat: number
  how: Response | 'countered'
}

export const SIGNS: Record<Received['how'], IconName> = {
  thinks: 'clock',
  declined: 'cross',
  countered: 'swap',
  seen: 'eye',
  unseen: 'moon',
  cannot: 'minus',
  done: 'check',
}

export function received(
  responses: Responses | null,
  trade: TradeView | null,
  number: string,
): Received[] {
  const counters = new Set(
    Object.values(trade?.offers ?? {})
      .filter((offer) => offer.counter === number)
      .map((offer) => offer.seat),
  )
  return Object.entries(responses?.offers[number] ?? {}).map(([key, how]) => {
    const seat = Number(key)
    return { seat, how: how === 'declined' && counters.has(seat) ? 'countered' : how }
  })
}

/** What becomes of an offer: the most hopeful of how it is received. */
export type Outcome =
  | { kind: 'countered' | 'thinking'; count: number }
  | { kind: 'waiting'; seats: number[] }
  | { kind: 'nobody' }

/** Null while nothing is known of it. */
export function outcomeOf(all: readonly Received[]): Outcome | null {
  if (!all.length) return null
  const of = (...hows: Received['how'][]): number[] =>
    all.filter((each) => hows.includes(each.how)).map((each) => each.seat)
  const countered = of('countered').length
  if (countered) return { kind: 'countered', count: countered }
  const thinking = of('thinks').length
  if (thinking) return { kind: 'thinking', count: thinking }
  const seats = of('seen', 'unseen')
  return seats.length ? { kind: 'waiting', seats } : { kind: 'nobody' }
}
