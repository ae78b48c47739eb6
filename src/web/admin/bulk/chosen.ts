import type { Appointment } from '#src/contract/generated/types.ts'
import { newest } from '../data/requests/change.ts'

/** Requests of a list that were chosen, to be changed together. */
export interface Chosen {
  /** The list's address: what is chosen in one list is not chosen in another. */
  list: string
  ids: ReadonlySet<string>
  /** Chosen requests that are not on the page, as they were loaded. */
  beyond: readonly Appointment[]
  /** The request that was pressed last, where a range begins. */
  last: string | null
  /** Whether requests are being chosen where pressing one opens it otherwise. */
  isChoosing: boolean
}

export type ChosenEvent =
  /** A request is pressed; with Shift all from the one pressed last. `order` has the ids of the page. */
  | { kind: 'pressed'; id: string; isRange: boolean; order: readonly string[] }
  | { kind: 'page'; isChosen: boolean; order: readonly string[] }
  /** These requests are chosen, and no others. */
  | { kind: 'these'; requests: readonly Appointment[] }
  | { kind: 'begun' }
  | { kind: 'ended' }

export function noneChosen(list: string): Chosen {
  return { list, ids: new Set(), beyond: [], last: null, isChoosing: false }
}

export function chosenAfter(before: Chosen, event: ChosenEvent): Chosen {
  switch (event.kind) {
    case 'pressed': {
      const { id, isRange, order } = event
      const from = isRange && before.last !== null ? order.indexOf(before.last) : -1
      const pressed = from === -1 ? [id] : between(order, from, order.indexOf(id))
      return { ...before, ids: withAll(before.ids, pressed, !before.ids.has(id)), last: id }
    }
    case 'page':
      return { ...before, ids: withAll(before.ids, event.order, event.isChosen), last: null }
    case 'these':
      return { ...before, ids: new Set(event.requests.map(({ id }) => id)), beyond: event.requests, last: null }
    case 'begun':
      return { ...before, isChoosing: true }
    case 'ended':
      return noneChosen(before.list)
  }
}

/** The chosen requests in the order of the list, each in the newest version that is known; of those that left the page, only what was loaded beyond it. */
export function chosenRequests({ ids, beyond }: Chosen, page: readonly Appointment[]): Appointment[] {
  const known = new Map(beyond.map(request => [request.id, request]))
  for (const request of page) known.set(request.id, newest(request, known.get(request.id) ?? request))
  return [...known.values()].filter(({ id }) => ids.has(id))
}

function between(order: readonly string[], one: number, other: number): readonly string[] {
  return order.slice(Math.min(one, other), Math.max(one, other) + 1)
}

function withAll(ids: ReadonlySet<string>, changed: readonly string[], isChosen: boolean): ReadonlySet<string> {
  return isChosen ? ids.union(new Set(changed)) : ids.difference(new Set(changed))
}
