import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import type { PathStep } from '../documents/place-of.ts'
import { nameOf, suggestedId } from '../documents/suggested-id.ts'

/** An id that follows from a name, and where it goes. */
export interface LackingId {
  /** Path of what lacks it; empty for the category. */
  readonly of: readonly PathStep[]
  readonly id: string
}

/** The lists of a category whose items have ids that nobody is asked for. */
const LISTS = ['packages', 'addonGroups'] as const

/** The ids that a category and its packages and add-ons lack and that follow from their names; `categories` are the ids of the others. */
export function lackingIds(category: unknown, categories: readonly unknown[]): LackingId[] {
  const fields = fieldsOf(category)
  const own = fields['id'] === undefined ? suggestedId(fields['title'], categories) : ''
  return [
    ...(own === '' ? [] : [{ of: [], id: own }]),
    ...LISTS.flatMap(name => lackingIn(fields[name], [name])),
    ...keyedList(fields['addonGroups']).flatMap(({ key, item }) => lackingIn(item['items'], ['addonGroups', { _key: key }, 'items'])),
  ]
}

function lackingIn(list: unknown, path: readonly PathStep[]): LackingId[] {
  const taken = keyedList(list).map(({ item }) => item['id'])
  return keyedList(list).flatMap(({ key, item }) => {
    const id = item['id'] === undefined ? suggestedId(nameOf(item), taken) : ''
    if (id === '') return []
    taken.push(id)
    return [{ of: [...path, { _key: key }], id }]
  })
}
