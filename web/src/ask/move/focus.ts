/** Gives the focus to what answers what was just asked, and back to where it was before. */
export function focused(node: HTMLElement): () => void {
  const before = document.activeElement
  node.focus({ preventScroll: true })
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}
