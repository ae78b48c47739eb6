import { expect, test } from 'vitest'
import { fieldsOf, isNamed } from '#src/booking/form/form-values.ts'
import type { BookingForm, Field } from '#src/contract/generated/types.ts'
import { callerFirst } from '#src/web/admin/new-request/caller-first.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { bookingForm } = (await sampleRevision()).content

const keyOf = (field: Field) => (isNamed(field) ? field.name : field.kind)

test('who calls is asked first: name, phone, e-mail; everything else follows in its order, once', () => {
  const before = fieldsOf(bookingForm).map(keyOf)
  const after = fieldsOf(callerFirst(bookingForm)).map(keyOf)
  expect(after.slice(0, 3)).toEqual(['name', 'phone', 'email'])
  expect(after.slice(3)).toEqual(before.filter(name => !['name', 'phone', 'email'].includes(name)))
})

test('a form without these fields stays as it is, and a group that is left empty is gone', () => {
  const field: Field = { kind: 'text', name: 'note', label: 'Note', maxLength: 10 }
  const form: BookingForm = { ...bookingForm, groups: [{ id: 'a', title: 'A', fields: [field] }] }
  expect(callerFirst(form)).toEqual(form)
  const who: Field = { kind: 'text', name: 'name', label: 'Name', maxLength: 10 }
  const groups = callerFirst({ ...form, groups: [...form.groups, { id: 'b', title: 'B', fields: [who] }] }).groups
  expect(groups.map(({ id }) => id)).toEqual(['caller', 'a'])
})
