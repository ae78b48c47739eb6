import { broughtBy } from '#src/booking/appointment/summary.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Customer, Day } from '#src/contract/generated/types.ts'
import type { CustomerRow } from './customer-groups.ts'

/** The day of a visit that was not cancelled; null without one. */
export function visitDay({ appointment_date, status }: Pick<CustomerRow, 'appointment_date' | 'status'>): Day | null {
  return status === 'Cancelled' ? null : appointment_date
}

/** Most other names that a customer has. */
const MAX_OTHER_NAMES = 5

/** What the requests of one customer come to on a day: what completed ones have brought, and what confirmed visits are worth. */
export function customerOf(rows: readonly CustomerRow[], today: Day, money: Money): Customer {
  const newestFirst = rows.toSorted((a, b) => compareTexts(b.created_at, a.created_at) || compareTexts(b.id, a.id))
  const latest = (field: 'name' | 'email' | 'phone') => newestFirst.map(row => row[field]).find(text => text !== '') ?? ''
  const name = latest('name')
  const names = new Map(newestFirst.map(row => [row.name.trim().toLowerCase(), row.name.trim()]))
  const visits = rows.flatMap(row => {
    const day = visitDay(row)
    const isCompleted = row.status === 'Completed'
    return day === null ? [] : [{ day, isCompleted, isToCome: day > today || (day === today && !isCompleted) }]
  })
  const completed = rows.filter(({ status }) => status === 'Completed')
  const days = (isToCome: boolean) =>
    visits
      .filter(visit => visit.isToCome === isToCome)
      .map(({ day }) => day)
      .sort()
  return {
    id: newestFirst.at(-1)?.id ?? '',
    name,
    other_names: [...names]
      .filter(([key]) => key !== '' && key !== name.trim().toLowerCase())
      .map(([, other]) => other)
      .slice(0, MAX_OTHER_NAMES),
    email: latest('email'),
    phone: latest('phone'),
    visits: visits.length,
    value: sumBrought(rows.filter(isWorth), money),
    completed: completed.length,
    completed_value: sumBrought(completed, money),
    open_visits: visits.filter(({ isCompleted }) => !isCompleted).length,
    last_visit: days(false).at(-1) ?? null,
    next_visit: days(true)[0] ?? null,
  }
}

/** What some requests bring together. */
export function sumBrought(rows: readonly CustomerRow[], money: Money): number {
  return money.value(rows.reduce((sum, row) => sum + money.amount(broughtBy(row) ?? 0), 0))
}

/** Whether a request counts for what its customer is worth. */
function isWorth({ status, request_type }: CustomerRow): boolean {
  return status === 'Completed' || (status === 'Confirmed' && request_type === 'appointment')
}
