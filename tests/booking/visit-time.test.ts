import { expect, test } from 'vitest'
import { readChange } from '#src/booking/appointment/appointment-change.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { compareRequests } from '#src/booking/request/compare-requests.ts'
import { toPayload } from '#src/booking/request/payload.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { serviceTypes } from '#src/booking/schedule/service-types.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { explain } from '#src/catalog/words/explain.ts'
import type { Rule } from '#src/contract/generated/types.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

/** What depends on when a visit begins, and on how long after the request: priced alike by form, server and admin. */

const sample = await sampleRevision()
const AT = sample.content.categories.findIndex(({ id }) => id === 'Motorcycle')

const EMERGENCY: Rule = {
  id: 'emergency',
  title: 'Emergency',
  when: { start: { from: '19:00', before: '08:00' } },
  effect: { kind: 'amount', amount: 10_000 },
}
const SHORT: Rule = { id: 'short', title: 'Short notice', when: { notice: { below: 24 } }, effect: { kind: 'percent', bps: 2000, of: 'base' } }
const HURRY: Rule = {
  id: 'hurry',
  title: 'Hurry',
  effect: {
    kind: 'add',
    price: {
      kind: 'bands',
      input: '$notice',
      bands: [
        { upTo: 2, price: { kind: 'exact', amount: 9000 } },
        { upTo: 24, price: { kind: 'exact', amount: 4000 } },
        { price: { kind: 'included' } },
      ],
    },
  },
}

function revisionWith(...rules: Rule[]) {
  const content = edited(sample.content, [{ at: `/categories/${AT}/rules`, set: rules }])
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return revisionOf('timed', content, compiled.catalog)
}

const revision = revisionWith(EMERGENCY, SHORT)
const chosen = { ...EMPTY_VALUES, category: 'Motorcycle', package: 'motorcycle-buff-polish' }
/** A local day and time, such as 2026-05-13 10:00. */
const local = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) })

test.each([
  ['by day, long before', '2026-06-03 10:00', '2026-06-01 10:00', 20_000],
  ['as the night begins', '2026-06-03 19:00', '2026-06-01 10:00', 30_000],
  ['before it', '2026-06-03 18:59', '2026-06-01 10:00', 20_000],
  ['at midnight', '2026-06-03 00:00', '2026-06-01 10:00', 30_000],
  ['before the night ends', '2026-06-03 07:59', '2026-06-01 10:00', 30_000],
  ['as it ends', '2026-06-03 08:00', '2026-06-01 10:00', 20_000],
  ['a day ahead to the minute', '2026-06-03 10:00', '2026-06-02 10:00', 20_000],
  ['a minute less', '2026-06-03 10:00', '2026-06-02 10:01', 24_000],
  ['at once, at night', '2026-06-03 22:00', '2026-06-03 21:30', 34_000],
  ['when its start has passed', '2026-06-03 10:00', '2026-06-03 11:00', 24_000],
  ['a day ahead while clocks are put back', '2026-11-01 10:00', '2026-10-31 10:00', 20_000],
  ['a day ahead while clocks are put forward', '2026-03-08 10:00', '2026-03-07 10:00', 20_000],
])('a visit that begins %s has its price', (_, visit, asked, price) => {
  expect(priceForm(revision, { ...chosen, ...local(visit) }, local(asked)).estimate).toMatchObject({ state: 'priced', low: price })
})

test.each([
  ['a day', { date: '', time: '' }],
  ['a time', { date: '2026-06-03', time: '' }],
  ['a time that can be read', { date: '2026-06-03', time: '9' }],
])('without %s the rules are notices', (_, visit) => {
  const all = revisionWith(EMERGENCY, SHORT, HURRY)
  const { estimate } = priceForm(all, { ...chosen, ...visit }, local('2026-06-03 09:00'))
  if (estimate === null) throw new Error('refused')
  expect(estimate).toMatchObject({ state: 'priced', low: 20_000, missing: [], used: [] })
  expect(explain(estimate, all.money, all.content.messages).notes.map(({ text }) => text)).toEqual(['Emergency', 'Short notice', 'Hurry'])
})

test.each([
  ['two hours', '2026-06-03 08:00', 29_000],
  ['a little more', '2026-06-03 07:59', 24_000],
  ['a day', '2026-06-02 10:00', 24_000],
  ['more than a day', '2026-06-02 09:59', 20_000],
])('steps over the notice of %s', (_, asked, price) => {
  const { estimate } = priceForm(revisionWith(HURRY), { ...chosen, ...local('2026-06-03 10:00') }, local(asked))
  expect(estimate?.low).toBe(price)
})

test('the server asks for what the form shows, by its own clock', () => {
  const texts = { name: 'Alex Doe', email: 'alex@example.com' }
  const values = { ...chosen, texts, ...local('2026-06-03 10:00') }
  const shown = priceForm(revision, values, local('2026-06-02 10:00'))
  const payload = { ...toPayload(values, revision, 'desktop', serviceTypes(revision.catalog), shown), phone: '208-555-0100' }
  expect(readRequest(revision, payload, local('2026-06-02 10:00')).request).toMatchObject({ calculatedPrice: '200.00', shownPrice: '200.00' })
  // The visitor took a minute longer than the page knew: both are kept, and the confirmation says so.
  expect(readRequest(revision, payload, local('2026-06-02 10:01')).request).toMatchObject({ calculatedPrice: '240.00', shownPrice: '200.00' })
})

const stored = {
  ...STORED,
  vehicle_category: 'Motorcycle',
  service_type: 'motorcycle-buff-polish',
  appointment_date: '2026-06-03',
  appointment_time: '10:00',
  // Boise is six hours behind: 09:00 of the day before.
  created_at: '2026-06-02T15:00:00.000Z',
  motorcycle_package: 'motorcycle-buff-polish',
  motorcycle_addons: [],
  car_package: '',
  car_size: '',
  car_addons: [],
}

test.each([
  ['26 hours before', '2026-06-02T14:00:00.000Z', {}, '75.00'],
  ['23 hours before', '2026-06-02T17:00:00.000Z', {}, '90.00'],
  ['23 hours before, and is moved a day further', '2026-06-02T17:00:00.000Z', { appointment_date: '2026-06-04', appointment_time: '10:00' }, '75.00'],
])('a request that was made %s is priced again as of then', (_, created_at, move, price) => {
  const change = { motorcycle_package: 'motorcycle-standard-detail', price: 'new' as const, ...move }
  const now = local('2026-06-03 09:30')
  const { edit, problems } = readChange({ appointment: { ...stored, created_at }, change, revision, now })
  expect(problems).toEqual([])
  expect(edit.price?.calculatedPrice).toBe(price)
})

test('what a change of content does to stored requests is told by when they were made', () => {
  const request = { ...stored }
  const without = revisionWith()
  const { changes } = compareRequests([request, { ...request, created_at: '2026-06-02T17:00:00.000Z' }], without, revision)
  // Asked for 25 hours before, and 23.
  expect(changes).toMatchObject([{ change: 'raised', before: '$200', after: '$240' }])
})

test('such rules pass the publish check, which finds what they make free', () => {
  const problems = (...rules: Rule[]) => publishCheck(revisionWith(...rules).content).problems.map(({ pointer, message }) => `${pointer} ${message}`)
  expect(problems(EMERGENCY, SHORT, HURRY)).toEqual([])
  const gift: Rule = {
    ...SHORT,
    id: 'gift',
    title: 'Gift',
    when: { notice: { min: 24 }, start: { from: '19:00' } },
    effect: { kind: 'amount', amount: -20_000 },
  }
  expect(problems(gift)).toContainEqual(
    expect.stringMatching(/packages\/\d has the price 0 \(\d{4}-\d\d-\d\d 19:00, asked for 24 hours before\): it must be a number above 0/),
  )
})
