// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('./en', () => ({ default: ['told = told'] }))
vi.mock('./pl', () => ({ default: ['told = powiedziane'] }))

beforeEach(() => vi.resetModules())
// Other files share the worker: they shall not meet words that wait for what never comes.
afterEach(() => vi.resetModules())

const later = (language: string): Promise<string[]> =>
  Promise.resolve([`later = later ${language}`])

it('says what only a part of the page needs, in whatever language', async () => {
  const { words } = await import('./language.svelte')
  await words.use('en')
  expect(() => words.text('later')).toThrow('no message later')
  await words.learn(later)
  expect(words.text('later')).toBe('later en')
  await words.learn(() => Promise.resolve(['last = last']))
  await words.use('pl')
  expect(['told', 'later', 'last'].map((key) => words.text(key))).toEqual([
    'powiedziane',
    'later pl',
    'last',
  ])
})

it('says it, too, if the language changes while it is on its way', async () => {
  const { words } = await import('./language.svelte')
  await words.use('en')
  let come: (texts: string[]) => void = () => undefined
  const changed = words.use('pl')
  const learnt = words.learn((language) =>
    language === 'pl' ? later(language) : new Promise((resolve) => (come = resolve)),
  )
  await changed
  expect(words.text('later')).toBe('later pl')
  come(['later = too late'])
  await learnt
  expect(words.text('later')).toBe('later pl')
})
