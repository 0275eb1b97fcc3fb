/**
 * Pointing at a player highlights their pieces, but only if somebody means it: a pointer that moves
 * there and stays, or the focus. A row that appears beneath a resting pointer changes nothing.
 */
import type { Attachment } from 'svelte/attachments'
import type { Stage } from './stage.svelte'

/** How far a pointer has to move in the row, in pixels, and how long it has to stay after that. */
const MOVED = 4
const STAYS = 250

export function shining(stage: Stage, seat: number): Attachment<HTMLElement> {
  return (row) => {
    let from: readonly [number, number] | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const shine = (): void => {
      stage.shining = seat
    }
    const leave = (): void => {
      clearTimeout(timer)
      timer = undefined
      from = null
      if (stage.shining === seat) stage.shining = null
    }
    const move = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'mouse') return
      // Browsers also tell of moves when only the page has moved: then it is the same point.
      from ??= [clientX, clientY]
      if (Math.hypot(clientX - from[0], clientY - from[1]) >= MOVED)
        timer ??= setTimeout(shine, STAYS)
    }
    const focus = (): void => {
      if (row.querySelector(':focus-visible')) shine()
    }
    row.addEventListener('pointermove', move)
    row.addEventListener('pointerleave', leave)
    row.addEventListener('focusin', focus)
    row.addEventListener('focusout', leave)
    return () => {
      row.removeEventListener('pointermove', move)
      row.removeEventListener('pointerleave', leave)
      row.removeEventListener('focusin', focus)
      row.removeEventListener('focusout', leave)
      leave()
    }
  }
}
