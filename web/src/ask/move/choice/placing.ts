/** Where a box opens beside a place of the board: neither over it nor over what stands around. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What stays in sight around the place: its name, its pieces, its nearest neighbours. */
const AROUND = 76
const EDGE = 8

/** The top left corner of a box of this size; beside the place where there is room, else anywhere. */
export function placed(
  spot: { x: number; y: number },
  size: { width: number; height: number },
  free: Box,
): { left: number; top: number } {
  const { x, y } = spot
  const { width, height } = size
  const within = (start: number, length: number, from: number, to: number): number =>
    Math.max(from + EDGE, Math.min(start, to - length - EDGE))
  const left = within(x - width / 2, width, free.left, free.right)
  const top = within(y - height / 2, height, free.top, free.bottom)
  const sides = [
    { left: x + AROUND, top },
    { left: x - AROUND - width, top },
    { left, top: y + AROUND },
    { left, top: y - AROUND - height },
  ]
  const fits = (at: { left: number; top: number }): boolean =>
    at.left >= free.left + EDGE &&
    at.left + width <= free.right - EDGE &&
    at.top >= free.top + EDGE &&
    at.top + height <= free.bottom - EDGE
  return sides.find(fits) ?? { left: within(x + AROUND, width, free.left, free.right), top }
}

/** The part of the board that no panel covers. */
export function freeBoard(): Box {
  const board = document.getElementById('board')?.getBoundingClientRect()
  const panel = document.getElementById('question')?.getBoundingClientRect()
  const { left, top, right, bottom } = board ?? new DOMRect(0, 0, innerWidth, innerHeight)
  // On a wide screen the question stands at the left; a sheet at the bottom moves out of the way.
  const beside = panel && panel.right < left + (right - left) / 2 ? panel.right : left
  return { left: beside, top, right, bottom }
}
