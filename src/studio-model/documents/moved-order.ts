import { fieldValue } from './field-value.ts'

/** A category's document by its published id, with its place in the order. */
export interface Ordered {
  readonly id: string
  readonly order: number
}

const STEP = 10

/** The largest order that the schema takes. */
const LAST = largestOrder()

/**
 * The orders to set so that the item at one position of a list stands at another: its own alone where its new neighbours leave room, else those of all
 * that have another one than every tenth.
 */
export function movedOrders(list: readonly Ordered[], from: number, to: number): Map<string, number> {
  const moved = list[from]
  if (moved === undefined || from === to) return new Map()
  const wanted = list.toSpliced(from, 1).toSpliced(to, 0, moved)
  const own = between(wanted[to - 1]?.order ?? -1, wanted[to + 1]?.order ?? null)
  if (own !== null) return new Map([[moved.id, own]])
  const renumbered = wanted.map(({ id, order }, at) => ({ id, order, next: at * STEP + STEP }))
  return new Map(renumbered.filter(({ order, next }) => order !== next).map(({ id, next }) => [id, next]))
}

/** A whole number between two orders; null where there is none. Behind the last one, a step further. */
function between(before: number, after: number | null): number | null {
  if (after === null) return before + STEP > LAST ? null : before + STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}

function largestOrder(): number {
  const value = fieldValue('Category', 'order')
  return value?.is === 'number' ? (value.max ?? Infinity) : Infinity
}
