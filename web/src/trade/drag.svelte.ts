/**
 * Cards dragged by mouse or pen: from the hand into the form, within it, and back. Fingers scroll
 * with the same gesture, so they tap; whatever is dragged can also be clicked.
 */
import type { Attachment } from 'svelte/attachments'
import type { Card } from './cards/cards'

/** Where a card is let go: the hand, the form, a true place in it, or among the claimed ones. */
export type Target = 'hand' | 'form' | 'others' | number

export interface Dragged {
  card: Card
  x: number
  y: number
  over: Target | null
}

/** Pixels after which a press is a drag. */
const FAR = 6

export class CardDrag {
  /** The card under the pointer. */
  now = $state.raw<Dragged | null>(null)

  /** Lets an element be dragged as a card; `drop` says what letting go somewhere does. */
  source(card: Card, able: boolean, drop: (target: Target) => void): Attachment<HTMLElement> {
    return (element) => {
      if (!able) return
      const press = (event: PointerEvent): void => this.#follow(event, card, drop)
      element.addEventListener('pointerdown', press)
      return () => element.removeEventListener('pointerdown', press)
    }
  }

  #follow(from: PointerEvent, card: Card, drop: (target: Target) => void): void {
    if (from.pointerType === 'touch' || from.button !== 0) return
    const over = new AbortController()
    const { signal } = over
    const stop = (): void => {
      over.abort()
      this.now = null
    }
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX, event.clientY]
      if (!this.now && Math.hypot(x - from.clientX, y - from.clientY) < FAR) return
      event.preventDefault()
      this.now = { card, x, y, over: targetAt(x, y) }
    }
    const release = (): void => {
      const dragged = this.now
      stop()
      if (!dragged) return
      swallowClick()
      if (dragged.over !== null) drop(dragged.over)
    }
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop()
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', stop, { signal })
    addEventListener('keydown', leave, { signal })
    // Nothing is marked, nor dragged by the browser itself.
    addEventListener('selectstart', (event) => event.preventDefault(), { signal })
    addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  }
}

/** What a card would be dropped on here. */
function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop
  if (found === undefined) return null
  return /^\d+$/.test(found) ? Number(found) : (found as Target)
}

/** Letting go is no click, if it happens where the drag began. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
