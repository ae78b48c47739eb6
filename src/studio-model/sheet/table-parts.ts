import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { Questions } from '../draft/questions.ts'
import type { PricePlace } from '../reprice/price-places.ts'
import { columnId, type SheetColumn } from './sheet-column.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

/** A table of more rows is no line that anybody could read. */
export const MOST_COLUMNS = 12

/** A row of a table, and the column in which it stands. */
export interface Part {
  column: SheetColumn
  place: PricePlace
}

/** The rows of a table over a question, each a place of its own; null for what is no such table. */
export function tableParts(place: PricePlace, { choices }: Questions): Part[] | null {
  const price = fieldsOf(place.value)
  if (!place.isPrice || price['kind'] !== 'by') return null
  const choice = choices.find(({ id }) => id === price['input'])
  const rows = keyedList(price['rows'])
  const options = rows.map(({ item }) => textAt(item, 'option') ?? '')
  const labels = options.map(option => choice?.options.find(({ id }) => id === option)?.label)
  if (choice === undefined || rows.length > MOST_COLUMNS || new Set(options).size < rows.length || labels.includes(undefined)) return null
  // Where several questions have tables, an answer alone would not say of which.
  const isOnly = choices.filter(({ id }) => id !== '$package').length <= 1 && choice.id !== '$package'
  const column = (option: string | null, label: string): SheetColumn => ({
    id: columnId(choice.id, option),
    title: isOnly ? label : questionAnswer(choice.label, label),
  })
  const parts = rows.map(({ key, item }, position) => ({
    column: column(options[position] ?? '', labels[position] ?? ''),
    place: { ...place, path: [...place.path, 'rows', { _key: key }, 'price'], value: item['price'] },
  }))
  if (price['else'] === undefined) return parts
  return [...parts, { column: column(null, 'All others'), place: { ...place, path: [...place.path, 'else'], value: price['else'] } }]
}
