import { expect, it } from 'vitest'
import type { Happened } from '$/api/types'
import { calls } from './market'

const heard = [
  { number: 3, events: [{ type: 'offer-made', number: 1 }, { type: 'trader-done' }] },
  { number: 4, events: [{ type: 'deal-made', offerer: 0, seat: 1, given: 3, taken: 3 }] },
] as unknown as Happened[]

it('tells offers and deals, the newest first, and no more than there is room for', () => {
  expect(calls(heard, 5).map((call) => [call.key, call.type])).toEqual([
    ['4-0', 'deal'],
    ['3-0', 'offer'],
  ])
  expect(calls(heard, 1)).toHaveLength(1)
})
