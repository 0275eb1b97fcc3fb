/** The keys of a movement, besides those of its controls. */
import { isTyping } from '$/ui/keys'
import type { Mover } from './mover.svelte'

export function press(mover: Mover, event: KeyboardEvent): void {
  // The board has taken the keys that are its own.
  const act = event.defaultPrevented ? null : actionOf(mover, event)
  if (!act) return
  event.preventDefault()
  act()
}

function actionOf(mover: Mover, event: KeyboardEvent): (() => void) | null {
  if (isUndo(event)) return () => void mover.undo()
  if (event.key === 'Escape' && mover.picked !== null) return () => mover.pick(null)
  if (isTyping(event)) return null
  if (event.key === 'e' && !mover.going && !event.repeat) return () => void mover.end()
  if (event.key === 'Enter' && mover.marching && !isPressed(event))
    return () => void mover.march(mover.count)
  if (/^\d$/.test(event.key) && mover.marching) return () => mover.type(event.key)
  return null
}

/** Whether the key presses what has the focus. */
function isPressed(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).closest('button, a, summary') !== null
}

/** Ctrl-Z, but not where a text is being typed, which has its own. */
function isUndo(event: KeyboardEvent): boolean {
  const typing = (event.target as HTMLElement).closest('input, textarea') !== null
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z' && !typing
}

/** What a number becomes with one more digit: "1" and "2" are 12, if there are as many. */
export function typed(before: string, digit: string, most: number): string {
  const joined = Number(before + digit)
  if (joined >= 1 && joined <= most) return String(joined)
  return Number(digit) ? String(Math.min(Number(digit), most)) : before
}
