import { expect, test } from 'vitest'
import type { Appointment, AppointmentEvent, MailKind } from '#src/contract/generated/types.ts'
import { historyWords } from '#src/web/admin/request/history-words.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()
const AT = '2026-06-01T15:00:00.000Z'

const changed = (changes: AppointmentEvent['changes'], by: string | null = 'owner'): AppointmentEvent => ({ at: AT, kind: 'changed', by, changes })
const told = (changes: AppointmentEvent['changes']) => historyWords([changed(changes)], STORED, content)[0]?.sentences

test.each<[AppointmentEvent['changes'], string[]]>([
  [{ status: ['Pending', 'Confirmed'] }, ['Status: Pending → Confirmed']],
  [
    { appointment_date: ['2026-06-02', '2026-06-04'], appointment_time: ['09:00', '14:30'] },
    ['Day: Tue, Jun 2, 2026 → Thu, Jun 4, 2026', 'Time: 9:00 AM → 2:30 PM'],
  ],
  [{ request_type: ['quote', 'appointment'], appointment_date: [null, '2026-06-04'] }, ['Type: Quote → Appointment', 'Day: none → Thu, Jun 4, 2026']],
  [{ actual_value: [null, 61.5] }, ['Agreed price: none → $61.50']],
  [{ actual_value: [0, null] }, ['Agreed price: $0.00 → none']],
  [{ calculated_price: [450, 'Consultation Required'] }, ['Price: $450.00 → Consultation Required']],
  [{ duration: [300, 90] }, ['Duration: 5 hours → 1 h 30 min']],
  [{ service_address: ['', '12 Elm St'] }, ['Street address and town: none → 12 Elm St']],
  [{ phone: ['208-555-0100', '208-555-0199'] }, ['Phone: 208-555-0100 → 208-555-0199']],
  [{ car_size: ['sedan', 'mid'] }, ['Vehicle size: Coupes/Sedans → Mid-Size SUV/Trucks']],
  [{ car_addons: [['engine-bay', 'pet-hair'], []] }, ['Add-ons: Engine Bay, Pet Hair → none']],
  [{ gate_code: ['42', null] }, ['Gate code: 42 → none']],
  [{ actual_value: [null, 340], price_word: [null, 'With wax'] }, ['Agreed price: none → $340.00', 'Said beside it: “With wax”']],
  [{ status: ['Pending', 'Cancelled'], told_word: [null, 'I am ill'] }, ['Status: Pending → Cancelled', 'Said beside it: “I am ill”']],
  [
    {
      vehicle_category: ['Motorcycle', 'Car'],
      service_type: ['motorcycle-buff-polish', 'car-gold-shine'],
      motorcycle_package: ['motorcycle-buff-polish', null],
      car_package: [null, 'car-gold-shine'],
    },
    ['Category: Motorcycle → Car', 'Motorcycle package: Buff & Polish → none', 'Car package: none → Gold Shine Rejuvenation'],
  ],
])('of %j is told in words what it was and what it became', (changes, sentences) => {
  expect(told(changes)).toEqual(sentences)
})

test('a value is called what the details called it then: agreed on before the work, charged after it', () => {
  const done: Appointment = { ...STORED, status: 'Completed', actual_value: 310 }
  const events = [
    changed({ actual_value: [null, 300] }),
    changed({ status: ['Confirmed', 'Completed'], actual_value: [300, 320] }),
    changed({ actual_value: [320, null] }),
    changed({ actual_value: [null, 310] }),
  ]
  expect(historyWords(events, done, content).flatMap(({ sentences }) => sentences)).toEqual([
    'Actual value: none → $310.00',
    'Actual value: $320.00 → none',
    'Status: Confirmed → Completed',
    'Actual value: $300.00 → $320.00',
    'Agreed price: none → $300.00',
  ])
})

test('the newest is first, with who did it; what changes nothing is told by its kind', () => {
  const events: AppointmentEvent[] = [
    { at: AT, kind: 'requested', by: 'visitor', changes: {} },
    { at: AT, kind: 'entered', by: 'owner', changes: { actual_value: [null, 300] } },
    changed({}, null),
    { at: AT, kind: 'released', by: null, changes: {} },
  ]
  expect(historyWords(events, STORED, content).map(({ by, sentences }) => [by, ...sentences])).toEqual([
    [null, 'Time released: it was not confirmed while it was held'],
    [null, 'Changed'],
    ['owner', 'Entered by the admin', 'Agreed price: none → $300.00'],
    ['visitor', 'Requested'],
  ])
})

test('an answer reads as of its time: sizes are called by the package that was chosen then', () => {
  const ceramic = 'car-gloss-ceramic'
  const events = [
    changed({ car_size: ['sedan', 'mid'] }),
    changed({ service_type: [ceramic, STORED.service_type], car_package: [ceramic, STORED.service_type] }),
  ]
  const [, first] = historyWords(events, STORED, content)
  expect(first?.sentences).toEqual(['Vehicle size: Coupes/Sedans → Mid Size/Trucks'])
})

test('of mails that say the same, the last one can be sent again', () => {
  const mailed = (kind: MailKind): AppointmentEvent => ({
    at: AT,
    kind: 'mailed',
    by: null,
    changes: {},
    mail: { kind, to: 'a@b.c', state: 'waiting' },
  })
  const events = [mailed('confirmed'), changed({}), mailed('moved'), mailed('confirmed')]
  expect(historyWords(events, STORED, content).map(({ mail }) => mail)).toEqual(['confirmed', 'moved', null, null])
})
