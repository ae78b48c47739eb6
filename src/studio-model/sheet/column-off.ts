import type { Day } from '#src/contract/generated/types.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'
import { type PricePlace, pathText } from '../reprice/price-places.ts'
import { choicesOf, type ColumnQuestion } from './column-question.ts'
import { type PriceTable, tablesOver } from './price-tables.ts'

/** An answer that can be taken off its question, with its rows. */
export interface ColumnOff {
  readonly question: string
  readonly option: string
  /** What the answer is called, by itself and with its question. */
  readonly label: string
  readonly title: string
  /** What has a price for it, which goes with it. */
  readonly prices: readonly Pick<PricePlace, 'group' | 'title'>[]
  /** What takes it off, as paths that are unset. */
  readonly unset: readonly string[]
}

/** The columns of a document's sheet that can be taken off: a question keeps an answer, and a table a row. */
export function columnsOff(document: object, today: Day): ColumnOff[] {
  return choicesOf(document).flatMap(question => {
    const tables = tablesOver(document, question.id, today)
    return question.options.length < 2 ? [] : question.options.flatMap(option => columnOff(question, option, tables) ?? [])
  })
}

function columnOff(question: ColumnQuestion, { id, key, label }: ColumnQuestion['options'][number], tables: readonly PriceTable[]): ColumnOff | null {
  const named = tables.map(table => ({ table, rows: table.rows.filter(({ item }) => item['option'] === id) }))
  const own = named.filter(({ rows }) => rows.length > 0)
  const isColumn = own.some(({ table }) => table.shown === 'cells')
  if (!isColumn || own.some(({ table, rows }) => rows.length === table.rows.length)) return null
  const rows = own.flatMap(({ table, rows }) => rows.map(row => [...table.path, { _key: row.key }]))
  const others = named.flatMap(({ table: { others, ...table }, rows }) =>
    others !== null && rows.length === 0 && isForAlone(table, id, question) ? [others] : [],
  )
  const places = own.flatMap(({ table: { place } }) => (place === null ? [] : [[pathText(place.path), place] as const]))
  return {
    question: question.id,
    option: id,
    label,
    title: questionAnswer(question.label, label),
    prices: [...new Map(places).values()],
    unset: [[...question.path, 'options', { _key: key }], ...rows, ...others].map(pathText),
  }
}

/** Whether what a table says for all others is for one answer alone: without it nothing is left for that. */
function isForAlone({ rows }: Pick<PriceTable, 'rows'>, option: string, { options }: ColumnQuestion): boolean {
  return options.every(({ id }) => id === option || rows.some(({ item }) => item['option'] === id))
}
