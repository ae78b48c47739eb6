import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Appointment, EstimateLine } from '#src/contract/generated/types.ts'
import { copyOf } from '#src/web/admin/print/customer-copy.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const sample = await sampleAdminContent()
const { paper } = sample.messages
const content = { ...sample, messages: { ...sample.messages, ...(paper && { paper: { ...paper, agreed: 'Agreed price' } }) } }

const PACKAGE: EstimateLine = { id: 'car-gold-shine', kind: 'package', title: 'Gold Shine', low: 35000, high: null }
const ADDON: EstimateLine = { id: 'pet-hair', kind: 'addon', title: 'Pet Hair', low: 10000, high: 10000, quantity: 2 }
const INCLUDED: EstimateLine = { id: 'engine-bay', kind: 'addon', title: 'Engine Bay', low: 0, high: 0 }
const DISCOUNT: EstimateLine = { id: 'weekday', kind: 'rule', title: 'Weekday', low: -2000, high: -2000 }
const ASKED: EstimateLine = { id: 'odor-removal', kind: 'addon', title: 'Odor Removal', low: null, high: null }

function priced(lines: EstimateLine[], low: number | null, high: number | null, more: Partial<Appointment> = {}): Appointment {
  return { ...STORED, estimate: { ...STORED.estimate, lines, low, high }, ...more }
}

const DONE: Partial<Appointment> = { status: 'Completed', actual_value: 455.5 }

test('content of before that has no word for an agreed price calls it an estimate', () => {
  expect(copyOf(priced([PACKAGE], 35000, null, { actual_value: 400, price_told_at: '2026-06-01T10:00:00.000Z' }), sample).title).toBe('Estimate')
})

test.each<[string, Appointment, { title: string; rows: string[]; total: string }]>([
  [
    'before the visit, an estimate whose price may rise',
    priced([PACKAGE, ADDON, INCLUDED], 45000, null),
    { title: 'Estimate', rows: ['Gold Shine $350+', 'Pet Hair × 2 $100', 'Engine Bay Included'], total: '$450+' },
  ],
  [
    'a price that is fixed, with a discount',
    priced([{ ...PACKAGE, high: 35000 }, DISCOUNT], 33000, 33000),
    { title: 'Estimate', rows: ['Gold Shine $350', 'Weekday -$20'], total: '$330.00' },
  ],
  [
    'a price that only a consultation can name',
    priced([ASKED], null, null),
    { title: 'Estimate', rows: ['Odor Removal Call for Quote'], total: 'Consultation Required' },
  ],
  [
    'completed without an actual value',
    priced([PACKAGE], 35000, null, { status: 'Completed' }),
    { title: 'Estimate', rows: ['Gold Shine $350+'], total: '$350+' },
  ],
  [
    'a price of the owner’s own, entered as the actual value before completion',
    priced([PACKAGE], 35000, null, { actual_value: 400 }),
    { title: 'Estimate', rows: [], total: '$400.00' },
  ],
  [
    'a price that the customer of a quote was told',
    priced([PACKAGE], 35000, null, { actual_value: 400, price_told_at: '2026-06-01T10:00:00.000Z' }),
    { title: 'Agreed price', rows: [], total: '$400.00' },
  ],
  [
    'a receipt, whose lines are fixed and whose rest is an adjustment',
    priced([PACKAGE, ADDON, INCLUDED], 45000, null, DONE),
    { title: 'Receipt', rows: ['Gold Shine $350.00', 'Pet Hair × 2 $100.00', 'Engine Bay Included', 'Adjustment $5.50'], total: '$455.50' },
  ],
  [
    'a receipt that is as it was promised',
    priced([PACKAGE, ADDON], 45000, null, { ...DONE, actual_value: 450 }),
    { title: 'Receipt', rows: ['Gold Shine $350.00', 'Pet Hair × 2 $100.00'], total: '$450.00' },
  ],
  [
    'a value of 0',
    priced([PACKAGE], 35000, null, { ...DONE, actual_value: 0 }),
    { title: 'Receipt', rows: ['Gold Shine $350.00', 'Adjustment -$350.00'], total: '$0.00' },
  ],
  ['a receipt without lines', priced([], null, null, DONE), { title: 'Receipt', rows: [], total: '$455.50' }],
  [
    'a receipt after a consultation',
    priced([PACKAGE, ASKED], null, null, DONE),
    { title: 'Receipt', rows: ['Gold Shine $350.00', 'Odor Removal $105.50'], total: '$455.50' },
  ],
  [
    'a receipt after a consultation about several things',
    priced([PACKAGE, ASKED, { ...ASKED, id: 'other' }], null, null, DONE),
    { title: 'Receipt', rows: ['Gold Shine $350.00', 'Odor Removal ', 'Odor Removal ', 'Adjustment $105.50'], total: '$455.50' },
  ],
  [
    'a receipt of less than the rest of it',
    priced([PACKAGE, ASKED], null, null, { ...DONE, actual_value: 300 }),
    { title: 'Receipt', rows: ['Gold Shine $350.00', 'Odor Removal ', 'Adjustment -$50.00'], total: '$300.00' },
  ],
  [
    'a price that was promised for another service',
    priced([{ ...PACKAGE, id: 'car-basic-shine', title: 'Basic Shine' }], 5000, 5000),
    { title: 'Estimate', rows: ['Gold Shine Rejuvenation $50'], total: '$50.00' },
  ],
])('%s', (_, request, { title, rows, total }) => {
  const copy = copyOf(request, content)
  expect(copy.title).toBe(title)
  expect(copy.rows.map(({ title, text }) => `${title} ${text}`)).toEqual(rows)
  expect(copy.total.text).toBe(total)
})

test('the total of a receipt has a word of its own where content has one', () => {
  const { paper } = content.messages
  const paid = { ...content, messages: { ...content.messages, ...(paper && { paper: { ...paper, paid: 'Total paid' } }) } }
  const done = priced([PACKAGE], 35000, null, DONE)
  expect([copyOf(done, paid), copyOf(done, content), copyOf(priced([PACKAGE], 35000, 35000), paid)].map(({ total }) => total.title)).toEqual([
    'Total paid',
    'Total',
    'Total',
  ])
})

const amount = fc.integer({ min: -5_000, max: 100_000 })

test.prop([fc.array(amount, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 10_000_000 })])(
  'the rows of a receipt come to its total, to the last decimal',
  (lows, value) => {
    const lines = lows.map((low, index): EstimateLine => ({ id: `${index}`, kind: 'addon', title: `Part ${index}`, low, high: low }))
    const { rows, total } = copyOf(priced(lines, 0, 0, { ...DONE, actual_value: value / 100 }), content)
    const read = (text: string) => (text === 'Included' ? 0 : Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100))
    expect(rows.reduce((sum, { text }) => sum + read(text), 0)).toBe(read(total.text))
  },
)

test('content has words of its own for what its customers read', () => {
  const paper = { estimate: 'Angebot', receipt: 'Quittung', date: 'Datum', visit: 'Termin', adjustment: 'Anpassung', total: 'Summe' }
  const own = { ...content, messages: { ...content.messages, paper } }
  expect(copyOf(priced([PACKAGE], 35000, null), own)).toMatchObject({ title: 'Angebot', wording: paper })
  const { paper: _, ...without } = content.messages
  expect(copyOf(priced([PACKAGE], 35000, null), { ...content, messages: without }).title).toBe('Estimate')
})
