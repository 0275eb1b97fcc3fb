/** Several people around one screen: who gets it next. */
import type { GameInfo } from '$/api/types'

/**
 * The reader's seat to pass the screen to; null: it stays where it is.
 *
 * A player who is asked keeps it until they have answered; then it goes round the table.
 */
export function passTo(info: GameInfo, seat: number | null): number | null {
  if (seat === null || info.own.length < 2 || info.stage !== 'running' || info.paused) return null
  const asked = info.own.filter((own) => info.waited.some((each) => each.seat === own))
  if (!asked.length || asked.includes(seat)) return null
  return asked.find((own) => own > seat) ?? asked[0]!
}
