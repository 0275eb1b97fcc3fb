import { expect, it } from 'vitest'
import type { Responses, TradeView } from '$/api/types'
import { outcomeOf, received } from './offer-responses'

const RESPONSES: Responses = {
  offers: { '5': { 0: 'declined', 1: 'seen', 3: 'done', 4: 'thinks' }, '6': { 0: 'declined' } },
  silent: false,
}
const counter = { seat: 0, to: 2, counter: '5' }
const trade = { offers: { ac1: counter } } as never as TradeView

it('tells of a counter-offer in place of a refusal', () => {
  const all = received(RESPONSES, trade, '5')
  expect(all.map((each) => each.how)).toEqual(['countered', 'seen', 'done', 'thinks'])
  expect(outcomeOf(all)).toEqual({ kind: 'countered', count: 1 })
})

it('tells what is still to be hoped for', () => {
  const all = received(RESPONSES, null, '5')
  expect(outcomeOf(all)).toEqual({ kind: 'thinking', count: 1 })
  expect(outcomeOf(all.filter((each) => each.how !== 'thinks'))).toEqual({
    kind: 'waiting',
    seats: [1],
  })
  expect(outcomeOf(received(RESPONSES, trade, '6'))).toEqual({ kind: 'nobody' })
  expect(outcomeOf(received(null, trade, '5'))).toBeNull()
})
