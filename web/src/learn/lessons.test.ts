// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import './learn-words'
import { words } from '$/words/language.svelte'
import { ruleOf } from '$/words/rulebook'
import { LESSONS, passed, topicsAt, type Moment } from './lessons'

const at = (turn: number, phase: number, kind: string | null = null): Moment => ({
  turn,
  phase,
  kind,
})

describe('the topics of the guide', () => {
  it('are those of the phase and of the question', () => {
    expect(topicsAt(at(1, 0, 'civilization'))).toEqual(['civilization'])
    expect(topicsAt(at(1, 3, 'move'))).toEqual(['movement'])
    expect(topicsAt(at(1, 12, 'hand-limit'))).toEqual(['advances', 'hand-limit'])
  })

  it('tell the phases that passed meanwhile, in their order', () => {
    expect(passed(at(1, 7, 'trade'), at(1, 11))).toEqual(['selection', 'calamities', 'abilities'])
    expect(passed(at(1, 12), at(1, 12, 'hand-limit'))).toEqual([])
    expect(passed(null, at(1, 9))).toEqual([])
  })

  it('go on in the second turn, with what was left out', () => {
    expect(passed(at(1, 12), at(2, 3))).toEqual(['track', 'tax', 'second-turn', 'expansion'])
    expect(topicsAt(at(2, 3))).toEqual(['movement', 'second-movement'])
  })

  it('are single tips in later turns, and what is asked for the first time', () => {
    expect(topicsAt(at(3, 3, 'move'))).toEqual(['tip-attack'])
    expect(topicsAt(at(5, 9, 'victims'))).toEqual(['victims'])
    expect(topicsAt(at(12, 3, 'move'))).toEqual([])
  })

  it('end with the game', () => {
    expect(topicsAt({ ...at(7, 13), over: true })).toEqual(['farewell'])
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
