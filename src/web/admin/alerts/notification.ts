interface NotificationText {
  title: string
  body: string
  /** The address within the page that a press opens, `#/admin/requests?request=ABC`. */
  hash: string
}

/** Shows a notification of the browser; a press on it shows this page, and then what it tells of. */
export function showNotification({ title, body, hash }: NotificationText, onPress: (hash: string) => void): void {
  const options: NotificationOptions = { body, icon: '/admin/icon-192.png', tag: hash, lang: 'en' }
  try {
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => {
      shown.close()
      window.focus()
      onPress(hash)
    })
  } catch {
    // Phones show those of a service worker alone, which answers the press (service-worker.ts).
    void navigator.serviceWorker?.getRegistration().then(worker => worker?.showNotification(title, { ...options, data: hash }))
  }
}

/** Calls back with the address of a notification that the service worker has shown, when it is pressed. */
export function onNotificationPressed(onPress: (hash: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'pressed' in data && typeof data.pressed === 'string') onPress(data.pressed)
  }
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (worker === undefined) return () => undefined
  worker.addEventListener('message', hear)
  return () => worker.removeEventListener('message', hear)
}
