/**
 * What is the same all evening at a table: players, map, length of the game. Stored in the browser.
 */
import { keep, recallJson } from '$/storage'
import { civilizationsOf, mapsFor, setups, type MapName } from '$/start/new-game/setups'

const KEY = 'ecumene-evening'

class Evening {
  #players = $state<number | null>(null)
  #map = $state<MapName | null>(null)
  #short = $state(false)

  constructor() {
    const kept = recallJson(KEY) as Partial<Record<'players' | 'map' | 'short', unknown>> | null
    const known = setups.find((setup) => setup.players === kept?.players)
    if (!known) return
    this.#players = known.players
    this.#map =
      setups.find((setup) => setup.players === known.players && setup.map === kept?.map)?.map ??
      null
    this.#short = kept?.short === true
  }

  get players(): number | null {
    return this.#players
  }
  set players(players: number | null) {
    this.#players = players
    // The chosen map is kept if possible.
    const maps = this.maps
    if (!maps.includes(this.#map!)) this.#map = maps.length === 1 ? maps[0]! : null
    this.#keep()
  }

  get map(): MapName | null {
    return this.#map
  }
  set map(map: MapName | null) {
    this.#map = map
    this.#keep()
  }

  /** Whether it is the Short Game (Q). */
  get short(): boolean {
    return this.#short
  }
  set short(short: boolean) {
    this.#short = short
    this.#keep()
  }

  /** The available maps. */
  get maps(): MapName[] {
    return this.#players === null ? [] : mapsFor(this.#players)
  }

  /** The civilizations in play; null until entered. */
  get civilizations(): readonly string[] | null {
    return this.#players === null || this.#map === null
      ? null
      : civilizationsOf(this.#players, this.#map)
  }

  /** Whether there are two trade blocks, and so two of each calamity (S1). */
  get blocks(): boolean {
    return this.#map === 'both'
  }

  #keep(): void {
    keep(KEY, JSON.stringify({ players: this.#players, map: this.#map, short: this.#short }))
  }
}

export const evening = new Evening()
