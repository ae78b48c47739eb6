import { expect, test } from 'vitest'
import { STUDIO_TYPES } from '#src/studio-model/generated/studio-types.ts'
import type { StudioField, StudioType } from '#src/studio-model/documents/studio-type.ts'

/** The titles of what is typed as a number in a form; what a list holds has a form of its own, and a price its own editor. */
function numberTitles(fields: readonly StudioField[]): string[] {
  return fields.flatMap(({ title, value }) => {
    if (value.is === 'number') return [title]
    const type = value.is === 'named' ? STUDIO_TYPES[value.type] : undefined
    if (type === undefined || (value.is === 'named' && value.type === 'Price')) return []
    return 'value' in type ? (type.value.is === 'number' ? [title] : []) : numberTitles(fieldsOf(type))
  })
}

/** Of several kinds each title once: one of them is there at a time. */
function fieldsOf(type: StudioType): readonly StudioField[] {
  if ('fields' in type) return type.fields
  if (!('kinds' in type)) return []
  return [...new Map(type.kinds.flatMap(({ fields }) => fields).map(field => [`${field.name} ${field.title}`, field])).values()]
}

test.each(['Rule', 'VisitRule'])('in the form of a rule (%s) no two numbers are called the same', name => {
  const type = STUDIO_TYPES[name]
  if (type === undefined || !('fields' in type)) throw new Error(`no form of ${name}`)
  const titles = numberTitles(type.fields)
  expect(titles.length).toBeGreaterThan(4)
  expect(titles).toEqual([...new Set(titles)])
})
