/** Commentary on a game that is watched: what the last phases came to, in the words of the digest. */
import { get } from '$/api/client'
import type { Digest, Sentence } from '$/api/types'
import type { GameSession } from '$/game/session.svelte'

export class Comments {
  sentences = $state.raw<readonly Sentence[]>([])
  #since: number
  #asking = false

  constructor(readonly session: GameSession) {
    this.#since = session.number
  }

  /** A phase has passed: say what came of it. Where nothing did, the last words stay. */
  async listen(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      const { path } = this.session
      const digest = await get<Digest>(`${path}/digest?since=${this.#since}`)
      this.#since = digest.number
      if (digest.sentences.length) this.sentences = digest.sentences
    } catch {
      // The next phase is another chance.
    } finally {
      this.#asking = false
    }
  }
}
