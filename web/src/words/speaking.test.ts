// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Sentence } from '$/api/types'
import type { Language } from '$/facts/facts'
import { fold, foldWords } from './fold'
import { words } from './language.svelte'
import { cited, Speaker, type Span } from './speaking'

// Every message is compared, including those of commands, which the page does without.
vi.mock('./en', () => ({
  default: Object.values(
    import.meta.glob('$package/words/locales/en/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
}))
vi.mock('./pl', () => ({
  default: Object.values(
    import.meta.glob('$package/words/locales/pl/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
}))

interface Spoken {
  language: Language
  names: string[]
  cases: { said: Sentence; spans: Span[] }[]
}
interface Folded {
  text: string
  fold: string
  words: string[]
}

/** What `tools/spoken.py` has written. */
const python = JSON.parse(readFileSync('generated/spoken.json', 'utf8')) as {
  spoken: Spoken[]
  folded: Folded[]
}

describe.each(python.spoken)('sentences in $language', ({ language, names, cases }) => {
  it('are said as Python says them, span by span', async () => {
    await words.use(language)
    const speaker = new Speaker(names)
    const differing = cases
      .map(({ said, spans }) => ({ said, spans, here: speaker.spans(said) }))
      .filter(({ spans, here }) => JSON.stringify(here) !== JSON.stringify(spans))
    expect(cases.length).toBeGreaterThan(10_000)
    expect(differing.slice(0, 3)).toEqual([])
  }, 60_000)
})

it('folds texts as Python folds them', () => {
  for (const each of python.folded) {
    expect(fold(each.text)).toBe(each.fold)
    expect(foldWords(each.text)).toEqual(each.words)
  }
})

it('finds the rules that a text cites', () => {
  const text = 'See M2, G7a and A-TRADE-EMPIRE, but no A, B or Z99.'
  const found = cited(text)
  expect(found.filter((span) => span.about).map((span) => span.text)).toEqual([
    'M2',
    'G7a',
    'A-TRADE-EMPIRE',
  ])
  expect(found.map((span) => span.text).join('')).toBe(text)
})
