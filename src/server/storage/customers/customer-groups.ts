import type { QueryCreator } from 'kysely'
import type { AppointmentRow, MergeRow, Tables } from '../tables.ts'

/** What requests are grouped by customer by, and what a customer's figures are made of. */
export const CUSTOMER_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'email_key',
  'phone_key',
  'request_type',
  'appointment_date',
  'status',
  'estimated_value',
  'actual_value',
  'created_at',
] as const satisfies readonly (keyof AppointmentRow)[]

export type CustomerRow = Pick<AppointmentRow, (typeof CUSTOMER_COLUMNS)[number]>

/** Most values in one statement: databases limit its parameters. */
const AT_ONCE = 1000

/** The requests of customers: none in the trash, none whose person was erased. */
export function customerRows(db: QueryCreator<Tables>) {
  return db.selectFrom('appointments').select(CUSTOMER_COLUMNS).where('deleted_at', 'is', null).where('erased_at', 'is', null)
}

/** All requests of the customers of some, divided by customer. Reads in rounds: each finds what has a key or a merge of what the one before found. */
export async function groupsOf(db: QueryCreator<Tables>, seeds: readonly CustomerRow[]): Promise<CustomerRow[][]> {
  const found = new Map(seeds.map(row => [row.id, row]))
  const merges = new Map<string, MergeRow>()
  const asked = { id: new Set<string>(), email_key: new Set<string>(), phone_key: new Set<string>() }
  for (let fresh = [...found.values()]; fresh.length > 0;) {
    const ids = unasked(fresh.map(({ id }) => id))
    for (const merge of await inParts(ids, some => mergesOf(db, some))) merges.set(merge.id, merge)
    const merged = [...merges.values()].flatMap(({ appointment_id, other_id }) => [appointment_id, other_id]).filter(id => !found.has(id))
    const rows = [
      ...(await inParts([...new Set(merged)], some => customerRows(db).where('id', 'in', some).execute())),
      ...(await withKey('email_key', fresh)),
      ...(await withKey('phone_key', fresh)),
    ]
    fresh = rows.filter(({ id }) => !found.has(id))
    for (const row of fresh) found.set(row.id, row)
  }
  return grouped([...found.values()], [...merges.values()])

  async function withKey(key: 'email_key' | 'phone_key', rows: readonly CustomerRow[]): Promise<CustomerRow[]> {
    const wanted = new Set(rows.flatMap(row => row[key] ?? [])).difference(asked[key])
    for (const value of wanted) asked[key].add(value)
    return inParts([...wanted], some => customerRows(db).where(key, 'in', some).execute())
  }

  function unasked(ids: readonly string[]): string[] {
    const wanted = new Set(ids).difference(asked.id)
    for (const id of wanted) asked.id.add(id)
    return [...wanted]
  }
}

/** The merges of some requests with others. */
export function mergesOf(db: QueryCreator<Tables>, ids: readonly string[]): Promise<MergeRow[]> {
  const either = db.selectFrom('customer_merges').selectAll()
  return either.where(eb => eb.or([eb('appointment_id', 'in', ids), eb('other_id', 'in', ids)])).execute()
}

/** Reads what belongs to many values, some of them at a time. */
export async function inParts<V, T>(values: readonly V[], read: (some: readonly V[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (let at = 0; at < values.length; at += AT_ONCE) found.push(...(await read(values.slice(at, at + AT_ONCE))))
  return found
}

/** Divides requests by customer: what shares a key or a merge belongs together, also by way of others (union-find). */
export function grouped<R extends Pick<CustomerRow, 'id' | 'email_key' | 'phone_key'>>(
  rows: readonly R[],
  merges: readonly Pick<MergeRow, 'appointment_id' | 'other_id'>[],
): R[][] {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    let root = name
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    if (root !== name) parents.set(name, root)
    return root
  }
  const join = (a: string, b: string) => {
    const [first, second] = [rootOf(a), rootOf(b)]
    if (first !== second) parents.set(first, second)
  }
  for (const { id, email_key, phone_key } of rows) {
    if (email_key !== null) join(`id ${id}`, `email ${email_key}`)
    if (phone_key !== null) join(`id ${id}`, `phone ${phone_key}`)
  }
  for (const { appointment_id, other_id } of merges) join(`id ${appointment_id}`, `id ${other_id}`)
  return [...Map.groupBy(rows, ({ id }) => rootOf(`id ${id}`)).values()]
}
