/** Where names, badges, volcanoes and pieces stand, in tenths of a board unit; see `labels.json`. */
import type { Language } from '$/facts/facts'
import type { Point } from './geometry'

export type BadgeKind = 'limit' | 'site' | 'start' | 'volcano'

/** A box where pieces hide nothing, by its middle; a line from it may end on land. */
export interface Spot {
  x: number
  y: number
  width: number
  height: number
  ashore: Point | null
}

type WrittenSpot = [number, number, number, number, [number, number]?]

interface Written {
  size: number
  angle: number
  /** Text, middle, baseline, width. */
  lines: [string, number, number, number][]
  /** The size of the badges, and each with its middle. */
  badge: number
  badges: [BadgeKind, number, number][]
  spots: WrittenSpot[]
}

export interface Label extends Omit<Written, 'spots'> {
  spots: readonly Spot[]
}

/** A name that all languages share is stored in English. */
type ByLanguage = { en: Written; pl?: Written }

export interface LabelsFile {
  areas: Record<string, ByLanguage>
  seas: Record<string, ByLanguage>
  volcanoes: Record<string, [number, number]>
}

export class Labels {
  readonly volcanoes: ReadonlyMap<string, Point>
  readonly #written: ReadonlyMap<string, ByLanguage>
  readonly #read = new Map<string, Label>()

  constructor(file: LabelsFile) {
    this.volcanoes = new Map(Object.entries(file.volcanoes))
    this.#written = new Map([...Object.entries(file.areas), ...Object.entries(file.seas)])
  }

  /** The label of an area or an open sea. */
  of(place: string, language: Language): Label {
    const key = `${language} ${place}`
    const known = this.#read.get(key)
    if (known) return known
    const written = this.#written.get(place)!
    const { spots, ...label } = written[language] ?? written.en
    const read = { ...label, spots: spots.map(spotOf) }
    this.#read.set(key, read)
    return read
  }
}

function spotOf([x, y, width, height, ashore]: WrittenSpot): Spot {
  return { x, y, width, height, ashore: ashore ?? null }
}
