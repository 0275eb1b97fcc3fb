/** What is meant by a point on the screen: the pieces under or near it, or the ground. */
import type { Group } from '$/board/map/arrange'
import type { Box } from '$/board/map/geometry'
import { distance } from './screen-boxes'

/**
 * The distance within which pieces are still meant: by a mouse, by a tapping finger (half of 44
 * pixels), and by a dragging finger, which must leave room to move the board.
 */
export const REACH = { mouse: 2, tap: 22, grab: 10 } as const

export interface Pointed {
  /** The place whose land or water is there. */
  ground: string | null
  /** The place whose pieces are there, or near enough for a finger. */
  pieces: string | null
}

export function pointedAt(
  groups: readonly Group[],
  boxOf: (group: Group) => Box,
  ground: string | null,
  [x, y]: readonly [number, number],
  reach: number,
): Pointed {
  let nearest = reach
  let pieces: string | null = null
  for (const group of groups) {
    if (!group.items.length) continue
    const away = distance(boxOf(group), x, y)
    if (away < nearest || (away === 0 && nearest === 0)) [nearest, pieces] = [away, group.place]
  }
  return { ground, pieces }
}

/**
 * The place that is meant: of pieces and ground the one that can be touched now, else the pieces.
 */
export function placeMeant(
  { ground, pieces }: Pointed,
  targets: ReadonlySet<string>,
): string | null {
  if (pieces && targets.has(pieces)) return pieces
  if (ground && targets.has(ground)) return ground
  return pieces ?? ground
}
