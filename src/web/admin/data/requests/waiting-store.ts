import type { Change } from './change.ts'

/** Keeps changes over a reload, for this tab alone; they name persons, so signing out forgets them. */
const KEY = 'adminWaiting'

/** Returns the changes that waited for connection when the page was left, in the order they were made. */
export function readWaiting(): Change[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Change[]
  } catch {
    return []
  }
}

export function storeWaiting(changes: readonly Change[]): void {
  try {
    if (changes.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(changes))
  } catch {
    // Without storage, changes wait as long as the page stays.
  }
}
