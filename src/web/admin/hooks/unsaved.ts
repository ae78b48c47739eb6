import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'

/** What every screen keeps, also where nobody has begun anything. */
const ALWAYS_KEPT: ReadonlySet<string> = new Set(['own versions', 'chosen requests'])

/**
 * Unsaved input by key, kept only in the page's memory. When a session expires, the input on the screen is kept for the next session; signing out
 * discards it.
 */
export class Unsaved {
  private readonly shown = new Map<string, unknown>()
  private kept = new Map<string, unknown>()

  /** Returns a key's input from the end of the last session, else `initial`. */
  recall<T>(key: string, initial: T): T {
    // Safe cast: a single component writes and reads each key.
    return this.kept.has(key) ? (this.kept.get(key) as T) : initial
  }

  /** Registers a key's current input until the returned function is called. Drops what was recalled: the component holds it now. */
  preserve(key: string, value: unknown): () => void {
    this.kept.delete(key)
    this.shown.set(key, value)
    return () => this.shown.delete(key)
  }

  /** Keeps a key's input until it is recalled, whatever is shown meanwhile. */
  keep(key: string, value: unknown): void {
    this.kept.set(key, value)
  }

  /** Whether something is on the screen under a key, and not saved yet. */
  isHeld(key: string): boolean {
    return (this.shown.get(key) ?? null) !== null
  }

  sessionEnded(): void {
    this.kept = new Map([...this.kept, ...this.shown])
  }

  /** Whether something that was begun is kept for the next session. */
  isWorkKept(): boolean {
    return [...this.kept].some(([key, input]) => !ALWAYS_KEPT.has(key) && !isNothing(input))
  }

  forget(): void {
    this.kept.clear()
  }
}

function isNothing(input: unknown): boolean {
  return input === null || input === false || input === '' || (typeof input === 'object' && Object.keys(input).length === 0)
}

export const UnsavedContext = createContext(new Unsaved())

/** State that survives an expired session. */
export function useUnsaved<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const recalled = useRecalled(key, initial)
  const [value, setValue] = useState(recalled)
  usePreserved(key, value)
  return [value, setValue]
}

/** State that survives an expired session, and its own screen: whoever comes back finds what was typed. */
export function useDraft(key: string): [string, (text: string) => void] {
  const unsaved = use(UnsavedContext)
  const [text, setText] = useState(() => unsaved.recall(key, ''))
  const type = (text: string) => {
    unsaved.keep(key, text)
    setText(text)
  }
  return [text, type]
}

/** Returns a key's input from the end of the last session, else `initial`; stable while the component is mounted. */
export function useRecalled<T>(key: string, initial: T): T {
  const unsaved = use(UnsavedContext)
  return useState(() => unsaved.recall(key, initial))[0]
}

/** Preserves a key's input for the next session in case this one expires. */
export function usePreserved(key: string, value: unknown): void {
  const unsaved = use(UnsavedContext)
  useEffect(() => unsaved.preserve(key, value), [unsaved, key, value])
}
