import type { Money } from '#src/catalog/words/money.ts'
import type { DocumentProblem } from '#src/cms/documents/problem-lines.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { DOCUMENT_SHAPE } from '../documents/documents.ts'
import { itemNames } from '../documents/item-names.ts'
import { titleOfId } from '../documents/title-of-id.ts'
import { placeOf } from '../documents/place-of.ts'
import { comparedWords } from './compared-words.ts'
import { formFieldWords } from './form-field-words.ts'
import { priceFaultWords } from './price-fault-words.ts'
import { problemWords } from './problem-words.ts'

/** What is said of a problem where its field is not beside it: the items that it is in, and the owner's words and units. */
export function findingWords(message: string, document: object, shape: string, pointer: string, money: Money | null): string {
  return withNames(saidWords(message, document, shape, pointer, money), itemNames(document, pointer))
}

/** The same of a problem in one of several documents; `pointer` is a JSON pointer into it. */
export function findingIn(documents: readonly DatasetDocument[], { document: id, pointer, message }: DocumentProblem): string {
  const document = documents.find(({ _id }) => _id === id)
  return document === undefined ? message : findingWords(message, document, DOCUMENT_SHAPE[document._type] ?? '', pointer, null)
}

/** What is said of a problem beside its field, in the owner's words and units. */
export function saidWords(message: string, document: object, shape: string, pointer: string, money: Money | null): string {
  const said =
    comparedWords(message, document, shape, pointer, money) ??
    priceFaultWords(message, document) ??
    formFieldWords(message) ??
    problemWords(message, placeOf(document, shape, pointer))
  return withTitles(said, document)
}

/** Names things of a document by their titles where a message has their ids; one about ids keeps them. */
function withTitles(said: string, document: object): string {
  return /\bids?\b/.test(said) ? said : said.replaceAll(/"([^"]+)"/g, (quoted, id: string) => named(titleOfId(id, document)) ?? quoted)
}

function named(title: string | null): string | null {
  return title === null ? null : `"${title}"`
}

/** What is said of something, after the names of the items that it is in; none that it begins with itself. */
export function withNames(words: string, names: readonly string[]): string {
  const around = words.startsWith(`"${names.at(-1)}" `) ? names.slice(0, -1) : names
  return around.length === 0 ? words : `${around.join(', ')}: ${words}`
}

/** What was said of a problem, as its own field says it: without the items around. */
export function fieldWords(said: string, names: readonly string[]): string {
  const before = withNames('', names)
  return said.startsWith(before) ? said.slice(before.length) : said
}
