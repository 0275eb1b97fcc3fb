/**
 * Links that were just created. The server shows them once, so they are kept until the page closes.
 */
import type { Links, Ordered } from '$/api/types'

const NONE: Links = { host: null, join: null, watch: null, seats: {} }

class Fresh {
  #links = $state.raw<Readonly<Record<string, Links>>>({})

  /** Keep new links; an order about one seat gives only the link of that seat. */
  keep({ game, links }: Ordered): void {
    const before = this.of(game.id)
    const after = {
      host: links.host ?? before.host,
      join: links.join ?? before.join,
      watch: links.watch ?? before.watch,
      seats: { ...before.seats, ...links.seats },
    }
    this.#links = { ...this.#links, [game.id]: after }
  }

  of(game: string): Links {
    return this.#links[game] ?? NONE
  }
}

export const fresh = new Fresh()
