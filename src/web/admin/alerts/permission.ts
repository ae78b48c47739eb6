import { useSyncExternalStore } from 'react'

/** What the browser says to notifications; `unsupported` also where the page did not come over HTTPS. */
export type Permission = NotificationPermission | 'unsupported'

/** Returns what the browser says to notifications, and updates it. */
export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, readPermission)
}

export function readPermission(): Permission {
  return isSecureContext && 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

const listeners = new Set<() => void>()

/** Asks for permission and returns the answer. To be called on a press: browsers refuse to ask otherwise. */
export async function askPermission(): Promise<Permission> {
  const answer = await Notification.requestPermission()
  for (const listener of listeners) listener()
  return answer
}

function subscribe(onChange: () => void): () => void {
  const leave = new AbortController()
  listeners.add(onChange)
  // Changed in the browser's settings; a browser that cannot tell is read again when the page is looked at.
  document.addEventListener('visibilitychange', onChange, { signal: leave.signal })
  navigator.permissions?.query({ name: 'notifications' }).then(
    status => status.addEventListener('change', onChange, { signal: leave.signal }),
    () => undefined,
  )
  return () => {
    leave.abort()
    listeners.delete(onChange)
  }
}
