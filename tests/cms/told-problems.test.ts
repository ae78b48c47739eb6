import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'

/** The problems of the sample with another value at a place of a file. */
async function toldOf(file: string, at: string, set: unknown, ...more: FileEdit[]): Promise<string[]> {
  const folder = copySample([{ file, at, set }, ...more])
  const loaded = await loadContentSnapshot(folder)
  return loaded.ok ? [] : loaded.problems.map(line => line.replace(`${folder}/${file}#`, ''))
}

const PRICE = '/packages/0/price'
const KINDS = 'exact (fixed price), from (this price or more), range, included, quote (on request), by (table by choice)'

test.for([
  ['perFoot', 'did you mean "per"? There are per (rate per unit), exact (fixed price), from'],
  ['per-foot', 'did you mean "per"? There are per (rate per unit), exact'],
  ['rate', 'did you mean "per"? There are per (rate per unit), range, '],
  ['fixed', 'did you mean "exact"? There are exact (fixed price), from'],
  ['exakt', 'did you mean "exact"? There are exact (fixed price), from'],
])('of the kind of price "%s" the closest is asked about, and all are named, it first', async ([kind, told]) => {
  const [line] = await toldOf('categories/motorcycle.json', PRICE, { kind, amount: 5000 })
  expect(line).toContain(`${PRICE}/kind: there is no kind "${kind}" here: ${told}`)
})

test.for([
  ['categories/motorcycle.json', PRICE, { kind: 'toll' }, `/kind: there is no kind "toll" here; there are ${KINDS}, `],
  ['categories/motorcycle.json', '/duration', { kind: 'hours' }, '/kind: there is no kind "hours" here; there are exact (fixed), range, by'],
  [
    'categories/motorcycle.json',
    '/rules',
    [{ id: 'a', title: 'A', effect: { kind: 'percentage', bps: -1000, of: 'base' } }],
    '/0/effect/kind: there is no kind "percentage" here: did you mean "percent"? There are percent (add or take off a percentage), add',
  ],
  [
    'categories/car.json',
    '/inputs/0/kind',
    'select',
    ': there is no kind "select" here; there are choice, number, product (calculated from other numbers), ',
  ],
  [
    'site.json',
    '/desktop/sections/0/kind',
    'welcome',
    ': there is no kind "welcome" here: did you mean "hero"? There are hero (welcome), about (about us), ',
  ],
  ['booking-form.json', '/groups/0/fields/0/kind', 'textarea', ': there is no kind "textarea" here; there are text (line of text), email'],
  ['categories/motorcycle.json', PRICE, { amount: 5000 }, `/kind: is required; there are ${KINDS}, `],
  ['categories/motorcycle.json', PRICE, 89, `: must be an object with a "kind"; there are ${KINDS}, `],
] as const)('%s%s as %j names the kinds that there are', async ([file, at, set, told]) => {
  const lines = await toldOf(file, at, set)
  expect(lines.filter(line => line.includes('kind'))).toEqual([expect.stringContaining(`${at}${told}`)])
})

test.for([
  [25.5, 'must be a whole number, in cents: 2550 for 25.50'],
  ['25.50', 'must be a whole number, in cents: 2550 for 25.50'],
  ['25,50', 'must be a whole number, in cents: 2550 for 25.50'],
  ['$1,250', 'must be a whole number, in cents: 125000 for 1250.00'],
  ['$25', 'must be a whole number, in cents: 2500 for 25.00'],
  ['75', 'must be a number without quotes, in cents: 7500 for 75.00, 75 for 0.75'],
  ['on request', 'must be a whole number, in cents: 2550 for 25.50'],
])('an amount of %j is told in cents', async ([amount, told]) => {
  expect(await toldOf('categories/motorcycle.json', PRICE, { kind: 'exact', amount })).toEqual([`${PRICE}/amount: ${told}`])
})

test('an amount of a currency without cents is told in its smallest unit', async () => {
  const inYen = { file: 'business.json', at: '/currency', set: 'JPY' }
  const told = 'must be a number without quotes, in the smallest unit of the currency: 2500 for 2500'
  expect(await toldOf('categories/motorcycle.json', PRICE, { kind: 'exact', amount: '2500' }, inYen)).toEqual([`${PRICE}/amount: ${told}`])
})

test.for([
  [7.5, 'must be a whole number, in hundredths of a percent: 750 for 7.5 %'],
  ['-7.5 %', 'must be a whole number, in hundredths of a percent: -750 for -7.5 %'],
  ['10%', 'must be a whole number, in hundredths of a percent: 1000 for 10 %'],
  ['10', 'must be a number without quotes, in hundredths of a percent: 1000 for 10 %, 10 for 0.1 %'],
])('a percentage of %j is told in hundredths', async ([bps, told]) => {
  const rule = { id: 'a', title: 'A', effect: { kind: 'percent', bps, of: 'base' } }
  expect(await toldOf('categories/motorcycle.json', '/rules', [rule])).toEqual([`/rules/0/effect/bps: ${told}`])
})

test.for([
  [1.3, '13000 for 1.3 times'],
  ['130%', '13000 for 1.3 times'],
])('a factor of %j is told in hundredths of a percent', async ([bps, told]) => {
  const price = { kind: 'scale', price: { kind: 'exact', amount: 5000 }, bps }
  expect(await toldOf('categories/motorcycle.json', PRICE, price)).toEqual([
    `${PRICE}/bps: must be a whole number, in hundredths of a percent: ${told}`,
  ])
})

test('of fields of which one is needed all are named in one line', async () => {
  expect(await toldOf('categories/motorcycle.json', PRICE, { kind: 'per', input: 'size' })).toEqual([`${PRICE}: needs one of rate, tiers`])
})

test('minutes are whole', async () => {
  const told = 'must be a whole number of minutes, such as 90 for an hour and a half'
  expect(await toldOf('categories/motorcycle.json', '/duration', { kind: 'exact', amount: 1.5 })).toEqual([`/duration/amount: ${told}`])
})

test('what belongs elsewhere is told where', async () => {
  const band = { from: 3, price: { kind: 'exact', amount: 500 } }
  expect(await toldOf('categories/rv.json', PRICE, { kind: 'bands', input: 'length', bands: [band] })).toEqual([
    `${PRICE}/bands/0/from: unknown field "from": each band begins where the one before ends, at its "upTo"`,
  ])
  expect(await toldOf('visit.json', '', { ...sampleVisit(), reasons: [] })).toEqual([
    `/reasons: unknown field "reasons": a visit's reasons belong into business.json`,
  ])
})

test('an empty text is called so, and of a day stands what it looks like alone', async () => {
  expect(await toldOf('categories/motorcycle.json', '/packages/0/title', '')).toEqual([
    '/packages/0/title: is empty: write a text, or leave the field out',
  ])
  const rule = { id: 'a', title: 'A', when: { date: { until: '2027-1-1' } }, effect: { kind: 'amount', amount: 500 } }
  expect(await toldOf('categories/motorcycle.json', '/rules', [rule])).toEqual(['/rules/0/when/date/until: must be a day such as 2027-01-31'])
})

test('a reason that there is not is told where it belongs', async () => {
  const rule = { id: 'a', title: 'A', effect: { kind: 'quote', reason: 'far-away' } }
  const [category] = await toldOf('categories/motorcycle.json', '/rules', [rule])
  expect(category).toMatch(/\/reason: there is no reason "far-away"; there are .*; add it to "reasons" of this category, or of business\.json$/)
  const [visit] = await toldOf('visit.json', '', { ...sampleVisit(), rules: [rule] })
  expect(visit).toMatch(/\/reason: there is no reason "far-away"; there are .*; add it to "reasons" of business\.json$/)
})
