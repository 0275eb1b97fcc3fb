/** A basket's effect on the A.S.T. ahead (H1). */
import type { Goal, Told } from './basket-types'

/** A requirement of a space; `before` and `after`: what is missing of it. */
export interface Need {
  kind: string
  asked: number
  before: number
  after: number
}

/** The space ahead while something is missing for it, else the next epoch. */
export function goalOf(told: Pick<Told, 'next' | 'epoch'>): Goal | null {
  const lacking = told.next !== null && Object.keys(told.next.before).length > 0
  return lacking ? told.next : (told.epoch ?? told.next)
}

export function needs(goal: Goal): Need[] {
  return Object.entries(goal.asked).map(([kind, asked]) => ({
    kind,
    asked,
    before: goal.before[kind] ?? 0,
    after: goal.after[kind] ?? 0,
  }))
}
