import type { Money } from '#src/catalog/words/money.ts'
import { itemNames } from '../documents/item-names.ts'
import { placeOf } from '../documents/place-of.ts'
import { comparedWords } from './compared-words.ts'
import { problemWords } from './problem-words.ts'

/** What is said of a problem where its field is not beside it: the items that it is in, and the owner's words and units. */
export function findingWords(message: string, document: object, shape: string, pointer: string, money: Money | null): string {
  const words = comparedWords(message, document, shape, pointer, money) ?? problemWords(message, placeOf(document, shape, pointer))
  return withNames(words, itemNames(document, pointer))
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
