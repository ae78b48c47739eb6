import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { DocumentEdit } from '../publish/without-places.ts'
import { choiceAsked } from '../prices/priced-question.ts'
import { idsElsewhere } from '../starts/ids-elsewhere.ts'
import { choicesOf } from './column-question.ts'
import { answerPrice } from './answer-price.ts'

/** A question of sizes as it is being written: what visitors are asked, for which answer today's prices are, and the new one. */
export interface FirstColumnSaid {
  readonly question: string
  readonly present: string
  readonly added: string
}

export const NOTHING_ASKED: FirstColumnSaid = { question: '', present: '', added: '' }

/** What a question of sizes lacks, in words for owners; null each where it lacks nothing. */
export type FirstColumnProblems = Readonly<Record<keyof FirstColumnSaid, string | null>>

/** The first prices of a category that depend on a choice, and the edit of its document that makes them so. */
export interface FirstColumn {
  /** The ids of the question, of the answer that has the prices until now, and of the new one. */
  readonly question: string
  readonly standing: string
  readonly option: string
  /** What the new answer is called. */
  readonly label: string
  /** What the answer is called that has the prices until now. */
  readonly present: string
  /** Whether it has prices already, of those until now. */
  readonly isPriced: boolean
  /** What goes on costing the same for every answer. */
  readonly same: readonly string[]
  readonly edit: DocumentEdit
}

/** Prices of which each row of a table is one: what is put together depends on numbers of its own. */
const ONE_PRICE: ReadonlySet<unknown> = new Set(['exact', 'from', 'range'])

export function firstColumnProblems(document: object, { question, present, added }: FirstColumnSaid): FirstColumnProblems {
  const isAsked = choicesOf(document).some(({ label }) => label.trim() === question.trim())
  const isSame = present.trim() === added.trim()
  return {
    question: question.trim() === '' ? 'Write what visitors are asked' : isAsked ? 'This is asked already' : null,
    present: present.trim() === '' ? 'Say for which one the prices are that stand there now' : null,
    added: added.trim() === '' ? 'Say what it is called' : isSame ? 'There is one of this name' : null,
  }
}

/** Whether some price of a category can become one for each answer. */
export function mayHaveColumns(document: object): boolean {
  return pricedOnce(document).length > 0
}

/** Makes the prices of packages a table over a new question, with today's for one answer and for the other so much `more`, in minor units, or none yet; null while something is missing. */
export function firstColumn(
  document: DatasetDocument,
  said: FirstColumnSaid,
  documents: readonly DatasetDocument[],
  more?: number,
): FirstColumn | null {
  if (Object.values(firstColumnProblems(document, said)).some(problem => problem !== null)) return null
  const [question, present, label] = [said.question.trim(), said.present.trim(), said.added.trim()]
  const inputs = keyedList(document['inputs'])
  const elsewhere = idsElsewhere({ id: document._id, type: document._type }, documents)['inputs'] ?? []
  const input = idOf(question, 'size', [...elsewhere, ...inputs.flatMap(({ key, item }) => [key, item['id']])])
  const standing = idOf(present, 'answer', [])
  const option = idOf(label, 'answer', [standing])
  const options = [
    { id: standing, label: present },
    { id: option, label },
  ]
  const { inputs: made } = withSystemFields('Category', { inputs: [choiceAsked(input, question, options)] }, id => id)
  const prices = pricedOnce(document).map(({ path, price }) => {
    const table = { _type: price['_type'], kind: 'by', input, rows: [rowOf(standing, price), rowOf(option, answerPrice(price, more))] }
    return { path, value: table }
  })
  const before = document['inputs']
  const titles = keyedList(document['packages']).flatMap(({ key, item }) =>
    prices.some(({ path }) => fieldsOf(path[1])['_key'] === key) ? [] : (textAt(item, 'title') ?? []),
  )
  return {
    question: input,
    standing,
    option,
    label,
    present,
    isPriced: more !== undefined,
    same: titles,
    edit: [{ path: ['inputs'], value: [...(Array.isArray(before) ? (before as unknown[]) : []), ...(made as unknown[])] }, ...prices],
  }
}

/** What takes a first column out again: each package costs what it does for the answer that had the prices before, as they are by now. */
export function firstColumnOut(document: object, { question, standing }: Pick<FirstColumn, 'question' | 'standing'>): DocumentEdit {
  const prices = keyedList(fieldsOf(document)['packages']).flatMap(({ key, item }) => {
    const { kind, input, rows } = fieldsOf(item['price'])
    const own = keyedList(rows).find(row => row.item['option'] === standing)
    return kind === 'by' && input === question && own !== undefined ? [{ path: ['packages', { _key: key }, 'price'], value: own.item['price'] }] : []
  })
  return [...prices, { path: ['inputs', { _key: question }], value: undefined }]
}

function rowOf(option: string, price: unknown): object {
  return { _key: option, _type: 'PriceRow', option, price }
}

function pricedOnce(document: object) {
  return keyedList(fieldsOf(document)['packages']).flatMap(({ key, item }) => {
    const price = fieldsOf(item['price'])
    return ONE_PRICE.has(price['kind']) ? [{ path: ['packages', { _key: key }, 'price'], price }] : []
  })
}

/** An id from a name; a name without any of the letters of an id is one, too. */
function idOf(name: string, usual: string, taken: readonly unknown[]): string {
  return suggestedId(name, [...taken]) || suggestedId(usual, [...taken])
}
