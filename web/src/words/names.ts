/** Names of areas and open seas in the reader's language. */
import { areas, seas } from '$/facts/facts'
import { words } from './language.svelte'

export function placeName(place: string): string {
  return words.name((areas.get(place) ?? seas.get(place))!.name)
}

/** In the order of the reader's alphabet. */
export function byName(places: Iterable<string>): string[] {
  return [...places].sort((one, other) => words.compare(placeName(one), placeName(other)))
}
