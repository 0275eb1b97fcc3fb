import { expect, it } from 'vitest'
import { rulebook, ruleOf } from './rulebook'

it('is there in both languages', async () => {
  const [english, polish] = await Promise.all([rulebook('en'), rulebook('pl')])
  const movement = english.sections.find((each) => each.key === 'M')!
  expect(movement.letter).toBe('M')
  expect(movement.rules[0]!.id).toBe('M1')
  expect(english.sections.some((each) => each.letter === null)).toBe(true)
  expect(polish.sections.map((each) => each.letter)).toEqual(
    english.sections.map((each) => each.letter),
  )
})

it('has each rule by its id', async () => {
  expect((await ruleOf('A-POTTERY', 'pl'))?.title).toBe('Garncarstwo')
  expect((await ruleOf('M1', 'en'))?.title).toBe(null)
  expect(await ruleOf('M99', 'en')).toBe(null)
})
