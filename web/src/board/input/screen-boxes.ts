/** Rectangles of the screen: the free part of the board, and what lies within. */
import type { Box, Point } from '$/board/map/geometry'

/** The largest part of the board that nothing covers; boxes are in pixels of the board. */
export function freePart(board: Box, covers: readonly Box[]): Box {
  return covers.reduce((free, cover) => largestBeside(free, cover), board)
}

function largestBeside(free: Box, cover: Box): Box {
  if (!overlap(free, cover)) return free
  const beside: Box[] = [
    { ...free, left: cover.right },
    { ...free, right: cover.left },
    { ...free, top: cover.bottom },
    { ...free, bottom: cover.top },
  ]
  return beside.reduce((one, other) => (surface(other) > surface(one) ? other : one))
}

/** How far down something of a width may reach at the right of a box: to what covers that corner. */
export function floorAtRight(box: Box, width: number, covers: readonly Box[]): number {
  const corner = { ...box, left: box.right - width, top: (box.top + box.bottom) / 2 }
  const below = covers.filter((cover) => overlap(corner, cover))
  return Math.min(box.bottom, ...below.map((cover) => cover.top))
}

export function surface(box: Box): number {
  return Math.max(box.right - box.left, 0) * Math.max(box.bottom - box.top, 0)
}

/** Where a window of a size holds the most of some boxes; boxes around all of them if it can. */
export function fullest(boxes: readonly Box[], width: number, height: number): Box {
  let [best, most] = [boxes[0]!, 0]
  for (const { left } of boxes)
    for (const { top } of boxes) {
      const frame = { left, top, right: left + width, bottom: top + height }
      const held = boxes.filter((box) => within(frame, box))
      if (held.length > most) [best, most] = [aroundAll(held), held.length]
    }
  return best
}

/** A box around others, of which there is one at least. */
export function aroundAll(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
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
  const boxAt = ([left, top]: Point): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })
  const fitting = places.find((place) => within(frame, boxAt(place)))
  if (fitting) return fitting
  // Nowhere is room: inside the frame, where it covers the least.
  const inside = places.map(([left, top]): Point => [
    clamped(left, frame.left, frame.right - width),
    clamped(top, frame.top, frame.bottom - height),
  ])
  const covered = (place: Point): number => surface(common(target, boxAt(place)))
  return inside.reduce((one, other) => (covered(other) < covered(one) ? other : one))
}

/** What two boxes share; it has no surface if they do not overlap. */
export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least)
}
