// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { advances } from '$/facts/facts'
import { words } from '$/words/language.svelte'
import { inShort } from './effects'

beforeAll(() => words.use('en'))

it('tells the effects and the calamities of an advance in one line', () => {
  const told = (id: string): string => inShort(advances.get(id)!)
  expect(told('cloth-making')).toBe('Ships take 5 steps')
  expect(told('cartography')).toBe('Buy cards: stack 2 for 5, stack 7 for 13 · Piracy +1')
  expect(told('coinage')).toBe('Tax rate −1 to +1 · Corruption +5')
  expect(told('literacy')).toBe('No effect; its value is in its credits')
})

it('has words for all of them in both languages', async () => {
  const told = []
  for (const language of ['en', 'pl'] as const) {
    await words.use(language)
    told.push(...[...advances.values()].map(inShort))
  }
  expect(told.filter((each) => !each || each.includes('undefined'))).toEqual([])
  await words.use('en')
})
