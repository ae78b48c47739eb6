import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { addDays } from '#src/catalog/days.ts'
import type { BestCustomer, Day, ReportGroup } from '#src/contract/generated/types.ts'
import { customerName } from '../customers/customer-name.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { hashOf, hashOfCustomer } from '../dashboard/view.ts'
import { movedBy, type Period, type ReportKind } from './periods.ts'

/** The year or the month of a day, and what it is compared with. */
export interface ReportPeriods {
  now: Period
  /** The same of the year before; of the running year or month the days until today's. */
  before: Period
  isRunning: boolean
}

/** A line of the report, in minor units. */
export interface ReportRow {
  title: string
  /** What else names it. */
  note: string
  /** Null where it is a part of every visit. */
  visits: number | null
  /** Leads to its own report, or to the customer's page; null without one. */
  href: string | null
  now: number
  before: number
}

/** Completed requests of both periods. */
export interface ReportGroups {
  now: readonly ReportGroup[]
  before: readonly ReportGroup[]
}

export function reportPeriods(kind: ReportKind, day: Day, today: Day): ReportPeriods {
  const now = wholeOf(kind, day)
  const isRunning = now.first <= today && today < now.last
  const before = wholeOf(kind, yearBefore(now.first))
  return { now, before: isRunning ? { ...before, last: yearBefore(today) } : before, isRunning }
}

function wholeOf(kind: ReportKind, day: Day): Period {
  const year = day.slice(0, 4)
  if (kind === 'year') return { first: `${year}-01-01`, last: `${year}-12-31` }
  return { first: movedBy(day, 'month', 0), last: addDays(movedBy(day, 'month', 1), -1) }
}

/** There is no February 29 in the year before. */
function yearBefore(day: Day): Day {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`
}

/** A line for each month from the first with a visit on that has begun, or has a visit. */
export function monthRows({ now, before }: ReportGroups, { now: { first } }: ReportPeriods, today: Day, content: AdminContent): ReportRow[] {
  const months = Array.from({ length: 12 }, (_, index) => {
    const day = movedBy(first, 'month', index)
    const isOf = (group: ReportGroup) => group.month.endsWith(day.slice(4, 7))
    return { day, groups: { now: now.filter(isOf), before: before.filter(isOf) } }
  })
  const hasVisit = ({ groups }: (typeof months)[number]) => groups.now.length + groups.before.length > 0
  const begins = months.findIndex(hasVisit)
  return months
    .filter((month, index) => begins >= 0 && index >= begins && (month.day <= today || hasVisit(month)))
    .map(({ day, groups }) => ({
      ...rowOf(content.dates.month(day), '', groups, content),
      href: hashOf({ kind: 'value', by: 'month-report', day }),
    }))
}

/** A line for each service, the one that has brought most first. */
export function serviceRows({ now, before }: ReportGroups, content: AdminContent): ReportRow[] {
  const services = Map.groupBy([...now, ...before], ({ vehicle_category, service_type }) => `${vehicle_category}\n${service_type}`)
  const rows = [...services.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const of = new Set([first, ...more])
    const groups = { now: now.filter(group => of.has(group)), before: before.filter(group => of.has(group)) }
    return [rowOf(serviceTitle({ ...first, estimate: { lines: [] } }, content), categoryTitle(first, content), groups, content)]
  })
  return rows.toSorted((a, b) => b.now - a.now || b.before - a.before)
}

/** What completed requests have brought by what was paid for; together all that they have brought. */
export function sourceRows({ now, before }: ReportGroups, { money }: Pick<AdminContent, 'money'>): ReportRow[] {
  const amounts = (groups: readonly ReportGroup[]) => {
    const sum = (value: (group: ReportGroup) => number) => groups.reduce((total, group) => total + money.amount(value(group)), 0)
    const [addons, rules, adjusted] = [sum(each => each.addons_value), sum(each => each.rules_value), sum(each => each.adjusted_value)]
    const taxes = sum(each => each.taxes_value ?? 0)
    return { packages: sum(each => each.completed_value) - addons - rules - taxes - adjusted, addons, rules, taxes, adjusted }
  }
  const [current, earlier] = [amounts(now), amounts(before)]
  const sources = (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).filter(
    source => source !== 'taxes' || current.taxes !== 0 || earlier.taxes !== 0,
  )
  return sources.map(source => ({
    ...SOURCES[source],
    visits: null,
    href: null,
    now: current[source],
    before: earlier[source],
  }))
}

const SOURCES = {
  packages: { title: 'Packages', note: 'as estimated' },
  addons: { title: 'Add-ons', note: 'as estimated' },
  rules: { title: 'Surcharges and discounts', note: 'as estimated' },
  taxes: { title: 'Taxes', note: 'added to prices, as estimated' },
  adjusted: { title: 'Agreed at the visit', note: 'actual values above or below the estimate' },
} as const

/** A line for each customer; leads to the customer's page. */
export function customerRows(customers: readonly BestCustomer[], { money }: Pick<AdminContent, 'money'>): ReportRow[] {
  return customers.map(customer => ({
    title: customerName(customer),
    note: '',
    visits: customer.completed,
    href: hashOfCustomer(customer.id),
    now: money.amount(customer.completed_value),
    before: money.amount(customer.value_before),
  }))
}

/** The line with the sum of all groups. */
export function totalRow(groups: ReportGroups, content: AdminContent): ReportRow {
  return rowOf('Total', '', groups, content)
}

function rowOf(title: string, note: string, { now, before }: ReportGroups, { money }: AdminContent): ReportRow {
  const sum = (groups: readonly ReportGroup[]) => groups.reduce((total, { completed_value }) => total + money.amount(completed_value), 0)
  const visits = now.reduce((total, { total_completed }) => total + total_completed, 0)
  return { title, note, visits, href: null, now: sum(now), before: sum(before) }
}

/** By how much a figure differs from the one before: "+12%"; empty where there was none. */
export function changeText({ now, before }: Pick<ReportRow, 'now' | 'before'>, { locale }: Pick<AdminContent['business'], 'locale'>): string {
  if (before <= 0) return ''
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return format.format((now - before) / before)
}
