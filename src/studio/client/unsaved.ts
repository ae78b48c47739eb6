import { useSyncExternalStore } from 'react'

/** How many edits are on their way for the first time, and how many could not be sent and have not arrived since. */
const count = { onItsWay: 0, unsaved: 0 }

const listeners = new Set<() => void>()

/** In place of Publish while something is nowhere but on this page. */
export const NOT_SAVED = 'Not saved yet'

/** Whether an edit that could not be sent is nowhere but on this page. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(watch, () => count.unsaved > 0)
}

/** Whether an edit has yet to arrive, also where nothing has failed. */
export function useUnsent(): boolean {
  return useSyncExternalStore(watch, () => count.onItsWay > 0)
}

/** An edit is unsaved until this has ended: whoever closes the page meanwhile is asked. */
export function unsavedUntil<T>(settled: Promise<T>): Promise<T> {
  return counted('unsaved', settled)
}

/** An edit is on its way until this has ended. */
export function onItsWayUntil<T>(settled: Promise<T>): Promise<T> {
  return counted('onItsWay', settled)
}

async function counted<T>(what: keyof typeof count, settled: Promise<T>): Promise<T> {
  change(what, 1)
  try {
    return await settled
  } finally {
    change(what, -1)
  }
}

function change(what: keyof typeof count, step: number): void {
  count[what] += step
  if (count.unsaved > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ask(event: Event): void {
  event.preventDefault()
}
