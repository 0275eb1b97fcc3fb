/** Rectangles of the screen: what of the board is free, and what lies within. */
import type { Box } from './geometry'

/** The largest part of the board that nothing covers; boxes are in pixels of the board. */
export function freePart(board: Box, covers: readonly Box[]): Box {
  return covers.reduce((free, cover) => largestBeside(free, cover), board)
}

function largestBeside(free: Box, cover: Box): Box {
  const apart =
    cover.right <= free.left ||
    cover.left >= free.right ||
    cover.bottom <= free.top ||
    cover.top >= free.bottom
  if (apart) return free
  const beside: Box[] = [
    { ...free, left: cover.right },
    { ...free, right: cover.left },
    { ...free, top: cover.bottom },
    { ...free, bottom: cover.top },
  ]
  return beside.reduce((one, other) => (surface(other) > surface(one) ? other : one))
}

function surface(box: Box): number {
  return Math.max(box.right - box.left, 0) * Math.max(box.bottom - box.top, 0)
}

export function within(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

/** How far a point is from a box; 0 inside. */
export function distance(box: Box, x: number, y: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right)
  const dy = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(dx, dy)
}
