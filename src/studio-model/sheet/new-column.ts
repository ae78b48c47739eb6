import type { Day } from '#src/contract/generated/types.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import type { Fields } from '../draft/draft-value.ts'
import type { Insertion } from '../draft/insertion.ts'
import { pathText } from '../reprice/price-places.ts'
import { answerPrice } from './answer-price.ts'
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
  /** Whether it has prices already, of those of the answer beside it. */
  readonly isPriced: boolean
}

/** The choices over which prices of a document are tables of the sheet that have room for another answer. */
export function columnQuestions(document: object, today: Day): ColumnQuestion[] {
  return choicesOf(document)
    .filter(({ options }) => options.length < MOST_COLUMNS)
    .filter(({ id }) => priceTables(document, id, today).some(({ shown }) => shown === 'cells'))
}

/** The answer beside a new one, after which it stands, or before the first of all; null where there is none of this id. */
export function besideOf({ options }: ColumnQuestion, after: string | null): ColumnQuestion['options'][number] | null {
  return (after === null ? options[0] : options.find(({ id }) => id === after)) ?? null
}

/**
 * A new answer of a question, behind the option of an id, or before all of them; null without a name. Each package costs `more` than for the answer beside
 * it, in minor units; where that is undefined its prices are still to write.
 */
export function newColumn(
  document: object,
  question: ColumnQuestion,
  name: string,
  after: string | null,
  today: Day,
  more?: number,
): NewColumn | null {
  const { options } = question
  const [label, taken] = [name.trim(), options.flatMap(({ id, key }) => [id, key])]
  // A name without any of the letters of an id is one, too.
  const option = suggestedId(label, taken) || suggestedId('answer', taken)
  const beside = besideOf(question, after)
  if (label === '' || beside === null) return null
  const where = after === null ? 'before' : 'after'
  const item = { _key: option, _type: 'Option', id: option, label }
  const own: Insertion = { where, path: [...question.path, 'options', { _key: beside.key }], item }
  const rows = rowsFor(document, question, option, { ...beside, where }, today, more)
  return { ...rows, option, label, isPriced: more !== undefined, insertions: [own, ...rows.insertions] }
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

function rowsFor(document: object, { id: question }: ColumnQuestion, option: string, beside: Beside, today: Day, more?: number): NewRows {
  const tables = priceTables(document, question, today)
  const lacking = tables.filter(({ rows }) => rows.length > 0 && rows.every(({ item }) => item['option'] !== option))
  const insertions = lacking.flatMap((table): Insertion[] => {
    const known = table.rows.find(({ item }) => item['option'] === beside.id)
    const like = known ?? table.rows.at(-1)
    if (like === undefined) return []
    const item = { ...rowLike(like.item, table, more), _key: option, option }
    return [{ where: known === undefined ? 'after' : beside.where, path: [...table.path, { _key: like.key }], item }]
  })
  const inForms = lacking.filter(({ of, shown }) => of !== 'duration' && shown === 'form').map(({ place }) => place?.title ?? '')
  return {
    insertions,
    inForms: [...new Set(inForms)],
    lastsLike: lacking.some(({ of }) => of === 'duration') ? beside.label : null,
  }
}

/** A row as the one beside it; what packages cost so much more, all else without what it costs. Durations, and prices that nobody pays any more, are as there. */
function rowLike(row: Fields, { of, shown, place }: PriceTable, more: number | undefined): Fields {
  if (of === 'duration' || shown === 'past') return row
  const { bps: _, price, ...others } = row
  if (of === 'factor') return others
  return { ...others, price: answerPrice(price, shown === 'cells' && place?.group === 'Packages' ? more : undefined) }
}
