// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { words } from '$/words/language.svelte'
import { ruleOf } from '$/words/rulebook'
import { LESSONS, topics, type Moment } from './lessons'

const at = (turn: number, phase: number, kind: string | null = null): Moment => ({
  turn,
  phase,
  kind,
})

describe('the topics of the guide', () => {
  it('begin with a welcome and what is asked', () => {
    expect(topics(null, at(1, 0, 'civilization'))).toEqual(['welcome', 'civilization'])
    expect(topics(null, at(1, 3, 'move'))).toEqual(['welcome', 'movement'])
  })

  it('tell the phases that passed meanwhile, in their order', () => {
    expect(topics(at(1, 7, 'trade'), at(1, 10))).toEqual(['selection', 'calamities', 'abilities'])
    expect(topics(at(1, 12), at(1, 12, 'hand-limit'))).toEqual(['hand-limit'])
  })

  it('go on in the second turn, with what was left out', () => {
    expect(topics(at(1, 12), at(2, 3))).toEqual([
      'track',
      'tax',
      'second-turn',
      'expansion',
      'movement',
      'second-movement',
    ])
  })

  it('end with the second turn', () => {
    expect(topics(at(2, 12), at(3, 1))).toEqual(['track', 'farewell'])
    expect(topics(at(3, 1), at(3, 3, 'move'))).toEqual(['farewell'])
  })
})

it('has words in both languages for every page, and rules that exist', async () => {
  const pages = Object.values(LESSONS).flat()
  for (const language of ['en', 'pl'] as const) {
    await words.use(language)
    for (const page of pages) expect(words.text(page.text)).not.toBe('')
    for (const topic of Object.keys(LESSONS)) words.text('page-learn-topic', { topic })
  }
  for (const rule of pages.flatMap((page) => page.rules)) {
    expect(await ruleOf(rule, 'en'), rule).not.toBe(null)
  }
})
