import { tokensOf } from '#src/contract/json-pointer.ts'
import { type Fields, fieldsOf } from '../draft/draft-value.ts'
import { firstText, ownName } from './own-name.ts'

/** Describes a JSON pointer into a draft in words for owners: "Packages, Gold, Price". */
export function placeWords(document: unknown, pointer: string): string {
  let part = document
  const words = tokensOf(pointer).map(name => {
    const isItem = Array.isArray(part)
    part = Array.isArray(part) ? (part[Number(name)] as unknown) : fieldsOf(part)[name]
    return isItem ? itemWord(fieldsOf(part), name) : titleOf(name)
  })
  return words.length === 0 ? 'This category' : words.join(', ')
}

function itemWord(item: Fields, position: string): string {
  return ownName(item) ?? firstText(item, ['id', 'option', 'input']) ?? `number ${Number(position) + 1}`
}

/** `addonGroups` becomes "Addon groups". */
function titleOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
