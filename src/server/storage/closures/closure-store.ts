import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { OPEN } from '#src/booking/appointment/status.ts'
import { type ClosedCrews, crewNamed } from '#src/booking/schedule/closed-crews.ts'
import { closedSpan } from '#src/booking/schedule/closures.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { ClosedVisits, Closure, Day, StoredClosure } from '#src/contract/generated/types.ts'
import type { EngineTraits } from '../engines/engine-traits.ts'
import { announce } from '../news.ts'
import { seenRows } from '../reservations/crews-of.ts'
import type { ClosureRow, Tables } from '../tables.ts'
import { closuresBetween } from './closures.ts'

/** A closure before it is stored, with the account that stores it. */
export type NewClosureRow = Omit<Closure, 'id' | 'at'>

/** A closure was not stored: this one takes the same time already. */
export interface SameTime {
  same: Closure
}

/** Days off and blocked times. Storing one changes no visit: it says which stand in it, of several crews each with its crew. */
export interface ClosureStore {
  /** Those that touch the days from one to another, by their beginning. */
  between: (first: Day, last: Day) => Promise<Closure[]>
  /** The open visits that hold a time then, of a crew that is named its own alone. */
  visits: (time: ClosedCrews, now: Date, crews?: number) => Promise<ClosedVisits>
  add: (closure: NewClosureRow, now: Date, crews?: number) => Promise<StoredClosure | SameTime>
  /** Replaces a closure; null when there is none. */
  change: (id: string, closure: NewClosureRow, now: Date, crews?: number) => Promise<StoredClosure | SameTime | null>
  /** Whether there was such a closure. */
  remove: (id: string) => Promise<boolean>
}

/** How many of the visits in a closure are named. */
const MAX_NAMED = 100

/** Builds the store of closures, on either engine. Nobody reserves a time while one is stored: whoever comes before it is among its visits. */
export function buildClosureStore(db: Kysely<Tables>, { inTransaction, whileNobodyReserves }: EngineTraits): ClosureStore {
  return {
    between: async (first, last) => (await closuresBetween(db, first, last)).sort((a, b) => compareTexts(keyOf(a), keyOf(b))),

    visits: (time, now, crews) => visitsIn(db, time, now, crews),

    add: (row, now, crews = 1) =>
      whileNobodyReserves(async transaction => {
        const same = await sameTime(transaction, row, crews)
        if (same !== undefined) return { same }
        const closure = closureOf(randomUUID(), row, now)
        await transaction.insertInto('closures').values(closure).execute()
        await announce(transaction, 'closures', 'many')
        return { closure, ...(await visitsIn(transaction, closure, now, crews)) }
      }),

    change: (id, row, now, crews = 1) =>
      whileNobodyReserves(async transaction => {
        const same = await sameTime(transaction, row, crews, id)
        if (same !== undefined) return { same }
        const closure = closureOf(id, row, now)
        const { numUpdatedRows } = await transaction.updateTable('closures').set(closure).where('id', '=', id).executeTakeFirst()
        if (numUpdatedRows === 0n) return null
        await announce(transaction, 'closures', 'many')
        return { closure, ...(await visitsIn(transaction, closure, now, crews)) }
      }),

    remove: id =>
      inTransaction(async transaction => {
        const { numDeletedRows } = await transaction.deleteFrom('closures').where('id', '=', id).executeTakeFirst()
        if (numDeletedRows > 0n) await announce(transaction, 'closures', 'many')
        return numDeletedRows > 0n
      }),
  }
}

function closureOf(id: string, row: NewClosureRow, now: Date): ClosureRow {
  return { id, ...row, at: now.toISOString() }
}

function keyOf({ first_day, from_time, id }: ClosureRow): string {
  return `${first_day} ${from_time ?? ''} ${id}`
}

/** A closure beside which another of the same time and crews would take nothing more; that of any one crew may be stored for each of them. */
async function sameTime(db: Kysely<Tables>, time: NewClosureRow, crews: number, except = ''): Promise<Closure | undefined> {
  const sameDays = await closuresBetween(db, time.first_day, time.last_day)
  const same = sameDays.filter(closure => closure.id !== except && TIME.every(name => closure[name] === time[name]))
  return same.length < (time.crews === 'one' ? crews : 1) ? undefined : same[0]
}

const TIME = ['first_day', 'last_day', 'from_time', 'until_time', 'crews'] as const

/** The open visits that hold a time in a closure at a moment: one that is completed need not be moved. */
async function visitsIn(db: Kysely<Tables>, time: ClosedCrews, now: Date, crews = 1): Promise<ClosedVisits> {
  const { first_day, last_day } = time
  const crew = crewNamed(time.crews)
  // Hours are those of one day.
  const [from, to] = closedSpan(time, first_day) ?? [0, 0]
  const held = db
    .selectFrom('claimed_cells')
    .select('appointment_id')
    .where('day', '>=', first_day)
    .where('day', '<=', last_day)
    .where('cell', '>=', from)
    .where('cell', '<', to)
  const visits = db
    .selectFrom('appointments')
    .where('id', 'in', crew === undefined ? held : held.where('crew', '=', crew))
    .where('status', 'in', OPEN)
    .where(eb => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now.toISOString())]))
  const { total } = await visits.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow()
  const named = await visits.selectAll().orderBy('appointment_date').orderBy('appointment_time').orderBy('id').limit(MAX_NAMED).execute()
  return { visits: await seenRows(db, named, crews > 1), total: Number(total) }
}
