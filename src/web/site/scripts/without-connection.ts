/**
 * Runs on the offline page, whatever address it stands for. Under the admin's address, on a device that is signed in, loads the admin, whose files the
 * service worker has; anywhere else, opens the address again as soon as the server answers.
 */
export function withoutConnection(adminHash: string, desktopStyles: string, mobileStyles: string): void {
  const root = document.documentElement
  if (location.pathname === '/admin') location.hash = '#/admin'
  const isAdmin = () => !!location.hash.match(adminHash)
  const wasAdmin = isAdmin()
  addEventListener('hashchange', () => isAdmin() !== wasAdmin && location.reload())

  const waitForServer = () => {
    root.removeAttribute('data-admin')
    addEventListener('online', () => {
      void fetch('/health', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => {},
      )
    })
    // Browsers only guess whether there is a connection.
    setInterval(() => navigator.onLine && dispatchEvent(new Event('online')), 5000)
  }

  let token: unknown = null
  try {
    token = localStorage['adminToken']
  } catch {
    // Without storage, nobody is signed in on a new page.
  }
  if (!wasAdmin || !token) return waitForServer()
  root.setAttribute('data-admin', '')
  const { script = '', styles = '' } = document.getElementById('admin')?.dataset ?? {}
  // The booking form in the admin is styled by the layout that this device was shown last (choose-layout.ts).
  const layoutStyles = document.cookie.includes('layout=mobile') ? mobileStyles : desktopStyles
  for (const href of [layoutStyles, ...styles.split(' ')])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script, onerror: waitForServer }))
}
