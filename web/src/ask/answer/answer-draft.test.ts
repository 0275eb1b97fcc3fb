import { describe, expect, it } from 'vitest'
import { questionOf, questions } from '../testing/questions'
import { Draft, sameAction } from './answer-draft.svelte'
import { Carded, Counted, Picked } from './entries.svelte'
import { shapeOf } from './shape'
import type { Answer } from './things'

/** The same answer, without anything that was not asked for. */
function expectSame(built: unknown, wanted: Answer): void {
  expect(sameAction(built as Answer, wanted)).toBe(true)
  expect(Object.keys(wanted)).toEqual(expect.arrayContaining(Object.keys(built as object)))
}

describe.each(questions.map((question) => [question.kind, question] as const))(
  'a draft of %s',
  (_, question) => {
    it('builds exactly what counts for silence, once that is filled in', () => {
      const draft = new Draft(question)
      expect(draft.take(question.default.action)).toBe(true)
      expect(draft.ready).toBe(true)
      expectSame(draft.action, question.default.action)
    })

    it('begins with what is proposed', () => {
      const draft = new Draft(question)
      if (question.proposal) expectSame(draft.action, question.proposal.action)
      else expect(draft.at === null || draft.ways.length === 1).toBe(true)
    })

    it('is filled in again with what was kept, finished or not', () => {
      const before = new Draft(question)
      before.take(question.default.action)
      for (const filled of [before.filled, (before.clear(), before.filled)]) {
        const again = new Draft(question)
        again.refill(JSON.parse(JSON.stringify(filled)))
        expect(again.filled).toEqual(filled)
      }
    })

    it('stays as it is where something else was kept', () => {
      const strange = [null, 7, 'x', [], {}, { at: 'x', ways: [] }, { at: 0, ways: [[]] }]
      const { filled } = new Draft(question)
      for (const kept of [...strange, { at: 99, ways: 'x' }]) {
        const draft = new Draft(question)
        draft.refill(kept)
        expect(draft.filled.ways.length).toBe(filled.ways.length)
      }
    })

    it('holds every answer that is listed', () => {
      for (const { action } of question.choices) {
        const draft = new Draft(question)
        expect(draft.take(action)).toBe(true)
        expectSame(draft.action, action)
      }
    })
  },
)

describe('a draft', () => {
  it('keeps what it has where a proposal does not fit', () => {
    const draft = new Draft(questionOf('victims'))
    const before = draft.action
    expect(draft.take({ type: 'done' })).toBe(false)
    expect(draft.action).toEqual(before)
  })

  it('keeps what was filled into another way', () => {
    const draft = new Draft(questionOf('city-site'))
    const [first, second] = draft.ways
    const treasury = first!.action
    draft.at = 1
    expect(draft.way).toBe(second)
    draft.at = 0
    expect(draft.action).toEqual(treasury)
  })

  it('takes the way that an answer means, of several with the same action', () => {
    const question = questionOf('city-site')
    const draft = new Draft(question)
    const other = question.choices[2]!.action
    draft.take(other)
    expect(draft.at).toBe(2)
    expectSame(draft.action, other)
  })

  it('says how many players are too many or lacking', () => {
    const entry = new Draft(questionOf('victims')).ways[0]!.entries[0] as Picked
    entry.clear()
    const seats = entry.field.options.map(({ of }) => (of as { party: number }).party)
    expect(entry.gap).toMatchObject({ short: 2, over: 0 })
    for (const seat of seats.slice(0, 3)) entry.toggle(seat)
    expect(entry.gap).toMatchObject({ have: 3, short: 0, over: 1 })
    expect(entry.value).toEqual(seats.slice(0, 3))
  })

  it('compares what is picked with the sums that are possible', () => {
    const entry = new Draft(questionOf('selection')).ways[0]!.entries[0] as Picked
    expect(entry.gap).toMatchObject({ short: 0, over: 0 })
    const last = entry.ids.at(-1)!
    entry.toggle(last)
    expect(entry.gap.short).toBe(entry.option(last)!.worth)
  })

  it('gives no more than there is room for, in steps', () => {
    const entry = new Draft(questionOf('free-credits')).ways[0]!.entries[0] as Counted
    entry.clear()
    entry.set('arts', 7)
    expect(entry.of('arts')).toBe(5)
    entry.set('civics', 99)
    expect(entry.of('civics')).toBe(10)
    expect(entry.gap).toMatchObject({ have: 15, over: 5 })
  })

  it('puts one more with every touch, and none after the last', () => {
    const entry = new Draft(questionOf('share')).ways[0]!.entries[0] as Counted
    entry.clear()
    for (let touch = 0; touch < entry.room('dacia'); touch++) entry.touch('dacia', false)
    expect(entry.of('dacia')).toBe(entry.room('dacia'))
    entry.touch('dacia', false)
    expect(entry.of('dacia')).toBe(0)
    entry.touch('dacia', true)
    expect(entry.of('dacia')).toBe(entry.room('dacia'))
  })

  it('counts the face value of cards', () => {
    const entry = new Draft(questionOf('corruption')).ways[0]!.entries[0] as Carded
    entry.clear()
    expect(entry.gap.short).toBe(10)
    entry.set('timber', 2)
    expect(entry.gap).toMatchObject({ have: 6, short: 4 })
    entry.set('glass', 1)
    expect(entry.gap).toMatchObject({ have: 11, short: 0, over: 0 })
    expect(entry.value).toEqual(['timber', 'timber', 'glass'])
  })
})

describe('the form', () => {
  it.each([
    ['yes-no', 'yes-or-no'],
    ['ransom', 'yes-or-no'],
    ['ability', 'ways'],
    ['city-site', 'ways'],
    ['card-to-buy', 'choices'],
    ['tax-rate', 'choices'],
    ['loss', 'choices'],
    ['number', 'fields'],
    ['cities', 'fields'],
    ['placement', 'fields'],
    ['hand-limit', 'fields'],
    ['damage', 'damage'],
    ['civilization', 'civilizations'],
  ])('of %s is %s', (kind, shape) => {
    expect(shapeOf(questionOf(kind))).toBe(shape)
  })
})
