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

/** Let the worker keep everything that was loaded so far. */
export async function keepLoaded(): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const keep = performance.getEntriesByType('resource').map((entry) => entry.name)
  worker.active?.postMessage({ keep: [...keep, '/'] })
}
