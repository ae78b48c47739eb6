import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { ReportGroup } from '#src/contract/generated/types.ts'
import { exportReport } from '#src/web/admin/value/export-report.ts'
import { changeText, customerRows, monthRows, reportPeriods, serviceRows, sourceRows, totalRow } from '#src/web/admin/value/report-rows.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'

const content = await sampleAdminContent()

function groupOf(month: string, completed_value: number, more: Partial<ReportGroup> = {}): ReportGroup {
  return {
    month,
    vehicle_category: 'Car',
    service_type: 'car-gold-shine',
    total_completed: 1,
    completed_value,
    addons_value: 0,
    rules_value: 0,
    adjusted_value: 0,
    ...more,
  }
}

test.each([
  ['a past year beside the whole year before', '2025-07-04', '2026-06-02', ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31']],
  ['the running year beside the same days', '2026-01-01', '2026-06-02', ['2026-01-01', '2026-12-31', '2025-01-01', '2025-06-02']],
  ['on February 29', '2028-01-01', '2028-02-29', ['2028-01-01', '2028-12-31', '2027-01-01', '2027-02-28']],
])('%s', (_, day, today, expected) => {
  const { now, before } = reportPeriods('year', day, today)
  expect([now.first, now.last, before.first, before.last]).toEqual(expected)
})

test.each([
  ['a past month beside the same of the year before', '2026-04-04', '2026-06-02', ['2026-04-01', '2026-04-30', '2025-04-01', '2025-04-30']],
  ['the running month beside the same days', '2026-06-30', '2026-06-02', ['2026-06-01', '2026-06-30', '2025-06-01', '2025-06-02']],
  ['a February after a longer one', '2025-02-10', '2026-06-02', ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29']],
])('of a month, %s', (_, day, today, expected) => {
  const { now, before } = reportPeriods('month-report', day, today)
  expect([now.first, now.last, before.first, before.last]).toEqual(expected)
})

const YEARS = reportPeriods('year', '2026-01-01', '2026-03-15')
const OTHER = { service_type: 'car-basic-shine' }
const GROUPS = {
  now: [groupOf('2026-01', 100.1), groupOf('2026-01', 200.2, { ...OTHER, total_completed: 3 }), groupOf('2026-03', 50), groupOf('2026-05', 9, OTHER)],
  before: [groupOf('2025-02', 400), groupOf('2025-01', 75)],
}

test('months that have begun have a line, later ones if something was completed early', () => {
  expect(monthRows(GROUPS, YEARS, '2026-03-15', content).map(({ title, visits, now, before }) => [title, visits, now, before])).toEqual([
    ['Jan 2026', 4, 30030, 7500],
    ['Feb 2026', 0, 0, 40000],
    ['Mar 2026', 1, 5000, 0],
    ['May 2026', 1, 900, 0],
  ])
})

test('months before the first with a visit are left out; each leads to its own report', () => {
  const from = (now: ReportGroup[]) => monthRows({ now, before: [] }, YEARS, '2026-04-15', content).map(({ title, href }) => [title, href])
  expect(from([groupOf('2026-03', 0)])).toEqual([
    ['Mar 2026', '#/admin/value?by=month-report&day=2026-03-01'],
    ['Apr 2026', '#/admin/value?by=month-report&day=2026-04-01'],
  ])
  expect(from([])).toEqual([])
})

test('services are in the order of what they have brought; one that content no longer has has a name too', () => {
  const groups = {
    now: [...GROUPS.now, groupOf('2026-01', 1, { service_type: 'old-wash' })],
    before: GROUPS.before,
  }
  expect(serviceRows(groups, content).map(({ title, note, now, before }) => [title, note, now, before])).toEqual([
    ['Basic Shine Detail', 'Car', 20920, 0],
    ['Gold Shine Rejuvenation', 'Car', 15010, 47500],
    ['Old wash', 'Car', 100, 0],
  ])
})

test('what was paid for: packages are what is left of the value', () => {
  const of = groupOf('2026-01', 300.3, { addons_value: 60, rules_value: -20.1, adjusted_value: 15.4 })
  expect(sourceRows({ now: [of], before: [] }, content).map(({ title, now }) => [title, now])).toEqual([
    ['Packages', 24500],
    ['Add-ons', 6000],
    ['Surcharges and discounts', -2010],
    ['Agreed at the visit', 1540],
  ])
})

test('customers are called by what is known of them, and lead to their pages', () => {
  const customer = {
    id: 'a1',
    name: 'Ann Ash',
    email: 'ann@example.com',
    phone: '208-555-0100',
    completed: 3,
    completed_value: 560.5,
    value_before: 75,
  }
  const nameless = { ...customer, id: 'b2', name: '', email: '', completed: 1, completed_value: 20.1, value_before: 0 }
  expect(customerRows([customer, nameless], content)).toEqual([
    { title: 'Ann Ash', note: '', visits: 3, href: '#/admin/customers?of=a1', now: 56050, before: 7500 },
    { title: '208-555-0100', note: '', visits: 1, href: '#/admin/customers?of=b2', now: 2010, before: 0 },
  ])
})

test('taxes that were added are a line of their own, and a column of the file, where there are any', () => {
  const taxed = groupOf('2026-01', 318, { addons_value: 60, taxes_value: 18 })
  expect(sourceRows({ now: [taxed], before: [] }, content).map(({ title, now }) => [title, now])).toEqual([
    ['Packages', 24000],
    ['Add-ons', 6000],
    ['Surcharges and discounts', 0],
    ['Taxes', 1800],
    ['Agreed at the visit', 0],
  ])
  const { titles, rows } = exportReport([taxed, groupOf('2026-02', 100)], content)
  expect(rows.map(row => row[titles.indexOf('Of it taxes')])).toEqual([18, 0])
})

const amount = fc.integer({ min: -100_000, max: 10_000_000 }).map(cents => cents / 100)
const group = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  service: fc.constantFrom('car-gold-shine', 'car-basic-shine', 'old-wash'),
  value: amount,
  addons: amount,
  rules: amount,
  adjusted: amount,
})
const groups = (year: number) =>
  fc.array(group, { maxLength: 20 }).map(all =>
    all.map(({ month, service, value, addons, rules, adjusted }) =>
      groupOf(`${year}-${String(month).padStart(2, '0')}`, value, {
        service_type: service,
        addons_value: addons,
        rules_value: rules,
        adjusted_value: adjusted,
      }),
    ),
  )

test.prop([groups(2026), groups(2025)])('each table comes to the same total, to the last decimal', (now, before) => {
  const both = { now, before }
  const total = totalRow(both, content)
  for (const rows of [monthRows(both, YEARS, '2026-12-31', content), serviceRows(both, content), sourceRows(both, content)]) {
    expect(rows.reduce((sum, row) => sum + row.now, 0)).toBe(total.now)
    expect(rows.reduce((sum, row) => sum + row.before, 0)).toBe(total.before)
  }
})

test.each([
  [112, 100, '+12%'],
  [75, 100, '-25%'],
  [100, 100, '0%'],
  [0, 100, '-100%'],
  [100, 0, ''],
  [100, -5, ''],
])('%i after %i is a change of "%s"', (now, before, text) => {
  expect(changeText({ now, before }, content.business)).toBe(text)
})

test('a file for other programs has a row for each service of each month, with numbers', () => {
  const { titles, rows } = exportReport([groupOf('2026-01', 100.1, { addons_value: 20 })], content)
  expect(titles).toHaveLength(8)
  expect(rows).toEqual([['2026-01', 'Car', 'Gold Shine Rejuvenation', 1, 100.1, 20, 0, 0]])
})
