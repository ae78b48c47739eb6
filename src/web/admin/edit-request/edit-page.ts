import { thingFields } from '#src/booking/appointment/things.ts'
import { isNamed } from '#src/booking/form/form-values.ts'
import type { FieldGroup } from '#src/contract/generated/types.ts'
import type { FormPage } from '../../renderer/fields/form-view.ts'

/** The form as a change wants it: the day and the time first, which change most often, and what is worked on last, which changes what it costs. */
export function editPage({ revision, ...page }: FormPage): FormPage {
  const { bookingForm } = revision.content
  const things = thingFields(bookingForm)
  const form = { ...bookingForm, groups: bookingForm.groups.toSorted((a, b) => rankOf(a, things) - rankOf(b, things)) }
  return { ...page, revision: { ...revision, content: { ...revision.content, bookingForm: form } } }
}

function rankOf({ fields }: FieldGroup, things: ReadonlySet<string>): number {
  if (fields.some(({ kind }) => kind === 'date' || kind === 'time')) return 0
  return fields.every(field => isNamed(field) && !things.has(field.name)) ? 1 : 2
}
