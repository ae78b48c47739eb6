/** How long unsaved input stays on a device where nobody saves or discards it: longer, and whoever finds the device finds it too. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Unsaved input of one key: what, since when it is so, and in which tab. */
interface StoredInput {
  input: unknown
  at: number
  tab: string
}

/** What a device keeps of the unsaved input of one account. */
export interface UnsavedRecord {
  /** Raised when input of earlier releases can no longer be shown. */
  version: 1
  account: string
  inputs: Readonly<Record<string, StoredInput>>
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

/** The record without input that is too old. */
export function withoutOld(record: UnsavedRecord, now: number): UnsavedRecord {
  return { ...record, inputs: Object.fromEntries(Object.entries(record.inputs).filter(([, { at }]) => now - at < KEPT_MS)) }
}

/** The record in which a tab holds what it held, and what tabs held that are closed by now. */
export function takenOver(record: UnsavedRecord, tab: string, others: ReadonlySet<string>): UnsavedRecord {
  const owned = Object.entries(record.inputs).map(([key, stored]) => [key, others.has(stored.tab) ? stored : { ...stored, tab }] as const)
  return { ...record, inputs: Object.fromEntries(owned) }
}

/** What a tab holds in the record. */
export function inputsOf(record: UnsavedRecord, tab: string): Map<string, unknown> {
  return new Map(Object.entries(record.inputs).flatMap(([key, stored]) => (stored.tab === tab ? [[key, stored.input] as const] : [])))
}

/** The record after a tab has changed what it holds; what stays the same grows older. */
export function withInputs(record: UnsavedRecord, tab: string, inputs: ReadonlyMap<string, unknown>, now: number): UnsavedRecord {
  const others = Object.entries(record.inputs).filter(([, stored]) => stored.tab !== tab)
  const own = [...inputs].map(([key, input]) => {
    const before = record.inputs[key]
    const isSame = before !== undefined && JSON.stringify(before.input) === JSON.stringify(input)
    return [key, { input, at: isSame ? before.at : now, tab }] as const
  })
  return { ...record, inputs: Object.fromEntries([...others, ...own]) }
}
