/** Damage (G12): what the pieces of a draft pay, as the question says what each is worth. */
import type { Question } from '$/api/types'
import type { WayDraft } from './draft.svelte'
import { Counted, Picked } from './entries.svelte'
import type { Progress } from './progress'

export interface Losses {
  tokens: Counted
  reduced: Picked
  destroyed: Picked
  declined: Picked | null
}

export function lossesOf(draft: WayDraft): Losses {
  const declined = draft.entry('declined')
  return {
    tokens: draft.entry('tokens') as Counted,
    reduced: draft.entry('reduced') as Picked,
    destroyed: draft.entry('destroyed') as Picked,
    declined: declined instanceof Picked ? declined : null,
  }
}

/** What is paid, of the damage, or of everything there is where that is less. */
export function paid(question: Question, draft: WayDraft): Progress {
  const { tokens, reduced, destroyed, declined } = lossesOf(draft)
  const asked = question.sentence.args.damage
  const damage = typeof asked === 'number' ? asked : 0
  const cities = new Set(destroyed.field.options.map((option) => JSON.stringify(option.of)))
  const all =
    tokens.field.room
      .filter((option) => !cities.has(JSON.stringify(option.of)))
      .reduce((sum, option) => sum + (option.worth ?? 0), 0) +
    destroyed.field.options.reduce((sum, option) => sum + (option.worth ?? 0), 0)
  const left = declined?.ids.filter((id) => reduced.has(id)).length ?? 0
  const wanted = Math.min(damage, all)
  return { have: tokens.total + reduced.sum + destroyed.sum + left, least: wanted, most: null }
}
