// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Happened, View } from '$/api/types'
import { GameSession } from '$/game/session.svelte'
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
  const session = new GameSession('G', 2)
  session.view = {
    turn: 3,
    hand: [],
    trade: { offers: { 7: {}, 8: {}, 9: { seat: 2 } }, deals: {} },
  } as never as View
  desk = deskOf(session, 3)
})
afterEach(() => vi.unstubAllGlobals())

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
