/** Something that is asked of the server: whether it is on its way, and what was wrong with it. */
import { t } from '$/words/language.svelte'
import { Refusal } from './client'

export class Doing {
  busy = $state(false)
  /** Why the last one failed, in words. */
  problem = $state<string | null>(null)

  /** Do one thing at a time; null where it failed, or something else is being done. */
  async run<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null
    this.busy = true
    this.problem = null
    try {
      return await what()
    } catch (error) {
      this.problem = inWords(error)
      return null
    } finally {
      this.busy = false
    }
  }
}

/** What went wrong with a request, for people. */
export function inWords(error: unknown): string {
  return error instanceof Refusal ? error.refused.text : t('page-unreachable')
}
