/** Where what is asked comes into sight, and the focus goes there. */
import { tick } from 'svelte'

/** Gives the focus to what answers what was just asked, and back to where it was before. */
export function focused(node: HTMLElement): () => void {
  const before = document.activeElement
  // What it stands in may not be open yet.
  void tick().then(() => node.focus({ preventScroll: true }))
  return () => {
    const left = document.activeElement
    const wandered = left !== null && left !== document.body && left !== node
    if (before instanceof HTMLElement && before.isConnected && !wandered)
      before.focus({ preventScroll: true })
  }
}

/** Scrolls what is asked into sight; where there is little room, to the top of it. */
export function revealed(node: HTMLElement): void {
  const small = matchMedia('(max-width: 599px)').matches
  node.scrollIntoView({ block: small ? 'start' : 'nearest' })
}
