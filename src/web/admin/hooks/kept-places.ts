import type { Place } from './place.ts'

const KEY = 'adminPlaces'

/** Keeps the places in the tab while it has no document, as during a reload. They name controls, and so people: the next document takes them out again. */
export function keepPlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]))
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** Takes out what the document before this one has kept. */
export function takePlaces(): Map<string, Place> {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return new Map(JSON.parse(kept ?? '[]') as [string, Place][])
  } catch {
    return new Map()
  }
}
