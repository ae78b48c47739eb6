import { expect, test } from 'vitest'
import type { Appointment, Status } from '#src/contract/generated/types.ts'
import { exportedOf, exportName, exportQuery, type ExportChoice, firstChoice } from '#src/web/admin/export/export-choice.ts'
import { EVERYTHING } from '#src/web/admin/requests-list/list-query.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const ALL: ExportChoice = { span: 'list', first: '', last: '', status: 'all', category: '', crew: '', format: 'csv' }
const IN_MAY = ['2026-05-01', '2026-05-31']

test.each([
  [{ span: 'this-month' }, '2026-05-20', IN_MAY],
  [{ span: 'last-month' }, '2026-06-01', IN_MAY],
  [{ span: 'last-month' }, '2026-01-31', ['2025-12-01', '2025-12-31']],
  [{ span: 'this-month' }, '2028-02-10', ['2028-02-01', '2028-02-29']],
  [{ span: 'this-year' }, '2026-05-20', ['2026-01-01', '2026-12-31']],
  [{ span: 'last-year' }, '2026-05-20', ['2025-01-01', '2025-12-31']],
  [{ span: 'days', first: '2026-05-03', last: '2026-05-09' }, '2026-06-01', ['2026-05-03', '2026-05-09']],
] as const)('%j on %s are the visits of %j, in their order', (part, today, [from, until]) => {
  const choice = { ...ALL, ...part }
  const query = exportQuery(choice, { ...EVERYTHING, search: 'not asked' }, today, 1)
  expect(Object.fromEntries(query)).toEqual({ sort: 'appointment_date', order: 'asc', from, until })
  expect(exportName(query, choice)).toBe(`requests ${from} to ${until}`)
})

test('what the list shows is exported as it is filtered, and of one category and crew alone if so chosen', () => {
  const query = exportQuery({ ...ALL, category: 'Car', crew: '2' }, { ...EVERYTHING, search: 'ash', status: 'Pending' }, '2026-05-20', 1)
  expect(Object.fromEntries(query)).toMatchObject({ search: 'ash', status: 'Pending', category: 'Car', crew: '2' })
  expect(exportName(query, ALL)).toBe('requests crew 2')
})

test('what the list of one crew shows is exported of all crews if so chosen', () => {
  const query = exportQuery(ALL, { ...EVERYTHING, crew: '2' }, '2026-05-20', 1)
  expect(query.has('crew')).toBe(false)
})

const AT = (appointment_time: string, appointment_date: string, status: Status): Appointment => ({
  ...STORED,
  appointment_date,
  appointment_time,
  status,
})
const LOADED = [
  AT('14:30', '2026-05-25', 'Completed'),
  AT('08:00', '2026-05-25', 'Pending'),
  AT('10:00', '2026-05-24', 'Confirmed'),
  AT('09:00', '2026-05-25', 'Cancelled'),
]
const starts = (part: Partial<ExportChoice>) => exportedOf(LOADED, { ...ALL, ...part }).map(({ appointment_time }) => appointment_time)

test('the visits of a period are by day and by time, those of the list as it shows them', () => {
  expect(starts({ span: 'this-month', status: 'all' })).toEqual(['10:00', '08:00', '09:00', '14:30'])
  expect(starts({})).toEqual(['14:30', '08:00', '10:00', '09:00'])
})

test('requests of every status are exported, or completed ones alone, or those with confirmed ones', () => {
  expect(starts({ span: 'this-month', status: 'completed' })).toEqual(['14:30'])
  expect(starts({ span: 'this-month', status: 'certain' })).toEqual(['10:00', '14:30'])
  expect(starts({ span: 'list', status: 'completed' })).toHaveLength(LOADED.length)
})

test.each([
  ['the whole list', EVERYTHING, { span: 'last-month', crew: '' }],
  ['the list of a crew', { ...EVERYTHING, crew: '2' }, { span: 'list', crew: '2' }],
  ['a search', { ...EVERYTHING, search: 'ash' }, { span: 'list' }],
  ['last month', { first: '2026-05-01', last: '2026-05-31' }, { span: 'last-month' }],
  ['this month', { first: '2026-06-01', last: '2026-06-30' }, { span: 'this-month' }],
  ['another year', { first: '2024-01-01', last: '2024-12-31' }, { span: 'days', first: '2024-01-01', last: '2024-12-31' }],
])('from %s an export begins with what is done there, as a spreadsheet', (_, of, chosen) => {
  expect(firstChoice(of, '2026-06-02')).toMatchObject({ status: 'completed', format: 'xlsx', ...chosen })
})
