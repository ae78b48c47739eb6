import type { Field } from '#src/contract/generated/types.ts'

/** A field as the owner fills it in: no e-mail address is demanded of whom a number reaches. */
export function ownerField(field: Field): Field {
  if (field.kind !== 'email' || field.name !== 'email') return field
  const { required: _, ...optional } = field
  return optional
}
