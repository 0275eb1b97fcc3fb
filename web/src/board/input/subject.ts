/** What the board has to show when something is asked. */
import type { Asked, View } from '$/api/types'

/**
 * The name of what is asked about, for which the board is moved once; null if nothing is asked.
 *
 * A movement stays one subject with every move that is made: the board follows its player.
 */
export function subjectOf(asked: Asked | null, view: View | null): string | null {
  if (!asked?.body) return null
  return asked.body.kind === 'move' ? `move ${view?.turn}` : asked.question
}
