/**
 * My purchase so far, and what the server says about it.
 *
 * It belongs to a question, not to the screen: looking at the board, or other players' actions, do
 * not change it.
 */
import { get, post, Refusal } from '$/api/client'
import { persist } from '$/api/persist'
import { keepFilled, recallFilled } from '$/game/half-filled'
import type { GameSession } from '$/game/session.svelte'
import type { AdvanceId, CardId, Hand, Told, Wanted } from './basket-types'
import { handSets, withCards, type HandSet } from './paying'

/** Choices beyond the advances; the rest is left to the server. */
type Chosen = Omit<Wanted, 'advances'>

export class Basket {
  advances = $state.raw<readonly AdvanceId[]>([])
  chosen = $state.raw<Chosen>({})
  told = $state.raw<Told | null>(null)
  #hand = $state.raw<Hand | null>(null)
  /** Whether `told` is about an earlier basket. */
  stale = $state(true)
  /** Whether everything about it has come once: before, the shelf would move with each answer. */
  complete = $state(false)
  #asked = 0

  constructor(
    readonly session: GameSession,
    readonly question: string,
  ) {
    const before = recallFilled(session, 'basket', question)
    if (isWanted(before)) {
      const { advances, ...chosen } = before
      this.advances = advances
      this.chosen = chosen
    }
    const hand = get<Hand>(`${session.path}/hand`).then(
      (hand) => (this.#hand = hand),
      () => undefined,
    )
    void Promise.all([this.#ask(), hand]).then(() => (this.complete = true))
  }

  has(advance: AdvanceId): boolean {
    return this.advances.includes(advance)
  }

  /** Put an advance in, or take it out; then the cheapest payment applies again. */
  toggle(advance: AdvanceId): void {
    this.advances = this.has(advance)
      ? this.advances.filter((each) => each !== advance)
      : [...this.advances, advance]
    this.chosen = {}
    void this.#ask()
  }

  /** Choose something that comes with the purchase; undefined leaves it to the server again. */
  choose(what: { [K in keyof Chosen]: Chosen[K] | undefined }): void {
    const chosen = { ...this.chosen, ...what }
    this.chosen = Object.fromEntries(
      Object.entries(chosen).filter(([, value]) => value !== undefined),
    )
    void this.#ask()
  }

  /** My hand, and the cards handed in. */
  get sets(): HandSet[] {
    const way = this.session.asked?.body?.ways.find((each) => each.action === 'buy-advances')
    const field = way?.fields.find((each) => each.type === 'cards')
    return handSets(field?.cards ?? [], this.told?.payment ?? null, this.#hand)
  }

  /** Hand in a number of cards of a commodity; the treasury makes up the rest. */
  pay(card: CardId, count: number): void {
    this.choose({ cards: withCards(this.sets, card, count), substitution: undefined })
  }

  cheapest(): void {
    this.choose({ cards: undefined, substitution: undefined })
  }

  /** Only the response to the last request counts; without one it is requested again. */
  async #ask(): Promise<void> {
    const request = ++this.#asked
    this.stale = true
    const wanted: Wanted = { advances: [...this.advances], ...this.chosen }
    keepFilled(this.session, 'basket', this.question, wanted)
    const isLast = (): boolean => request === this.#asked
    try {
      const told = await persist(
        () => post<Told>(`${this.session.path}/basket`, wanted),
        () => isLast() && !this.session.closed,
      )
      if (!isLast()) return
      this.told = told
      this.stale = false
    } catch (error) {
      if (isLast() && error instanceof Refusal) this.session.refused = error.refused
    }
  }
}

function isWanted(kept: unknown): kept is Wanted {
  return kept !== null && typeof kept === 'object' && 'advances' in kept
}

const kept = new WeakMap<GameSession, Basket>()

/** The basket for the current question: an existing one, if the question is the same. */
export function basketOf(session: GameSession): Basket {
  const question = String(session.asked?.question)
  const found = kept.get(session)
  if (found?.question === question) return found
  const basket = new Basket(session, question)
  kept.set(session, basket)
  return basket
}
