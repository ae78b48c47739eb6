import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'

/**
 * Unsaved input by place, kept only in the page's memory. When a session expires, the input on the screen is kept for the next session; signing out
 * discards it.
 */
export class Unsaved {
  private readonly shown = new Map<string, unknown>()
  private kept = new Map<string, unknown>()

  /** Returns a place's input from the end of the last session, else `initial`. */
  recall<T>(place: string, initial: T): T {
    // Safe cast: a single component writes and reads each place.
    return this.kept.has(place) ? (this.kept.get(place) as T) : initial
  }

  /** Registers a place's current input until the returned function is called. Drops what was recalled: the component holds it now. */
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

/** State that survives an expired session. */
export function useUnsaved<T>(place: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const recalled = useRecalled(place, initial)
  const [value, setValue] = useState(recalled)
  useHeld(place, value)
  return [value, setValue]
}

/** Returns a place's input from the end of the last session, else `initial`; stable while the component is mounted. */
export function useRecalled<T>(place: string, initial: T): T {
  const unsaved = use(UnsavedContext)
  return useState(() => unsaved.recall(place, initial))[0]
}

/** Keeps a place's input for the next session in case this one expires. */
export function useHeld(place: string, value: unknown): void {
  const unsaved = use(UnsavedContext)
  useEffect(() => unsaved.hold(place, value), [unsaved, place, value])
}
