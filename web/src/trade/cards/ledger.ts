/** The deals of a trade, from its stream: what was promised, and what came. */
import type { Event, StreamMessage } from '$/api/types'
import { beyond, type Card } from './cards'

/** What a player said about the cards they give. */
export interface Statement {
  count: number
  named: readonly Card[]
  claims: readonly Card[]
}

/** A deal of mine that was made. */
export interface Made {
  number: string
  /** The message that told of it. */
  heard: number
  partner: number
  promised: Statement
  received: readonly Card[]
  given: readonly Card[]
  /** Whether all claimed cards were among them. */
  asSaid: boolean
}

/** What is known of a trade so far. */
export interface Ledger {
  /** The last message that counted. */
  heard: number
  /** What others said they would give me, by the number of the offer. */
  promised: ReadonlyMap<string, Statement>
  made: readonly Made[]
}

export const newLedger = (heard: number): Ledger => ({ heard, promised: new Map(), made: [] })

/** The ledger with promises of current deals that began before it did. */
export function promisedMore(ledger: Ledger, deals: Iterable<[string, Statement]>): Ledger {
  return { ...ledger, promised: new Map([...ledger.promised, ...deals]) }
}

/** The ledger with some more messages. */
export function heardMore(
  ledger: Ledger,
  messages: readonly StreamMessage[],
  seat: number,
): Ledger {
  const promised = new Map(ledger.promised)
  let made = ledger.made
  let heard = ledger.heard
  for (const message of messages) {
    if (message.type === 'now' || message.number <= heard) continue
    heard = message.number
    if (message.type !== 'happened') continue
    const { stands } = message
    if (stands !== null) made = made.filter((each) => each.heard <= stands)
    for (const event of message.events) {
      const said = promiseIn(event, seat)
      if (said) promised.set(...said)
      const deal = dealIn(event, promised, seat)
      if (deal) made = [...made, { ...deal, heard }]
    }
  }
  return { heard, promised, made }
}

/** What another player promises by an offer, or by accepting one of mine. */
function promiseIn(event: Event, seat: number): [string, Statement] | null {
  if (event.type === 'offer-made' && event.offerer !== seat) return [event.number, event.gives]
  if (event.type === 'offer-accepted' && event.offerer === seat && event.gives) {
    return [event.number, event.gives]
  }
  return null
}

function dealIn(
  event: Event,
  promised: ReadonlyMap<string, Statement>,
  seat: number,
): Omit<Made, 'heard'> | null {
  if (event.type !== 'deal-made' || event.number === null) return null
  const { number, offerer, cards_given, cards_taken } = event
  const own = offerer === seat
  const received = (own ? cards_taken : cards_given) ?? []
  const said = promised.get(number) ?? { count: received.length, named: [], claims: [] }
  const claimed = [...said.named, ...said.claims]
  return {
    number,
    partner: own ? event.seat : offerer,
    promised: said,
    received: inOrderOf(received, claimed),
    given: (own ? cards_given : cards_taken) ?? [],
    asSaid: !beyond(claimed, received).length,
  }
}

/** The same cards, claimed ones first, so that both can be read side by side. */
function inOrderOf(cards: readonly Card[], claimed: readonly Card[]): Card[] {
  const others = beyond(cards, claimed)
  return [
    ...beyond(cards, others).sort((a, b) => claimed.indexOf(a) - claimed.indexOf(b)),
    ...others,
  ]
}
