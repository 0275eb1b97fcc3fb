/** What can be picked, and what an action holds of it. */
import type { Action, Choice, Option, Thing } from '$/api/types'

/** What an action holds of a thing: the id of an area or card, the number of a seat or stack. */
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

/** An answer as it is sent, or as the server lists it. */
export type Answer = Action | Choice['action']
export type Place = Extract<Thing, { type: 'place' }>['place']

/** The place something is; null where it is none. */
export function placeOf(of: Option['of'] | null): Place | null {
  return typeof of === 'object' && of?.type === 'place' ? of.place : null
}

export function isThing(of: Option['of']): of is Thing {
  return typeof of === 'object'
}

/** A sentence of an answer as it begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** How many there are of each, in the order in which they first come. */
export function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}
