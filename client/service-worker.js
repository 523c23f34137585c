// Shows the app without a connection. The build puts SHELF, ENTRY, PAGE and FILES before this text (scripts/service-worker.ts).
// It touches pages of the app and files whose names change with what is in them; everything else is none of its business, answers of the
// server least of all. A page always comes from the server while there is one: what is kept here is for when there is none.
const prefix = 'hearth-'
const shelf = prefix + SHELF

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    if (isPageOfApp(pathname)) event.respondWith(page(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request))
  else if (FILES.includes(pathname)) event.respondWith(fromServer(event.request, pathname))
})

async function install() {
  const cache = await caches.open(shelf)
  // A few at a time: whoever is looking at a page must not wait for what is only for later.
  for (let at = 0; at < FILES.length; at += 8) await cache.addAll(FILES.slice(at, at + 8))
  const kept = await cache.match(PAGE)
  // The server was updated in between: half of each build would be worse than nothing.
  if (!(await kept.text()).includes(ENTRY)) {
    await caches.delete(shelf)
    throw new Error('The page is of another build')
  }
  await self.skipWaiting()
}

/** The build before stays: pages of it may be open, and the server has its files no more. */
async function activate() {
  const known = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== shelf)
  await Promise.all(known.slice(0, -1).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** What visitors see, programs ask for or is a file is never kept; the rest are pages behind the sign-in. A username may have a dot. */
const elsewhere =
  /^\/(?:$|(?:login|signup|verify|forgot-password|reset-password|pricing-comparison|join|share|form|unsubscribe|api|auth|public|files|outbox|docs|metrics|mcp|webhooks|healthz|readyz|icons)(?:\/|$|\.)|[^/]*\.\w+$)/

const isPageOfApp = (pathname) => !elsewhere.test(pathname)

async function page(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.status < 502) return response
    return (await kept(PAGE)) ?? response
  } catch (error) {
    const shell = await kept(PAGE)
    if (shell) return shell
    throw error
  }
}

const kept = async (path) => (await caches.open(shelf)).match(path)

/** What has its hash in its name never changes. */
async function asset(request) {
  const known = await caches.match(request, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.ok) {
    const copy = response.clone()
    void caches.open(shelf).then((cache) => cache.put(request, copy))
  }
  return response
}

async function fromServer(request, path) {
  try {
    return await fetch(request)
  } catch (error) {
    const known = await kept(path)
    if (known) return known
    throw error
  }
}
