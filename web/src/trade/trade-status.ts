/** The state of a trade in one line: who still trades, who waits for whom, what can be done. */
import type { Responses, TradeView } from '$/api/types'

export type Status =
  /** Computers wait for me. */
  | { kind: 'awaited' }
  /** I am done; these still trade. */
  | { kind: 'done'; who: readonly number[] }
  /** These have put down cards for deals with me. */
  | { kind: 'owing'; who: readonly number[] }
  /** Everybody else is done. */
  | { kind: 'alone' }
  /** No computer says anything more; none takes these offers of mine, these people still trade. */
  | { kind: 'silent'; offers: readonly string[]; who: readonly number[] }
  /** Computers think about offers. */
  | { kind: 'thinking'; who: readonly number[] }
  /** These trade, too. */
  | { kind: 'trading'; who: readonly number[] }

/** What there is to say to a reader; `awaited`: computers wait for them. */
export function statusOf(
  trade: TradeView,
  seat: number,
  responses: Responses | null,
  awaited: boolean,
  isPerson: (seat: number) => boolean,
): Status {
  const others = trade.seats.filter((each) => each !== seat && !trade.done.includes(each))
  if (awaited) return { kind: 'awaited' }
  if (trade.done.includes(seat)) return { kind: 'done', who: others }
  const owing = Object.values(trade.deals)
    .filter((deal) => deal.partner_ready && deal.cards === null)
    .map((deal) => deal.partner)
  if (owing.length) return { kind: 'owing', who: [...new Set(owing)] }
  if (!others.length) return { kind: 'alone' }
  if (responses?.silent && !others.every(isPerson)) {
    const refused = Object.entries(trade.offers).filter(
      ([, offer]) => offer.seat === seat && (offer.to === null || !isPerson(offer.to)),
    )
    const offers = refused.map(([number]) => number)
    return { kind: 'silent', offers, who: others.filter(isPerson) }
  }
  const thinking = thinkingOf(responses)
  if (thinking.length) return { kind: 'thinking', who: thinking }
  return { kind: 'trading', who: others }
}

/** The computers that think about some offer. */
export function thinkingOf(responses: Responses | null): number[] {
  const found = Object.values(responses?.offers ?? {}).flatMap((received) =>
    Object.entries(received).flatMap(([seat, how]) => (how === 'thinks' ? [Number(seat)] : [])),
  )
  return [...new Set(found)].sort((one, other) => one - other)
}
