import type { Money } from '#src/catalog/words/money.ts'
import { type DocumentPlace, placeOf } from '../documents/place-of.ts'
import { FACTOR_RULE, PERCENT_RULE } from '../numbers/decimal-text.ts'

/** What is said of a number beside another field's: both by value. */
const COMPARED = /^(?:-?[\d.]+ )?must (be above|not be below) (\w+), (-?[\d.]+)$/

const MONEY = new Set(['Amount', 'AmountOrNone', 'Difference'])
const PERCENT = new Set(['Percent', 'PartOfPrice', 'TaxRate'])

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
  if (MONEY.has(name) && money !== null) return money.text(value)
  if (PERCENT.has(name)) return PERCENT_RULE.say(value)
  return name === 'Factor' ? FACTOR_RULE.say(value) : String(value)
}
