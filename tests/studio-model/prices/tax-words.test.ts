import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { taxExample, taxSubtitle } from '#src/studio-model/prices/tax-words.ts'

const DOLLARS = { money: moneyOf({ currency: 'USD', locale: 'en-US' }), locale: 'en-US' }
const YEN = { money: moneyOf({ currency: 'JPY', locale: 'en-US' }), locale: 'en-US' }

test.each([
  [{ title: 'sales tax', bps: 600, included: false }, '6%, added to all prices'],
  [{ title: 'VAT', bps: 2300, included: true }, '23%, included in all prices'],
  [{ title: 'fuel tax', bps: 425, included: false, on: { addons: ['ramp'] } }, '4.25%, added to some prices'],
  [{ title: 'sales tax', bps: 600, included: false, except: { addons: ['ramp'] } }, '6%, added to all but some prices'],
  [{ title: 'VAT' }, 'No percentage yet, added to all prices'],
])('a list says of %o', (tax, expected) => {
  expect(taxSubtitle(tax)).toBe(expected)
})

test.each([
  [{ title: 'sales tax', bps: 600, included: false }, DOLLARS, 'A price of $100.00 becomes $106.00: 6% sales tax, $6.00.'],
  [
    { title: 'VAT', bps: 2300, included: true },
    DOLLARS,
    'A price of $100.00 stays as it is, and the estimate says that it includes 23% VAT, $18.70.',
  ],
  [{ bps: 10 }, YEN, 'A price of ¥100 becomes ¥100: 0.1% tax, ¥0.'],
  [{ title: 'sales tax', bps: 0 }, DOLLARS, null],
  [{ title: 'sales tax', bps: 20_000 }, DOLLARS, null],
  [{ title: 'sales tax', bps: '6x' }, DOLLARS, null],
  [{}, DOLLARS, null],
])('while it is edited, %o is shown by an example', (tax, format, expected) => {
  expect(taxExample(tax, format)).toBe(expected)
})
