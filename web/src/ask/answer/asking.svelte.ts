/** A question while it is being answered: the draft, and what the server says about it. */
import { post } from '$/api/client'
import { persist } from '$/api/persist'
import { refusedBy } from '$/api/request-state.svelte'
import type { Action, Prospect, Question, Refused } from '$/api/types'
import { keepFilled, recallFilled } from '$/game/half-filled'
import type { GameSession } from '$/game/session.svelte'
import { Draft } from './answer-draft.svelte'
import type { Answer } from './things'

/** Why something is not offered; `refused` null: it is possible. */
export interface Doubt {
  about: string
  refused: Refused | null
}

const PAUSE = 250

export class Asking {
  readonly draft: Draft
  /** The consequences of the draft as it stands; null until they are known. */
  foreseen = $state.raw<Prospect | null>(null)
  doubt = $state.raw<Doubt | null>(null)
  /** Whether a computer player is being asked what it would answer. */
  proposing = $state(false)
  /** Whether it had nothing to propose, or nothing that the form could hold. */
  unproposed = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #wish = 0

  constructor(
    readonly session: GameSession,
    readonly name: string,
    readonly question: Question,
  ) {
    this.draft = new Draft(question)
    this.draft.refill(recallFilled(session, 'answer', name))
  }

  /** Let what is filled in so far survive a reload. */
  keep(): void {
    keepFilled(this.session, 'answer', this.name, this.draft.filled)
  }

  /** Whether the draft can be sent: it is complete, and the server has not refused it. */
  get ready(): boolean {
    return this.draft.ready && !this.foreseen?.refused && !this.session.busy
  }

  async send(action: Action | null = this.draft.action): Promise<void> {
    this.doubt = null
    if (action) await this.session.answer(action)
  }

  /** Fill in what a computer player would answer; nothing is sent. */
  async propose(): Promise<void> {
    this.proposing = true
    try {
      const { choice } = await this.session.proposal()
      this.unproposed = !choice || !this.draft.take(choice.action)
    } catch {
      this.unproposed = true
    } finally {
      this.proposing = false
    }
  }

  /** Ask why something is not offered. */
  async wonder(about: string, action: Action): Promise<void> {
    const refused = await this.session.whyNot(action).catch(refusedBy)
    this.doubt = { about, refused }
  }

  /** Fetch the consequences of an answer, once it has not changed for a moment. */
  foresee(action: Action | null): void {
    clearTimeout(this.#timer)
    const wish = ++this.#wish
    if (!action) {
      this.foreseen = null
      return
    }
    const ask = async (): Promise<void> => {
      const isWanted = (): boolean => wish === this.#wish
      const foreseen = await persist(() => consequences(this.session, action), isWanted).catch(
        () => null,
      )
      if (isWanted()) this.foreseen = foreseen
    }
    // There is nothing to wait for as long as nothing is known.
    this.#timer = setTimeout(ask, this.foreseen ? PAUSE : 0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#wish++
  }
}

async function consequences(session: GameSession, action: Answer): Promise<Prospect> {
  return post<Prospect>(`${session.path}/forecast`, session.doubt(action))
}

/** The consequences of an answer; null if the server cannot say now. */
export async function forecast(session: GameSession, action: Answer): Promise<Prospect | null> {
  return consequences(session, action).catch(() => null)
}

const kept = new WeakMap<GameSession, Asking>()

/** The draft answer to the current question; it lasts until something else is asked. */
export function askingOf(session: GameSession, name: string, question: Question): Asking {
  const last = kept.get(session)
  if (last?.name === name) return last
  const next = new Asking(session, name, question)
  kept.set(session, next)
  return next
}
