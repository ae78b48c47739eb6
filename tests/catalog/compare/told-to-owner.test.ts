import { expect, test } from 'vitest'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import { compareCatalogs } from '#src/catalog/compare/compare-catalogs.ts'
import type { CategoryDifference } from '#src/contract/generated/types.ts'
import { largeCatalog } from '#tests/support/prices/large-category.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { compiledRevision } from '#tests/support/prices/random-edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const TODAY = '2026-11-28'

const { content: sample } = await sampleRevision()

/** What an owner reads of some edits of the sample, one line for each line, count and example. */
function told(edits: readonly Edit[]): string[] {
  const before = compiledRevision(sample)
  return compareCatalogs(before, compiledRevision(writtenOut(edited(sample, edits), new ContentPointer([]))), TODAY).flatMap(linesOf)
}

function linesOf({ title, change, items, selections: { counts, longer, shorter } }: CategoryDifference): string[] {
  return [
    ...(change === 'changed' ? [] : [`${title} ${change}`]),
    ...items.flatMap(item => [
      ...(item.change === 'changed' && item.lines.length > 0 ? [] : [`${item.kind} ${item.title} ${item.change}`]),
      ...item.lines.map(
        ({ of, label, before, after, is_in_all }) =>
          `${[item.title, label].filter(Boolean).join(', ')}: ${is_in_all ? 'all that is paid' : of} ${before} -> ${after}`,
      ),
    ]),
    ...Object.entries({ ...counts, longer, shorter }).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : [])),
  ]
}

const DECEMBER = {
  id: 'december',
  title: 'December',
  when: { date: { from: '2026-12-01', until: '2026-12-31' } },
  effect: { kind: 'percent', bps: -1000, of: 'package' },
}

const WINTER_CODE = { ...DECEMBER, id: 'winter-code', title: 'Winter code', when: { ...DECEMBER.when, coupons: ['WINTER10'] } }

const COUPON_WORDS = { label: 'Discount code', offer: 'Offer', unknown: 'This code is not known', unused: 'This code changes nothing' }

const WHEELS = {
  id: 'wheels',
  kind: 'choice',
  label: 'Kind',
  show: 'used',
  required: 'Please choose',
  options: [
    { id: 'two', label: 'Two wheels' },
    { id: 'three', label: 'Three-wheeler' },
  ],
}

const row = (option: string, amount: number) => ({ option, price: { kind: 'exact', amount } })

const CASES: { name: string; edits: Edit[]; told: unknown[] }[] = [
  { name: 'nothing', edits: [], told: [] },
  { name: 'a text that no price has', edits: [{ at: '/categories/0/packages/0/description', set: 'Other words.' }], told: [] },
  {
    name: 'a discount code of some days: once, and nothing of what follows from it',
    edits: [
      { at: '/categories/0/rules', set: [WINTER_CODE] },
      { at: '/categories/0/couponWords', set: COUPON_WORDS },
    ],
    told: [
      'coupon Winter code added',
      'Winter code, December 1, 2026 to December 31, 2026: price null -> -10% on the package',
      expect.stringMatching(/^\d+ lowered$/),
    ],
  },
  {
    name: 'one size of one package',
    edits: [{ at: '/categories/0/packages/1/price/rows/1/price/amount', set: 17500 }],
    told: ['Silver Shine Detail (Deep Clean), Mid-Size SUV/Trucks: price $150+ -> $175+', expect.stringMatching(/^\d+ raised$/)],
  },
  {
    name: 'a price that becomes a call',
    edits: [{ at: '/categories/2/packages/0/price', set: { kind: 'quote', reason: 'quoted-package' } }],
    told: ['Semi Trucks: price $299 -> $499', 'Silver: price $299+ -> Call for Quote', '4 loses_number'],
  },
  {
    name: 'a rule that held always, and holds on some days now',
    edits: [{ at: '/categories/1/rules/0/when', set: DECEMBER.when }],
    told: expect.arrayContaining([expect.stringMatching(/^Cleaning personal belongings or clutter, December 1, 2026.*null -> /)]) as never,
  },
  {
    name: 'one price into one for each answer, of which one is as before',
    edits: [
      { at: '/categories/4/inputs', set: [WHEELS] },
      {
        at: '/categories/4/packages/0/price',
        set: { kind: 'by', input: 'wheels', rows: [row('two', 7500), row('three', 10_500)] },
      },
    ],
    told: [
      'Standard Detail, Three-wheeler: price null -> $105',
      'input Kind added',
      'option Kind: Two wheels added',
      'option Kind: Three-wheeler added',
      '1 raised',
    ],
  },
  {
    name: 'a title',
    edits: [{ at: '/categories/2/packages/0/title', set: 'Wash' }],
    told: [expect.stringMatching(/^Wash: title .* -> Wash$/)],
  },
  {
    name: 'a duration',
    edits: [{ at: '/categories/0/packages/0/duration', set: { kind: 'exact', amount: 600 } }],
    told: ['Basic Shine Detail: duration 3-5 hours -> 10 hours', expect.stringMatching(/^\d+ longer$/)],
  },
  {
    name: 'a discount of some days',
    edits: [{ at: '/categories/4/rules', set: [DECEMBER] }],
    told: expect.arrayContaining([
      'December, December 1, 2026 to December 31, 2026: price null -> -10% on the package',
      'Standard Detail, December 1, 2026 to December 31, 2026: all that is paid You pay from $75 -> You pay from $67.50',
    ]) as never,
  },
  {
    name: 'a package that goes',
    edits: [{ at: '/categories/0/packages/0', remove: true }],
    told: expect.arrayContaining([
      'package Basic Shine Detail removed',
      'Basic Shine Detail, Coupes/Sedans: price $50 -> null',
      expect.stringMatching(/^\d+ impossible$/),
    ]) as never,
  },
  {
    name: 'a category that goes',
    edits: [{ at: '/categories/2', remove: true }],
    told: expect.arrayContaining(['Semi Trucks removed']) as never,
  },
]

test.each(CASES)('an owner who changes $name is told so, and nothing else', ({ edits, told: expected }) => {
  expect(told(edits)).toEqual(expected)
})

test('prices that become the least that is paid tell for which new question, and for no other', () => {
  const hair = { id: 'hair', kind: 'choice', label: 'Pet hair', show: 'always', required: 'Please choose', options: [] }
  const options = ['none', 'some'].map(id => ({ id, label: id }))
  const rule = { id: 'hair', title: 'Pet hair', when: { inputs: [{ input: 'hair', options: ['some'] }] }, effect: { kind: 'amount', amount: 3000 } }
  const unused = { ...hair, id: 'color', label: 'Colour', options }
  const longer = { kind: 'by', input: 'color', rows: options.map(({ id: option }, at) => ({ option, price: { kind: 'exact', amount: 60 + at } })) }
  const motorcycles = sample.categories.findIndex(({ id }) => id === 'Motorcycle')
  const edits = [
    { at: `/categories/${motorcycles}/inputs`, set: [{ ...hair, options }, unused] },
    { at: `/categories/${motorcycles}/rules`, set: [rule] },
    { at: `/categories/${motorcycles}/packages/0/duration`, set: longer },
  ]
  const [before, after] = [sample, edited(sample, edits)].map(content => compiledRevision(writtenOut(content, new ContentPointer([]))))
  if (before === undefined || after === undefined) throw new Error('nothing to compare')
  const asked = compareCatalogs(before, after, TODAY).flatMap(({ items }) =>
    items.flatMap(({ lines }) => lines.map(line => [line.after, line.asked])),
  )
  expect(asked.filter(([, questions]) => questions !== undefined)).toEqual([
    ['From $75', ['Pet hair']],
    ['From $200', ['Pet hair']],
  ])
})

test('where a rule counts more add-ons than can be combined, a change of its discount is still found, and that not all was compared is said', () => {
  const bundle = (amount: number) => ({ id: 'bundle', title: 'Bundle', when: { addonCounts: [{ min: 3 }] }, effect: { kind: 'amount', amount } })
  const wide = { ...sample, categories: largeCatalog({ questions: 1, options: 2, packages: 1, addons: 20, rules: 1 }).categories }
  const content = edited({ ...wide, business: { ...wide.business, reasons: [{ id: 'look', text: 'We look first.' }] } }, [
    { at: '/categories/0/rules/-', set: bundle(-100) },
  ])
  const [before, after] = [content, edited(content, [{ at: '/categories/0/rules/1', set: bundle(-200) }])].map(one => compiledRevision(one))
  if (before === undefined || after === undefined) throw new Error('nothing to compare')
  const [difference] = compareCatalogs(before, after, TODAY)
  expect(difference?.selections.is_whole).toBe(false)
  expect(difference?.selections.counts.lowered).toBeGreaterThan(0)
})

test('what is left out of a category that has too many selections is said', () => {
  const [before, after] = [
    compiledRevision(sample),
    compiledRevision(edited(sample, [{ at: '/categories/0/packages/0/price/rows/0/price/amount', set: 1 }])),
  ]
  const wholeWith = (max: number) => compareCatalogs(before, after, TODAY, max).map(({ selections }) => selections.is_whole)
  expect(wholeWith(100)).toEqual([false])
  expect(wholeWith(50_000)).toEqual([true])
})
