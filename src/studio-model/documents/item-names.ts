import { tokensOf } from '#src/contract/json-pointer.ts'
import { ownName } from './own-name.ts'
import { valuesAround } from './values-around.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'

/** Titles of the layouts, put before the name of a place in a page: both layouts often have the same texts. */
export const LAYOUTS = { desktop: 'Desktop', mobile: 'Mobile' } as const

/** The names of the items that a JSON pointer into a draft passes: a package, a rule, the answer whose row of a price it is. */
export function itemNames(document: object, pointer: string): string[] {
  const labels = optionLabels(document)
  const tokens = tokensOf(pointer)
  let part: unknown = document
  const names = tokens.flatMap(name => {
    const isItem = Array.isArray(part)
    part = Array.isArray(part) ? (part[Number(name)] as unknown) : fieldsOf(part)[name]
    const own = isItem ? nameOf(fieldsOf(part), labels) : undefined
    return own === undefined ? [] : [own]
  })
  return [...layoutOf(document, tokens[0]), ...names]
}

/** The names of the items that a path of the Studio's form passes. */
export function namesAround(document: unknown, path: Parameters<typeof valuesAround>[1]): string[] {
  const labels = optionLabels(fieldsOf(document))
  const items = valuesAround(document, path).toReversed()
  const names = items.flatMap((item, at) => (typeof path[at - 1] === 'object' ? (nameOf(fieldsOf(item), labels) ?? []) : []))
  return [...layoutOf(document, path[0]), ...names]
}

function layoutOf(document: unknown, first: unknown): string[] {
  const isLayout = fieldsOf(document)['_type'] === 'site' && (first === 'desktop' || first === 'mobile')
  return isLayout ? [LAYOUTS[first]] : []
}

/** The names of a list's items, one after another. */
export function listedNames(list: unknown): string {
  return keyedList(list)
    .flatMap(({ item }) => nameOf(item, new Map()) ?? [])
    .join(', ')
}

function nameOf(item: Fields, labels: ReadonlyMap<string, string>): string | undefined {
  return ownName(item) ?? (labels.get(textAt(item, 'option') ?? '') || undefined)
}

/** Labels of the answers to a draft's questions, by their ids. */
function optionLabels(document: object): Map<string, string> {
  const options = keyedList(fieldsOf(document)['inputs']).flatMap(({ item }) => keyedList(item['options']))
  return new Map(options.map(({ item }) => [textAt(item, 'id') ?? '', textAt(item, 'label') ?? '']))
}
