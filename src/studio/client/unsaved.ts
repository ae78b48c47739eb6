/** How many edits could not be sent, and have not arrived since. */
let waiting = 0

const listeners = new Set<() => void>()

/** Whether an edit that could not be sent is nowhere but on this page. */
export function isUnsaved(): boolean {
  return waiting > 0
}

/** Calls a listener when that changes; returns a function that stops it. */
export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An edit is unsaved until this has ended: whoever closes the page meanwhile is asked. */
export async function unsavedUntil<T>(settled: Promise<T>): Promise<T> {
  count(1)
  try {
    return await settled
  } finally {
    count(-1)
  }
}

function count(step: number): void {
  waiting += step
  if (waiting > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}

function ask(event: Event): void {
  event.preventDefault()
}
