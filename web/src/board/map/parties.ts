/** The look of parties: their colours and emblems, on coloured or high-contrast pieces. */
import civilizationsFile from '$package/data/facts/civilizations.json'
import type { View } from '$/api/types'
import { civilizations, emblems, type Name } from '$/facts/facts'
import type { Party, PieceKind } from './pieces'

export interface Paint {
  name: Name
  emblem: string
  fill: string
  ink: string
  edge: string
  /** The colour of a bar on a white piece; null if the whole piece is coloured. */
  bar: string | null
}

type Outsider = keyof typeof civilizationsFile.outsiders

/** A look stays the same object, so that what is painted with it is not redrawn with each view. */
const known = new Map<string, Paint>()

/** The cities of the Barbarians are pirate cities. */
export function paintOf(view: View, party: Party, kind: PieceKind, contrast: boolean): Paint {
  const outsider = kind === 'city' ? 'pirates' : 'barbarians'
  const civ = (party === 'barbarians' ? null : view.players[party]?.civilization) ?? null
  const key = `${civ ?? outsider} ${contrast}`
  let paint = known.get(key)
  if (!paint) known.set(key, (paint = painted(civ, outsider, contrast)))
  return paint
}

function painted(civ: string | null, outsider: Outsider, contrast: boolean): Paint {
  const record = civ ? civilizations.get(civ)! : civilizationsFile.outsiders[outsider]
  const { fill, ink, outline } = record.colour
  const emblem = emblems.get(civ ?? outsider)!.path
  if (!contrast) return { name: record.name, emblem, fill, ink, edge: outline, bar: null }
  return { name: record.name, emblem, fill: '#ffffff', ink: '#000000', edge: '#000000', bar: fill }
}
