/** Which card lies open beside the board: a player's, an advance's, a trade card's, or the track. */
import { getContext, setContext } from 'svelte'
import type { Thing } from '$/api/types'
import type { Card } from '$/trade/cards/cards'

export type Part = 'hand' | 'advances'

export type OpenCard =
  | { type: 'card'; card: Card }
  | { type: 'advance'; advance: string }
  | { type: 'player'; party: number; part?: Part | undefined }
  | { type: 'track' }

/** A card leads to others, and back; there is never more than one open. */
export class OpenCards {
  #pile = $state.raw<readonly OpenCard[]>([])
  #opener: HTMLElement | null = null

  /** The card to be seen; null: none. */
  get top(): OpenCard | null {
    return this.#pile.at(-1) ?? null
  }

  /** The card that led to it; null: none did. */
  get before(): OpenCard | null {
    return this.#pile.at(-2) ?? null
  }

  /** Open a card; from one that is open, that one can be returned to. The same one again closes it. */
  open(card: OpenCard, opener: EventTarget | null = null): void {
    const element = opener instanceof HTMLElement ? opener : null
    if (element?.closest('[data-cards]')) {
      this.#pile = [...this.#pile, card]
    } else if (isSame(this.top, card)) {
      this.close()
    } else {
      this.#opener = element
      this.#pile = [card]
    }
  }

  back(): void {
    this.#pile = this.#pile.slice(0, -1)
  }

  /** Close it; the focus goes back to where it was opened. */
  close(): void {
    this.#pile = []
    if (this.#opener?.isConnected) this.#opener.focus({ preventScroll: true })
    this.#opener = null
  }
}

/** The card of something that a sentence names; null: it has none. */
export function cardOf(thing: Thing): OpenCard | null {
  if (thing.type === 'advance') return { type: 'advance', advance: thing.advance }
  if (thing.type === 'card') return { type: 'card', card: thing.card }
  return null
}

function isSame(one: OpenCard | null, other: OpenCard): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

const CARDS = Symbol('cards')

export const setCards = (cards: OpenCards): OpenCards => setContext(CARDS, cards)
/** The cards of the game around a component; null: there is no game around it. */
export const getCards = (): OpenCards | null => getContext<OpenCards | undefined>(CARDS) ?? null
