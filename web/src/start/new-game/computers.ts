/** The computer players of the server. */
import { get } from '$/api/client'
import type { Computer } from '$/api/types'

let told: Promise<readonly Computer[]> | null = null

/** All of them, the usual one first; fetched once, and again after a failure. */
export function computers(): Promise<readonly Computer[]> {
  told ??= get<{ computers: Computer[] }>('/computers').then(
    (answer) => answer.computers,
    (error: unknown) => {
      told = null
      throw error
    },
  )
  return told
}
