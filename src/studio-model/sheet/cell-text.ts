import type { Money } from '#src/catalog/words/money.ts'
import { amountAt, type Fields, fieldsOf, openOf } from '../draft/draft-value.ts'
import {
  decimalFrom,
  decimalProblem,
  type DecimalRule,
  decimalText,
  differenceRule,
  orNoneRule,
  PERCENT_RULE,
  priceRule,
} from '../numbers/decimal-text.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import type { PricePlace } from '../reprice/price-places.ts'
import type { Cell } from './cell.ts'

/** What a text says in a cell, or why it is no price there. */
export type CellValue = { value: unknown } | { problem: string }

/** What stands in a cell's field: "700", "50 - 90", "-10". */
export function cellText({ entry, place: { value, isPrice } }: Pick<Cell, 'entry' | 'place'>, money: Money): string {
  const fields = fieldsOf(value)
  const text = (amount: DraftNumber) => decimalText(amount, money.decimals)
  switch (entry) {
    case 'percent':
      return decimalText(numberOf(value), PERCENT_RULE.decimals, true)
    case 'amount':
      return text(isPrice ? amountAt(fields, 'amount') : numberOf(value))
    case 'range': {
      const ends = [amountAt(fields, 'low'), amountAt(fields, 'high')]
      return ends.every(end => end === undefined) ? '' : ends.map(text).join(' - ')
    }
    case null:
      return ''
  }
}

/** Reads what was typed or pasted: the amounts of the cell's price, whose kind stays. */
export function cellFrom(cell: Pick<Cell, 'entry' | 'place'>, text: string, money: Money): CellValue {
  const { entry, place } = cell
  switch (entry) {
    case 'percent':
      return read(text, PERCENT_RULE, value => value)
    case 'amount':
      if (!place.isPrice) return read(text, amountRule(place, money), value => value)
      return priceFrom(place, text, money)
    case 'range':
      return rangeFrom(fieldsOf(place.value), text, money)
    case null:
      return { problem: 'Is changed in its form: Enter opens it' }
  }
}

function priceFrom(place: PricePlace, text: string, money: Money): CellValue {
  const written = withoutPlus(text, kindOf(place) === 'from')
  if (decimalFrom(written, priceRule(money)) === 0) return { problem: 'If it costs nothing, open its form and choose “Included”' }
  return read(written, priceRule(money), amount => ({ ...fieldsOf(place.value), amount }))
}

/** A discount stays one, and a surcharge too: the sign is part of what a rule says. */
function amountRule({ path }: PricePlace, money: Money): DecimalRule {
  return path.at(-1) === 'amount' ? differenceRule(money) : priceRule(money)
}

function rangeFrom(price: Fields, text: string, money: Money): CellValue {
  const [, lowText = '', highText = ''] = /^(.*?\d.*?)\s*(?:-|–|\bto\b)\s*(.*)$/u.exec(withoutPlus(text, openOf(price).open === true)) ?? []
  if (highText === '') return { problem: `Is a range: write two amounts, such as 50 - 90` }
  const low = read(lowText, orNoneRule(money), value => value)
  const high = read(highText, priceRule(money), value => value)
  if ('problem' in low) return low
  if ('problem' in high) return high
  if (Number(high.value) <= Number(low.value)) return { problem: 'The second amount must be more than the first' }
  return { value: { ...price, low: low.value, high: high.value } }
}

function read(text: string, rule: DecimalRule, value: (amount: number) => unknown): CellValue {
  const amount = decimalFrom(text, rule)
  const problem = decimalProblem(amount, rule)
  return problem === null && typeof amount === 'number' ? { value: value(amount) } : { problem: problem ?? '' }
}

/** "700+" is how a page says a price that may be more. */
function withoutPlus(text: string, isOpen: boolean): string {
  return isOpen ? text.trim().replace(/\+$/, '') : text
}

function kindOf({ value }: PricePlace): unknown {
  return fieldsOf(value)['kind']
}

function numberOf(value: unknown): DraftNumber {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}
