import type { FieldProps, ObjectInputProps } from 'sanity'

type Member = ObjectInputProps['members'][number]

/** Whether a member of a form is one of the named fields, shown or hidden. */
export function isNamed(member: Member, names: readonly string[]): boolean {
  return member.kind === 'field' && names.includes(member.name)
}

/** What is wrong with some fields of an object, for a control that stands for all of them. */
export function errorsOf(members: readonly Member[], names: readonly string[]): FieldProps['validation'] {
  return members.flatMap(member => (member.kind === 'field' && names.includes(member.name) ? member.field.validation : []))
}
