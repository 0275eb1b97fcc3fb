/** What can be moved from a place, and how far it gets: on foot, or with each ship there. */
import type { Fare, Moves, Place, Stack, Vessel } from './draft'

export interface OnFoot {
  id: 'march'
  stack: Stack
  ways: Readonly<Record<string, readonly Place[]>>
}
export interface ByShip {
  id: string
  ship: Vessel
  ways: Readonly<Record<string, readonly Place[]>>
}
export type Means = OnFoot | ByShip

/** What can leave a place; what has nowhere to go is left out. */
export function meansAt(offer: Moves, place: string): Means[] {
  const found: Means[] = []
  for (const stack of offer.stacks)
    if (stack.area === place && stack.tokens && Object.keys(stack.goals).length)
      found.push({ id: 'march', stack, ways: stack.goals })
  for (const ship of offer.ships)
    if (ship.place === place && (ship.load || Object.keys(ship.ways).length))
      found.push({ id: `ship-${ship.ship}`, ship, ways: ship.ways })
  return found
}

/** Everywhere that one of these gets to. */
export function reach(means: readonly Means[]): Set<string> {
  return new Set(means.flatMap((each) => Object.keys(each.ways)))
}

/** Of these, what gets to a place; on foot before by ship. */
export function towards(means: readonly Means[], place: string): Means[] {
  return means.filter((each) => place in each.ways)
}

/** Where a ship can be built in a place. */
export function harbourAt(offer: Moves, place: string): Fare | null {
  return offer.harbours.find((each) => each.place === place) ?? null
}

/** Where there is anything to begin with: tokens, ships, or a harbour to build one. */
export function starts(offer: Moves): Set<string> {
  return new Set([
    ...offer.stacks.filter((stack) => Object.keys(stack.goals).length).map((stack) => stack.area),
    ...offer.ships
      .filter((ship) => ship.load || Object.keys(ship.ways).length)
      .map((ship) => ship.place),
    ...offer.harbours.map((fare) => fare.place),
  ])
}
