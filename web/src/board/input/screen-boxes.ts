/** Rectangles of the screen: the free part of the board, and what lies within. */
import type { Box, Point } from '$/board/map/geometry'

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

const APART = 12

/**
 * The position beside a target for something of a size, without covering it: right or left of it,
 * below or above, and inside a frame as far as there is room.
 */
export function beside(target: Box, width: number, height: number, frame: Box): Point {
  const x = clamped((target.left + target.right - width) / 2, frame.left, frame.right - width)
  const y = clamped((target.top + target.bottom - height) / 2, frame.top, frame.bottom - height)
  const places: Point[] = [
    [target.right + APART, y],
    [target.left - APART - width, y],
    [x, target.bottom + APART],
    [x, target.top - APART - height],
  ]
  const fits = ([left, top]: Point): boolean =>
    within(frame, { left, top, right: left + width, bottom: top + height })
  return places.find(fits) ?? [clamped(target.right + APART, frame.left, frame.right - width), y]
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least)
}
