import type { ListFilters, OwnList } from '#src/contract/generated/types.ts'
import { type ListQuery, readQuery, SAVED_LISTS, writeQuery } from '../requests-list/list-query.ts'

/** Returns what a list of the owner's shows. */
export function shownBy({ shows }: OwnList): ListQuery {
  return readQuery(new URLSearchParams({ ...shows }))
}

/** Returns what is kept of a query under a name: all but its page. */
export function filtersOf(query: ListQuery): ListFilters {
  // The server refuses a status or order that an address made up.
  return Object.fromEntries(writeQuery({ ...query, page: 1 }))
}

/** Returns the owner's list that shows what a query asks for; undefined where it is none of them. */
export function ownOf(query: ListQuery, lists: readonly OwnList[]): OwnList | undefined {
  return lists.find(list => isSame(shownBy(list), query))
}

/** Whether a query asks for what a list shows that is always there. */
export function isBuiltIn(query: ListQuery): boolean {
  return Object.values(SAVED_LISTS).some(list => isSame(list, query))
}

function isSame(list: ListQuery, query: ListQuery): boolean {
  return writeQuery({ ...list, page: 1 }).toString() === writeQuery({ ...query, page: 1 }).toString()
}

/** Returns the list that has a name, in upper or lower case: `built-in` where it is always there; undefined where none has it. */
export function namedAs(name: string, lists: readonly OwnList[]): OwnList | 'built-in' | undefined {
  const isName = (other: string) => other.toLowerCase() === name.trim().toLowerCase()
  return Object.keys(SAVED_LISTS).some(isName) ? 'built-in' : lists.find(list => isName(list.name))
}
