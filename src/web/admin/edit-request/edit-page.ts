import { isNamed } from '#src/booking/form/form-values.ts'
import type { FieldGroup } from '#src/contract/generated/types.ts'
import type { FormPage } from '../../renderer/fields/form-view.ts'

/** The form as a change wants it: the day and the time first, which change most often, and the service last, which changes what it costs. */
export function editPage({ revision, ...page }: FormPage): FormPage {
  const { bookingForm } = revision.content
  const form = { ...bookingForm, groups: bookingForm.groups.toSorted((a, b) => rankOf(a) - rankOf(b)) }
  return { ...page, revision: { ...revision, content: { ...revision.content, bookingForm: form } } }
}

function rankOf({ fields }: FieldGroup): number {
  if (fields.some(({ kind }) => kind === 'date' || kind === 'time')) return 0
  return fields.every(isNamed) ? 1 : 2
}
