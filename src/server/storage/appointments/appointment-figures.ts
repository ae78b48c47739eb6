import type { QueryCreator } from 'kysely'
import { STATUS_FILTERS } from '#src/booking/appointment/status.ts'
import { type DayGroup, type Group, summarize, valuesByDay } from '#src/booking/appointment/summary.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { AppointmentQuery, Day, StatusCounts, StatusFilter, SummaryAnswer, ValuesAnswer } from '#src/contract/generated/types.ts'
import { filtered } from './appointment-list.ts'
import { broughtSum } from './brought-sum.ts'
import { isInStatus, PRICE_SENT } from './status-filter.ts'
import type { Tables } from '../tables.ts'

/** Counts the requests that a query finds, for each status that a list can be asked for; ignores its own status, order and page. */
export async function countByStatus(db: QueryCreator<Tables>, query: AppointmentQuery): Promise<StatusCounts> {
  // One pass over the rows in any order: GROUP BY would sort them first.
  const counts = await filtered(db.selectFrom('appointments'), query)
    .select(({ fn }) => STATUS_FILTERS.map(status => fn.countAll<number | string>().filterWhere(isInStatus(status)).as(status)))
    .executeTakeFirstOrThrow()
  return Object.fromEntries(STATUS_FILTERS.map(status => [status, Number(counts[status])])) as Record<StatusFilter, number>
}

/** The number and value of all requests, summed by the database, and how many wait for the owner. */
export async function summaryOf(db: QueryCreator<Tables>, money: Money): Promise<SummaryAnswer> {
  // Summed by day first, as the index has the days in order: grouped by type and status alone, all rows would be sorted first.
  const rows = await db
    .selectFrom(byDay(db, money).as('day'))
    .select(['request_type', 'status'])
    .select(({ fn }) => [fn.sum<number | string>('count').as('count'), fn.sum<number>('brought').as('brought')])
    .groupBy(['request_type', 'status'])
    .execute()
  const sent = await filtered(db.selectFrom('appointments'), {})
    .where(PRICE_SENT)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const summary = summarize(rows.map(asGroup), money)
  return { summary, waiting: summary.pending_appointments - Number(sent.count) }
}

/** The value of the visits from one day to another, by day, and of those completed without a day. */
export async function valuesBetween(db: QueryCreator<Tables>, first: Day, last: Day, money: Money): Promise<ValuesAnswer> {
  const rows = await byDay(db, money)
    .where(eb => eb.or([eb.between('appointment_date', first, last), eb('appointment_date', 'is', null)]))
    .execute()
  return valuesByDay(
    rows.map((row): DayGroup => ({ ...asGroup(row), appointment_date: row.appointment_date })),
    money,
  )
}

function byDay(db: QueryCreator<Tables>, money: Money) {
  return db
    .selectFrom('appointments')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['appointment_date', 'request_type', 'status', fn.countAll<number | string>().as('count')])
    .select(broughtSum(money).as('brought'))
    .groupBy(['appointment_date', 'request_type', 'status'])
}

/** A group as its database returns it. */
type GroupRow = { [K in keyof Group]: Group[K] | (K extends 'count' | 'brought' ? string : never) }

/** Engines return large numbers as different types. */
function asGroup({ request_type, status, count, brought }: GroupRow): Group {
  return { request_type, status, count: Number(count), brought: Number(brought) }
}
