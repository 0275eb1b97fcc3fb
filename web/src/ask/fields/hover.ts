/** Highlights the area of a list row on the board while the pointer is on the row. */
import type { Stage } from '$/board/input/stage.svelte'

export interface Lighting {
  onpointerenter(): void
  onpointerleave(): void
  onfocusin(): void
  onfocusout(): void
}

export function lighting(stage: Stage, area: string | null): Lighting {
  const light = (): void => {
    if (area !== null) stage.lit = area
  }
  const dim = (): void => {
    if (stage.lit === area) stage.lit = null
  }
  return { onpointerenter: light, onpointerleave: dim, onfocusin: light, onfocusout: dim }
}
