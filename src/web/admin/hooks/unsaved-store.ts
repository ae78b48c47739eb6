import type { KeptDay } from '../data/kept-day.ts'
import { inputsOf, readRecord, takenOver, type UnsavedRecord, withInputs, withoutOld } from './unsaved-record.ts'

/** Unsaved input and days name people: signing out, and another account that signs in, erase it. */
const KEY = 'adminUnsaved'

/** Also the lock (Web Locks) that a tab holds while it is open. */
const TAB = 'adminTab'

/** Keeps unsaved input on this device: a phone closes tabs, and their session storage, without asking. Without storage it lasts as long as the page. */
export class UnsavedStore {
  private readonly tab = tabName()
  /** Whose input this tab holds; null until somebody is known. The device may be another account's by now. */
  private account: string | null = null

  constructor() {
    if ('locks' in navigator)
      void navigator.locks.request(this.tab, { mode: 'shared' }, () => new Promise<never>(() => undefined)).catch(() => undefined)
  }

  /** Whether somebody has signed in, and not out. */
  hasAccount(): boolean {
    return this.read() !== null
  }

  /** Keeps what this account leaves from now on; false when another one's was erased for it. */
  belongTo(account: string): boolean {
    const record = this.read()
    const isSame = (this.account ?? record?.account ?? account) === account
    this.account = account
    if (record?.account !== account) this.write({ version: 1, account, inputs: {} })
    return isSame
  }

  /** Calls back when another account has signed in in another tab. */
  onOtherAccount(callback: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY && this.isOthers(this.read())) callback()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }

  /** What this tab left, as before a reload, and what tabs left that are closed; what an open one holds stays there. */
  async take(): Promise<ReadonlyMap<string, unknown>> {
    const others = await openTabs()
    others.delete(this.tab)
    const record = this.read()
    if (record === null) return new Map()
    this.account = record.account
    const taken = takenOver(record, this.tab, others)
    this.write(taken)
    return inputsOf(taken, this.tab)
  }

  keep(inputs: ReadonlyMap<string, unknown>): void {
    const record = this.read()
    if (record !== null && !this.isOthers(record)) this.write(withInputs(record, this.tab, inputs, Date.now()))
  }

  /** The day that is kept; null when there is none of this account. */
  day(): KeptDay | null {
    const record = this.read()
    return record === null || this.isOthers(record) ? null : (record.day ?? null)
  }

  /** Keeps a day in place of the one before; null keeps none. */
  keepDay(kept: KeptDay | null): void {
    const record = this.read()
    if (record === null || this.isOthers(record)) return
    const { day: _, ...rest } = record
    this.write(kept === null ? rest : { ...rest, day: kept })
  }

  /** Whether any input is kept, of this tab or another. */
  hasInputs(): boolean {
    return Object.values(this.read()?.inputs ?? {}).some(inputs => Object.keys(inputs).length > 0)
  }

  erase(): void {
    this.write(null)
  }

  private isOthers(record: UnsavedRecord | null): boolean {
    return record !== null && this.account !== null && record.account !== this.account
  }

  private read(): UnsavedRecord | null {
    try {
      const record = readRecord(localStorage.getItem(KEY))
      return record && withoutOld(record, Date.now())
    } catch {
      return null
    }
  }

  private write(record: UnsavedRecord | null): void {
    try {
      if (record === null) return localStorage.removeItem(KEY)
      const text = JSON.stringify(record)
      // Most calls change nothing, and to write costs more than to read.
      if (text !== localStorage.getItem(KEY)) localStorage.setItem(KEY, text)
    } catch {
      // Nothing is stored.
    }
  }
}

/** The name of this tab: a reload keeps it. */
function tabName(): string {
  const fresh = `${TAB} ${crypto.randomUUID()}`
  try {
    const name = sessionStorage.getItem(TAB) ?? fresh
    sessionStorage.setItem(TAB, name)
    return name
  } catch {
    return fresh
  }
}

/** The names of the admin's open tabs; none without HTTPS, where browsers do not tell. */
async function openTabs(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  // Where they are refused, the admin opens all the same.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(TAB) ? [name] : [])))
}
