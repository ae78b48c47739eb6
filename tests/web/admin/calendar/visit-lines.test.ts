import { expect, test } from 'vitest'
import type { Appointment, BookingForm, Field } from '#src/contract/generated/types.ts'
import { furtherLines, visitLines } from '#src/web/admin/calendar/visit-lines.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()
const VISIT = { ...STORED, service_address: '12 Elm Street, Boise' }
const SERVICE = 'Gold Shine Rejuvenation'
const car = content.categories.filter(({ id }) => id === 'Car')
const PLATE: Field = { kind: 'text', name: 'plate', label: 'Plate', maxLength: 16, shown: { categories: ['Car'] } }
const ASKED: BookingForm = { ...content.bookingForm, groups: [...content.bookingForm.groups, { id: 'plates', title: 'Plates', fields: [PLATE] }] }

const said = (request: Appointment, of = content) => visitLines(request, of).map(({ text }) => text)

test('a block says what is worked on, where, whom to call, and for how much', () => {
  expect(said(VISIT, content)).toEqual([`Car · ${SERVICE}`, 'Boise', '208-555-0100', '$450.00'])
  expect(said({ ...VISIT, phone: '', actual_value: 0 }, content)).toEqual([`Car · ${SERVICE}`, 'Boise', '$0.00'])
})

test('what identifies the object of the work stands first', () => {
  expect(said({ ...VISIT, plate: '8A 1234' }, { ...content, bookingForm: ASKED })).toEqual(['8A 1234', 'Boise', '208-555-0100', SERVICE, '$450.00'])
})

test('the category goes without saying where there is one, and where a visit has several items', () => {
  expect(said(VISIT, { ...content, categories: car })[0]).toBe(SERVICE)
  const further_items = [{ category: 'Motorcycle', package: 'motorcycle-buff-polish' }]
  expect(said({ ...VISIT, further_items }, content)[0]).toBe(`${SERVICE} + Buff & Polish`)
})

test('until when its time is held stands right below what is worked on', () => {
  const held = { ...VISIT, status: 'Pending', held_until: '2026-06-04T18:00:00.000Z' } as const
  expect(said(held)).toEqual([`Car · ${SERVICE}`, 'Hold ends Thu, Jun 4', 'Boise', '208-555-0100', '$450.00'])
  expect(said({ ...held, status: 'Confirmed' })).not.toContain('Hold ends Thu, Jun 4')
})

test('where its day stands alone a block says the whole address and what to know there too', () => {
  const asked = { ...VISIT, car_addons: ['engine-bay'], site_notes: 'Gate code 4471', message: 'Call first' }
  expect(furtherLines(asked, content)).toEqual([
    { of: 'address', text: '12 Elm Street, Boise' },
    { of: 'note', text: '+ Engine Bay' },
    { of: 'note', text: 'Gate code 4471' },
    { of: 'note', text: 'Call first' },
  ])
})
