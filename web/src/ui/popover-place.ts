/** A popover opens at the button that opens it: below it, above it, or beside it. */
import type { Attachment } from 'svelte/attachments'
import { beside, within } from '$/board/input/screen-boxes'
import type { Box, Point } from '$/board/map/geometry'

const APART = 6
const EDGE = 8

/** Where something of a size stands at a button, inside a frame as far as there is room. */
export function placeAt(button: Box, width: number, height: number, frame: Box): Point {
  const left = Math.max(Math.min(button.left, frame.right - width), frame.left)
  const places: Point[] = [
    [left, button.bottom + APART],
    [left, button.top - APART - height],
  ]
  const fits = ([x, y]: Point): boolean =>
    within(frame, { left: x, top: y, right: x + width, bottom: y + height })
  return places.find(fits) ?? beside(button, width, height, frame)
}

/** Keep a popover at the button before it, whatever it comes to show. */
export const atButton: Attachment<HTMLElement> = (popover) => {
  const place = (): void => {
    const button = popover.previousElementSibling
    if (!button || !popover.matches(':popover-open')) return
    const frame = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE }
    const { offsetWidth, offsetHeight } = popover
    const [x, y] = placeAt(button.getBoundingClientRect(), offsetWidth, offsetHeight, frame)
    Object.assign(popover.style, { inset: 'auto', margin: '0', left: `${x}px`, top: `${y}px` })
  }
  const sizes = new ResizeObserver(place)
  popover.addEventListener('toggle', place)
  sizes.observe(popover)
  return () => {
    popover.removeEventListener('toggle', place)
    sizes.disconnect()
  }
}
