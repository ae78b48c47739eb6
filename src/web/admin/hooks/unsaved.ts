import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import type { KeptDay } from '../data/kept-day.ts'
import type { UnsavedStore } from './unsaved-store.ts'

/** What every screen keeps, also where nobody has begun anything. */
const ALWAYS_KEPT: ReadonlySet<string> = new Set(['own versions', 'chosen requests'])

/** What a reload ends: dialogs that would be a question that nobody has asked. */
const ONLY_IN_MEMORY: ReadonlySet<string> = new Set([...ALWAYS_KEPT, 'telling', 'move', 'closure', 'changed closure'])

/** How the keys begin under which forms keep the crew that was chosen for a visit; a reload ends them too, since they would hold for another form. */
export const CREW_OF = 'crew of '

/** How the keys begin under which a new request is being entered; the form is open on every screen that has it while one is kept. */
export const NEW_REQUEST = 'new request'

/** How the keys end under which such a form keeps what was left in it, for when it is opened again. */
export const LEFT = ': left'

/** How the keys begin under which dialogs keep how far down one was. */
export const PLACE = 'place in '

/**
 * Unsaved input by key. When a session expires or the page is loaded anew, what was on the screen is kept, and comes back once its account has signed
 * in again; signing out discards it.
 */
export class Unsaved {
  private readonly store: UnsavedStore | null
  private readonly shown = new Map<string, unknown>()
  private kept = new Map<string, unknown>()
  private isStoring = false

  /** Without a store, nothing outlives the page. */
  constructor(store: UnsavedStore | null = null) {
    this.store = store
  }

  /** Takes out of the store what this tab, and those that are closed, have left there. */
  async load(): Promise<void> {
    const left = (await this.store?.take()) ?? []
    for (const [key, input] of left) if (!this.shown.has(key)) this.kept.set(key, input)
  }

  /** Keeps nothing for an account that is another one's. */
  belongTo(account: string): void {
    if (this.store?.belongTo(account) === false) this.kept.clear()
  }

  /** Whether somebody has signed in here, and not out: without a session, it has ended. */
  hasAccount(): boolean {
    return this.store?.hasAccount() === true
  }

  /** Returns a key's input from the end of the last session, else `initial`. */
  recall<T>(key: string, initial: T): T {
    // Safe cast: a single component writes and reads each key.
    return this.kept.has(key) ? (this.kept.get(key) as T) : initial
  }

  /** Registers a key's current input until the returned function is called. Drops what was recalled: the component holds it now. */
  preserve(key: string, value: unknown): () => void {
    this.kept.delete(key)
    this.shown.set(key, value)
    this.storeSoon()
    return () => {
      this.shown.delete(key)
      this.storeSoon()
    }
  }

  /** Keeps a key's input until it is recalled, whatever is shown meanwhile. */
  keep(key: string, value: unknown): void {
    this.kept.set(key, value)
    this.storeSoon()
  }

  /** Whether something is on the screen under a key, and not saved yet. */
  isHeld(key: string): boolean {
    return (this.shown.get(key) ?? null) !== null
  }

  /** The day that is kept on this device for when there is no connection; null where it is another one. */
  keptDay(today: Day): KeptDay | null {
    const kept = this.store?.day() ?? null
    return kept?.day === today ? kept : null
  }

  keepDay(kept: KeptDay | null): void {
    this.store?.keepDay(kept)
  }

  sessionEnded(): void {
    this.keepDay(null)
    this.kept = new Map([...this.kept, ...this.shown])
  }

  /** Has no form or question open by itself when its screen is shown again. What was typed in a form is kept, and is there once somebody opens it. */
  closeForms(): void {
    for (const key of this.kept.keys()) if (opensByItself(key)) this.kept.delete(key)
    this.storeSoon()
  }

  /** Whether something that was begun is kept for the next session. */
  isWorkKept(): boolean {
    return [...this.kept].some(([key, input]) => !ALWAYS_KEPT.has(key) && isWork(key, input))
  }

  /** Whether something that was begun is not saved on this device: on the screen, in a form that was left, or in another tab. */
  isWorkOnDevice(): boolean {
    return this.store?.hasInputs() === true
  }

  /** Calls back when another account has signed in in another tab. */
  onOtherAccount(callback: () => void): () => void {
    return this.store?.onOtherAccount(callback) ?? (() => undefined)
  }

  /** Drops what this tab holds; what the device keeps is another account's. */
  drop(): void {
    this.kept.clear()
  }

  forget(): void {
    this.kept.clear()
    this.store?.erase()
  }

  /** Once for all inputs that change together. */
  private storeSoon(): void {
    const { store } = this
    if (store === null || this.isStoring) return
    this.isStoring = true
    queueMicrotask(() => {
      this.isStoring = false
      const inputs = [...this.kept, ...this.shown].filter(([key, input]) => !ONLY_IN_MEMORY.has(key) && !key.startsWith(CREW_OF) && !isNothing(input))
      store.keep(new Map(inputs.some(([key, input]) => isWork(key, input)) ? inputs : []))
    })
  }
}

/** Whether what is kept under a key is a form or a question that is open whenever its screen is shown. */
function opensByItself(key: string): boolean {
  return (key.startsWith(NEW_REQUEST) && !key.endsWith(LEFT)) || (ONLY_IN_MEMORY.has(key) && !ALWAYS_KEPT.has(key))
}

/** Whether nothing has been entered: a form that was only opened has no values yet. */
function isNothing(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return input === null || input === undefined || input === ''
  return 'values' in input ? input.values === null : Object.values(input).every(isNothing)
}

/** Ticks, and how far down one was, are worth nothing alone. */
function isWork(key: string, input: unknown): boolean {
  return typeof input !== 'boolean' && !key.startsWith(PLACE) && !isNothing(input)
}

export const UnsavedContext = createContext(new Unsaved())

/** State that survives an expired session. */
export function useUnsaved<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const recalled = useRecalled(key, initial)
  const [value, setValue] = useState(recalled)
  usePreserved(key, value)
  return [value, setValue]
}

/** State that survives an expired session, and its own screen: whoever comes back finds what was typed, and that it was found. */
export function useDraft(key: string): [text: string, type: (text: string) => void, wasKept: boolean] {
  const unsaved = use(UnsavedContext)
  const recalled = useRecalled(key, '')
  const [text, setText] = useState(recalled)
  const type = (text: string) => {
    unsaved.keep(key, text)
    setText(text)
  }
  return [text, type, recalled !== '' && text !== '']
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
