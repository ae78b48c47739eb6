import { type Fields, textAt } from '../draft/draft-value.ts'

/** Fields in which an item says its own name, best first. */
export const NAME_FIELDS: readonly string[] = ['title', 'label', 'name', 'question', 'text']

/** A longer name is cut; in characters. */
const MOST_CHARACTERS = 60

/** What an item is called; undefined where it has no name of its own. */
export function ownName(item: Fields): string | undefined {
  const name = firstText(item, NAME_FIELDS)
  return name !== undefined && name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS)}…` : name
}

/** The first of these fields that says something. */
function firstText(item: Fields, fields: readonly string[]): string | undefined {
  return fields
    .map(field => (field === 'name' && isUnnamed(item[field]) ? undefined : textAt(item, field)))
    .find(text => text !== undefined && text !== '')
}

/** Whether a field of the request form has yet to be named after its label. */
export function isUnnamed(name: unknown): boolean {
  return name === undefined || (typeof name === 'string' && /^field(?:_\d+)?$/.test(name))
}
