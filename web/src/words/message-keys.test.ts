/** Messages are only spoken: no code outside this folder looks at their keys. */
import { describe, expect, it } from 'vitest'

const FILES = import.meta.glob<string>(
  ['/src/**/*.{ts,svelte}', '!/src/words/**', '!**/*.test.ts', '!**/testing/**', '!**/*.d.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Kinds of messages that Python chooses: naming one, except to speak it, means looking for it. */
const KINDS = 'ask|do|event|ground|illegal|now|options|outlook|own|prospect|purchase|record|data'

const LOOKS: readonly [what: string, pattern: RegExp][] = [
  ['the arguments of a sentence', /\.args\b|\{[^}]*\bargs\b[^}]*\}\s*(?::\s*Sentence\b|=)/],
  [
    'the key of a sentence',
    /\b(?:sentence|reason|said|refused)\.key\b|\{[^}]*\bkey\b[^}]*\}\s*(?::\s*Sentence\b|=\s*[\w.]*sentence\b)/,
  ],
  ['a message by its name', new RegExp(`(?<!\\bt\\()['"\`](?:${KINDS})-[a-z-]*['"\`]`)],
]

function found(text: string): string[] {
  return LOOKS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
}

describe('a sentence', () => {
  it('is taken apart nowhere on the page', () => {
    const files = Object.entries(FILES)
    expect(files.length).toBeGreaterThan(200)
    const guilty = files.map(([file, text]) => [file, found(text)] as const)
    expect(guilty.filter(([, what]) => what.length)).toEqual([])
  })

  it.each([
    "const split = forecast.findIndex((sentence) => sentence.key === 'outlook-support')",
    "if (refused.sentence.key === 'illegal-embark-full') return",
    'const { key, args } = asking.question.sentence',
    'function markOf({ key, args }: Sentence): Mark {',
    "const MARKS = [['outlook-conflict', 'swords']]",
    'const most = refused.reason.args.most',
  ])('would be found to be: %s', (line) => {
    expect(found(line)).not.toEqual([])
  })
})
