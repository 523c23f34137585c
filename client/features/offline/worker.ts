// The service worker shows the app without a connection (client/service-worker.js). Over plain http inside a network there is none.
import { LANGUAGE } from '#contract/texts.ts'

export function registerWorker() {
  if (!__BUILD_ID__ || !('serviceWorker' in navigator)) return
  // A browser may forbid it, or be full: everything works as before, with a connection.
  navigator.serviceWorker.register(LANGUAGE === 'en' ? '/sw.js' : `/sw.${LANGUAGE}.js`).catch(() => {})
}

/** Nothing of the app stays in a browser somebody has left. */
export async function removeWorker() {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
}
