import type { Day } from '#src/contract/generated/types.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'
import { valueAt } from '../documents/values-around.ts'
import { fieldsOf, type Keyed } from '../draft/draft-value.ts'
import type { Insertion } from '../draft/insertion.ts'
import type { Path } from '../draft/patches.ts'
import { type PricePlace, pathText } from '../reprice/price-places.ts'
import { choicesOf, type ColumnQuestion } from './column-question.ts'
import { type PriceTable, tablesOver } from './price-tables.ts'
import { MOST_COLUMNS } from './table-parts.ts'

/** An answer that can be taken off its question, with its rows. */
export interface ColumnOff {
  readonly question: string
  readonly option: string
  /** What the answer is called, by itself and with its question. */
  readonly label: string
  readonly title: string
  /** What has a price for it, which goes with it. */
  readonly prices: readonly Pick<PricePlace, 'group' | 'title'>[]
  /** What takes it off, by paths as Sanity writes them. */
  readonly unset: readonly string[]
  readonly set: Readonly<Record<string, unknown>>
  /** What brings it back, where it was. */
  readonly back: { readonly insertions: readonly Insertion[]; readonly set: Readonly<Record<string, unknown>> }
}

/** The columns of a document's sheet that can be taken off: a question keeps an answer, and a table a row or a price for all others. */
export function columnsOff(document: object, today: Day): ColumnOff[] {
  return choicesOf(document).flatMap(question => {
    const tables = tablesOver(document, question.id, today)
    return question.options.length < 2 ? [] : question.options.flatMap(option => columnOff(document, question, option, tables) ?? [])
  })
}

function columnOff(
  document: object,
  question: ColumnQuestion,
  { id, key, label }: ColumnQuestion['options'][number],
  tables: readonly PriceTable[],
): ColumnOff | null {
  const named = tables.map(table => ({ table, rows: table.rows.filter(({ item }) => item['option'] === id) }))
  const own = named.filter(({ rows }) => rows.length > 0)
  const isColumn = own.some(({ table }) => table.shown === 'cells' && table.rows.length <= MOST_COLUMNS)
  const isEmptied = ({ table, rows }: (typeof own)[number]) => rows.length === table.rows.length
  if (!isColumn || own.some(one => isEmptied(one) && one.table.others === null)) return null
  const emptied = own.filter(isEmptied).map(({ table }) => ({ ...table, owner: table.path.slice(0, -1) }))
  // Of a table of this row alone the price for all others is left, in its place; of factors the one for all others.
  const left = emptied.filter(isRows).map(({ owner, others }) => ({ at: owner, value: valueAt(document, others ?? []) }))
  const unused = emptied.filter(table => !isRows(table)).flatMap(({ path, owner }) => [path, [...owner, 'input']])
  const options = [...question.path, 'options']
  const items = [
    { list: options, keys: [key] },
    ...own.filter(one => !isEmptied(one)).map(({ table, rows }) => ({ list: [...table.path], keys: rows.map(keyOf) })),
  ]
  const forAlone = named.flatMap(({ table, rows }) => (rows.length === 0 && isForAlone(table, id, question) ? [table.others] : []))
  const others = [...forAlone.filter(path => path !== null), ...unused]
  const places = own.flatMap(({ table }) =>
    table.place === null || table.shown === 'past' ? [] : [[pathText(table.place.path), table.place] as const],
  )
  return {
    question: question.id,
    option: id,
    label,
    title: questionAnswer(question.label, label),
    prices: [...new Map(places).values()],
    unset: [...items.flatMap(({ list, keys }) => keys.map(one => [...list, { _key: one }])), ...others].map(pathText),
    set: Object.fromEntries(left.map(({ at, value }) => [pathText(at), value])),
    back: {
      insertions: items.flatMap(({ list, keys }) => keys.flatMap(one => insertionBack(document, list, one))),
      set: Object.fromEntries([...left.map(({ at }) => at), ...others].map(path => [pathText(path), valueAt(document, path)])),
    },
  }
}

/** What puts an item back into its list, beside one that stays. */
function insertionBack(document: object, list: Path, key: string): Insertion[] {
  const items: unknown = valueAt(document, list)
  if (!Array.isArray(items)) return []
  const keys = items.map(item => String(fieldsOf(item)['_key']))
  const at = keys.indexOf(key)
  const [before, after] = [keys[at - 1], keys[at + 1]]
  const beside = before ?? after
  return at < 0 || beside === undefined
    ? []
    : [{ where: before === undefined ? 'before' : 'after', path: [...list, { _key: beside }], item: fieldsOf(items[at]) }]
}

function isRows({ path }: Pick<PriceTable, 'path'>): boolean {
  return path.at(-1) === 'rows'
}

function keyOf({ key }: Keyed): string {
  return key
}

/** Whether what a table says for all others is for one answer alone: without it nothing is left for that. */
function isForAlone({ rows, others }: Pick<PriceTable, 'rows' | 'others'>, option: string, { options }: ColumnQuestion): boolean {
  return others !== null && options.every(({ id }) => id === option || rows.some(({ item }) => item['option'] === id))
}
