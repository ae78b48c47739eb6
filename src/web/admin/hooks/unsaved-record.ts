import type { KeptDay } from '../data/kept-day.ts'

/** How long a day, and unsaved input that nobody saves or discards, stay on a device: longer, and whoever finds the device finds it too. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Unsaved input of one key: what, and since when it is so. */
interface StoredInput {
  input: unknown
  at: number
}

type StoredInputs = Readonly<Record<string, StoredInput>>

/** What a device keeps for one account: its unsaved input, and its day. */
export interface UnsavedRecord {
  /** Raised when input of earlier releases can no longer be shown. */
  version: 1
  account: string
  /** By tab: two may hold another input of the same key. */
  inputs: Readonly<Record<string, StoredInputs>>
  day?: KeptDay
}

/** Reads a record; null where there is none that this release can show. */
export function readRecord(text: string | null): UnsavedRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as UnsavedRecord | null
    return record?.version === 1 && typeof record.account === 'string' && typeof record.inputs === 'object' ? record : null
  } catch {
    return null
  }
}

/** The record without what is too old. */
export function withoutOld(record: UnsavedRecord, now: number): UnsavedRecord {
  const young = (inputs: StoredInputs) => Object.fromEntries(Object.entries(inputs).filter(([, { at }]) => now - at < KEPT_MS))
  const { day, ...rest } = record
  const inputs = Object.fromEntries(Object.entries(record.inputs).map(([tab, inputs]) => [tab, young(inputs)]))
  return { ...rest, inputs, ...(day && now - day.at < KEPT_MS && { day }) }
}

/** The record in which a tab holds what it held, and what tabs held that are closed by now; of the same key its own, else the latest. */
export function takenOver(record: UnsavedRecord, tab: string, others: ReadonlySet<string>): UnsavedRecord {
  const { [tab]: own, ...rest } = record.inputs
  const closed = Object.entries(rest).filter(([name]) => !others.has(name))
  const left = closed.flatMap(([, inputs]) => Object.entries(inputs)).toSorted(([, a], [, b]) => a.at - b.at)
  const open = Object.fromEntries(Object.entries(rest).filter(([name]) => others.has(name)))
  return { ...record, inputs: { ...open, [tab]: { ...Object.fromEntries(left), ...own } } }
}

/** What a tab holds in the record. */
export function inputsOf({ inputs }: UnsavedRecord, tab: string): Map<string, unknown> {
  return new Map(Object.entries(inputs[tab] ?? {}).map(([key, { input }]) => [key, input]))
}

/** The record after a tab has changed what it holds; what stays the same grows older. */
export function withInputs(record: UnsavedRecord, tab: string, inputs: ReadonlyMap<string, unknown>, now: number): UnsavedRecord {
  const own = [...inputs].map(([key, input]) => {
    const before = record.inputs[tab]?.[key]
    const isSame = before !== undefined && JSON.stringify(before.input) === JSON.stringify(input)
    return [key, { input, at: isSame ? before.at : now }] as const
  })
  return { ...record, inputs: { ...record.inputs, [tab]: Object.fromEntries(own) } }
}
