import { isNamed } from '#src/booking/form/form-values.ts'
import type { FieldGroup } from '#src/contract/generated/types.ts'
import { MODE_TITLES } from '../request/request-texts.ts'
import { ownerField } from '../request-form/owner-field.ts'
import type { FormPage } from '../../renderer/fields/form-view.ts'

/**
 * The form as a change wants it: the day and the time first, which change most often, and the service last, which changes what it costs; without what
 * is said to visitors about a group.
 */
export function editPage({ revision, ...page }: FormPage): FormPage {
  const { bookingForm } = revision.content
  const groups = bookingForm.groups.toSorted((a, b) => rankOf(a) - rankOf(b)).map(asOwner)
  const form = { ...bookingForm, modes: { legend: 'Type', ...MODE_TITLES }, groups }
  return { ...page, revision: { ...revision, content: { ...revision.content, bookingForm: form } } }
}

function asOwner(group: FieldGroup): FieldGroup {
  const { hint: _, ...others } = group
  return { ...others, fields: group.fields.map(ownerField) }
}

function rankOf({ fields }: FieldGroup): number {
  if (fields.some(({ kind }) => kind === 'date' || kind === 'time')) return 0
  return fields.every(isNamed) ? 1 : 2
}
