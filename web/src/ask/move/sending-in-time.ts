/** What is planned must not be lost when the time for it is up (O4): it is sent a moment before. */
import type { Mover } from './mover.svelte'

/** Milliseconds before the end of the time. */
const BEFORE = 5000
/** What a timer can wait at most; who has more time than that will be here again. */
const LONGEST = 2 ** 31 - 1

/** Send the plan shortly before the time of the question is up; returns how to stop. */
export function sendBeforeTimeIsUp(mover: Mover, now = Date.now()): (() => void) | undefined {
  const until = mover.session.asked?.until ?? null
  if (until === null || !mover.session.plan.moves.length) return
  const wait = Math.max(0, until - BEFORE - now)
  if (wait > LONGEST) return
  const timer = setTimeout(() => void mover.sendPlan(), wait)
  return () => clearTimeout(timer)
}
