import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { folded, writtenOut } from '#src/catalog/compile/named-prices.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { costedRows, startingPrice } from '#src/catalog/told/costed-rows.ts'
import { ruleRows } from '#src/catalog/told/rule-rows.ts'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import type { Addon, AddonGroup, Rule } from '#src/contract/generated/types.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { oracle } from '#tests/support/prices/price-oracle.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { contentFor, COUPONS, NO_RULES_COUPON, withCoupons } from '#tests/support/prices/random-coupons.ts'
import { revisionWith, scopeOf } from '#tests/support/prices/told-scope.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const CATALOGS = sizeOf('CATALOGS', { everyday: 80, all: 1000 })

const { content: sample } = await sampleRevision()

/** Nothing, what no rule has, and each code as somebody may write it. */
const TYPED = [null, NO_RULES_COUPON, ...COUPONS, ` ${COUPONS[1]?.toUpperCase().replace(' ', '   ')} `]

function written(content: CatalogContent): CatalogContent {
  const pointer = new ContentPointer([])
  const whole = writtenOut(content, pointer)
  expect(pointer.problems).toEqual([])
  return whole
}

test('with a code a selection costs what it costs where its rules ask for none; without, or with a code of no rule, as if they were not there', () => {
  const draw = drawFromSeed(SEED)
  const seen = { lower: 0, higher: 0, same: 0 }
  for (let n = 0; n < CATALOGS; n++) {
    const said = withCoupons(draw, drawContent(draw))
    const compiled = compile(written(said))
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
    for (let at = 0; at < 8; at++) {
      const selection = drawSelection(draw, said)
      const without = oracle(contentFor(null, said), selection)
      for (const typed of TYPED) {
        const isAsked = compiled.catalog.categoryById.get(selection.category)?.inputById.has('coupon') === true
        const inputs = { ...selection.inputs, ...(typed !== null && isAsked && { coupon: typed }) }
        const resolution = resolve(compiled.catalog, { ...selection, inputs })
        const expected = oracle(contentFor(typed, said), selection)
        if ('refused' in expected) expect(resolution.ok).toBe(false)
        if (!resolution.ok || 'refused' in expected) continue
        const found = estimate(resolution.resolved)
        expect(unasked(found), `SEED=${SEED}, catalog ${n}, ${typed}`).toEqual(unasked(expected.estimate))
        if ('refused' in without || found.low === null || without.estimate.low === null) continue
        seen[found.low < without.estimate.low ? 'lower' : found.low > without.estimate.low ? 'higher' : 'same']++
      }
    }
  }
  // Else the law would hold of nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})

test('whoever says that a code has been used up pays what somebody without one pays, where codes are limited; elsewhere it changes nothing', () => {
  const draw = drawFromSeed(SEED)
  const seen = { limited: 0, unlimited: 0 }
  for (let n = 0; n < CATALOGS; n++) {
    const said = withCoupons(draw, drawContent(draw))
    const compiled = compile(written(said))
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
    for (let at = 0; at < 4; at++) {
      const selection = drawSelection(draw, said)
      const category = said.categories.find(({ id }) => id === selection.category)
      if (compiled.catalog.categoryById.get(selection.category)?.inputById.has('coupon') !== true) continue
      const isLimited = category?.rules?.some(({ when }) => when?.couponLimit !== undefined) === true
      for (const typed of COUPONS) {
        const inputs = { ...selection.inputs, coupon: typed, offer: '$used' }
        const resolution = resolve(compiled.catalog, { ...selection, inputs })
        // Where no code is limited, nobody may say so.
        const expected = oracle(contentFor(isLimited ? null : typed, said), selection)
        if (!resolution.ok || 'refused' in expected) continue
        expect(unasked(estimate(resolution.resolved)), `SEED=${SEED}, catalog ${n}, ${typed}`).toEqual(unasked(expected.estimate))
        seen[isLimited ? 'limited' : 'unlimited']++
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})

/** An estimate without the question for a coupon, which is never missing. */
function unasked({ used, ...rest }: Estimate): Estimate {
  return { ...rest, used: used.filter(id => id !== 'coupon' && id !== 'offer') }
}

test('pages, tables and structured data promise what somebody without a code pays, and tell of no code', () => {
  const draw = drawFromSeed(SEED)
  const seen = { told: 0, hidden: 0 }
  const today = '2027-03-02'
  for (let n = 0; n < CATALOGS / 3; n++) {
    const said = withCoupons(draw, drawContent(draw))
    const [whole, without] = [written(said), contentFor(null, said)]
    const scopes = [scope(whole), scope(without)] as const
    whole.categories.forEach((category, position) => {
      const plain = without.categories[position]
      if (plain === undefined) throw new Error('no such category')
      const where = `SEED=${SEED}, catalog ${n}, ${category.id}`
      // Of too many selections nothing is promised, and of products few are tried; steps that only rules with codes have are among both.
      const isKnown =
        !category.inputs.some(({ kind }) => kind === 'product') &&
        [category, plain].every((each, at) =>
          each.packages.every(item => costedRows(item, each, scopes[at] ?? scopes[0]).every(({ costs }) => costs !== null)),
        )
      if (!isKnown) return
      expect(startingPrice(category, scopes[0]), where).toBe(startingPrice(plain, scopes[1]))
      for (const item of category.packages) expect(toldPrice(item, category, scopes[0]), where).toEqual(toldPrice(item, plain, scopes[1]))
      const secret = category.rules?.filter(({ when }) => when?.coupons !== undefined).map(({ title }) => title) ?? []
      const told = JSON.stringify(ruleRows(category, scopes[0]))
      expect(secret.filter(title => told.includes(`"${title}"`))).toEqual([])
      expect(told).not.toMatch(/\bOffer\b|Not known/)
      seen.told++
      seen.hidden += secret.length
    })
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)

  function scope(content: CatalogContent) {
    return { ...revisionWith(sample, content), today }
  }
})

test('rules with codes, however many, leave what is promised as it was', () => {
  const couponWords = { label: 'Code', offer: 'Offer', unknown: 'Not known', unused: 'Changes nothing' }
  const rules = Array.from({ length: 24 }, (_, n): Rule => ({
    id: `offer-${n}`,
    title: `Offer ${n}`,
    when: { coupons: [`SAVE-${n}`], date: { from: `2027-${String((n % 12) + 1).padStart(2, '0')}-0${(n % 9) + 1}` } },
    effect: { kind: 'percent', bps: -100 * (n + 1), of: 'base' },
  }))
  const items = Array.from({ length: 14 }, (_, n): Addon => ({ id: `extra-${n}`, title: `Extra ${n}`, price: { kind: 'exact', amount: 100 } }))
  const addonGroups: AddonGroup[] = [{ id: 'extras', title: 'Extras', choose: 'any', items }]
  const categories = sample.categories.slice(0, 1).map(each => ({ ...each, addonGroups, rules: [] }))
  const [plain] = categories
  const [category] = written({ ...sample, categories: categories.map(each => ({ ...each, rules, couponWords })) }).categories
  if (category === undefined || plain === undefined) throw new Error('no category')
  const today = '2027-03-02'
  for (const [position, item] of category.packages.entries()) {
    const own = plain.packages[position]
    if (own === undefined) throw new Error('no such package')
    expect(toldPrice(item, category, scopeOf(sample, category, today))).toEqual(toldPrice(own, plain, scopeOf(sample, plain, today)))
  }
})

test('content that was written out is what it was before', () => {
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < CATALOGS; n++) {
    const said = withCoupons(draw, drawContent(draw))
    expect(folded(written(said))).toEqual(said)
  }
})

test.each([
  [{ date: { from: '2027-06-01', until: '2027-06-30' } }, 'Early summer: June 1, 2027 to June 30, 2027'],
  [{ date: { from: '2027-06-01' } }, 'Early summer: From June 1, 2027'],
  [{ date: { until: '2027-06-30' } }, 'Early summer: Until June 30, 2027'],
  [{ date: { from: '2027-06-01', until: '2027-06-01' } }, 'Early summer: June 1, 2027'],
  [{ weekdays: ['tuesday'], date: { from: '2027-06-01' } }, 'Early summer: On Tuesday, From June 1, 2027'],
  [{ season: { from: '06-01', until: '06-30' } }, 'Early summer: June 1 to June 30 of every year'],
  [{ package: ['motorcycle-standard-detail'] }, 'Early summer'],
] satisfies [Rule['when'], string][])('what a code is for says on which days of visits it holds: %j', (when, wanted) => {
  const rule: Rule = { id: 'summer', title: 'Early summer', when: { coupons: ['SUN-2027'], ...when }, effect: { kind: 'amount', amount: -1000 } }
  const couponWords = { label: 'Code', offer: 'Offer', unknown: 'Not known', unused: 'Changes nothing' }
  const categories = sample.categories.map(category => (category.id === 'Motorcycle' ? { ...category, rules: [rule], couponWords } : category))
  const labels = (content: typeof sample) =>
    writtenOut(content, new ContentPointer([])).categories.flatMap(({ inputs }) =>
      inputs.flatMap(input => (input.id === 'offer' && 'options' in input ? input.options.map(({ label }) => label) : [])),
    )
  expect(labels({ ...sample, categories })).toEqual(['Not known', wanted])
  // A language that there is not is a problem of the business, told there.
  expect(labels({ ...sample, categories, business: { ...sample.business, locale: 'en-xx-yy-zz' } })).toEqual(['Not known', 'Early summer'])
})
