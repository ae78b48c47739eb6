import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/money.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { dateTextsOf } from '#src/web/admin/date-texts.ts'
import { toCsv } from '#src/web/admin/dashboard/csv.ts'
import { sampleRevision } from '../support/sample-revision.ts'

const { content } = await sampleRevision()
const admin = { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) }

const request: Appointment = {
  id: 'ABC',
  name: 'Ann Ash',
  email: 'ann@example.com',
  phone: '208-555-0100',
  message: 'Two dogs',
  vehicle_category: 'Car',
  service_type: 'car-gold-shine',
  request_type: 'appointment',
  appointment_date: '2026-06-02',
  appointment_time: '09:00',
  duration: 300,
  calculated_price: '450.00',
  estimated_value: 450,
  actual_value: null,
  status: 'Pending',
  created_at: '2026-06-01T15:00:00.000Z',
  estimate: { revision: 'r', lines: [], low: 45000, high: null, reasons: [], notes: [] },
  shown_price: '450.00',
  car_package: 'car-gold-shine',
  car_size: 'mid',
  car_addons: ['engine-bay'],
}

test('a row has everything that a spreadsheet can count, in one line', () => {
  const [head, row, end] = toCsv([request], admin).split('\r\n')
  expect(head).toMatch(/^\ufeffReference,Received,Status/)
  expect(row).toBe(
    'ABC,"Jun 1, 2026, 9:00 AM",Pending,Appointment,2026-06-02,09:00,Ann Ash,208-555-0100,ann@example.com,Car,Gold Shine Rejuvenation,Vehicle size: Mid-Size SUV/Trucks; Add-ons: Engine Bay,450.00,450,,Two dogs',
  )
  expect(end).toBe('')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '\t=1', '=HYPERLINK("http://evil.example","x")'])(
  '%j is never a formula',
  name => {
    const cells = toCsv([{ ...request, name }], admin).split('\r\n')[1] ?? ''
    expect(cells).toContain(name.includes('"') ? `"'=HYPERLINK(""http://evil.example"",""x"")"` : `'${name}`)
  },
)

test('line breaks, commas and quotes stay in their cell', () => {
  expect(toCsv([{ ...request, message: 'one, "two"\nthree' }], admin)).toContain('"one, ""two""\nthree"\r\n')
})
