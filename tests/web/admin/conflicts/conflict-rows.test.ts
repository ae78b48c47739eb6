import { expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { conflictRows } from '#src/web/admin/conflicts/conflict-rows.ts'
import type { ChangeOfOne } from '#src/web/admin/data/requests/change.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()
const of: Appointment = { ...STORED, service_address: '12 Elm St' }

test.each<[what: string, ChangeOfOne, Partial<Appointment>, [label: string, mine: string | null, theirs: string][]]>([
  [
    'a new time beside a new day',
    { kind: 'edit', of, fields: { appointment_date: '2026-06-02', appointment_time: '10:00' } },
    { appointment_date: '2026-06-03' },
    [['Day and time', 'Tue, Jun 2, 2026, 10:00 AM', 'Wed, Jun 3, 2026, 9:00 AM']],
  ],
  [
    'a name beside a new time',
    { kind: 'edit', of, fields: { name: 'Ann Oak' } },
    { appointment_time: '10:00' },
    [
      ['Name', 'Ann Oak', 'Ann Ash'],
      ['Day and time', null, 'Tue, Jun 2, 2026, 10:00 AM'],
    ],
  ],
  [
    'an address beside another one',
    { kind: 'edit', of, fields: { service_address: '14 Elm St' } },
    { service_address: '16 Elm St' },
    [['Street address and town', '14 Elm St', '16 Elm St']],
  ],
  [
    'an address beside a cancellation',
    { kind: 'edit', of, fields: { service_address: '' } },
    { status: 'Cancelled' },
    [
      ['Street address and town', 'none', '12 Elm St'],
      ['Status', null, 'Cancelled'],
    ],
  ],
  [
    'another package at the new price',
    { kind: 'edit', of, fields: { car_package: 'car-basic-shine', price: 'new', despite_warnings: true } },
    { phone: '208-555-0199' },
    [
      ['Car package', 'Basic Shine Detail', 'Gold Shine Rejuvenation'],
      ['Phone', null, '208-555-0199'],
      ['Price', 'The new one', '$450.00'],
    ],
  ],
  ['the same on both sides', { kind: 'edit', of, fields: { phone: '208-555-0199' } }, { phone: '208-555-0199' }, []],
  ['a value beside another one', { kind: 'value', of, value: 0 }, { actual_value: 80 }, [['Agreed price', '$0.00', '$80.00']]],
  [
    'a value that is cleared beside another one',
    { kind: 'value', of: { ...of, actual_value: 50 }, value: null },
    { actual_value: 0 },
    [['Agreed price', 'none', '$0.00']],
  ],
  [
    'a deletion beside a status',
    { kind: 'delete', of },
    { status: 'Confirmed' },
    [
      ['Request', 'Deleted', 'Kept'],
      ['Status', null, 'Confirmed'],
    ],
  ],
  [
    'a deletion beside another crew',
    { kind: 'delete', of: { ...of, crew: 1 } },
    { crew: 2 },
    [
      ['Request', 'Deleted', 'Kept'],
      ['Crew', null, 'Crew 2'],
    ],
  ],
])('%s: both sides are shown where they differ', (_, change, theirs, expected) => {
  const rows = conflictRows(change, { ...of, version: 2, ...theirs }, content)
  expect(rows.map(({ label, mine, theirs: now }) => [label, mine, now])).toEqual(expected)
})
