/** The areas of a game as a list: those asked for first, then the reader's own, then by region. */
import { areas, civilizations } from '$/facts/facts'
import { fold } from '$/words/fold'
import { words } from '$/words/language.svelte'
import { byName, placeName } from '$/words/names'
import { placesOf, type Standing } from '$/board/map/pieces'

export interface Section {
  kind: 'asked' | 'own' | 'region' | 'sea'
  /** The civilization of a region. */
  region: string | null
  places: readonly string[]
}

export function sectionsOf(
  inPlay: ReadonlySet<string>,
  standing: Standing,
  asked: ReadonlySet<string>,
  seat: number | null,
  wanted: string,
): Section[] {
  const listed = new Set<string>()
  const section = (
    kind: Section['kind'],
    region: string | null,
    places: Iterable<string>,
  ): Section => {
    const found = [...places].filter((place) => !listed.has(place) && isWanted(place, wanted))
    for (const place of found) listed.add(place)
    return { kind, region, places: byName(found) }
  }
  const civs = [...civilizations.values()].sort((one, other) =>
    words.compare(words.name(one.name), words.name(other.name)),
  )
  const ofRegion = (civ: string): string[] =>
    [...inPlay].filter((place) => areas.get(place)!.region === civ)
  return [
    section('asked', null, asked),
    section('own', null, seat === null ? [] : placesOf(standing, seat)),
    ...civs.map((civ) => section('region', civ.id, ofRegion(civ.id))),
    section(
      'sea',
      null,
      [...standing.keys()].filter((place) => !areas.has(place)),
    ),
  ].filter((each) => each.places.length > 0)
}

/** Letters without accents find names with them. */
function isWanted(place: string, wanted: string): boolean {
  return fold(placeName(place)).includes(fold(wanted))
}
