import { describe, expect, test } from 'vitest'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { serviceTypes } from '#src/booking/schedule/service-types.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { edited } from '#tests/support/content/edit.ts'
import { CONTACT, PAYLOADS } from '#tests/support/server/payloads.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { formPayload } from '#tests/support/server/form-payload.ts'

/** Specification, section 3: what the form sends, by the answers that it was given. */

const revision = await sampleRevision()
const NOW = { date: '2026-05-13', time: '10:00' }
const visit = { date: '2026-05-20', time: '09:00' }
const types = serviceTypes(revision.catalog)

const CHOSEN: Readonly<Record<keyof typeof PAYLOADS, Partial<FormValues>>> = {
  car: { inputs: { size: 'sedan' }, addons: ['odor-removal'] },
  rvByLength: { inputs: { length: ' 30 ' } },
  rvInterior: { inputs: { length: '30' } },
  semiConsultation: {},
  tractor: { inputs: { size: 'standard' } },
  motorcycle: {},
}

describe.each(['desktop', 'mobile'] as const)('section 3: the %s form sends', layout => {
  test.each(Object.entries(PAYLOADS))('exactly the fields of %s, in a quote and in an appointment with its date and time', (kind, fields) => {
    const { service_type, vehicle_category } = fields
    const chosen = { ...EMPTY_VALUES, texts: CONTACT, category: vehicle_category, package: service_type, ...CHOSEN[kind as keyof typeof PAYLOADS] }
    expect(formPayload({ ...chosen, mode: 'quote' }, revision, layout, types)).toEqual({ ...CONTACT, ...fields, request_type: 'quote' })
    expect(formPayload({ ...chosen, ...visit }, revision, layout, types)).toEqual({
      ...CONTACT,
      ...fields,
      request_type: 'appointment',
      appointment_date: visit.date,
      appointment_time: visit.time,
    })
  })
})

const motorcycle = { ...EMPTY_VALUES, mode: 'quote', category: 'Motorcycle', package: 'motorcycle-buff-polish' } as const
const sent = (texts: FormValues['texts'], of = revision) =>
  (['desktop', 'mobile'] as const).map(layout => formPayload({ ...motorcycle, texts }, of, layout, types))

test('an answer that was left empty, or is of spaces alone, is not sent, and the request is read as well without it', () => {
  const filled = { name: 'Alex Doe', email: 'alex@example.com', service_zip: '83702' }
  const payloads = sent({ ...filled, phone: '', message: ' \n', service_address: '  ' })
  const { motorcycle: fields } = PAYLOADS
  expect(payloads).toEqual([
    { ...filled, ...fields, request_type: 'quote' },
    { ...filled, ...fields, request_type: 'quote' },
  ])
  for (const payload of payloads) {
    expect(readRequest(revision, payload, NOW)).toMatchObject({
      problems: [],
      request: { contact: { phone: '', message: '' }, fields: { service_zip: '83702' } },
    })
  }
})

test('an answer to a question that the layout does not show is not sent', () => {
  const at = (field: string) =>
    revision.content.bookingForm.groups.findIndex(({ fields }) => fields.some(each => 'name' in each && each.name === field))
  const form = edited(revision.content.bookingForm, [{ at: `/groups/${at('service_zip')}/fields/1/shown`, set: { layouts: ['desktop'] } }])
  const elsewhere = revisionOf('elsewhere', { ...revision.content, bookingForm: form }, revision.catalog)
  const [desktop, mobile] = sent({ name: 'Alex Doe', email: 'alex@example.com', service_zip: '83702' }, elsewhere)
  expect(desktop).toHaveProperty('service_zip', '83702')
  expect(mobile).not.toHaveProperty('service_zip')
})

test('a field of some categories is asked for, checked and sent with those alone, and a number as a number', () => {
  const field = { kind: 'number', name: 'built', label: 'Built in', min: 1900, max: 2050, invalid: 'From {min} to {max}' }
  const withField = (shown: object) => {
    const form = edited(revision.content.bookingForm, [{ at: '/groups/0/fields/-', set: { ...field, shown } }])
    return revisionOf('built', { ...revision.content, bookingForm: form }, revision.catalog)
  }
  const texts = { name: 'Alex Doe', email: 'alex@example.com', built: ' 2019 ' }
  const [asked, elsewhere] = [withField({ categories: ['Car', 'Motorcycle'] }), withField({ categories: ['Car'] })]
  const payload = formPayload({ ...motorcycle, texts }, asked, 'desktop', types)
  expect(payload).toHaveProperty('built', 2019)
  expect(readRequest(asked, payload, NOW)).toMatchObject({ problems: [], request: { fields: { built: 2019 } } })
  expect(readRequest(asked, { ...payload, built: 1819 }, NOW).problems).toMatchObject([{ field: 'built', message: 'From 1900 to 2050' }])
  expect(sent(texts, elsewhere)[0]).not.toHaveProperty('built')
})
