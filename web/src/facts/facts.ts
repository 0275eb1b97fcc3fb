/** The facts of the game as in the package: areas, cards, advances, tracks. */
import { card_rules, face_values } from '$generated/rules.json'
import advancesFile from '$package/data/facts/advances.json'
import boardFile from '$package/data/facts/board.json'
import calamitiesFile from '$package/data/facts/calamities.json'
import civilizationsFile from '$package/data/facts/civilizations.json'
import commoditiesFile from '$package/data/facts/commodities.json'
import emblemsFile from '$package/data/facts/emblems.json'
import setupsFile from '$package/data/facts/setups.json'
import shortGameFile from '$package/data/facts/short_game.json'
import tracksFile from '$package/data/facts/tracks.json'

export interface Name {
  en: string
  pl: string
}
export type Language = keyof Name

export interface Named {
  id: string
  name: Name
}

function byId<T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.id, record]))
}

export const areas = byId(boardFile.areas)
export const seas = byId(boardFile.seas)
export const civilizations = byId(civilizationsFile.civilizations)
export const emblems = byId(emblemsFile.emblems)
export const advances = byId(advancesFile.advances)
export const groups = advancesFile.groups
export const commodities = byId(commoditiesFile.commodities)
export const water = commoditiesFile.water
export const calamities = byId(calamitiesFile.calamities)
export const epochs = byId(tracksFile.epochs)
export const themeSets = byId(shortGameFile.theme_sets)
export const tracks = tracksFile.tracks
/** The number of pieces of each kind that a civilization has. */
export const pieces = setupsFile.pieces
/** The last step of the longest track. */
export const lastStep = Math.max(...Object.values(tracks).map((track) => track.last_step))
/** The highest population limit of an area. */
export const highestLimit = Math.max(...boardFile.areas.map((area) => area.limit))

export type Civilization = (typeof civilizationsFile.civilizations)[number]
export type Advance = (typeof advancesFile.advances)[number]
export type Calamity = (typeof calamitiesFile.calamities)[number]

/** The areas of the regions of these civilizations. */
export function areasOfRegions(regions: readonly string[]): ReadonlySet<string> {
  return new Set(
    boardFile.areas.filter((area) => regions.includes(area.region)).map((area) => area.id),
  )
}

export function cardName(id: string): Name {
  if (id === water.id) return water.name
  const found = commodities.get(id) ?? calamities.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found.name
}

const cardRules: ReadonlyMap<string, string> = new Map(Object.entries(card_rules))

/** The id of the rule of an advance or a calamity. */
export function ruleOfCard(id: string): string {
  const found = cardRules.get(id)
  if (found === undefined) throw new Error(`no rule of ${id}`)
  return found
}

const faces: ReadonlyMap<string, number> = new Map(Object.entries(face_values))

/** The face value of a commodity; nothing for calamities and water. */
export function faceValue(id: string): number | null {
  return faces.get(id) ?? null
}
