import { expect, test } from 'vitest'
import { addonLines, lineText } from '#src/catalog/told/price-lines.ts'
import { besidePrices, taxRows } from '#src/catalog/told/tax-rows.ts'
import { startOf, toldPrice } from '#src/catalog/told/told-price.ts'
import type { Addon, Category, Package, Price, Rule, Tax } from '#src/contract/generated/types.ts'
import { render, textOf } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SALES_TAX, taxesOf, VAT } from '#tests/support/content/taxed.ts'
import { categoryOf, exact, extra, lengthUpTo, rule } from '#tests/support/prices/one-package.ts'
import { revisionWith, scopeOf } from '#tests/support/prices/told-scope.ts'

const { content: sample } = await sampleRevision()
const TODAY = '2026-11-21'
const FROM_NOW_ON = { date: { from: TODAY } }
const size = lengthUpTo(60)
const MEMBER: Partial<Category> = {
  inputs: [
    {
      id: 'plan',
      kind: 'choice',
      label: 'How often?',
      show: 'always',
      required: '',
      options: ['once', 'member'].map(id => ({ id, label: id })),
    },
  ],
}
const IF_MEMBER: Rule['when'] = { inputs: [{ input: 'plan', options: ['member'] }] }
const perFoot: Price = { kind: 'per', input: 'length', rate: 1000 }

/** What a package's card says: its rows, the least in all beside them, and the price of the folded card. */
test.each<[string, Category, { rows: string[]; total: string | null; start: string }]>([
  ['nothing else', categoryOf(exact(8000)), { rows: ['$80'], total: null, start: '$80' }],
  [
    'a fee for everybody',
    categoryOf(exact(8000), { rules: [rule({ kind: 'add', price: exact(1900) })] }),
    { rows: ['$99'], total: null, start: '$99' },
  ],
  [
    'a fee beside a price that may rise',
    categoryOf({ kind: 'from', amount: 8000 }, { rules: [rule({ kind: 'add', price: exact(1900) })] }),
    { rows: ['$99+'], total: null, start: '$99+' },
  ],
  ['a minimum', categoryOf(exact(8000), { limit: { title: 'Minimum', min: 9900 } }), { rows: ['$99'], total: null, start: '$99' }],
  [
    'a percent on all',
    categoryOf(exact(8000), { rules: [rule({ kind: 'percent', bps: 1000, of: 'base' })] }),
    { rows: ['$88'], total: null, start: '$88' },
  ],
  [
    'a discount on some days',
    categoryOf(exact(8000), { rules: [rule({ kind: 'percent', bps: -1000, of: 'base' }, FROM_NOW_ON)] }),
    { rows: ['$80'], total: 'You pay from $72', start: 'From $72' },
  ],
  [
    'a bundle that costs less than its package',
    categoryOf(exact(8000), { ...extra(exact(500)), rules: [rule({ kind: 'amount', amount: -1500 }, { addons: ['extra'] })] }),
    { rows: ['$80'], total: 'You pay from $70', start: 'From $70' },
  ],
  [
    'a discount that an add-on asks about',
    categoryOf(exact(8000), {
      ...extra({ kind: 'per', input: 'length', rate: 10 }),
      inputs: [size],
      rules: [rule({ kind: 'amount', amount: -1500 }, { inputs: [{ input: 'length', min: 10 }] })],
    }),
    { rows: ['$80'], total: 'You pay from $66', start: 'From $66' },
  ],
  [
    'an offer that has ended',
    categoryOf(exact(8000), { rules: [rule({ kind: 'percent', bps: -1000, of: 'base' }, { date: { until: '2026-11-20' } })] }),
    { rows: ['$80'], total: null, start: '$80' },
  ],
  [
    'a surcharge on some days',
    categoryOf(exact(8000), { rules: [rule({ kind: 'amount', amount: 2000 }, FROM_NOW_ON)] }),
    { rows: ['$80'], total: null, start: '$80' },
  ],
  ['a rate', categoryOf(perFoot, { inputs: [size] }), { rows: ['$10 per foot'], total: null, start: '$10 per foot' }],
  [
    'a rate and a fee',
    categoryOf(perFoot, { inputs: [size], rules: [rule({ kind: 'add', price: exact(1900) })] }),
    { rows: ['$10 per foot'], total: 'You pay from $119', start: 'From $119' },
  ],
  [
    'a fee that depends on an answer',
    categoryOf(exact(8000), { inputs: [size], rules: [rule({ kind: 'add', price: perFoot })] }),
    { rows: ['From $180'], total: null, start: 'From $180' },
  ],
  [
    'a discount that depends on an answer',
    categoryOf(exact(8000), { ...MEMBER, rules: [rule({ kind: 'percent', bps: -1000, of: 'base' }, IF_MEMBER)] }),
    { rows: ['From $72'], total: null, start: 'From $72' },
  ],
  [
    'a surcharge that depends on an answer',
    categoryOf(exact(8000), { ...MEMBER, rules: [rule({ kind: 'amount', amount: 2000 }, IF_MEMBER)] }),
    { rows: ['From $80'], total: null, start: 'From $80' },
  ],
  [
    'a surcharge that depends on an answer, beside a price that may rise',
    categoryOf({ kind: 'from', amount: 8000 }, { ...MEMBER, rules: [rule({ kind: 'amount', amount: 2000 }, IF_MEMBER)] }),
    { rows: ['$80+'], total: null, start: '$80+' },
  ],
  [
    'a surcharge that depends on an answer, beside a span',
    categoryOf({ kind: 'range', low: 8000, high: 9000 }, { ...MEMBER, rules: [rule({ kind: 'amount', amount: 2000 }, IF_MEMBER)] }),
    { rows: ['From $80'], total: null, start: 'From $80' },
  ],
  [
    'a consultation for everybody',
    categoryOf(exact(8000), { rules: [rule({ kind: 'quote', reason: sample.business.reasons[0]?.id ?? '' })] }),
    { rows: ['Call for Quote'], total: null, start: 'Call for Quote' },
  ],
])('with %s', (_, category, expected) => {
  const [item] = category.packages
  if (item === undefined) throw new Error('no package')
  const scope = scopeOf(sample, category, TODAY)
  const { rows, total } = toldPrice(item, category, scope)
  expect({ rows: rows.map(({ labels, text }) => [...labels, text].join(': ')), total, start: startOf(item, category, scope) }).toEqual(expected)
})

test.each<[string, Price, string]>([
  ['a price', exact(8000), '$80 plus tax'],
  ['a price that may rise', { kind: 'from', amount: 8000 }, '$80+ plus tax'],
  ['a quote, which nothing is added to', { kind: 'quote', reason: sample.business.reasons[0]?.id ?? '' }, sample.messages.price.quote],
])('where tax is added, the card of %s', (_, price, start) => {
  const category = categoryOf(price)
  const scope = scopeOf({ ...sample, business: { ...sample.business, taxes: taxesOf([SALES_TAX]) } }, category, TODAY)
  expect(startOf(category.packages[0] as Package, category, scope)).toBe(start)
})

test('below the prices a tax says what it is on, or on what it is not', () => {
  const category = categoryOf(exact(8000), { ...extra(exact(1000)), rules: [rule({ kind: 'amount', amount: 500 })] })
  const conditionsOf = (lines: Pick<Tax, 'on' | 'except'>) => {
    const taxed = { ...category, taxes: [{ ...SALES_TAX, ...lines }] }
    const scope = scopeOf({ ...sample, business: { ...sample.business, taxes: taxesOf([]) } }, taxed, TODAY)
    return taxRows(taxed, scope).map(({ conditions }) => conditions)
  }
  expect(conditionsOf({})).toEqual([[]])
  expect(conditionsOf({ on: { packages: true, addons: ['extra'] } })).toEqual([[category.packageLabel, 'Extra']])
  expect(conditionsOf({ except: { packages: ['wash'], addons: ['extra'], rules: ['rule'] } })).toEqual([['Except: Wash, Extra, Rule']])
})

test('prices that include tax but for one add-on are not said to include it all', () => {
  const category = { ...categoryOf(exact(8000), extra(exact(1000))), taxes: [{ ...VAT, except: { addons: ['extra'] } }] }
  const scope = scopeOf({ ...sample, business: { ...sample.business, taxes: taxesOf([]) } }, category, TODAY)
  expect(besidePrices(category, scope).included).toBeNull()
})

test('where tax is added, the least in all says so too', () => {
  const category = categoryOf(perFoot, { inputs: [size], rules: [rule({ kind: 'add', price: exact(1900) })] })
  const scope = scopeOf({ ...sample, business: { ...sample.business, taxes: taxesOf([SALES_TAX]) } }, category, TODAY)
  expect(toldPrice(category.packages[0] as Package, category, scope).total).toBe('You pay from $119 plus tax')
})

test('a fee that everybody pays is in the card, the table and structured data', () => {
  const category = categoryOf(exact(8000), { rules: [rule({ kind: 'add', price: exact(1900) })] })
  const revision = revisionWith(sample, { business: sample.business, categories: [category] })
  for (const layout of ['desktop', 'mobile'] as const) {
    const { html } = render(revision, layout, '/')
    const text = textOf(html.replace(/<form.*?<\/form>/s, ''))
    expect(text).toContain('From $99')
    expect(text).toContain('Rule\n+ $19')
    expect(text).not.toContain('$80')
    expect(html).toContain('"lowPrice":99}')
  }
})

test('a row knows the least of its own span, also where quantities are rounded up over its end', () => {
  const category = categoryOf({ kind: 'per', input: 'length', roundUp: 10, tiers: [{ upTo: 25, rate: 100 }, { rate: 50 }] }, { inputs: [size] })
  const [item] = category.packages
  expect(item && toldPrice(item, category, scopeOf(sample, category, TODAY)).rows.map(({ least }) => least)).toEqual([1000, 2750])
})

test('where rows ask more than one question, each answer has its question', () => {
  const choice = (id: string, label: string, option: string): Category['inputs'][number] => ({
    id,
    kind: 'choice',
    label,
    show: 'used',
    required: '',
    options: [{ id: 'two', label: option }],
  })
  const bySiding: Price = { kind: 'by', input: 'siding', rows: [{ option: 'two', price: exact(5000) }] }
  const inputs = [choice('stories', 'Stories', 'Two'), choice('siding', 'Siding', 'Stucco')]
  const labelsOf = (price: Price) => {
    const category = categoryOf(price, { inputs })
    const [item] = category.packages
    return item && toldPrice(item, category, scopeOf(sample, category, TODAY)).rows.map(({ labels }) => labels.join(', '))
  }
  expect(labelsOf({ kind: 'by', input: 'stories', rows: [{ option: 'two', price: bySiding }] })).toEqual(['Stories: Two, Siding: Stucco'])
  expect(labelsOf(bySiding)).toEqual(['Stucco'])
})

test.each<[string, Partial<Addon>, string[]]>([
  ['goes with every package', {}, ['$25']],
  ['is contained in one', { includedIn: ['two'] }, ['Included with Two', 'Otherwise: $25']],
  ['is contained in all', { includedIn: ['one', 'two'] }, ['Included with One, Two']],
  ['is contained in the only one it goes with', { includedIn: ['two'], onlyWith: ['two'] }, ['Included with Two']],
  ['costs for one unit', { unitLabel: 'pair' }, ['$25 per pair']],
  ['is asked for one unit', { unitLabel: 'pair', price: { kind: 'quote', reason: sample.business.reasons[0]?.id ?? '' } }, ['Call for Quote']],
  [
    'has a price for each package',
    { includedIn: ['two'], price: { kind: 'by', input: '$package', rows: [{ option: 'one', price: exact(2500) }], else: { kind: 'included' } } },
    ['Included with Two', 'Otherwise', 'One: $25'],
  ],
])('an add-on that %s is not both included and priced', (_, more, expected) => {
  const addon: Addon = { id: 'extra', title: 'Extra', price: exact(2500), ...more }
  const base = categoryOf(exact(8000), { addonGroups: [{ id: 'extras', title: 'Extras', choose: 'any', items: [addon] }] })
  const category = {
    ...base,
    packages: ['one', 'two'].flatMap(id => base.packages.map(item => ({ ...item, id, title: id === 'one' ? 'One' : 'Two' }))),
  }
  expect(addonLines(addon, category, scopeOf(sample, category, TODAY)).lines.map(lineText)).toEqual(expected)
})
