import { expect, test } from 'vitest'
import { intervalText, priceRows } from '#src/catalog/words/price-text.ts'
import type { Category, Price } from '#src/contract/generated/types.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'

const { content, money } = await sampleRevision()
const category = content.categories.find(({ inputs }) => inputs.some(({ kind }) => kind === 'number')) as Category
const input = category.inputs.find(({ kind }) => kind === 'number')?.id ?? ''
const exact = (amount: number): Price => ({ kind: 'exact', amount })

/** How prices read in the sample's words. */
test.each<[Price, string[]]>([
  [exact(5000), ['$50']],
  [exact(5050), ['$50.50']],
  [{ kind: 'from', amount: 12500 }, ['$125+']],
  [{ kind: 'range', low: 7500, high: 9500, open: true }, ['$75-$95+']],
  [{ kind: 'range', low: 10000, high: 15000 }, ['$100-$150']],
  [{ kind: 'range', low: 0, high: 2500 }, ['Up to $25']],
  [{ kind: 'range', low: 0, high: 2500, open: true }, ['$0-$25+']],
  [{ kind: 'per', input, rate: 1200, open: true }, ['From $12 per linear foot']],
  [{ kind: 'per', input, rate: 1200, each: 10 }, ['$12 per 10 linear feet']],
  [{ kind: 'per', input, rate: 1000, each: 100, roundUp: 100 }, ['$10 per 100 linear feet, rounded up to the next 100 linear feet']],
  [{ kind: 'included' }, ['Included']],
  [{ kind: 'quote', reason: 'fleet' }, ['Call for Quote']],
  [{ kind: 'sum', of: [exact(100), { kind: 'included' }, { kind: 'per', input, rate: 100 }] }, ['$1 + $1 per linear foot']],
  [
    {
      kind: 'sum',
      of: [
        exact(12000),
        {
          kind: 'bands',
          input,
          bands: [{ upTo: 20, price: { kind: 'included' } }, { upTo: 30, price: exact(1050) }, { price: { kind: 'from', amount: 2000 } }],
        },
      ],
    },
    ['Up to 20 linear feet: $120', '20 to 30 linear feet: $130.50', 'Above 30 linear feet: $120 + $20+'],
  ],
  [
    {
      kind: 'bands',
      input,
      bands: [{ upTo: 20, price: exact(1500) }, { price: { kind: 'per', input, tiers: [{ upTo: 30, rate: 0 }, { rate: 100 }] } }],
    },
    ['Up to 20 linear feet: $15', '20 to 30 linear feet: Included', 'Above 30 linear feet: $1 per linear foot above 30'],
  ],
  [{ kind: 'limit', min: 20000, price: { kind: 'per', input, rate: 100 } }, ['$1 per linear foot, at least $200']],
  [
    { kind: 'bands', input, bands: [{ upTo: 20, price: exact(100) }, { upTo: 30, price: exact(200) }, { price: exact(300) }] },
    ['Up to 20 linear feet: $1', '20 to 30 linear feet: $2', 'Above 30 linear feet: $3'],
  ],
  [
    { kind: 'per', input, tiers: [{ upTo: 20, rate: 300 }, { upTo: 1500, rate: 200 }, { rate: 100 }] },
    [
      'Up to 20 linear feet: $3 per linear foot',
      '20 to 1,500 linear feet: $60 + $2 per linear foot above 20',
      'Above 1,500 linear feet: $3,020 + $1 per linear foot above 1,500',
    ],
  ],
  [
    { kind: 'per', input, tiers: [{ upTo: 10, rate: 300, highRate: 400 }, { rate: 0 }] },
    ['Up to 10 linear feet: $3-$4 per linear foot', 'Above 10 linear feet: $30-$40'],
  ],
  [
    { kind: 'bands', input, bands: [{ upTo: 20, price: { kind: 'per', input, rate: 300 } }, { price: { kind: 'per', input, rate: 200 } }] },
    ['Up to 20 linear feet: $3 per linear foot', 'Above 20 linear feet: $2 per linear foot'],
  ],
  [
    { kind: 'per', input, tiers: [{ upTo: 15, rate: 0 }, { rate: 100 }] },
    ['Up to 15 linear feet: Included', 'Above 15 linear feet: $1 per linear foot above 15'],
  ],
  [
    { kind: 'limit', min: 5000, price: { kind: 'per', input, tiers: [{ upTo: 15, rate: 0 }, { rate: 100 }] } },
    ['Up to 15 linear feet: $50', 'Above 15 linear feet: $1 per linear foot above 15, at least $50'],
  ],
])('%j', (price, expected) => {
  const rows = priceRows(price, { category, package: null, money, wording: content.messages.price })
  expect(rows.map(({ labels, text }) => [...labels, text].join(': '))).toEqual(expected)
})

test('a row says which options lead to it', () => {
  for (const owner of content.categories) {
    for (const asked of owner.inputs) {
      if (asked.kind !== 'choice') continue
      const price: Price = { kind: 'by', input: asked.id, rows: asked.options.map(({ id }, position) => ({ option: id, price: exact(position) })) }
      const rows = priceRows(price, { category: owner, package: null, money, wording: content.messages.price })
      expect(rows.map(({ answers }) => answers)).toEqual(asked.options.map(({ id }) => ({ [asked.id]: id })))
    }
  }
  expect.hasAssertions()
})

test('a maximum that cuts an open end alone adds nothing, and does not say "or more"', () => {
  expect(intervalText({ low: 0, high: null }, money, content.messages.price)).toBe('$0')
})
