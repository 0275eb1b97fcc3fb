/** A request to the server: whether it is under way, and why it failed. */
import { t } from '$/words/language.svelte'
import { Refusal } from './client'
import type { Refused } from './types'

export class Doing {
  busy = $state(false)
  /** Why the last one failed, in words. */
  problem = $state<string | null>(null)

  /** Do one thing at a time; null if it failed, or something else is being done. */
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

/** Why a request failed, in the server's words. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused
  const sentence = { type: 'sentence', key: 'page-unreachable', args: {} } as const
  return { text: t('page-unreachable'), sentence, reason: sentence, rule: null }
}

export function inWords(error: unknown): string {
  return refusedBy(error).text
}
