import { expect, test } from 'vitest'
import { fieldsOf } from '#src/booking/form/form-values.ts'
import type { BookingForm, FieldGroup } from '#src/contract/generated/types.ts'
import { ownerForm, ownerMessages } from '#src/web/admin/request-form/owner-form.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { bookingForm, messages } = (await sampleRevision()).content
const group = (id: string, form: BookingForm) => form.groups.find(group => group.id === id)
const changed = (change: (group: FieldGroup) => FieldGroup): BookingForm => ({ ...bookingForm, groups: bookingForm.groups.map(change) })

test('the owner reads content’s words for the owner, and the visitors’ where there are none', () => {
  const { modes, groups } = ownerForm(bookingForm)
  expect(modes).toEqual({ legend: 'Appointment or quote', appointment: 'Appointment', quote: 'Quote' })
  expect(groups.map(({ title }) => title)).toEqual(['Vehicle', 'Day and time', 'Customer', 'Address', 'Notes'])
  const plain = changed(group => {
    const { ownerTitle: _, ...others } = group
    return others
  })
  const { ownerLegend: _, ...labels } = bookingForm.modes
  const same = ownerForm({ ...plain, modes: labels })
  expect(same.modes.legend).toBe(bookingForm.modes.legend)
  expect(same.groups.map(({ title }) => title)).toEqual(bookingForm.groups.map(({ title }) => title))
})

test('no hint of the form is told to the owner; every field is there in its order', () => {
  const form = ownerForm(bookingForm)
  const hints = (part: BookingForm) => JSON.stringify(part).match(/"hint":/g)?.length ?? 0
  expect(hints(bookingForm)).toBeGreaterThan(4)
  expect(hints(form)).toBe(0)
  expect(fieldsOf(form).map(({ kind }) => kind)).toEqual(fieldsOf(bookingForm).map(({ kind }) => kind))
})

test('a group that content folds stays folded, but not the one that asks for the address', () => {
  const form = ownerForm(changed(each => ({ ...each, isFolded: true })))
  expect(group('anything-else', form)?.isFolded).toBe(true)
  expect(group('where', form)?.isFolded).toBe(false)
  expect(group('where', ownerForm(bookingForm))?.isFolded).toBe(false)
})

test('no e-mail address is demanded by the owner, since a number reaches them too', () => {
  const email = (form: BookingForm) => fieldsOf(form).find(({ kind }) => kind === 'email')
  expect(email(bookingForm)).toHaveProperty('required')
  expect(email(ownerForm(bookingForm))).not.toHaveProperty('required')
})

test('what is said of a price speaks to visitors: the owner reads that it is where it starts, in other words the same', () => {
  const { estimate, ...others } = ownerMessages(messages)
  expect(estimate).toEqual({
    ...messages.estimate,
    title: 'Estimate',
    none: 'Choose a service to see its price.',
    missing: 'Still needed for the price: {questions}',
    raises: 'A starting price',
  })
  expect({ estimate: messages.estimate, ...others }).toEqual(messages)
})
