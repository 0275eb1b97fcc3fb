/**
 * Moves that the reader plans: nobody else knows of them until they are sent (M2).
 *
 * They are kept in this browser alone, for the turn in which they were planned. What they come to
 * is told by the server, which forgets it at once.
 */
import type { ActionOf, View } from '$/api/types'
import { keepFilled, recallFilled, type Filler } from './half-filled'

export type PlannedMoves = ActionOf<'make-moves'>['moves']

/** The most changes that can be undone. */
const MOST_UNDONE = 30

export class Plan {
  moves = $state.raw<PlannedMoves>([])
  /** The moves before each change, oldest first. */
  #before = $state.raw<readonly PlannedMoves[]>([])
  /** The turn they belong to. */
  #turn = 0

  constructor(readonly filler: Filler) {}

  /** The moves before the last change; null if nothing was changed. */
  get previous(): PlannedMoves | null {
    return this.#before.at(-1) ?? null
  }

  /** Take up what was planned in a turn, before the page was loaded again. */
  recall(turn: number): void {
    this.#turn = turn
    const kept = recallFilled(this.filler, 'plan', String(turn))
    if (!isKept(kept)) return
    this.moves = kept.moves
    this.#before = kept.before
  }

  /** Change the moves. */
  become(moves: PlannedMoves): void {
    if (!same(moves, this.moves)) this.#before = [...this.#before, this.moves].slice(-MOST_UNDONE)
    this.moves = moves
    this.#keep()
  }

  /** Go back to the moves before the last change, as they are now. */
  goBack(moves: PlannedMoves): void {
    this.#before = this.#before.slice(0, -1)
    this.moves = moves
    this.#keep()
  }

  /** They were sent, or there is nothing to plan any more. */
  drop(): void {
    this.moves = []
    this.#before = []
    this.#keep()
  }

  /** Drop what does not belong to the movement that is shown. */
  fit(view: View | null): void {
    if (!this.moves.length && !this.#before.length) {
      this.#turn = view?.turn ?? 0
      return
    }
    const { seat } = this.filler
    const { movement, turn } = view ?? { movement: null, turn: 0 }
    const listed = movement?.drafts[seat ?? '']?.moves.length ?? 0
    const moving = movement && seat !== null && !movement.ended.includes(seat)
    if (!moving || turn !== this.#turn || listed < this.moves.length) this.drop()
    this.#turn = turn
  }

  #keep(): void {
    const { moves } = this
    const kept = moves.length || this.#before.length ? { moves, before: this.#before } : null
    keepFilled(this.filler, 'plan', String(this.#turn), kept)
  }
}

function same(one: PlannedMoves, other: PlannedMoves): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isKept(kept: unknown): kept is { moves: PlannedMoves; before: PlannedMoves[] } {
  if (kept === null || typeof kept !== 'object' || !('moves' in kept && 'before' in kept))
    return false
  const { moves, before } = kept
  return Array.isArray(moves) && Array.isArray(before) && before.every(Array.isArray)
}
