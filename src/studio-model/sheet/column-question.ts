import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'

/** A question of a document over which prices may be tables, so that each of its answers is a column of the sheet. */
export interface ColumnQuestion {
  readonly id: string
  readonly label: string
  /** Where the question stands in its document. */
  readonly path: Path
  readonly options: readonly ColumnOption[]
}

interface ColumnOption {
  readonly id: string
  readonly label: string
  readonly key: string
}

/** The choices of a document that have answers. */
export function choicesOf(document: object): ColumnQuestion[] {
  const inputs = keyedList(fieldsOf(document)['inputs']).filter(({ item }) => item['kind'] === 'choice')
  return inputs.flatMap(({ key, item }) => {
    const [id, options] = [textAt(item, 'id'), optionsOf(item['options'])]
    return id === undefined || options.length === 0 ? [] : [{ id, label: textAt(item, 'label') ?? id, path: ['inputs', { _key: key }], options }]
  })
}

function optionsOf(options: unknown): ColumnOption[] {
  return keyedList(options).flatMap(({ key, item }) => {
    const id = textAt(item, 'id')
    return id === undefined ? [] : [{ id, label: textAt(item, 'label') ?? id, key }]
  })
}
