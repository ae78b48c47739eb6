/** Path of the page without a connection. */
export const OFFLINE_PATH = '/offline'

/**
 * A service worker that caches one page, for whoever has no connection: all other pages come from the server or not at all, so that no old price is ever
 * shown. Where somebody has signed in, which the admin tells it by a message, it also has the files that the admin is started from: none says anything
 * of a person. It also answers presses on the admin's notifications, as phones ask of a worker: with an admin that is open, else with a new one.
 *
 * @param version identifies content and build: another one is a new worker
 * @param adminFiles addresses that change with what they have
 */
export function serviceWorker(version: string, adminFiles: readonly string[]): string {
  return `const kept = 'offline-${version}'
const keptAdmin = 'admin-${version}'
const adminFiles = ${JSON.stringify([...new Set(adminFiles)])}
const keepAdmin = async () => {
  const cache = await caches.open(keptAdmin)
  if (!(await cache.match(adminFiles[0]))) await cache.addAll(adminFiles)
}
addEventListener('install', event => {
  const page = caches.open(kept).then(cache => cache.add(new Request('${OFFLINE_PATH}', { cache: 'reload' })))
  const admin = caches.keys().then(names => names.some(name => name.startsWith('admin-')) && keepAdmin())
  event.waitUntil(Promise.all([page, admin]).then(() => skipWaiting()))
})
addEventListener('message', event => event.waitUntil(keepAdmin()))
addEventListener('activate', event => {
  const isOld = name => name !== kept && name !== keptAdmin
  const old = caches.keys().then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name))))
  event.waitUntil(Promise.all([old, registration.navigationPreload?.enable(), clients.claim()]))
})
addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate') {
    const page = Promise.resolve(event.preloadResponse).then(answer => answer ?? fetch(request))
    event.respondWith(page.catch(() => caches.match('${OFFLINE_PATH}')))
  } else if (adminFiles.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then(file => file ?? fetch(request)))
  }
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
