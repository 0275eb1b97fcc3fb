/** Where a box opens beside a place of the board: neither over it nor over what stands around. */
import { beside } from '$/board/input/screen-boxes'
import type { Box, Point } from '$/board/map/geometry'

/** What stays in sight around the place: its name, its pieces, its nearest neighbours. */
const AROUND = 64
const EDGE = 8

/** The top left corner of a box of this size; beside the place where there is room. */
export function placed(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  free: Box,
): Point {
  const target = { left: x - AROUND, top: y - AROUND, right: x + AROUND, bottom: y + AROUND }
  return beside(target, width, height, {
    left: free.left + EDGE,
    top: free.top + EDGE,
    right: free.right - EDGE,
    bottom: free.bottom - EDGE,
  })
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
