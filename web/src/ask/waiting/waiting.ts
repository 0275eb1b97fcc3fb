/** Who is waited for while nothing is asked of the reader. */
import type { View } from '$/api/types'

export interface Waited {
  seat: number
  /** The kind of question they are asked. */
  kind: string
}

/** In order of acting, if there is one; players who only wait for others are left out. */
export function waitedFor(view: View): Waited[] {
  const found = Object.entries(view.asked)
    .map(([seat, kind]) => ({ seat: Number(seat), kind }))
    .filter(({ seat }) => seat !== view.seat && !view.waiting.includes(seat))
  const place = (seat: number): number => {
    const at = view.line.indexOf(seat)
    return at < 0 ? view.line.length : at
  }
  return found.sort((one, other) => place(one.seat) - place(other.seat))
}
