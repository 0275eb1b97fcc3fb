// The page without a connection, and notices from the server while it is closed.

const CACHE = 'ecumene-1'
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(PAGE))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

// What a page has loaded before this worker was there.
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (!Array.isArray(keep)) return
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => keepAll(cache, keep))
      .then(() => event.ports[0]?.postMessage('kept')),
  )
})

async function keepAll(cache, addresses) {
  for (const address of addresses) {
    if (!isOurs(new URL(address, self.location.origin))) continue
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined)
  }
}

/** Files of the page; data of games is never kept. */
function isOurs(url) {
  return (
    url.origin === self.location.origin && !/^\/(api|schema|health|metrics)\b/.test(url.pathname)
  )
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url)) return
  if (request.mode === 'navigate') event.respondWith(page())
  else if (isNamedByContent(url)) event.respondWith(fromCache(request))
  else event.respondWith(fromServer(request))
})

/** What has a hash in its name never changes. */
function isNamedByContent(url) {
  return url.pathname.startsWith('/assets/')
}

/** The page at any address; a new version leaves nothing of the one before behind. */
async function page() {
  const cache = await caches.open(CACHE)
  const before = await cache.match(PAGE)
  const answer = await fromServer(new Request(PAGE))
  if (before && answer.ok && (await before.text()) !== (await answer.clone().text()))
    await dropFiles(cache)
  return answer
}

async function dropFiles(cache) {
  const files = (await cache.keys()).filter((each) => isNamedByContent(new URL(each.url)))
  await Promise.all(files.map((file) => cache.delete(file)))
}

async function fromCache(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? (await fetched(cache, request))
}

async function fromServer(request) {
  const cache = await caches.open(CACHE)
  try {
    return await fetched(cache, request)
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}

/** Get something and keep it; that there is no room to keep it is no reason not to have it. */
async function fetched(cache, request) {
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined)
  return answer
}

self.addEventListener('push', (event) => {
  const { title, url, ...options } = event.data?.json() ?? {}
  if (!title) return
  const told = { ...options, icon: '/icon.svg', data: { url } }
  event.waitUntil(self.registration.showNotification(title, told))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openGame(event.notification.data?.url ?? PAGE))
})

async function openGame(url) {
  const { pathname, search } = new URL(url, self.location.origin)
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    if (new URL(client.url).pathname === pathname) return client.focus()
  }
  return self.clients.openWindow(pathname + search)
}
