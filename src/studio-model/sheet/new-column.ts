import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'
import { findPrices } from '../prices/find-prices.ts'
import { pathText } from '../reprice/price-places.ts'
import { suggestedId } from '../documents/suggested-id.ts'

/** A question over which prices of a document are tables, so that each of its answers is a column. */
export interface ColumnQuestion {
  readonly id: string
  readonly label: string
  /** Where the question stands in its document. */
  readonly path: Path
  readonly options: readonly { readonly id: string; readonly label: string; readonly key: string }[]
}

/** The place of a new item of a list: beside one that is there. */
export interface Insertion {
  readonly where: 'before' | 'after'
  readonly path: Path
  readonly item: Fields
}

/** What adds an answer to a question with a row of its own in every table over it, whose amounts are left empty. */
export interface NewColumn {
  /** The id of the answer, and what it is called. */
  readonly option: string
  readonly label: string
  readonly insertions: readonly Insertion[]
  /** What the answer is like whose durations it has; null where none depends on the question. */
  readonly lastsLike: string | null
}

/** The choices over which a price of a document is a table. */
export function columnQuestions(document: object): ColumnQuestion[] {
  const inputs = keyedList(fieldsOf(document)['inputs']).filter(({ item }) => item['kind'] === 'choice')
  return inputs.flatMap(({ key, item }) => {
    const id = textAt(item, 'id')
    const options = optionsOf(item)
    if (id === undefined || options.length === 0 || tablesOver(document, id).every(({ type }) => type !== 'Price')) return []
    return [{ id, label: textAt(item, 'label') ?? id, path: ['inputs', { _key: key }], options }]
  })
}

/** A new answer of a question as a column, behind the option of an id, or before all of them. */
export function newColumn(document: object, question: ColumnQuestion, label: string, after: string | null): NewColumn | null {
  const { options } = question
  const option = suggestedId(
    label,
    options.flatMap(({ id, key }) => [id, key]),
  )
  const beside = after === null ? options[0] : options.find(({ id }) => id === after)
  if (option === '' || beside === undefined) return null
  const where = after === null ? 'before' : 'after'
  const name = label.trim()
  const item = { _key: option, _type: 'Option', id: option, label: name }
  const own: Insertion = { where, path: [...question.path, 'options', { _key: beside.key }], item }
  const rows = rowsFor(document, question.id, option, { id: beside.id, where })
  return { option, label: name, insertions: [own, ...rows.insertions], lastsLike: rows.hasDurations ? beside.label : null }
}

/** What takes a new column out again, as paths that are unset. */
export function takenOut({ insertions }: NewColumn): string[] {
  return insertions.map(({ path, item }) => pathText([...path.slice(0, -1), { _key: String(item['_key']) }]))
}

/** The rows that an answer that is there lacks in tables over its question. */
export function missingRows(document: object, question: ColumnQuestion, option: string): readonly Insertion[] {
  const at = question.options.findIndex(({ id }) => id === option)
  const [before, next] = [question.options[at - 1], question.options[at + 1]]
  const beside = before === undefined ? next : before
  if (beside === undefined) return []
  return rowsFor(document, question.id, option, { id: beside.id, where: before === undefined ? 'before' : 'after' }).insertions
}

function rowsFor(document: object, question: string, option: string, { id, where }: { id: string; where: Insertion['where'] }) {
  const lacking = tablesOver(document, question).filter(({ rows }) => rows.length > 0 && rows.every(({ item }) => item['option'] !== option))
  const insertions = lacking.flatMap(({ type, path, rows }): Insertion[] => {
    const beside = rows.find(({ item }) => item['option'] === id)
    const like = beside ?? rows.at(-1)
    if (like === undefined) return []
    const row = { ...fieldsOf(type === 'Price' ? withoutMoney(like.item) : like.item), _key: option, option }
    return [{ where: beside === undefined ? 'after' : where, path: [...path, 'rows', { _key: like.key }], item: row }]
  })
  return { insertions, hasDurations: lacking.some(({ type }) => type === 'Duration') }
}

interface Table {
  readonly type: 'Price' | 'Duration'
  readonly path: Path
  readonly rows: ReturnType<typeof keyedList>
}

/** Tables over a question that say something for each of its answers, wherever they are in a price or a duration. */
function tablesOver(document: object, question: string): Table[] {
  const prices = Object.entries(document).flatMap(([name, part]) => findPrices(part, [name]))
  return prices.flatMap(({ type, value, path }) => [...tablesIn(value, path, question)].map(table => ({ type, ...table })))
}

function* tablesIn(value: unknown, path: Path, question: string): Generator<Omit<Table, 'type'>> {
  if (Array.isArray(value)) {
    for (const { key, item } of keyedList(value)) yield* tablesIn(item, [...path, { _key: key }], question)
    return
  }
  const fields = fieldsOf(value)
  if (fields['kind'] === 'by' && fields['input'] === question) {
    // Whatever has no row of its own has the price for all others.
    if (fields['else'] === undefined) yield { path, rows: keyedList(fields['rows']) }
    return
  }
  for (const [name, part] of Object.entries(fields)) yield* tablesIn(part, [...path, name], question)
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'low', 'high', 'rate', 'highRate'])

/** The same price without its amounts. */
function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMoney(item))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !MONEY.has(name))
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutMoney(part)]))
}

function optionsOf(input: Fields): ColumnQuestion['options'] {
  return keyedList(input['options']).flatMap(({ key, item }) => {
    const id = textAt(item, 'id')
    return id === undefined ? [] : [{ id, label: textAt(item, 'label') ?? id, key }]
  })
}
