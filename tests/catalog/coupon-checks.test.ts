import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import { lintCatalog } from '#src/catalog/lint/lint-catalog.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Problem } from '#src/contract/decode.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { withCoupons } from '#tests/support/prices/random-coupons.ts'
import { SEED } from '#tests/support/seed.ts'

const BIKE = '/categories/4'
const sample = loadSample()
const words = { label: 'Code', offer: 'Offer', unknown: 'Not known', unused: 'Changes nothing' }
const limitWords = { usedUp: 'Used up', usedBefore: 'Used before' }
const taxWords = { taxName: 'T', plusTax: 'T', taxAdded: 'T', taxIncluded: 'T', allInclude: 'T', includesTax: 'T' }
const spring = { id: 'spring', title: 'Spring', when: { coupons: ['SPRING20'] }, effect: { kind: 'percent', bps: -2000, of: 'base' } }
const offer = (...edits: Edit[]): Edit[] => [
  { at: `${BIKE}/rules`, set: [structuredClone(spring)] },
  { at: `${BIKE}/couponWords`, set: { ...words, ...limitWords } },
  ...edits,
]
const rule = `${BIKE}/rules/0`
const FEE = { kind: 'amount', amount: 500 }

function problemsOf(content: CatalogContent): string[] {
  const problems: Problem[] = []
  const whole = writtenOut(content, new ContentPointer(problems))
  return (problems.length > 0 ? problems : publishCheck(whole).problems).map(({ pointer, message }) => `${pointer}: ${message}`)
}

test('a rule with a code is no defect', () => {
  expect(problemsOf(edited(sample, offer()))).toEqual([])
})

test('a rule with a limited code is none either, nor a second rule for the same code that has the same limit, or says none', () => {
  const limit = { at: `${rule}/when/couponLimit`, set: { uses: 2, oncePerCustomer: true } }
  const second = (couponLimit?: object) => ({
    at: `${BIKE}/rules/1`,
    set: { ...spring, id: 'more', title: 'More', when: { coupons: ['spring20'], ...(couponLimit && { couponLimit }) } },
  })
  for (const more of [[], [second()], [second(limit.set)]]) expect(problemsOf(edited(sample, offer(limit, ...more)))).toEqual([])
})

test('while a rule or a package has no title yet, prices that depend on codes are written out', () => {
  const begun = edited(sample, offer({ at: `${BIKE}/packages/1/title`, remove: true }, { at: `${BIKE}/rules/1`, set: { id: 'fee', effect: FEE } }))
  expect(() => writtenOut(begun, new ContentPointer([]))).not.toThrow()
})

/** Seeded defects: each is refused at its place. */
test.each<[string, Edit[], string[]]>([
  [
    'a code in the title',
    [{ at: `${rule}/title`, set: 'Your spring20 code' }],
    [`${rule}/title: tells the code "SPRING20" to everybody: choose another`],
  ],
  ['a code in the id', [{ at: `${rule}/id`, set: 'spring20' }], [`${rule}/id: tells the code "SPRING20" to everybody: choose another`]],
  [
    'a code in the title of the rule whose exception it is',
    [
      {
        at: `${BIKE}/rules/1`,
        set: { ...spring, id: 'fee', title: 'Not with spring20', when: {}, unless: [{ coupons: ['SPRING20'] }], effect: FEE },
      },
    ],
    [`${BIKE}/rules/1/title: tells the code "SPRING20" to everybody: choose another`],
  ],
  [
    'a code in the title of another rule',
    [{ at: `${BIKE}/rules/1`, set: { id: 'fee', title: 'Fee, not with Spring20', effect: FEE } }],
    [`${BIKE}/rules/1/title: tells the code "SPRING20" to everybody: choose another`],
  ],
  [
    'a code of two words, however it is written',
    [
      { at: `${rule}/when/coupons/0`, set: 'Good  Neighbor' },
      { at: `${BIKE}/packages/1/title`, set: 'For good neighbors' },
    ],
    [`${BIKE}/packages/1/title: tells the code "Good  Neighbor" to everybody: choose another`],
  ],
  [
    'a code in the title of a package',
    [{ at: `${BIKE}/packages/1/title`, set: 'Buff & Polish (SPRING20)' }],
    [`${BIKE}/packages/1/title: tells the code "SPRING20" to everybody: choose another`],
  ],
  [
    'a code in an add-on of another category',
    [{ at: '/categories/0/addonGroups/0/items/0/title', set: 'Pet hair, Spring20' }],
    ['/categories/0/addonGroups/0/items/0/title: tells the code "SPRING20" to everybody: choose another'],
  ],
  [
    'a code in the title of a group of add-ons',
    [{ at: '/categories/0/addonGroups/0/title', set: 'With spring20' }],
    ['/categories/0/addonGroups/0/title: tells the code "SPRING20" to everybody: choose another'],
  ],
  [
    'a code in a rule of the visit',
    [{ at: '/visit', set: { mostItems: 2, rules: [{ id: 'spring20', title: 'Trip', effect: FEE }] } }],
    ['/visit/rules/0/id: tells the code "SPRING20" to everybody: choose another'],
  ],
  [
    'a discount that is not advertised anyway',
    [
      { at: `${rule}/unadvertised`, set: true },
      { at: `${rule}/unannounced`, set: true },
    ],
    [`${rule}/unadvertised: is so for every discount code: leave it out`, `${rule}/unannounced: is so for every discount code: leave it out`],
  ],
  ['a code twice', [{ at: `${rule}/when/coupons/1`, set: 'spring20 ' }], [`${rule}/when/coupons/1: "spring20 " stands there twice`]],
  ['nothing to type', [{ at: `${rule}/when/coupons/1`, set: '   ' }], [`${rule}/when/coupons/1: "   " is nothing that can be typed`]],
  ['no words', [{ at: `${BIKE}/couponWords`, remove: true }], [`${BIKE}: say in couponWords what visitors read of discount codes`]],
  [
    'a limit of no code',
    [{ at: `${BIKE}/rules/1`, set: { id: 'fee', title: 'Fee', when: { couponLimit: { uses: 2 }, weekdays: ['mon'] }, effect: FEE } }],
    [`${BIKE}/rules/1/when/couponLimit: limits no code: name some in coupons`],
  ],
  [
    'a limit that limits nothing',
    [{ at: `${rule}/when/couponLimit`, set: { oncePerCustomer: false } }],
    [`${rule}/when/couponLimit: limits nothing: say how often, or leave it out`],
  ],
  [
    'a limit in an exception',
    [
      { at: `${rule}/when/couponLimit`, set: { uses: 2 } },
      { at: `${rule}/unless`, set: [{ coupons: ['SPRING20'], couponLimit: { uses: 2 }, weekdays: ['mon'] }] },
    ],
    [`${rule}/unless/0/couponLimit: an exception limits no code: say it where a rule is for the code`],
  ],
  [
    'a code with two limits',
    [
      { at: `${rule}/when/couponLimit`, set: { uses: 2 } },
      {
        at: `${BIKE}/rules/1`,
        set: { ...spring, id: 'more', title: 'More', when: { coupons: ['Spring20 '], couponLimit: { oncePerCustomer: true } } },
      },
    ],
    [`${BIKE}/rules/1/when/couponLimit: "Spring20 " has another limit in "spring": a code has one, say it once`],
  ],
  [
    'a limit of which visitors would read nothing',
    [
      { at: `${rule}/when/couponLimit`, set: { oncePerCustomer: true } },
      { at: `${BIKE}/couponWords`, set: words },
    ],
    [
      `${BIKE}/couponWords: say in usedUp what visitors read of a code that has been used up`,
      `${BIKE}/couponWords: say in usedBefore what visitors read of a code that they have used before`,
    ],
  ],
  [
    'a question of the same name',
    [
      {
        at: `${BIKE}/inputs`,
        set: [{ id: 'coupon', kind: 'choice', label: 'C', show: 'always', required: 'C', options: [{ id: 'a', label: 'A' }] }],
      },
    ],
    [`${BIKE}/inputs/0/id: "coupon" is what rules with discount codes ask: choose a different one`],
  ],
  [
    'a code that is only an exception',
    [{ at: `${rule}/unless`, set: [{ coupons: ['WINTER'] }] }],
    [`${rule}/unless/0/coupons: no rule is for "WINTER": name it in the "when" of one`],
  ],
  [
    'an offer that no package can have',
    [{ at: `${rule}/unless`, set: [{ package: ['motorcycle-standard-detail', 'motorcycle-buff-polish'] }] }],
    [`${rule}: no selection can reach this: remove it, or correct what leads to it`],
  ],
  [
    'a code for a price of nothing',
    [{ at: `${rule}/effect`, set: { kind: 'amount', amount: -7500 } }],
    [`${BIKE}/packages/0: has the price 0 (offer spring): it must be a number above 0 or a consultation`],
  ],
  [
    'a tax for a code',
    [
      { at: '/business/taxes', set: { rounding: 'total', list: [], words: taxWords } },
      { at: `${BIKE}/taxes`, set: [{ id: 'vat', title: 'VAT', bps: 100, included: false, when: { coupons: ['SPRING20'] } }] },
    ],
    [`${BIKE}/taxes/0: looks at discount codes: a tax is the same for everybody, leave them out`],
  ],
])('%s is refused', (_, edits, expected) => {
  expect(problemsOf(edited(sample, offer(...edits)))).toEqual(expected)
})

test('what is wrong with random offers is told where content says it', () => {
  const draw = drawFromSeed(SEED)
  let found = 0
  for (let n = 0; n < 40; n++) {
    const said = withCoupons(draw, drawContent(draw))
    for (const line of problemsOf(said)) {
      const [, category, position] = /^\/categories\/(\d+)\/inputs\/(\d+)/.exec(line) ?? []
      found++
      if (position !== undefined) expect(Number(position), line).toBeLessThan(said.categories[Number(category)]?.inputs.length ?? 0)
    }
  }
  expect(found).toBeGreaterThan(20)
})

async function lintsOf(...edits: Edit[]): Promise<string[]> {
  const { content } = await sampleRevision()
  const compiled = compile(writtenOut(edited(content, offer(...edits)), new ContentPointer([])))
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return lintCatalog(compiled.catalog, { content, money: moneyOf(content.business) }).map(({ pointer, message }) => `${pointer} ${message}`)
}

const DEARER = 'makes the price higher for whoever types its discount code'
const FOR_ALL = 'or take the code out of the rule where everybody is to pay this'

test.each<[string, object, string | null]>([
  ['10 % more', { kind: 'percent', bps: 1000, of: 'base' }, 'write -10% where it says 10%'],
  ['up to 12.5 % more', { kind: 'percent', bps: 0, highBps: 1250, of: 'base' }, 'write -12.5% where it says 12.5%'],
  ['$5 more', { kind: 'amount', amount: 500 }, 'write a minus before the amount'],
  [
    'a price that comes to it',
    { kind: 'add', price: { kind: 'exact', amount: 500 } },
    'take an amount off, with a minus, in place of the price that it adds',
  ],
  ['$5 less', { kind: 'amount', amount: -500 }, null],
  ['10 to 25 % less', { kind: 'percent', bps: -2500, highBps: -1000, of: 'base' }, null],
])('a code that raises the price is warned of, with what would be right: %s', async (_, effect, remedy) => {
  const expected = remedy === null ? [] : [`${rule}/effect "Spring" ${DEARER}: ${remedy}, ${FOR_ALL}`]
  expect(await lintsOf({ at: `${rule}/effect`, set: effect })).toEqual(expected)
})

test('what everybody pays but whoever has a code raises no price by the code', async () => {
  const except = { id: 'fee', title: 'Fee', unless: [{ coupons: ['SPRING20'] }], effect: FEE }
  expect(await lintsOf({ at: `${BIKE}/rules/1`, set: except })).toEqual([])
})

test('a rule with a code is not warned of, and one that changes no price is', async () => {
  expect(await lintsOf()).toEqual([])
  expect((await lintsOf({ at: `${BIKE}/limit`, set: { title: 'At least', min: 30_000 } })).filter(line => line.includes('Spring'))).toEqual([
    `${rule} "Spring" never changes a price: Standard Detail, spring20, without it is $300; Standard Detail, spring20, with it is $300`,
  ])
})
