/** Names of areas and seas in the reader's language. */
import { areas, seas } from '$/facts/facts'
import { words } from '$/words/language.svelte'

export function nameOf(place: string): string {
  const found = areas.get(place) ?? seas.get(place)
  return found ? words.name(found.name) : place
}

/** In the order of the reader's alphabet. */
export function byName(places: Iterable<string>): string[] {
  return [...places].sort((one, other) => words.compare(nameOf(one), nameOf(other)))
}
