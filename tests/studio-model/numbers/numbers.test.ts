import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import {
  decimalFrom,
  decimalProblem,
  type DecimalRule,
  decimalText,
  differenceRule,
  PERCENT_RULE,
  priceRule,
} from '#src/studio-model/numbers/decimal-text.ts'
import { minutesFrom, minutesProblem, minutesText } from '#src/studio-model/numbers/minutes-text.ts'
import { quantityFrom, quantityProblem } from '#src/studio-model/numbers/quantity-text.ts'

const dollars = priceRule(moneyOf({ currency: 'USD', locale: 'en-US' }))
const yen = priceRule(moneyOf({ currency: 'JPY', locale: 'en-US' }))
const dinars = priceRule(moneyOf({ currency: 'KWD', locale: 'en-US' }))
const difference = differenceRule(moneyOf({ currency: 'USD', locale: 'en-US' }))

const cents = 'write digits with at most 2 decimals, such as 125 or 125.50'
const whole = 'write digits without decimals, such as 125'

/** What an owner types, what a draft keeps, and what is said to it. */
test.each<[DecimalRule, string, number | string | undefined, string | null]>([
  [dollars, '125', 12500, null],
  [dollars, '125.50', 12550, null],
  [dollars, '125.5', 12550, null],
  [dollars, '125.', 12500, null],
  [dollars, ' 125 ', 12500, null],
  [dollars, '0.07', 7, null],
  [dollars, '1.15', 115, null],
  [dollars, '10000000', 1_000_000_000, null],
  [dollars, '', undefined, 'Write a number, such as 125 or 125.50'],
  [dollars, '12.345', '12.345', `"12.345" does not work here: ${cents}`],
  [dollars, '1e3', '1e3', `"1e3" does not work here: ${cents}`],
  [dollars, '1,250', 125_000, null],
  [dollars, '1,250,000.50', 125_000_050, null],
  [dollars, '1,25', '1,25', `"1,25" does not work here: ${cents}`],
  [dollars, '$125', 12_500, null],
  [dollars, '$ 1,250', 125_000, null],
  [dollars, '125 €', 12_500, null],
  [dollars, '1$25', '1$25', `"1$25" does not work here: ${cents}`],
  [dollars, '$', '$', `"$" does not work here: ${cents}`],
  [dollars, '10%', '10%', `"10%" does not work here: ${cents}`],
  [dollars, '.5', '.5', `".5" does not work here: ${cents}`],
  [dollars, '1234567890123', '1234567890123', `"1234567890123" does not work here: ${cents}`],
  [dollars, '-5', -500, 'Must be from $0.01 to $10,000,000'],
  [dollars, '0', 0, 'Must be from $0.01 to $10,000,000'],
  [dollars, '-0', 0, 'Must be from $0.01 to $10,000,000'],
  [dollars, '10000000.01', 1_000_000_001, 'Must be from $0.01 to $10,000,000'],
  [yen, '1250', 1250, null],
  [yen, '1250.5', '1250.5', `"1250.5" does not work here: ${whole}`],
  [yen, '0', 0, 'Must be from ¥1 to ¥1,000,000,000'],
  [dinars, '12.345', 12345, null],
  [difference, '-15', -1500, null],
  [difference, '-$15', -1500, null],
  [difference, '$-15', -1500, null],
  [difference, '0', 0, 'Must not be $0'],
  [PERCENT_RULE, '-7.5', -750, null],
  [PERCENT_RULE, '-10 %', -1000, null],
  [PERCENT_RULE, '$10', '$10', '"$10" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
  [PERCENT_RULE, '-100.01', -10001, 'Must be from -100% to 1000%'],
  [PERCENT_RULE, '0', 0, null],
])('%# a field takes "%s%s"', (rule, text, kept, problem) => {
  expect(decimalFrom(text, rule)).toBe(kept)
  expect(decimalProblem(decimalFrom(text, rule), rule)).toBe(problem)
})

test.each([
  [12500, 2, '125'],
  [12550, 2, '125.50'],
  [7, 2, '0.07'],
  [-750, 2, '-7.50'],
  [1250, 0, '1250'],
  [12345, 3, '12.345'],
  [12.5, 2, '12.5'],
  ['12.345', 2, '12.345'],
  [undefined, 2, ''],
])('%s with %i decimals is shown as "%s"', (value, decimals, text) => {
  expect(decimalText(value, decimals)).toBe(text)
})

test('every amount is shown so that it reads back, and every other text is kept as it was typed', () => {
  const decimals = fc.constantFrom(0, 2, 3)
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), decimals, fc.boolean(), (amount, decimals, isShort) => {
      expect(decimalFrom(decimalText(amount, decimals, isShort), { decimals })).toBe(amount)
    }),
    { numRuns: 2000 },
  )
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', ',', 'e', ' ') }))
  fc.assert(
    fc.property(typed, decimals, (text, decimals) => {
      const kept = decimalFrom(text, { decimals })
      if (typeof kept === 'number') expect(Math.abs(kept - Number(text) * 10 ** decimals)).toBeLessThan(0.5)
      else expect(kept).toBe(text.trim() === '' ? undefined : text)
    }),
    { numRuns: 2000 },
  )
})

test.each<[string, number, number | string | undefined, string | null]>([
  ['10', 0, 10, null],
  ['2.5', 1, 2.5, null],
  ['2.5', 0, '2.5', '"2.5" does not work here: write digits without decimals, such as 10'],
  ['2.55', 1, '2.55', '"2.55" does not work here: write digits with at most one decimal, such as 10 or 2.5'],
  ['-1', 1, '-1', '"-1" does not work here: write digits with at most one decimal, such as 10 or 2.5'],
  ['0', 0, 0, 'Must be above 0, and at most 1,000,000,000'],
  ['', 0, undefined, 'Write a number, such as 10'],
])('a quantity "%s" with %i decimals', (text, scale, kept, problem) => {
  expect(quantityFrom(text, scale)).toBe(kept)
  expect(quantityProblem(quantityFrom(text, scale), scale)).toBe(problem)
})

test.each<[string, string, number | string | undefined, string | null]>([
  ['2', '30', 150, null],
  ['', '45', 45, null],
  ['3', '', 180, null],
  ['', '90', 90, null],
  ['240', '0', 14_400, null],
  ['', '', undefined, 'Write how long it takes, such as 2 hours and 30 minutes'],
  ['2.5', '', '2.5:', 'Write whole hours and minutes, such as 2 and 30'],
  ['1', 'x:y', '1:x:y', 'Write whole hours and minutes, such as 2 and 30'],
  ['240', '1', 14_401, 'Must be from 1 minute to 240 hours'],
  ['0', '0', 0, 'Must be from 1 minute to 240 hours'],
])('%s hours and %s minutes', (hours, minutes, kept, problem) => {
  expect(minutesFrom({ hours, minutes })).toBe(kept)
  expect(minutesProblem(minutesFrom({ hours, minutes }))).toBe(problem)
})

test('every duration is shown so that it reads back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 1, max: 14_400 }), fc.constantFrom('2.5:', ':x', 'a:b:c')), minutes => {
      expect(minutesFrom(minutesText(minutes))).toBe(minutes)
    }),
    { numRuns: 1000 },
  )
})
