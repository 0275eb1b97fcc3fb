/** Which part of the board is in play, by the set-up and who has left. */
import setupsFile from '$package/data/facts/setups.json'
import type { View } from '$/api/types'
import { areas } from '$/facts/facts'

interface Setup {
  players: number
  map: string
  west?: string[]
  east?: string[]
}

const setups: readonly Setup[] = setupsFile.setups

/** The civilizations of a set-up whose regions are in play (S1, L3). */
export function regionsInPlay(view: View): ReadonlySet<string> {
  const { players, map } = view.agreed
  const setup = setups.find((each) => each.players === players && each.map === map)
  const regions = new Set([...(setup?.west ?? []), ...(setup?.east ?? [])])
  for (const seat of view.left) {
    const civ = view.players[seat]?.civilization
    if (civ) regions.delete(civ)
  }
  return regions
}

/** The areas of regions. */
export function areasOf(regions: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...areas.values()].filter((area) => regions.has(area.region)).map((area) => area.id),
  )
}
