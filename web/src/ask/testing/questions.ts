/** A question of every kind that is answered in the panel, from games and rule cases. */
import type { Question, Sentence } from '$/api/types'
import told from './questions.json'

const nothing: Sentence = { type: 'sentence', key: 'do-done', args: {} }
type Listed = { action: unknown } | null

const whole = (choice: Listed): unknown =>
  choice && {
    action: choice.action,
    sentence: nothing,
    forecast: { remarks: [], outlook: null, support: null },
  }

export const questions = told.map(
  ({ kind, ways, choices, proposal, default: silent }) =>
    ({
      kind,
      rule: 'G1',
      sentence: nothing,
      situation: [],
      forecast: { remarks: [], outlook: null, support: null },
      options: [],
      ways: ways.map((way) => ({ ...way, sentence: nothing })),
      choices: choices.map(whole),
      proposal: whole(proposal),
      default: whole(silent),
      warnings: [],
      may_wait: false,
    }) as unknown as Question,
)

export function questionOf(kind: string): Question {
  const found = questions.find((question) => question.kind === kind)
  if (!found) throw new Error(`no question ${kind}`)
  return found
}
