import { type QueryCreator, sql } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { BestCustomer, BestCustomers, Day } from '#src/contract/generated/types.ts'
import { broughtSum } from '../appointments/brought-sum.ts'
import type { Tables } from '../tables.ts'
import { customerRows, type CustomerRow, groupsOf } from './customer-groups.ts'
import { customerOf, sumBrought } from './customer-of.ts'

/** How many customers are listed. */
const LISTED = 10

/** How many are grouped and added up again: more than are listed, since a customer with several numbers or merges is summed in parts at first. */
const CONSIDERED = 50

/** A range of days, both ends included. */
export type Days = readonly [first: Day, last: Day]

/** The customers whose completed requests with visits on these days have brought most, and beside it what those of the days before brought. */
export async function bestCustomers(db: QueryCreator<Tables>, days: Days, before: Days, today: Day, money: Money): Promise<BestCustomers> {
  const ids = await bestRequests(db, days, money)
  if (ids.length === 0) return { customers: [] }
  const groups = await groupsOf(db, await customerRows(db).where('id', 'in', ids).execute())
  const customers = groups.map((rows): BestCustomer => {
    const { id, name, email, phone } = customerOf(rows, today, money)
    const completed = completedOn(rows, days)
    return {
      id,
      name,
      email,
      phone,
      completed: completed.length,
      completed_value: sumBrought(completed, money),
      value_before: sumBrought(completedOn(rows, before), money),
    }
  })
  return { customers: customers.toSorted(byValue).slice(0, LISTED) }
}

/**
 * A request of each of those who have brought most, told apart by one key alone: a year has too many requests to bring all their customers together.
 * By number first, as requests that came by phone often have no address.
 */
async function bestRequests(db: QueryCreator<Tables>, [first, last]: Days, money: Money): Promise<string[]> {
  const key = sql`coalesce(phone_key, email_key, id)`
  const rows = await customerRows(db)
    .clearSelect()
    // Written out: an index of completed requests alone is not used for a parameter.
    .where('status', '=', sql.lit('Completed' as const))
    .where('appointment_date', '>=', first)
    .where('appointment_date', '<=', last)
    .select(({ fn }) => fn.min('id').as('id'))
    .groupBy(key)
    .orderBy(broughtSum(money), 'desc')
    .orderBy(key)
    .limit(CONSIDERED)
    .execute()
  return rows.map(({ id }) => id)
}

function completedOn(rows: readonly CustomerRow[], [first, last]: Days): CustomerRow[] {
  return rows.filter(({ status, appointment_date: day }) => status === 'Completed' && day !== null && first <= day && day <= last)
}

/** Highest value first; equal values by name, then by id. */
function byValue(a: BestCustomer, b: BestCustomer): number {
  return b.completed_value - a.completed_value || compareTexts(a.name, b.name) || compareTexts(a.id, b.id)
}
