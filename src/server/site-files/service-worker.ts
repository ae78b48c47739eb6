/** Path of the page for visitors without a connection. */
export const OFFLINE_PATH = '/offline'

/**
 * A service worker that caches one page, for visitors without a connection, and nothing else: all other pages come from the server or not at all, so
 * that no old price is ever shown. A new revision is a new worker. It also answers presses on the admin's notifications, as phones ask of a worker:
 * with an admin that is open, else with a new one.
 */
export function serviceWorker(revision: string): string {
  return `const kept = 'offline-${revision}'
addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.add(new Request('${OFFLINE_PATH}', { cache: 'reload' }))).then(() => skipWaiting()))
})
addEventListener('activate', event => {
  const old = caches.keys().then(names => Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name))))
  event.waitUntil(Promise.all([old, registration.navigationPreload?.enable(), clients.claim()]))
})
addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return
  const page = Promise.resolve(event.preloadResponse).then(answer => answer ?? fetch(event.request))
  event.respondWith(page.catch(() => caches.match('${OFFLINE_PATH}')))
})
addEventListener('notificationclick', event => {
  const { notification } = event
  notification.close()
  const shown = clients.matchAll({ type: 'window' }).then(async pages => {
    const admin = pages.find(({ url }) => url.includes('#/admin'))
    if (admin === undefined) return clients.openWindow('/' + notification.data)
    await admin.focus()
    admin.postMessage({ pressed: notification.data })
  })
  event.waitUntil(shown)
})
`
}
