import { describe, expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { lintCatalog } from '#src/catalog/lint/lint-catalog.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { largeCatalog } from '#tests/support/prices/large-category.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content: sample } = loaded.value
const WORDS = { content: sample, money: moneyOf(sample.business) }

const CAR = '/categories/0'
const RV = '/categories/1'
const BIKE = '/categories/4'

function lintsOf(content: CatalogContent): string[] {
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return lintCatalog(compiled.catalog, WORDS).map(({ pointer, message }) => `${pointer} ${message}`)
}

const ordered: Edit = { at: `${CAR}/inputs/0/ordered`, set: true }
const bands = (...ends: [upTo: number | null, amount: number][]): Edit => ({
  at: `${RV}/packages/0/price`,
  set: {
    kind: 'bands',
    input: 'length',
    bands: ends.map(([upTo, amount]) => ({ ...(upTo !== null && { upTo }), price: { kind: 'exact', amount } })),
  },
})
const bikeRule = (rule: object): Edit => ({ at: `${BIKE}/rules`, set: [{ id: 'one', title: 'Winter rate', ...rule }] })
const polish = (edits: object): Edit[] => Object.entries(edits).map(([name, set]) => ({ at: `${BIKE}/packages/1/${name}`, set: set as unknown }))
const bikeAddon = (amount: number): Edit => ({
  at: `${BIKE}/addonGroups`,
  set: [
    {
      id: 'extras',
      title: 'Extras',
      choose: 'any',
      items: [{ id: 'chain', title: 'Chain', price: { kind: 'exact', amount }, includedIn: ['motorcycle-buff-polish'] }],
    },
  ],
})
type NamedAddon = readonly [title: string, onlyWith?: string]
const bikeAddons = (...named: readonly NamedAddon[]): Edit => ({
  at: `${BIKE}/addonGroups`,
  set: [{ id: 'extras', title: 'Extras', choose: 'any', items: named.map(addonNamed) }],
})
const addonNamed = ([title, onlyWith]: NamedAddon, index: number) => ({
  id: `addon-${index}`,
  title,
  price: { kind: 'exact', amount: 500 },
  ...(onlyWith !== undefined && { onlyWith: [onlyWith] }),
})

test('the sample has no price that may be a mistake', () => {
  expect(lintsOf(edited(sample, [ordered]))).toEqual([])
})

test.each<{ what: string; edits: Edit[]; lints?: string[] }>([
  {
    what: 'two packages of one name, however it is written',
    edits: polish({ title: ' standard detail' }),
    lints: [`${BIKE}/packages/1 " standard detail" is the name of two packages: visitors cannot tell them apart`],
  },
  {
    what: 'two add-ons of one name that go with the same package',
    edits: [bikeAddons(['Chain'], ['chain '])],
    lints: [`${BIKE}/addonGroups/0/items/1 "chain " is the name of two add-ons: visitors cannot tell them apart`],
  },
  {
    what: 'two add-ons of one name of which each package has its own',
    edits: [bikeAddons(['Chain', 'motorcycle-standard-detail'], ['Chain', 'motorcycle-buff-polish'])],
  },
  {
    what: 'a larger size that costs less',
    edits: [ordered, { at: `${CAR}/packages/2/price/rows/2/price/amount`, set: 34_900 }],
    lints: [
      `${CAR}/packages/2 "Vehicle size": more costs less: Gold Shine Rejuvenation, Mid-Size SUV/Trucks is $350+; Gold Shine Rejuvenation, Large SUV/Vans/3-Row is $349+`,
    ],
  },
  { what: 'a larger size that costs as much', edits: [ordered, { at: `${CAR}/packages/2/price/rows/2/price/amount`, set: 35_000 }] },
  { what: 'answers without an order', edits: [{ at: `${CAR}/packages/2/price/rows/2/price/amount`, set: 34_900 }] },
  {
    what: 'a larger size with a discount that is larger than its surcharge, only with an add-on',
    edits: [
      ordered,
      {
        at: `${CAR}/rules`,
        set: [
          {
            id: 'deal',
            title: 'Deal',
            when: { package: ['car-gold-shine'], addons: ['pet-hair'], inputs: [{ input: 'size', options: ['large'] }] },
            effect: { kind: 'amount', amount: -5100 },
          },
        ],
      },
    ],
    lints: [
      `${CAR}/packages/2 "Vehicle size": more costs less: Gold Shine Rejuvenation, Mid-Size SUV/Trucks, Pet Hair is $400+; Gold Shine Rejuvenation, Large SUV/Vans/3-Row, Pet Hair is $399+`,
    ],
  },
  {
    what: 'a larger size that costs less once a discount of everything is large enough',
    edits: [
      ordered,
      {
        at: `${CAR}/rules`,
        set: [
          {
            id: 'deal',
            title: 'Deal',
            when: { package: ['car-gold-shine'], inputs: [{ input: 'size', options: ['large'] }] },
            effect: { kind: 'percent', bps: -1000, of: 'base' },
          },
        ],
      },
    ],
    lints: [expect.stringMatching(`^${CAR}/packages/2 "Vehicle size": more costs less: .*Mid-Size.*; .*Large`) as string],
  },
  {
    what: 'a larger size that costs less, where the first answer to another question has no price',
    edits: [
      ordered,
      { at: `${CAR}/packages/2/price/rows/2/price/amount`, set: 34_900 },
      {
        at: `${CAR}/inputs/1`,
        set: {
          id: 'shade',
          kind: 'choice',
          label: 'Shade',
          show: 'always',
          required: 'Please choose',
          options: [
            { id: 'none', label: 'None' },
            { id: 'some', label: 'Some' },
          ],
        },
      },
      {
        at: `${CAR}/rules`,
        set: [
          {
            id: 'sun',
            title: 'Sun',
            when: { inputs: [{ input: 'shade', options: ['none'] }] },
            effect: { kind: 'quote', reason: 'quoted-package' },
          },
        ],
      },
    ],
    lints: [expect.stringMatching(`^${CAR}/packages/2 "Vehicle size": more costs less: .*Mid-Size.*, Shade: Some is`) as string],
  },
  {
    what: 'eleven that cost less than ten',
    edits: [bands([10, 10_000], [null, 9900])],
    lints: [`${RV}/packages/0 "RV length": more costs less: Exterior Detailing, 10 linear feet is $100; Exterior Detailing, 11 linear feet is $99`],
  },
  { what: 'eleven that cost as much as ten', edits: [bands([10, 10_000], [null, 10_000])] },
  {
    what: 'a cliff at the edge of a band',
    edits: [bands([10, 10_000], [null, 22_001])],
    lints: [
      `${RV}/packages/0 "RV length": one more doubles what each costs: Exterior Detailing, 10 linear feet is $100; Exterior Detailing, 11 linear feet is $220.01`,
    ],
  },
  { what: 'a step that is just no cliff', edits: [bands([10, 10_000], [null, 22_000])] },
  {
    what: 'a fee from a number on, which is said as such',
    edits: [
      {
        at: `${RV}/rules`,
        set: [
          { id: 'rv-clutter', title: 'Clutter', effect: { kind: 'notice', price: { kind: 'exact', amount: 5000 } } },
          { id: 'long', title: 'Long', when: { inputs: [{ input: 'length', min: 11 }] }, effect: { kind: 'amount', amount: 90_000 } },
        ],
      },
    ],
  },
  {
    what: 'a package that contains less and costs more',
    edits: [{ at: `${BIKE}/packages/0/price/amount`, set: 20_100 }],
    lints: [`${BIKE}/packages/0 "Standard Detail" costs more than what contains all of it and more: Buff & Polish is $200; Standard Detail is $201`],
  },
  { what: 'a package that contains less and costs as much', edits: [{ at: `${BIKE}/packages/0/price/amount`, set: 20_000 }] },
  {
    what: 'a package that costs more and contains something of its own',
    edits: [
      { at: `${BIKE}/packages/0/price/amount`, set: 20_100 },
      { at: `${BIKE}/packages/1/includes`, remove: true },
    ],
  },
  {
    what: 'a bundle that costs more than its parts',
    edits: [...polish({ features: [] }), bikeAddon(12_499)],
    lints: [`${BIKE}/packages/1 "Buff & Polish" costs more than its parts: Standard Detail, Chain is $199.99; Buff & Polish is $200`],
  },
  { what: 'a bundle that costs as much as its parts', edits: [...polish({ features: [] }), bikeAddon(12_500)] },
  { what: 'a package that costs more than its parts and lists more', edits: [bikeAddon(12_499)] },
  {
    what: 'a rule that never changes a price, since its price is nothing',
    edits: [bikeRule({ effect: { kind: 'add', price: { kind: 'included' } } })],
    lints: [`${BIKE}/rules/0 "Winter rate" never changes a price: Standard Detail, without it is $75; Standard Detail, with it is $75`],
  },
  {
    what: 'a discount that a minimum takes back',
    edits: [
      bikeRule({ when: { package: ['motorcycle-standard-detail'] }, effect: { kind: 'amount', amount: -500 } }),
      { at: `${BIKE}/limit`, set: { title: 'At least', min: 7500 } },
    ],
    lints: [`${BIKE}/rules/0 "Winter rate" never changes a price: Standard Detail, without it is $75; Standard Detail, with it is $75`],
  },
  {
    what: 'a discount of which a minimum leaves a cent',
    edits: [
      bikeRule({ when: { package: ['motorcycle-standard-detail'] }, effect: { kind: 'amount', amount: -500 } }),
      { at: `${BIKE}/limit`, set: { title: 'At least', min: 7499 } },
    ],
  },
  {
    what: 'a discount that a minimum and a maximum leave only to lengths between those at which prices change',
    edits: [
      { at: `${RV}/limit`, set: { title: 'Limits', min: 50_000, max: 60_000 } },
      { at: `${RV}/packages/1/price`, set: { kind: 'quote', reason: 'quoted-package' } },
      { at: `${RV}/rules/1`, set: { id: 'deal', title: 'Deal', effect: { kind: 'amount', amount: -100 } } },
    ],
  },
  {
    what: 'a rule that asks for a consultation where there is one already',
    edits: [
      { at: `${BIKE}/packages/0/price`, set: { kind: 'quote', reason: 'quoted-package' } },
      bikeRule({ when: { package: ['motorcycle-standard-detail'] }, effect: { kind: 'quote', reason: 'quoted-package' } }),
    ],
    lints: [
      `${BIKE}/rules/0 "Winter rate" never changes a price: Standard Detail, without it is Consultation Required; Standard Detail, with it is Consultation Required`,
    ],
  },
  {
    what: 'a rule that changes a price on one day of the week',
    edits: [bikeRule({ when: { weekdays: ['sunday'] }, effect: { kind: 'amount', amount: 1 } })],
  },
])('$what', ({ edits, lints = [] }) => {
  const content = edited(sample, edits)
  expect(publishCheck(content).problems).toEqual([])
  expect(lintsOf(content)).toEqual(lints)
})

test.each([
  { title: 'long lists', size: { questions: 10, options: 20, packages: 4, addons: 40, rules: 30 } },
  { title: 'many packages', size: { questions: 3, options: 23, packages: 50, addons: 20, rules: 30 } },
])('of $title a mistake is found where a rule makes it, though not every selection can be tried', ({ size }) => {
  const content = largeCatalog(size)
  const large = edited(content, [{ at: '/categories/0/inputs/0/ordered', set: true }])
  expect(lintsOf(content)).toEqual([])
  expect(lintsOf(large)).not.toEqual([])
})

describe('a code that everybody must type', () => {
  const code = (): Edit => ({
    at: `${BIKE}/inputs`,
    set: [{ id: 'member', kind: 'code', label: 'Member', show: 'always', required: 'Please fill in', pictures: ['A999'] }],
  })
  const lookup = (rest: object): Edit => ({
    at: `${BIKE}/inputs/-`,
    set: {
      id: 'club',
      kind: 'lookup',
      label: 'Club',
      show: 'always',
      required: 'Please choose',
      from: 'member',
      options: [
        { id: 'gold', label: 'Gold' },
        { id: 'none', label: 'None' },
      ],
      rows: [{ option: 'gold', beginnings: ['G'] }, ...('option' in rest ? [] : [{ option: 'none', beginnings: ['H'] }])],
      else: rest,
    },
  })
  const reason = sample.business.reasons[0]?.id
  const warned = [
    `${BIKE}/inputs/0 "Member" must be answered by everybody: who has none cannot send the form. Suggest what to type then, let it be asked only with what needs it, or name it as a discount code in its rule`,
  ]
  test.each<[string, Edit[], string[]]>([
    ['and is only kept', [code()], warned],
    ['although other codes have a price', [code(), lookup({ option: 'none' })], warned],
    ['since none other has a price', [code(), lookup({ reason })], []],
    ['or anything else', [code(), { at: `${BIKE}/inputs/0/suggestions`, set: ['None'] }, { at: `${BIKE}/inputs/0/pictures`, remove: true }], []],
    ['only where it is used', [code(), lookup({ option: 'none' }), { at: `${BIKE}/inputs/0/show`, set: 'used' }], []],
  ])('%s', (_, edits, expected) => {
    expect(lintsOf(edited(sample, edits)).filter(text => text.includes('Member'))).toEqual(expected)
  })
})
