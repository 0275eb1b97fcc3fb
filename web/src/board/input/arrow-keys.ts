/** Moving between places with the arrow keys. */
import type { Point } from '$/board/map/geometry'

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const WAYS: Readonly<Record<Direction, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much worse a step aside is than one ahead. */
const ASIDE = 2.5

export function isDirection(key: string): key is Direction {
  return key in WAYS
}

/** The next place in a direction from a point; null if there is none. */
export function nextPlace(
  places: ReadonlyMap<string, Point>,
  [x, y]: Point,
  direction: Direction,
): string | null {
  const [wayX, wayY] = WAYS[direction]
  let best: string | null = null
  let least = Infinity
  for (const [place, [px, py]] of places) {
    const ahead = (px - x) * wayX + (py - y) * wayY
    const aside = Math.abs((px - x) * wayY) + Math.abs((py - y) * wayX)
    if (ahead <= 0 || aside > 3 * ahead) continue
    const far = ahead + ASIDE * aside
    if (far < least) [best, least] = [place, far]
  }
  return best
}
