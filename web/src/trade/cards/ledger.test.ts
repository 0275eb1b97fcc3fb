import { describe, expect, it } from 'vitest'
import type { Event, StreamMessage } from '$/api/types'
import { heardMore, newLedger, promisedMore } from './ledger'

const ME = 2
const offered = (number: string, offerer: number): Event => ({
  type: 'offer-made',
  number,
  offerer,
  to: null,
  gives: { count: 3, named: ['wine', 'wine'], claims: ['oil'] },
  wants: { count: 3, named: [] },
  counter: null,
})
const made = (number: string, offerer: number, seat: number): Event => ({
  type: 'deal-made',
  number,
  offerer,
  seat,
  given: 3,
  taken: 3,
  cards_given: ['wine', 'wine', 'wax'],
  cards_taken: ['iron', 'iron', 'salt'],
})
const message = (number: number, ...events: Event[]): StreamMessage => ({
  type: 'happened',
  number,
  events,
  stands: null,
})

describe('the ledger of a trade', () => {
  it('holds what came against what was promised', () => {
    const ledger = heardMore(
      newLedger(3),
      [message(4, offered('7', 5)), message(6, made('7', 5, ME))],
      ME,
    )
    expect(ledger.heard).toBe(6)
    expect(ledger.made).toEqual([
      {
        number: '7',
        heard: 6,
        partner: 5,
        promised: { count: 3, named: ['wine', 'wine'], claims: ['oil'] },
        received: ['wine', 'wine', 'wax'],
        given: ['iron', 'iron', 'salt'],
        asSaid: false,
      },
    ])
  })

  it('forgets a deal that was taken back, and keeps those before it', () => {
    const told = [message(4, made('6', 5, ME)), message(6, made('7', 5, ME))]
    const undone: StreamMessage = { type: 'happened', number: 7, events: [], stands: 4 }
    const ledger = heardMore(heardMore(newLedger(3), told, ME), [...told, undone], ME)
    expect(ledger.made.map((each) => each.number)).toEqual(['6'])
  })

  it('takes the word of whoever accepted an offer of mine', () => {
    const gives = { count: 3, named: ['iron', 'iron'], claims: ['salt'] } as const
    const accepted = {
      type: 'offer-accepted',
      number: '8',
      offerer: ME,
      seat: 1,
      to: null,
      gives,
    } as unknown as Event
    const messages = [message(1, offered('8', ME)), message(2, accepted, made('8', ME, 1))]
    const [deal] = heardMore(newLedger(0), messages, ME).made
    expect(deal).toMatchObject({ partner: 1, received: ['iron', 'iron', 'salt'], asSaid: true })
  })

  it('counts every message once, and no deal of others', () => {
    const others = { ...made('9', 0, 1), number: null } as Event
    const messages = [message(1, offered('7', 5)), message(2, made('7', 5, ME)), message(3, others)]
    const once = heardMore(newLedger(0), messages, ME)
    expect(heardMore(once, messages, ME).made).toHaveLength(1)
  })

  it('knows promises of deals that were agreed before it began', () => {
    const said = { count: 3, named: ['wine', 'wine'], claims: ['wax'] } as const
    const ledger = promisedMore(newLedger(0), [['7', said]])
    expect(heardMore(ledger, [message(1, made('7', 5, ME))], ME).made[0]?.asSaid).toBe(true)
  })
})
