/** Which parts of the board are drawn where: faces by their ground, lines by their kind. */
import { areas, seas } from '$/facts/facts'
import type { Arc, Face, Geometry } from './geometry'

/** The kinds of border, the most important last. */
export const BORDERS = ['water', 'sea', 'land', 'region', 'coast'] as const
export type Border = (typeof BORDERS)[number]

export interface Coast {
  path: string
  inPlay: boolean
}

/** A region with the lines around it; both bands lie inside them. */
export interface Region {
  civ: string
  ground: string
  edges: readonly string[]
}

export interface Drawing {
  openSea: readonly Face[]
  coastal: readonly Face[]
  outWater: readonly Face[]
  land: readonly Face[]
  outLand: readonly Face[]
  plains: readonly Face[]
  coasts: readonly Coast[]
  regions: readonly Region[]
  /** One path per arc: a single path would be processed for every tile. */
  lines: Readonly<Record<Border, readonly string[]>>
}

export function drawingOf(geometry: Geometry, inPlay: ReadonlySet<string>): Drawing {
  const lines: Record<Border, string[]> = { water: [], sea: [], land: [], region: [], coast: [] }
  for (const arc of geometry.arcs) {
    const border = borderOf(arc)
    if (border) lines[border].push(arc.path)
  }
  const land = geometry.land.filter((face) => inPlay.has(face.place))
  return {
    openSea: geometry.water.filter((face) => seas.has(face.place)),
    coastal: geometry.water.filter((face) => inPlay.has(face.place)),
    outWater: geometry.water.filter((face) => !seas.has(face.place) && !inPlay.has(face.place)),
    land,
    outLand: geometry.land.filter((face) => !inPlay.has(face.place)),
    plains: land.filter((face) => areas.get(face.place)!.flood_plain),
    coasts: geometry.arcs
      .filter((arc) => borderOf(arc) === 'coast')
      .map((arc) => ({
        path: arc.path,
        inPlay: arc.faces.some((face) => face.kind === 'water' && inPlay.has(face.place)),
      })),
    regions: regionsOf(geometry, land),
    lines,
  }
}

function regionsOf(geometry: Geometry, land: readonly Face[]): Region[] {
  const civs = new Set(land.map((face) => regionOf(face)!))
  return [...civs].map((civ) => ({
    civ,
    ground: land
      .filter((face) => regionOf(face) === civ)
      .map((face) => face.path)
      .join(''),
    edges: geometry.arcs
      .filter((arc) => arc.faces.filter((face) => regionOf(face) === civ).length === 1)
      .map((arc) => arc.path),
  }))
}

/** The civilization whose region a face of land belongs to. */
export function regionOf(face: Face): string | null {
  return face.kind === 'land' ? areas.get(face.place)!.region : null
}

/** What kind of border an arc is; none at the edge of the board. */
export function borderOf({ faces: [one, other] }: Arc): Border | null {
  if (!one || !other) return null
  if (one.kind !== other.kind) return 'coast'
  if (one.kind === 'land') return regionOf(one) === regionOf(other) ? 'land' : 'region'
  return seas.has(one.place) || seas.has(other.place) ? 'sea' : 'water'
}
