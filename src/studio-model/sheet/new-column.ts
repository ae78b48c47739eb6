import type { Day } from '#src/contract/generated/types.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { type Fields, fieldsOf } from '../draft/draft-value.ts'
import type { Insertion } from '../draft/insertion.ts'
import { pathText } from '../reprice/price-places.ts'
import { choicesOf, type ColumnQuestion } from './column-question.ts'
import { type PriceTable, priceTables } from './price-tables.ts'
import { MOST_COLUMNS } from './table-parts.ts'

/** The rows that an answer lacks, without amounts, and what its owner has to know of them. */
interface NewRows {
  readonly insertions: readonly Insertion[]
  /** What has a price that is written in its form, since no cell shows it. */
  readonly inForms: readonly string[]
  /** What the answer is called whose durations it has; null where none depends on the question. */
  readonly lastsLike: string | null
}

/** What adds an answer to a question, with its rows. */
export interface NewColumn extends NewRows {
  /** The id of the answer, and what it is called. */
  readonly option: string
  readonly label: string
}

/** The choices over which prices of a document are tables of the sheet that have room for another answer. */
export function columnQuestions(document: object, today: Day): ColumnQuestion[] {
  return choicesOf(document)
    .filter(({ options }) => options.length < MOST_COLUMNS)
    .filter(({ id }) => priceTables(document, id, today).some(({ shown }) => shown === 'cells'))
}

/** A new answer of a question, behind the option of an id, or before all of them; null without a name. */
export function newColumn(document: object, question: ColumnQuestion, name: string, after: string | null, today: Day): NewColumn | null {
  const { options } = question
  const [label, taken] = [name.trim(), options.flatMap(({ id, key }) => [id, key])]
  // A name without any of the letters of an id is one, too.
  const option = suggestedId(label, taken) || suggestedId('answer', taken)
  const beside = after === null ? options[0] : options.find(({ id }) => id === after)
  if (label === '' || beside === undefined) return null
  const where = after === null ? 'before' : 'after'
  const item = { _key: option, _type: 'Option', id: option, label }
  const own: Insertion = { where, path: [...question.path, 'options', { _key: beside.key }], item }
  const rows = rowsFor(document, question, option, { ...beside, where }, today)
  return { ...rows, option, label, insertions: [own, ...rows.insertions] }
}

/** What takes a new column out again, as paths that are unset. */
export function columnOut({ insertions }: NewColumn): string[] {
  return insertions.map(({ path, item }) => pathText([...path.slice(0, -1), { _key: String(item['_key']) }]))
}

/** The rows that an answer lacks that is there; null where it has a price in each table of the sheet. */
export function missingRows(document: object, question: ColumnQuestion, option: string, today: Day): NewRows | null {
  const at = question.options.findIndex(({ id }) => id === option)
  const [before, next] = [question.options[at - 1], question.options[at + 1]]
  const beside = before ?? next
  if (beside === undefined) return null
  const isLacking = ({ shown, rows }: PriceTable) => shown === 'cells' && rows.every(({ item }) => item['option'] !== option)
  if (!priceTables(document, question.id, today).some(isLacking)) return null
  return rowsFor(document, question, option, { ...beside, where: before === undefined ? 'before' : 'after' }, today)
}

/** An answer that is there, and on which side of it the new one stands. */
interface Beside {
  readonly id: string
  readonly label: string
  readonly where: Insertion['where']
}

function rowsFor(document: object, { id: question }: ColumnQuestion, option: string, beside: Beside, today: Day): NewRows {
  const tables = priceTables(document, question, today)
  const lacking = tables.filter(({ rows }) => rows.length > 0 && rows.every(({ item }) => item['option'] !== option))
  const insertions = lacking.flatMap((table): Insertion[] => {
    const known = table.rows.find(({ item }) => item['option'] === beside.id)
    const like = known ?? table.rows.at(-1)
    if (like === undefined) return []
    const item = { ...emptied(like.item, table), _key: option, option }
    return [{ where: known === undefined ? 'after' : beside.where, path: [...table.path, { _key: like.key }], item }]
  })
  const inForms = lacking.filter(({ of, shown }) => of !== 'duration' && shown === 'form').map(({ place }) => place?.title ?? '')
  return {
    insertions,
    inForms: [...new Set(inForms)],
    lastsLike: lacking.some(({ of }) => of === 'duration') ? beside.label : null,
  }
}

/** A row as the one beside it, without what it costs. Durations, and prices that nobody pays any more, are as there. */
function emptied(row: Fields, { of, shown }: PriceTable): Fields {
  if (of === 'duration' || shown === 'past') return row
  const { bps: _, price, ...others } = row
  return of === 'factor' ? others : { ...others, price: withoutMoney(price) }
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'low', 'high', 'rate', 'highRate', 'min', 'max'])

/** Kinds that say what something costs without an amount: of another answer that is not known. */
const WITHOUT_AMOUNT: ReadonlySet<unknown> = new Set(['included', 'quote', 'named'])

/** The same price without its amounts. */
export function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMoney(item))
  if (typeof value !== 'object' || value === null) return value
  const { _key, _type, kind } = fieldsOf(value)
  if (WITHOUT_AMOUNT.has(kind)) return { ...(_key !== undefined && { _key }), _type, kind: 'exact' }
  const fields = Object.entries(value).filter(([name]) => !MONEY.has(name))
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutMoney(part)]))
}
