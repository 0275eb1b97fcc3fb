/** The reader's games, refreshed while they are visible. */
import { get } from '$/api/client'
import type { GameInfo } from '$/api/types'
import { person } from '$/person.svelte'
import { inWords } from '$/api/request-state.svelte'
import { listing } from './game-order'

const EVERY = 20_000

export class OwnGames {
  #games = $state.raw<readonly GameInfo[] | null>(null)
  /** Why the last request failed; known games are kept. */
  problem = $state<string | null>(null)
  #whose = $state<string | null>(null)
  #self = $state(0)
  /** Whether these are all games of the current person. */
  known = $derived(
    this.#games !== null && this.#whose === person.name && this.#self === person.self,
  )
  list = $derived(listing(this.#games ?? []))

  /** Fetch now and from time to time; returns how to stop. */
  follow(): () => void {
    const look = (): void => void this.#look()
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async #look(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      await person.begin()
      const [whose, self] = [person.name, person.self]
      const games = whose === null ? [] : (await get<{ games: GameInfo[] }>('/games')).games
      // Another person's games that arrive late are not shown.
      if (self !== person.self) return
      this.#games = games
      this.#whose = whose
      this.#self = self
      this.problem = null
    } catch (error) {
      this.problem = inWords(error)
    }
  }
}
