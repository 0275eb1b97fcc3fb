/** Something that is asked of the server: whether it is on its way, and what was wrong with it. */
import { Refusal } from '$/api/client'
import { t } from '$/words/language.svelte'

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

export function inWords(error: unknown): string {
  return error instanceof Refusal ? error.refused.text : t('page-unreachable')
}
