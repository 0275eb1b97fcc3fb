/** Makes several moves as one, and takes them back as one; each is an answer of its own. */
import type { Action } from '$/api/types'
import type { GameSession } from '$/game/session.svelte'
import type { Draft } from './draft'

export class Making {
  /** How many moves of a longer list are made. */
  progress = $state.raw<{ made: number; of: number } | null>(null)
  /** Whether several answers belong together, and are not all given yet. */
  #working = $state(false)

  constructor(
    readonly session: GameSession,
    readonly draft: () => Draft,
  ) {}

  get busy(): boolean {
    return this.session.busy || this.#working
  }

  /** Make moves one after the other; if one is refused, those before it are taken back. */
  async make(moves: readonly Action[]): Promise<boolean> {
    if (this.busy) return false
    const before = this.draft().moves.length
    const stopped = await this.#work(async () => {
      for (const [made, move] of moves.entries()) {
        this.progress = moves.length > 2 ? { made, of: moves.length } : null
        if (await this.session.answer(move)) continue
        const { refused } = this.session
        await this.#takeBackFrom(before)
        return { refused }
      }
      return null
    })
    // The reason stays in sight, though something has been answered since.
    if (stopped) this.session.refused = stopped.refused
    return stopped === null
  }

  /** Take back everything from a place of the list on. */
  async takeBackFrom(first: number): Promise<void> {
    await this.#work(() => this.#takeBackFrom(first))
  }

  /** Take back a move with whatever rests on it, then the next that is found, until none is. */
  async takeBackWhile(next: () => number | undefined): Promise<void> {
    await this.#work(async () => {
      for (let move = next(); move !== undefined; move = next())
        if (!(await this.#takeBack(move))) return
    })
  }

  async #takeBackFrom(first: number): Promise<void> {
    while (this.draft().moves.length > first) if (!(await this.#takeBack(first))) return
  }

  async #takeBack(move: number): Promise<boolean> {
    return (await this.session.answer({ type: 'take-back', move })) !== null
  }

  /** Do what takes several answers, with nothing in between. */
  async #work<T>(doing: () => Promise<T>): Promise<T> {
    this.#working = true
    try {
      return await doing()
    } finally {
      this.#working = false
      this.progress = null
    }
  }
}
