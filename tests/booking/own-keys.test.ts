import { expect, test } from 'vitest'
import { readDraft } from '#src/booking/form/draft.ts'
import { checkForm } from '#src/booking/form/check-form.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { serviceTypes } from '#src/booking/schedule/service-types.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { formPayload } from '#tests/support/server/form-payload.ts'

/** Names that the content check refuses; whoever gets by it finds an empty field, not what every object inherits. */

const sample = await sampleRevision()
const bookingForm = edited(sample.content.bookingForm, [{ at: '/groups/3/fields/0/name', set: 'constructor' }])
const categories = edited(sample.content.categories, [
  { at: '/1/inputs/0/id', set: 'toString' },
  { at: '/1/packages/0/price/input', set: 'toString' },
])
const content = { ...sample.content, bookingForm, categories }
const compiled = compile(content)
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
const revision = revisionOf('inherited', content, compiled.catalog)
const NOW = { date: '2026-05-13', time: '10:00' }
const person = { name: 'Alex Doe', email: 'alex@example.com' }

test('a field called constructor that a request leaves out is empty, and one that it gives is stored', () => {
  const body = { ...person, vehicle_category: 'Car', car_package: 'car-gold-shine', car_size: 'mid' }
  const { request, problems } = readRequest(revision, body, NOW)
  expect([problems, request?.calculatedPrice]).toEqual([[], '350.00'])
  expect(readRequest(revision, { ...body, constructor: '1 Elm Street' }, NOW).request?.fields).toMatchObject({ constructor: '1 Elm Street' })
})

test('a question called toString that nobody answered is asked', () => {
  const body = { ...person, vehicle_category: 'RV', rv_package: 'rv-exterior-detailing' }
  expect(readRequest(revision, body, NOW).problems).toMatchObject([{ field: 'rv_toString', isMissing: true }])
  const values = { ...EMPTY_VALUES, mode: 'quote' as const, category: 'RV', package: 'rv-exterior-detailing' }
  expect(priceForm(revision, values, null).estimate?.missing).toEqual(['toString'])
  expect(checkForm(values, { revision, layout: 'desktop', now: NOW, isTaken: false }).map(({ field }) => field)).toContain('rv_toString')
  expect(Object.keys(formPayload(values, revision, 'desktop', serviceTypes(revision.catalog)))).not.toContain('constructor')
  const draft = JSON.stringify({ query: '', values })
  expect(readDraft(draft, revision)?.values.inputs).toEqual({})
})
