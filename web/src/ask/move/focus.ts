/** Gives the focus to what answers what was just asked, and back to where it was before. */
import { tick } from 'svelte'

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
