import { expect, it } from 'vitest'
import type { Goal } from './basket-types'
import { goalOf, needs } from './prospect'

const space: Goal = { step: 7, epoch: 'early-bronze', asked: {}, before: {}, after: {} }
const epoch: Goal = {
  step: 9,
  epoch: 'middle-bronze',
  asked: { cities: 3, advances: 3 },
  before: { advances: 2 },
  after: { advances: 1 },
}

it('looks at the space ahead as long as something is missing for it', () => {
  const lacking = { ...space, before: { cities: 1 } }
  expect(goalOf({ next: lacking, epoch })).toBe(lacking)
  expect(goalOf({ next: space, epoch })).toBe(epoch)
  expect(goalOf({ next: space, epoch: null })).toBe(space)
})

it('tells what is missing before and after', () => {
  expect(needs(epoch)).toEqual([
    { kind: 'cities', asked: 3, before: 0, after: 0 },
    { kind: 'advances', asked: 3, before: 2, after: 1 },
  ])
})
