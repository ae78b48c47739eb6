import { fieldsOf } from '../draft/draft-value.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'
import { NAME_FIELDS } from './own-name.ts'

/** Maximum length of an id, as in the schemas. */
const MAX_LENGTH = 64

/** Derives an id from a name: "Spring & summer" becomes spring-summer, or spring-summer-2 where that is taken; empty when the name has no usable characters. */
export function suggestedId(name: unknown, taken: readonly unknown[] = []): string {
  const id = idOf(name)
  const numbered = taken.map((_, position) => `${id.slice(0, MAX_LENGTH - 4)}-${position + 2}`)
  return id === '' ? '' : ([id, ...numbered].find(one => !taken.includes(one)) ?? '')
}

/** What an item is named by: what it is called, or what it is where it has no name of its own, such as a deposit. */
export function nameOf(item: unknown): unknown {
  const fields = fieldsOf(item)
  const type = STUDIO_TYPES[String(fields['_type'])]
  const isNamed = type === undefined || !('fields' in type) || type.fields.some(({ name }) => NAME_FIELDS.includes(name))
  return NAME_FIELDS.map(name => fields[name]).find(name => name !== undefined) ?? (isNamed ? undefined : type.title)
}

function idOf(name: unknown): string {
  if (typeof name !== 'string') return ''
  const plain = name.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')
  const words = plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  // An id begins with a letter: what is all digits, such as a ZIP code, gets one.
  const id = /[a-z]/.test(words) ? words.replace(/^[^a-z]+/, '') : words.replace(/^-?(?=\d)/, 'n')
  return id.slice(0, MAX_LENGTH).replace(/-+$/, '')
}
