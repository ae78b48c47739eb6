import type { PathStep } from '../documents/place-of.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'

/** Paths of the mark “popular” in packages that were duplicated or pasted: only one package of a category has it, and the one that was copied keeps it. */
export function copiedMarks(before: unknown, after: unknown): PathStep[][] {
  const known = new Set(keyedList(fieldsOf(before)['packages']).map(({ key }) => key))
  const marked = keyedList(fieldsOf(after)['packages']).filter(({ item }) => item['popular'] === true)
  const copies = marked.filter(({ key }) => !known.has(key))
  return copies.length === marked.length ? [] : copies.map(({ key }) => ['packages', { _key: key }, 'popular'])
}
