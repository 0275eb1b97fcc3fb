/** Requests that are repeated until the server has responded. */
import { isPassing } from './client'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000

/** Retry as long as it may still succeed and is still wanted. */
export async function persist<T>(
  act: () => Promise<T>,
  isWanted: () => boolean = () => true,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await act()
    } catch (error) {
      if (!isPassing(error) || !isWanted()) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
