/** What lies on the board: the panel with the question, or the sheet at the bottom. */
import type { Box } from './geometry'

/** What other parts of the page put on the board and name so, in pixels of the element. */
export function coveredParts(element: HTMLElement): Box[] {
  const { left, top } = element.getBoundingClientRect()
  const panel = document.getElementById('question')
  return [panel]
    .filter((each) => each !== null)
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map((box) => ({
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }))
}
