/** Session storage key of the request that was sent last. */
export const SENT = 'bookingSent'

/** Keeps a text in session storage; does nothing where storage is unavailable. */
export function remember(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is unavailable or full; nothing depends on it.
  }
}

/** Returns a text from session storage; null when there is none. */
export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
