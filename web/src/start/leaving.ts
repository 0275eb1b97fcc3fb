/** Giving one's seat back before a game begins. */
import { post, Refusal } from '$/api/client'

const NO_PART = 404

/** Give a seat back. Whoever had no other part in the game is then told that it is not there. */
export async function giveUp(seat: string): Promise<void> {
  try {
    await post(seat, { type: 'give-up' })
  } catch (error) {
    if (!(error instanceof Refusal && error.status === NO_PART)) throw error
  }
}
