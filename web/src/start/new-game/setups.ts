/** The available set-ups: numbers of players, maps, civilizations. */
import setupsFile from '$package/data/facts/setups.json'
import type { NewGame } from '$/api/types'

export type MapName = NonNullable<NewGame['map']>

export interface Setup {
  players: number
  map: MapName
  civilizations: readonly string[]
}

export const setups: readonly Setup[] = setupsFile.setups.map((setup) => ({
  players: setup.players,
  map: setup.map as MapName,
  civilizations: [...(setup.west ?? []), ...(setup.east ?? [])],
}))

export const fewest = Math.min(...setups.map((setup) => setup.players))
export const most = Math.max(...setups.map((setup) => setup.players))

/** The maps for a number of players, the usual one first (S1). */
export function mapsFor(players: number): MapName[] {
  return setups.filter((setup) => setup.players === players).map((setup) => setup.map)
}

export function civilizationsOf(players: number, map: MapName): readonly string[] {
  return setups.find((setup) => setup.players === players && setup.map === map)?.civilizations ?? []
}
