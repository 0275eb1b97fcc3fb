/** Things that can be picked, and their values in an action. */
import type { Action, Choice, Option, Thing } from '$/api/types'

/** The value of a thing in an action: the id of an area or card, the number of a seat or stack. */
export type Id = string | number

export function idOf(of: Option['of']): Id {
  if (typeof of === 'string' || typeof of === 'number') return of
  switch (of.type) {
    case 'place':
      return of.place
    case 'player':
    case 'owner':
      return of.party
    case 'civilization':
      return of.civ
    case 'advance':
      return of.advance
    case 'card':
      return of.card
    case 'group':
      return of.group
    case 'theme-set':
      return of.theme
    case 'epoch':
      return of.epoch
    case 'rule':
      return of.rule
  }
}

/** An answer as sent, or as listed by the server. */
export type Answer = Action | Choice['action']
export type Place = Extract<Thing, { type: 'place' }>['place']

/** The place that a thing is; null if it is none. */
export function placeOf(of: Option['of'] | null): Place | null {
  return typeof of === 'object' && of?.type === 'place' ? of.place : null
}

export function isThing(of: Option['of']): of is Thing {
  return typeof of === 'object'
}

/** The sentence of an answer, as the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** The number of each, in the order of first occurrence. */
export function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** What the player would miss least first; options without a rank stay where they are. */
export function byRank(one: Pick<Option, 'rank'>, other: Pick<Option, 'rank'>): number {
  return (one.rank ?? 0) - (other.rank ?? 0)
}
