// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Happened, View } from '$/api/types'
import { GameSession } from '$/game/session.svelte'
import { emptyDraft, giving, saying, wishing } from './composer/offer-draft'
import { deskOf, type Desk } from './desk.svelte'

let asked: { path: string; body: unknown }[]
let desk: Desk

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('/').at(-1)!
    asked.push({ path, body: JSON.parse(String(init.body)) })
    return new Response(null, { status: 204 })
  })
  desk = newDesk()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The desk of a page that was just loaded. */
function newDesk(turn = 3, offers: object = { 7: {}, 8: {}, 9: { seat: 2 } }): Desk {
  const session = new GameSession('G', 2)
  session.view = { turn, hand: [], trade: { offers, deals: {} } } as never as View
  return deskOf(session, turn)
}

const DRAFT = wishing(
  saying(giving({ ...emptyDraft(3), to: 4 }, ['wax', 'wax', 'famine'], 2), 0, 'gold'),
  'iron',
  3,
)

it('has what was half filled in after a reload, in the same trade', () => {
  desk.change(DRAFT)
  desk.chosen['9'] = ['salt', 'salt']
  desk.keep()
  const again = newDesk()
  expect(again.draft).toEqual(DRAFT)
  expect(again.chosen).toEqual({ 9: ['salt', 'salt'] })
  expect(newDesk(4).draft).toEqual(emptyDraft(3))
})

it('goes on answering an offer that is still open', () => {
  const answer = { ...DRAFT, kind: 'counter', answers: '7' } as const
  desk.answer = { draft: answer, to: { seat: 4 } as never }
  desk.keep()
  expect(newDesk().draft).toEqual(answer)
  expect(newDesk().answer?.to).toEqual({})
  expect(newDesk(3, { 8: {} }).answer).toBe(null)
})

it('keeps nothing that was sent or cleared, and takes nothing that was never filled in', () => {
  desk.change(DRAFT)
  desk.keep()
  desk.clear()
  desk.keep()
  expect(localStorage).toHaveLength(0)
  const strange = [{}, { offer: { ...DRAFT, wishes: ['famine'] }, answer: null, chosen: {} }]
  for (const value of strange) {
    localStorage.setItem('filled.G.2.offer', JSON.stringify({ about: '3', value }))
    expect(newDesk().draft).toEqual(emptyDraft(3))
  }
})

it('follows a trade with no request but that its offers are in sight', async () => {
  await desk.renew()
  desk.listen()
  expect(asked).toEqual([{ path: 'shown', body: { offers: ['7', '8'] } }])
})

it('tells once that an offer of somebody else is in sight', async () => {
  await desk.renew()
  const { trade } = desk.session.view!
  const withMore = (more: object): View =>
    ({ ...desk.session.view, trade: { ...trade, offers: { ...trade!.offers, ...more } } }) as never
  desk.session.view = withMore({ 10: { seat: 2 } })
  await desk.renew()
  expect(asked).toHaveLength(1)
  desk.session.view = withMore({ 11: { seat: 4 } })
  await desk.renew()
  expect(asked.at(-1)).toEqual({ path: 'shown', body: { offers: ['7', '8', '11'] } })
})

it('tells again after a connection was lost, for the server may have begun again', async () => {
  await desk.renew()
  desk.session.socket.connections += 1
  await desk.renew()
  expect(asked.map((each) => each.body)).toEqual(Array(2).fill({ offers: ['7', '8'] }))
})

it('has what the session has of the hand and the offers', () => {
  expect([desk.hand, desk.sets, desk.calamities]).toEqual([null, [], []])
  expect(desk.gains.offers).toEqual({})
  desk.session.hand = { cards: 3, sets: [], calamities: [{ card: 'famine' }] } as never
  desk.session.offers = { offers: { 7: { possible: true } }, deals: {} } as never
  expect(desk.hand?.cards).toBe(3)
  expect(desk.calamities).toHaveLength(1)
  expect(desk.gains.offers).toHaveProperty('7')
})

it('counts every deal that the socket tells of once', () => {
  const made = {
    type: 'deal-made',
    number: '7',
    offerer: 2,
    seat: 4,
    cards_given: ['salt'],
    cards_taken: ['iron'],
  }
  const message = { type: 'happened', number: 9, events: [made], stands: null }
  desk.session.heard = [message] as never as Happened[]
  desk.listen()
  desk.session.heard = [message, { ...message, number: 10, events: [] }] as never as Happened[]
  desk.listen()
  expect(desk.ledger.made.map((each) => each.partner)).toEqual([4])
  expect(desk.ledger.heard).toBe(10)
})
