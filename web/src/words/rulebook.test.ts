import { describe, expect, it } from 'vitest'
import { holds, parse, rulebook, ruleOf } from './rulebook'

const TEXT = `# The title

A preface
of two lines.

Another one.

## M. Movement

An introduction.

1. First.
2. Second.

- **M1** Highest first,
  see M2 and A-ROADBUILDING.
- **M2** Take back.

## Advances

- **A-ROADBUILDING** *Roadbuilding.* Two steps (M1).
`

describe('the text of the rules', () => {
  const book = parse(TEXT)

  it('has a preface, sections with introductions, and rules', () => {
    expect(book.title).toBe('The title')
    expect(book.preface).toEqual(['A preface of two lines.', 'Another one.'])
    expect(book.sections.map((each) => each.key)).toEqual(['M', 'A-'])
    expect(book.sections[0]!.intro).toEqual(['An introduction.', '1. First.', '2. Second.'])
    expect(book.sections[0]!.rules[0]!.text).toBe('Highest first, see M2 and A-ROADBUILDING.')
    expect(book.sections[1]!.rules[0]!.title).toBe('Roadbuilding')
  })

  it('is searched by the beginnings of words', () => {
    const rule = book.sections[1]!.rules[0]!
    expect(holds(rule, 'step road')).toBe(true)
    expect(holds(rule, 'teps')).toBe(false)
    expect(holds(rule, '')).toBe(true)
  })
})

it('has the same rules in both languages, each of them once', async () => {
  const [english, polish] = await Promise.all([rulebook('en'), rulebook('pl')])
  const ids = (book: typeof english): string[] =>
    book.sections.flatMap((each) => each.rules.map((rule) => rule.id))
  expect(ids(english)).toEqual(ids(polish))
  expect(new Set(ids(english)).size).toBe(ids(english).length)
  expect((await ruleOf('A-POTTERY', 'pl'))?.title).toBe('Garncarstwo')
  expect(await ruleOf('M99', 'en')).toBe(null)
})
