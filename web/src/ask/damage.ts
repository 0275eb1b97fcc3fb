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

/** What becomes of a city. */
export type Fate = 'stays' | 'reduced' | 'destroyed'

/** What can become of the city in an area; nothing where there is none. */
export function fatesOf({ reduced, destroyed }: Losses, area: string): Fate[] {
  if (!destroyed.option(area)) return []
  return reduced.option(area) ? ['stays', 'reduced', 'destroyed'] : ['stays', 'destroyed']
}

export function fateOf({ reduced, destroyed }: Losses, area: string): Fate {
  if (destroyed.has(area)) return 'destroyed'
  return reduced.has(area) ? 'reduced' : 'stays'
}

/** What only a reduced city leaves behind goes with it. */
export function setFate(losses: Losses, area: string, fate: Fate): void {
  const { tokens, reduced, destroyed, declined } = losses
  if (reduced.has(area) !== (fate === 'reduced')) reduced.toggle(area)
  if (destroyed.has(area) !== (fate === 'destroyed')) destroyed.toggle(area)
  if (fate === 'reduced') return
  tokens.set(area, 0)
  if (declined?.has(area)) declined.toggle(area)
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
