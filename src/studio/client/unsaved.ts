/** How many edits wait to be sent again. */
let waiting = 0

const listeners = new Set<() => void>()

/** Whether an edit that was made is nowhere but on this page. */
export function isUnsaved(): boolean {
  return waiting > 0
}

/** Calls a listener when that changes; returns a function that stops it. */
export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Waits with an edit that is unsaved meanwhile: whoever closes the page is asked. */
export async function unsavedUntil(wait: Promise<void>): Promise<void> {
  count(1)
  try {
    await wait
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
