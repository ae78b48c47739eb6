import type { Money } from '#src/catalog/words/money.ts'
import { type DocumentPlace, placeOf } from '../documents/place-of.ts'
import { FACTOR_RULE, PERCENT_RULE } from '../numbers/decimal-text.ts'
import { AMOUNT_TYPES, PERCENT_TYPES } from '../numbers/number-types.ts'

/** What is said of a number beside another field's: both by value. */
const COMPARED = /^(?:-?[\d.]+ )?must (be above|not be below) (\w+), (-?[\d.]+)$/

/** Translates what is said of a number beside another field's into its title and the owner's units: money, percents; null for anything else. */
export function comparedWords(message: string, document: object, shape: string, pointer: string, money: Money | null): string | null {
  const [, relation, name = '', value] = COMPARED.exec(message) ?? []
  if (relation === undefined) return null
  const other = placeOf(document, shape, `${pointer.slice(0, pointer.lastIndexOf('/'))}/${name}`)
  const than = `${other.title ?? name} (${sayNumber(Number(value), other, money)})`
  return relation === 'be above' ? `Must be more than ${than}` : `Must not be less than ${than}`
}

function sayNumber(value: number, { type }: Pick<DocumentPlace, 'type'>, money: Money | null): string {
  const name = type?.is === 'named' ? type.type : ''
  if (AMOUNT_TYPES.has(name) && money !== null) return money.text(value)
  if (PERCENT_TYPES.has(name)) return PERCENT_RULE.say(value)
  return name === 'Factor' ? FACTOR_RULE.say(value) : String(value)
}
