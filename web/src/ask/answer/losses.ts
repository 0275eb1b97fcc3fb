/** Damage (G12): what happens to the pieces that a draft names. */
import type { WayDraft } from './answer-draft.svelte'
import { Counted, Picked } from './entries.svelte'

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

/** What happens to a city. */
export type Fate = 'stays' | 'reduced' | 'destroyed'

/** What can happen to the city in an area; empty if there is none. */
export function fatesOf({ reduced, destroyed }: Losses, area: string): Fate[] {
  if (!destroyed.option(area)) return []
  return reduced.option(area) ? ['stays', 'reduced', 'destroyed'] : ['stays', 'destroyed']
}

export function fateOf({ reduced, destroyed }: Losses, area: string): Fate {
  if (destroyed.has(area)) return 'destroyed'
  return reduced.has(area) ? 'reduced' : 'stays'
}

/** Decide what happens to a city; entries that only a reduced city has are cleared otherwise. */
export function setFate(losses: Losses, area: string, fate: Fate): void {
  const { tokens, reduced, destroyed, declined } = losses
  if (reduced.has(area) !== (fate === 'reduced')) reduced.toggle(area)
  if (destroyed.has(area) !== (fate === 'destroyed')) destroyed.toggle(area)
  if (fate === 'reduced') return
  tokens.set(area, 0)
  if (declined?.has(area)) declined.toggle(area)
}
