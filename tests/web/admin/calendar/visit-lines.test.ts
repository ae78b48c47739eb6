import { expect, test } from 'vitest'
import type { BookingForm, Field } from '#src/contract/generated/types.ts'
import { visitLines } from '#src/web/admin/calendar/visit-lines.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const content = await sampleAdminContent()
const VISIT = { ...STORED, service_address: '12 Elm Street, Boise' }
const SERVICE = 'Gold Shine Rejuvenation'
const car = content.categories.filter(({ id }) => id === 'Car')
const PLATE: Field = { kind: 'text', name: 'plate', label: 'Plate', maxLength: 16, shown: { categories: ['Car'] } }
const ASKED: BookingForm = { ...content.bookingForm, groups: [...content.bookingForm.groups, { id: 'plates', title: 'Plates', fields: [PLATE] }] }

test('a block says what is worked on, where, whom to call, and for how much', () => {
  expect(visitLines(VISIT, content)).toEqual([`Car · ${SERVICE}`, 'Boise', '208-555-0100', '$450.00'])
  expect(visitLines({ ...VISIT, phone: '', actual_value: 0 }, content)).toEqual([`Car · ${SERVICE}`, 'Boise', '$0.00'])
})

test('what identifies the object of the work stands first', () => {
  expect(visitLines({ ...VISIT, plate: '8A 1234' }, { ...content, bookingForm: ASKED })).toEqual([
    '8A 1234',
    'Boise',
    '208-555-0100',
    SERVICE,
    '$450.00',
  ])
})

test('the category goes without saying where there is one, and where a visit has several items', () => {
  expect(visitLines(VISIT, { ...content, categories: car })[0]).toBe(SERVICE)
  const further_items = [{ category: 'Motorcycle', package: 'motorcycle-buff-polish' }]
  expect(visitLines({ ...VISIT, further_items }, content)[0]).toBe(`${SERVICE} + Buff & Polish`)
})
