/** The service worker, which caches the page for offline use and receives notices. */

/** Start it once the page is loaded, and let it cache the page's files. */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keepLoaded()
  } catch {
    // Without it the page works too, as long as there is a connection.
  }
}

/** Let the worker cache everything loaded so far, and more; resolves when done. */
export async function keepLoaded(more: readonly string[] = []): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  const { port1, port2 } = new MessageChannel()
  const kept = new Promise<void>((resolve) => (port1.onmessage = () => resolve()))
  worker.active?.postMessage({ keep: [...loaded, ...more, '/'] }, [port2])
  await kept
}

/** Load all fonts: usually each is loaded when its first letter is drawn. */
export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()))
}
