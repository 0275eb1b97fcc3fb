/** What can be moved from a place, and how far it gets: on foot, or with each ship there. */
import type { Harbour, Moves, Place, Stack, Vessel } from '../drafted-moves'

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
  const ships = offer.ships.filter((ship) => ship.place === place && canAct(ship))
  for (const [ship] of alike(ships)) found.push({ id: `ship-${ship.ship}`, ship, ways: ship.ways })
  return found
}

/** Groups of ships that differ only in their numbers, so that any of a group may be taken. */
export function alike(ships: readonly Vessel[]): [Vessel, ...Vessel[]][] {
  const groups = new Map<string, [Vessel, ...Vessel[]]>()
  for (const ship of ships) {
    const key = JSON.stringify({ ...ship, ship: null })
    const group = groups.get(key)
    if (group) group.push(ship)
    else groups.set(key, [ship])
  }
  return [...groups.values()]
}

/** How far a ship can still go. */
export function range(ship: Vessel): number {
  return Math.max(0, ...Object.values(ship.ways).map((way) => way.length))
}

/** Whether a ship can go somewhere, or put somebody ashore where it is. */
function canAct(ship: Vessel): boolean {
  return canLand(ship) || Object.keys(ship.ways).length > 0
}

/** Whether somebody is aboard who can go ashore where the ship is. */
export function canLand(ship: Vessel): boolean {
  return ship.load > 0 && ship.shores.some((place) => place === ship.place)
}

/** How many tokens in a place have not moved. */
export function unmoved(offer: Moves, place: string): number {
  return offer.stacks.find((stack) => stack.area === place)?.tokens ?? 0
}

/** Every place that one of these means reaches. */
export function reach(means: readonly Means[]): Set<string> {
  return new Set(means.flatMap((each) => Object.keys(each.ways)))
}

/** Of these, what gets to a place; on foot before by ship. */
export function towards(means: readonly Means[], place: string): Means[] {
  return means.filter((each) => place in each.ways)
}

/** How many of those in a place may board, beside those who board elsewhere on the way (M7). */
export function mostBoarding(
  ship: Vessel,
  there: number,
  place: string,
  boards: Readonly<Record<string, number>>,
): number {
  const others = Object.entries(boards).filter(([each]) => each !== place)
  const room = others.reduce((left, [, count]) => left - count, ship.room)
  return Math.max(0, Math.min(there, room))
}

/** Where a ship can be built in a place. */
export function harbourAt(offer: Moves, place: string): Harbour | null {
  return offer.harbours.find((each) => each.place === place) ?? null
}

/** Where there is anything to begin with: tokens, ships, or a harbour to build one. */
export function starts(offer: Moves): Set<string> {
  return new Set([
    ...offer.stacks.filter((stack) => Object.keys(stack.goals).length).map((stack) => stack.area),
    ...offer.ships.filter(canAct).map((ship) => ship.place),
    ...offer.harbours.map((harbour) => harbour.place),
  ])
}
