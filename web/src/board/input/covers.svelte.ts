/** What other parts of the page lay over the board: the question's panel or sheet. */
import { freePart } from './screen-boxes'
import type { Box } from '$/board/map/geometry'

const PANEL = 'question'

export class Covering {
  /** The covered parts of the board, in its pixels. */
  parts = $state.raw<readonly Box[]>([])
  /** The whole board. */
  frame = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 })
  free = $derived(freePart(this.frame, this.parts))

  /** Track what covers an element. */
  watch(element: HTMLElement): () => void {
    const update = (): void => this.#measure(element)
    const sizes = new ResizeObserver(update)
    const watchPanel = (): void => {
      sizes.disconnect()
      sizes.observe(element)
      const panel = document.getElementById(PANEL)
      if (panel) sizes.observe(panel)
      update()
    }
    // The panel comes and goes beside the board.
    const comings = new MutationObserver(watchPanel)
    comings.observe(element.closest('main') ?? document.body, { childList: true })
    watchPanel()
    return () => {
      sizes.disconnect()
      comings.disconnect()
    }
  }

  #measure(element: HTMLElement): void {
    const board = element.getBoundingClientRect()
    this.frame = { left: 0, top: 0, right: board.width, bottom: board.height }
    const panel = document.getElementById(PANEL)?.getBoundingClientRect()
    this.parts =
      panel && panel.width > 0 && panel.height > 0
        ? [
            {
              left: panel.left - board.left,
              top: panel.top - board.top,
              right: panel.right - board.left,
              bottom: panel.bottom - board.top,
            },
          ]
        : []
  }
}
