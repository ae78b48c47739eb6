import { expect, test } from 'vitest'
import { confirmationOf } from '#src/web/booking/confirmation.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import type { Appointment, Rule } from '#src/contract/generated/types.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const revision = await sampleRevision()
const { success } = revision.content.messages
const confirmed = (change: Partial<Appointment> = {}, layout: 'desktop' | 'mobile' = 'desktop') =>
  confirmationOf({ ...STORED, id: '7B3F90AC12345678', ...change }, revision, layout)

const LINES: Appointment['estimate']['lines'] = [
  { kind: 'package', id: 'car-gold-shine', title: 'Gold Shine Rejuvenation', low: 35000, high: null },
  { kind: 'addon', id: 'engine-bay', title: 'Engine Bay', low: 10000, high: null, quantity: 2 },
]

test('an appointment is confirmed with its service, person, address, weekday, time, price and lines, and a reference that can be read out', () => {
  const { rows, ...told } = confirmed({ service_address: '12 Elm St', service_zip: '', estimate: { ...STORED.estimate, lines: LINES } })
  expect(told).toEqual({
    message: 'Appointment requested! We will contact you shortly to confirm your booking.',
    notes: [],
    when: { day: 'Tuesday, June 2, 2026', time: '9:00 AM' },
    reference: 'Your reference: 7B3F90AC',
    total: '$450.00',
    rises: true,
    lines: [
      { label: 'Gold Shine Rejuvenation', text: '$350+' },
      { label: 'Engine Bay × 2', text: '$100+' },
    ],
    reasons: [],
    policies: [],
    next: success.next?.appointment,
  })
  expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Vehicle type: Car',
    'Car package: Gold Shine Rejuvenation',
    'Vehicle size: Mid-Size SUV/Trucks',
    'Name: Ann Ash',
    'Email: ann@example.com',
    'Phone: 208-555-0100',
    'Street address and town: 12 Elm St',
  ])
})

test.each([
  ['desktop', 'Quote requested! We will contact you shortly with a personalized quote for your needs.'],
  ['mobile', 'Quote requested! We will contact you shortly with a personalized quote.'],
] as const)('section 8: a quote on the %s layout is confirmed to the letter, without a day, and with why it has no price', (layout, message) => {
  const quote = { request_type: 'quote', appointment_date: null, appointment_time: null, calculated_price: 'Consultation Required' } as const
  const estimate = { ...STORED.estimate, low: null, reasons: ['Fleets are priced together.'] }
  expect(confirmed({ ...quote, shown_price: null, estimate }, layout)).toMatchObject({
    message,
    when: null,
    total: 'Consultation Required',
    rises: false,
    reasons: ['Fleets are priced together.'],
    next: success.next?.quote,
  })
})

test('a price that changed meanwhile is told with its currency, and until when the time is held by the business’s clock', () => {
  expect(confirmed({ calculated_price: 1450, shown_price: '450.00', held_until: '2026-06-02T03:30:00Z' }).notes).toEqual([
    expect.stringContaining('Monday, June 1, 2026 at 9:30 PM'),
    expect.stringContaining('is now $1,450.00.'),
  ])
})

test('what the content no longer has is told in the words of the time of the request', () => {
  const lines: Appointment['estimate']['lines'] = [{ kind: 'package', id: 'gone', title: 'Wax of Old', low: 45000, high: null }]
  const { rows } = confirmed({ vehicle_category: 'Boat', service_type: 'gone', estimate: { ...STORED.estimate, lines } })
  expect(rows.slice(0, 2).map(({ text }) => text)).toEqual(['Boat', 'Wax of Old'])
})

test('a discount code is confirmed with what it is for, and one that nobody knows is left out, of further items too', async () => {
  const { content } = await sampleRevision()
  const couponWords = { label: 'Discount code', offer: 'Offer', unknown: 'Not known', unused: 'Changes nothing' }
  const rule: Rule = { id: 'spring', title: 'Spring', when: { coupons: ['SPRING20'] }, effect: { kind: 'amount', amount: -1000 } }
  const categories = content.categories.map(category => (category.id === 'Car' ? { ...category, rules: [rule], couponWords } : category))
  const withCodes = revisionWith(content, writtenOut({ ...content, categories }, new ContentPointer([])))
  const item = (coupon: string, offer: string) => ({ category: 'Car', package: 'car-basic-shine', inputs: { size: 'sedan', coupon, offer } })
  const rowsOf = (car_coupon: string, car_offer: string, items: ReturnType<typeof item>[] = []) =>
    confirmationOf({ ...STORED, car_coupon, car_offer, further_items: items }, withCodes, 'desktop').rows.map(
      ({ label, text }) => `${label}: ${text}`,
    )
  expect(rowsOf('SPRING20', 'spring')).toEqual(expect.arrayContaining(['Discount code: SPRING20', 'Offer: Spring']))
  const rows = rowsOf('SPRNG20', '$unknown', [item('SPRNG21', '$unknown'), item('spring20', 'spring')])
  expect(rows.join('\n')).not.toMatch(/SPRNG|Not known/)
  expect(rows.filter(row => row.includes('Basic Shine'))).toEqual([
    expect.not.stringContaining('Discount code'),
    expect.stringContaining('spring20; Offer: Spring'),
  ])
})
