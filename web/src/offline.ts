/** The worker that keeps the page for when there is no connection, and hears of notices. */

/** Start it once the page is there, and let it keep what the page consists of. */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keepLoaded()
  } catch {
    // Without a worker the page works as well, as long as there is a connection.
  }
}

/** Let the worker keep everything that was loaded so far, and more; it says when it has. */
export async function keepLoaded(more: readonly string[] = []): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  const { port1, port2 } = new MessageChannel()
  const kept = new Promise<void>((resolve) => (port1.onmessage = () => resolve()))
  worker.active?.postMessage({ keep: [...loaded, ...more, '/'] }, [port2])
  await kept
}

/** Load all fonts: usually one is loaded when its first letter is drawn. */
export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()))
}
