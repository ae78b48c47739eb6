/** A text that this tab keeps until it is closed; without storage, it keeps nothing. */
export function remember(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is switched off or full: nothing depends on it.
  }
}

/** What this tab keeps under a name; null when there is nothing. */
export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
