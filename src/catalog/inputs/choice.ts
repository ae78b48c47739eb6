import type { Id } from '#src/contract/generated/types.ts'
import { optionLabel } from '../words/input-words.ts'
import { bitOf, type InputKind } from './input-kind.ts'

/** One of a few options. */
export const choice: InputKind<'choice'> = {
  compile: ({ id, options }, index) => ({ kind: 'choice', id, index, asks: bitOf(index), options: positions(options) }),
  told({ id, options }, text, { chosen }) {
    const option = options.find(other => other.id === text)
    return option === undefined ? '' : optionLabel(chosen, id, option)
  },
}

/** The position of each item by its id. */
export function positions(items: readonly { id: Id }[]): Map<Id, number> {
  return new Map(items.map(({ id }, position) => [id, position]))
}
