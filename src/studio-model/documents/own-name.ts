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
  return fields.map(field => textAt(item, field)).find(text => text !== undefined && text !== '')
}
