import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'

/**
 * What the admin has typed and not saved yet, by its place, in the memory of the page alone. When a session ends by itself, what is on the screen at
 * that moment is kept for the next one; who signs out leaves nothing.
 */
export class Unsaved {
  private readonly shown = new Map<string, unknown>()
  private kept = new Map<string, unknown>()

  /** What a place had when the last session ended, else what it begins with. */
  recall<T>(place: string, initial: T): T {
    // One component alone writes and reads a place.
    return this.kept.has(place) ? (this.kept.get(place) as T) : initial
  }

  /** Notes what stands in a place, until the returned function is called. From now on the place itself knows what it had. */
  hold(place: string, value: unknown): () => void {
    this.kept.delete(place)
    this.shown.set(place, value)
    return () => this.shown.delete(place)
  }

  sessionEnded(): void {
    this.kept = new Map([...this.kept, ...this.shown])
  }

  forget(): void {
    this.kept.clear()
  }
}

export const UnsavedContext = createContext(new Unsaved())

/** State that outlives a session that ends by itself. */
export function useUnsaved<T>(place: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const recalled = useRecalled(place, initial)
  const [value, setValue] = useState(recalled)
  useHeld(place, value)
  return [value, setValue]
}

/** What a place had when the last session ended, else what it begins with; the same for as long as the component is there. */
export function useRecalled<T>(place: string, initial: T): T {
  const unsaved = use(UnsavedContext)
  return useState(() => unsaved.recall(place, initial))[0]
}

/** Keeps what a place has for the next session, should this one end by itself. */
export function useHeld(place: string, value: unknown): void {
  const unsaved = use(UnsavedContext)
  useEffect(() => unsaved.hold(place, value), [unsaved, place, value])
}
