import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { exportTable } from '#src/web/admin/export/export-table.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const { content } = await sampleRevision()
const admin = { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) }

/** The cells of a table's rows by title, without empty ones. */
function rowsOf(requests: Parameters<typeof exportTable>[0]): Record<string, unknown>[] {
  const { titles, rows } = exportTable(requests, admin)
  return rows.map(row => Object.fromEntries(titles.map((title, at) => [title, row[at]] as const).filter(([, cell]) => cell !== null && cell !== '')))
}

test('a row has everything that is known of a request, a column for each', () => {
  expect(rowsOf([STORED])).toEqual([
    {
      Reference: 'ABC',
      Received: '2026-06-01 09:00',
      Status: 'Pending',
      Request: 'Appointment',
      Date: '2026-06-02',
      Time: '09:00',
      Minutes: 300,
      Name: 'Ann Ash',
      Phone: '208-555-0100',
      Email: 'ann@example.com',
      Category: 'Car',
      Service: 'Gold Shine Rejuvenation',
      'Vehicle size': 'Mid-Size SUV/Trucks',
      'Add-ons': 'Engine Bay',
      'Calculated price': 450,
      'Estimated value': 450,
      Message: 'Two dogs',
    },
  ])
})

test('taxes that were added have a column, where some request has any', () => {
  const tax = (low: number) => ({ id: 'tax', kind: 'tax' as const, title: 'Tax', low, high: low })
  const taxed = { ...STORED, estimate: { ...STORED.estimate, lines: [tax(2700), tax(450)] } }
  expect(rowsOf([taxed, STORED]).map(row => row['Tax in calculated price'])).toEqual([31.5, undefined])
  expect(exportTable([STORED], admin).titles).not.toContain('Tax in calculated price')
})

test('the crew of a visit has a column where there are several, and no word where there is one', () => {
  const several = { ...admin, business: { ...admin.business, crews: 3 } }
  const { titles, rows } = exportTable([{ ...STORED, crew: 2 }, STORED], several)
  expect(rows.map(row => row[titles.indexOf('Crew')])).toEqual([2, null])
  expect(exportTable([{ ...STORED, crew: 1 }], admin).titles).not.toContain('Crew')
})

test('a value of 0 is a value', () => {
  expect(rowsOf([{ ...STORED, actual_value: 0 }])[0]).toHaveProperty('Actual value', 0)
})

test('requests of two categories share the columns of the same label, and fill only their own', () => {
  const { car_package: _, car_size: __, car_addons: ___, ...base }: Appointment = STORED
  const motorcycle = {
    ...base,
    vehicle_category: 'Motorcycle',
    motorcycle_package: 'motorcycle-standard-detail',
    service_type: 'motorcycle-standard-detail',
  }
  const rows = rowsOf([STORED, motorcycle, { ...STORED, gate_code: '#12' }])
  expect(rows.map(row => row['Vehicle size'])).toEqual(['Mid-Size SUV/Trucks', undefined, 'Mid-Size SUV/Trucks'])
  expect(rows.map(row => row['Gate code'])).toEqual([undefined, undefined, '#12'])
})

test('one column is to be added up, and says so: the actual value of a completed request, else its estimate', () => {
  const requests: Appointment[] = [
    { ...STORED, status: 'Completed', actual_value: 400.1 },
    { ...STORED, status: 'Completed', estimated_value: 0.2 },
    { ...STORED, status: 'Completed', actual_value: 0 },
    { ...STORED, status: 'Confirmed', actual_value: 90 },
    { ...STORED, status: 'Completed', estimated_value: null },
  ]
  const { titles, rows, total = [] } = exportTable(requests, admin)
  const charged = titles.indexOf('Charged (add this up)')
  expect(rows.map(row => row[charged])).toEqual([400.1, 0.2, 0, null, null])
  expect(titles.filter((_, column) => typeof total[column] === 'number')).toEqual(['Charged (add this up)'])
  expect([total[0], total[charged], total.length]).toEqual(['Total', 400.3, titles.length])
  expect(
    titles.findIndex(title => /price|value/.test(title)),
    'before the amounts that led to it',
  ).toBeGreaterThan(charged)
})
