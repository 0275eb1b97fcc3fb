import { expect, it } from 'vitest'
import type { Passage } from '$/api/types'
import { withNext } from './story.svelte'

const passage = (number: number, rest: Partial<Passage> = {}): Passage => ({
  number,
  turn: 1,
  phase: 3,
  lines: [],
  heading: null,
  stands: null,
  table: false,
  ...rest,
})

it('takes away what was taken back, but nothing that changed at the table', () => {
  const told = [passage(1), passage(2), passage(3, { table: true }), passage(4)]
  const now = told.reduce(withNext, [] as readonly Passage[])
  const after = withNext(now, passage(5, { stands: 1 }))
  expect(after.map((each) => each.number)).toEqual([1, 3, 5])
})

it('keeps the phases that one message tells of together', () => {
  const told = [passage(1), passage(2), passage(3, { phase: 2 }), passage(3, { stands: 1 })]
  const now = told.reduce(withNext, [] as readonly Passage[])
  expect(now.map((each) => each.number)).toEqual([1, 3, 3])
})
