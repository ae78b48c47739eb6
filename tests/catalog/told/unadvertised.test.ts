import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { costedRows, startingPrice } from '#src/catalog/told/costed-rows.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { ruleRows } from '#src/catalog/told/rule-rows.ts'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import type { Category, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { oracle } from '#tests/support/prices/price-oracle.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { offersOf } from '#tests/support/prices/schema-org.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const CATALOGS = sizeOf('CATALOGS', { everyday: 30, all: 400 })
const TODAY = '2027-03-02'

const { content: sample } = await sampleRevision()

test('of discounts that are not advertised pages promise what others pay, tell each with its line, and nobody pays more than the least', () => {
  const draw = drawFromSeed(SEED)
  const seen = { told: 0, less: 0, same: 0 }
  for (let n = 0; n < CATALOGS; n++) {
    const drawn = drawContent(draw)
    const quiet = { ...drawn, categories: drawn.categories.map(category => withQuietRules(draw, category)) }
    const others = { ...quiet, categories: quiet.categories.map(withoutQuietRules) }
    const [own, plain] = [scopeOf(quiet), scopeOf(others)]
    quiet.categories.forEach((category, position) => {
      const where = `SEED=${SEED}, catalog ${n}, ${category.id}`
      const without = others.categories[position]
      if (without === undefined) throw new Error('no such category')
      if (!isKnown(category, own) || !isKnown(without, plain)) return
      expect(startingPrice(category, own), where).toBe(startingPrice(without, plain))
      expect(offersOf(own, TODAY, category), where).toEqual(offersOf(plain, TODAY, without))
      expect(titles(category, own)).toEqual(titles(withoutMarks(category), own))
      for (const item of category.packages) expect(toldPrice(item, category, own), where).toEqual(toldPrice(item, without, plain))
      seen.told++
    })
    for (let at = 0; at < 20; at++) {
      const selection = drawSelection(draw, quiet)
      const [paid, promised] = [priceOf(quiet, selection), priceOf(others, selection)]
      if (paid === null || promised === null) continue
      expect(paid, `SEED=${SEED}, catalog ${n}, ${JSON.stringify(selection)}`).toBeLessThanOrEqual(promised)
      seen[paid < promised ? 'less' : 'same']++
    }
  }
  // Else the law would hold of nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10)
})

const scopeOf = (content: CatalogContent) => ({ ...revisionWith(sample, content), today: TODAY })

const titles = (category: Category, scope: ReturnType<typeof scopeOf>) => ruleRows(category, scope).map(row => [row.title, row.lines, row.conditions])

/** Leaves some discounts out of what is advertised, and gives some categories such a discount, mostly of members. */
function withQuietRules(draw: Draw, category: Category): Category {
  const isTaxed = ({ id }: Rule) => JSON.stringify(category.taxes ?? []).includes(`"${id}"`)
  const rules = (category.rules ?? []).map(rule => (takesOff(rule) && !isTaxed(rule) && draw.chance(50) ? { ...rule, unadvertised: true } : rule))
  if (!draw.chance(70)) return { ...category, rules }
  const [id, title] = ['member', 'Member']
  const options = ['yes', 'no'].map(option => ({ id: option, label: option }))
  const inputs: Category['inputs'] = [...category.inputs, { id, kind: 'choice', label: title, show: 'always', required: '', options }]
  const effect = draw.one([
    { kind: 'percent', bps: -1500, of: 'base' },
    { kind: 'amount', amount: -100 },
  ] as const)
  const when = draw.one([{ inputs: [{ input: id, options: ['yes'] }] }, {}, { date: { from: '2027-04-01' } }])
  return { ...category, inputs, rules: [...rules, { id, title, effect, when, unadvertised: true }] }
}

function takesOff({ effect, when }: Rule): boolean {
  return when?.coupons === undefined && ((effect.kind === 'percent' && effect.bps < 0) || (effect.kind === 'amount' && effect.amount < 0))
}

function withoutQuietRules({ rules = [], ...category }: Category): Category {
  return { ...category, rules: rules.filter(rule => rule.unadvertised !== true) }
}

function withoutMarks({ rules = [], ...category }: Category): Category {
  return { ...category, rules: rules.map(rule => ({ ...rule, unadvertised: false })) }
}

/** Of too many selections nothing is promised, and of products few are tried: which, depends on all rules. */
function isKnown(category: Category, scope: ReturnType<typeof scopeOf>): boolean {
  const isPriced = (item: Category['packages'][number]) => costedRows(item, category, scope).every(({ costs }) => costs !== null)
  return !category.inputs.some(({ kind }) => kind === 'product') && category.packages.every(isPriced)
}

function priceOf(content: CatalogContent, selection: Selection): number | null {
  const found = oracle(content, selection)
  return 'refused' in found ? null : found.estimate.low
}

test('a discount of visits for members is left out of what every category promises', () => {
  const rule: VisitRule = { id: 'members', title: 'Members', effect: { kind: 'amount', amount: -1000 } }
  const told = (rules: VisitRule[]) => {
    const { limit: _, ...visit } = sampleVisit()
    const revision = compiledRevision('visits', { ...sample, visit: { ...visit, rules: [...(visit.rules ?? []), ...rules] } }, TODAY)
    const scope = { ...revision, today: TODAY }
    return { from: sample.categories.map(category => startingPrice(category, scope)), rows: visitRows(scope).map(({ title }) => title) }
  }
  const [none, advertised, quiet] = [told([]), told([rule]), told([{ ...rule, unadvertised: true }])]
  expect(advertised.from).toEqual(none.from.map(price => price && price - 1000))
  expect(quiet).toEqual({ from: none.from, rows: [...none.rows, 'Members'] })
})
