import { addressFields } from '#src/booking/appointment/address.ts'
import { isNamed } from '#src/booking/form/form-values.ts'
import type { BookingForm, Field, FieldGroup, Messages } from '#src/contract/generated/types.ts'
import { MODE_TITLES } from '../request/request-texts.ts'

/** The site's form in the owner's words, without the hints for visitors; a group with a part of the address is not folded, since callers are asked for it. */
export function ownerForm(form: BookingForm): BookingForm {
  const { legend, ownerLegend = legend } = form.modes
  const address = new Set(addressFields(form))
  const isAsked = ({ fields }: FieldGroup) => fields.some(field => isNamed(field) && address.has(field.name))
  const groups = form.groups.map(group => {
    const { hint: _, isFolded = false, title, ownerTitle = title, fields, ...others } = group
    return { ...others, title: ownerTitle, isFolded: isFolded && !isAsked(group), fields: fields.map(ownerField) }
  })
  return { ...form, modes: { legend: ownerLegend, ...MODE_TITLES }, groups }
}

/** The site's messages in the owner's words: the price is not theirs, and why it may rise is longer than a phone's bar. */
export function ownerMessages(messages: Messages): Messages {
  const owners = {
    title: 'Estimate',
    none: 'Choose a service to see its price.',
    missing: 'Still needed for the price: {questions}',
    raises: 'A starting price',
  }
  return { ...messages, estimate: { ...messages.estimate, ...owners } }
}

/** A field as the owner fills it in: no e-mail address is demanded of whom a number reaches. */
function ownerField(field: Field): Field {
  const { hint: _, ...plain } = { hint: undefined, ...field }
  if (plain.kind !== 'email' || plain.name !== 'email') return plain
  const { required: __, ...optional } = plain
  return optional
}
