/** Web push: whether this browser supports it, and what the server needs to send it. */

/** Whether the browser supports push at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** On iOS only pages on the home screen can receive it. */
export function needsHomeScreen(): boolean {
  const ios = /iPad|iPhone|iPod/.test(navigator.userAgent) || isPadAsDesktop()
  return ios && !matchMedia('(display-mode: standalone)').matches
}

function isPadAsDesktop(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
}

export interface PushChannel {
  type: 'web-push'
  endpoint: string
  p256dh: string
  auth: string
}

/** Ask the reader, and subscribe with the server's key; null if they decline. */
export async function subscribed(key: string): Promise<PushChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  return { type: 'web-push', endpoint, p256dh: keys.p256dh, auth: keys.auth }
}
