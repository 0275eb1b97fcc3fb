/**
 * What other parts of the page lay over the board: the question's panel or sheet, one's own bar.
 *
 * They have the attribute `[data-over-board]`, and stand beside the board in the same `main`.
 */
import { freePart, surface } from './screen-boxes'
import type { Box } from '$/board/map/geometry'

const OVER = '[data-over-board]'
/** A higher panel counts as a whole column: it grows and shrinks with what is asked. */
const LINE = 120

export class Covering {
  /** The covered parts of the board, in its pixels; the largest first. */
  parts = $state.raw<readonly Box[]>([])
  /** The whole board. */
  frame = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 })
  /** The part beside the largest of them, where other things can be put. */
  free = $derived(freePart(this.frame, this.parts.slice(0, 1)))
  /** The part in which nothing at all is covered. */
  clear = $derived(freePart(this.frame, this.parts))

  /** Track what covers an element. */
  watch(element: HTMLElement): () => void {
    const around = element.closest('main') ?? document.body
    const update = (): void => this.#measure(element, around)
    const sizes = new ResizeObserver(update)
    const watchAll = (): void => {
      sizes.disconnect()
      sizes.observe(element)
      for (const over of around.querySelectorAll(OVER)) sizes.observe(over)
      update()
    }
    // Panels come and go beside the board.
    const comings = new MutationObserver(watchAll)
    comings.observe(around, { childList: true })
    watchAll()
    return () => {
      sizes.disconnect()
      comings.disconnect()
    }
  }

  #measure(element: HTMLElement, around: Element): void {
    const board = element.getBoundingClientRect()
    this.frame = { left: 0, top: 0, right: board.width, bottom: board.height }
    this.parts = [...around.querySelectorAll(OVER)]
      .map((over) => over.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((over) => ({
        left: over.left - board.left,
        top: over.top - board.top,
        right: over.right - board.left,
        bottom: over.bottom - board.top,
      }))
      .map((over) => this.#column(over))
      .sort((one, other) => surface(other) - surface(one))
  }

  #column(over: Box): Box {
    const beside = over.right - over.left < (this.frame.right - this.frame.left) / 2
    return beside && over.bottom - over.top > LINE
      ? { ...over, top: this.frame.top, bottom: this.frame.bottom }
      : over
  }
}
