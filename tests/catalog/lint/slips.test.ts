import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { lintCatalog } from '#src/catalog/lint/lint-catalog.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { lintContent } from '#src/cms/check/lint-content.ts'
import type { Category, Day, Rule } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SALES_TAX, taxesOf } from '#tests/support/content/taxed.ts'
import { contentOf, priceLists } from '#tests/support/prices/price-list.ts'
import { categoryOf, exact, extra, lengthUpTo, rule } from '#tests/support/prices/one-package.ts'

const { content: sample, money } = await sampleRevision()

function lintsOf(category: Category, business = sample.business, today: Day | null = null): string[] {
  const compiled = compile({ business, categories: [category] })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return lintCatalog(compiled.catalog, { content: sample, money }, { today }).map(({ pointer, message }) => `${pointer} ${message}`)
}

const RULE = '/categories/0/rules/0'
const percent = (bps: number, highBps?: number) => rule({ kind: 'percent', bps, ...(highBps !== undefined && { highBps }), of: 'base' })
const withRule = (one: Rule, more: Partial<Category> = {}) => categoryOf(exact(8000), { ...more, rules: [one] })

test.each<[string, Category, string[]]>([
  [
    'a percentage below 1 %',
    withRule(percent(-15)),
    [`${RULE}/effect "Rule" is -0.15% of the price: write -15%, which files have as -1500, if that is meant`],
  ],
  [
    'a span of percentages below 1 %',
    withRule(percent(20, 40)),
    [`${RULE}/effect "Rule" is 0.4% of the price: write 40%, which files have as 4000, if that is meant`],
  ],
  ['a percentage of 1 %', withRule(percent(100)), []],
  ['up to half more', withRule(percent(0, 5000)), []],
  [
    'a tax below 1 %',
    categoryOf(exact(8000), { taxes: [{ ...SALES_TAX, bps: 8 }] }),
    [`/categories/0/taxes/0 "${SALES_TAX.title}" is 0.08% of the price: write 8%, which files have as 800, if that is meant`],
  ],
  [
    'cents among whole dollars',
    categoryOf(exact(8000), extra(exact(89))),
    [
      '/categories/0/addonGroups/0/items/0/price "Extra" says $0.89, where other prices are whole: write $89, which files have as 8900, if that is meant',
    ],
  ],
  [
    'a minimum in cents',
    categoryOf({ kind: 'limit', min: 99, price: exact(8000) }),
    ['/categories/0/packages/0/price "Wash" says $0.99, where other prices are whole: write $99, which files have as 9900, if that is meant'],
  ],
  [
    'an amount off in cents',
    withRule(rule({ kind: 'amount', amount: -15 })),
    [`${RULE}/effect "Rule" says -$0.15, where other prices are whole: write -$15, which files have as -1500, if that is meant`],
  ],
  ['cents where other prices have cents, too', categoryOf(exact(7995), extra(exact(89))), []],
  [
    'a table in dollars, of which every row is named',
    categoryOf(exact(8000), extra({ kind: 'sum', of: [exact(89), exact(129)] })),
    [
      '/categories/0/addonGroups/0/items/0/price "Extra" says $0.89, $1.29, where other prices are whole: write $89, $129, which files have as 8900, 12900, if that is meant',
    ],
  ],
  [
    'a fee in cents',
    withRule(rule({ kind: 'add', price: exact(25) })),
    [`${RULE}/effect "Rule" says $0.25, where other prices are whole: write $25, which files have as 2500, if that is meant`],
  ],
  [
    'a minimum order of a dollar',
    categoryOf(exact(8000), { limit: { title: 'Minimum', min: 120 } }),
    ['/categories/0/limit "Minimum" says $1.20: write $120, which files have as 12000, if that is meant'],
  ],
  [
    'a category in dollars',
    categoryOf(exact(89), { addonGroups: [] }),
    ['/categories/0/packages no package costs more than $0.89: files have $9 as 900'],
  ],
])('%s', (_, category, expected) => {
  expect(lintsOf(category, { ...sample.business, taxes: taxesOf([]) })).toEqual(expected)
})

test.each<[string, number, boolean]>([
  ['dollars', 9, true],
  ['cents', 900, false],
])('a category with a rate in %s beside a dearer one', (_, rate, isWarned) => {
  const rv = {
    ...categoryOf({ kind: 'per', input: 'length', rate }, { inputs: [lengthUpTo(60)] }),
    id: 'rv',
    fieldPrefix: 'rv',
    sectionId: 'rv',
    path: '/rv',
  }
  rv.packages = rv.packages.map(item => ({ ...item, id: 'rv-wash' }))
  const compiled = compile({ business: sample.business, categories: [categoryOf(exact(18_000)), rv] })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const found = lintCatalog(compiled.catalog, { content: sample, money }).map(({ pointer, message }) => `${pointer} ${message}`)
  expect(found).toEqual(isWarned ? ['/categories/1/packages no package costs more than $5.40: files have $9 as 900'] : [])
})

test("the business's own taxes are looked at, too", () => {
  const business = { ...sample.business, taxes: taxesOf([{ ...SALES_TAX, bps: 8 }]) }
  expect(lintsOf(categoryOf(exact(8000)), business)).toEqual([expect.stringContaining('/business/taxes/list/0 ')])
})

test.each<[string, Rule['effect'], Rule['when'], boolean]>([
  ['an amount off', { kind: 'amount', amount: -1500 }, {}, true],
  ['a percentage off', { kind: 'percent', bps: -1000, of: 'base' }, {}, true],
  ['an amount more', { kind: 'amount', amount: 1500 }, {}, false],
  ['an amount off with packages that do not include it', { kind: 'amount', amount: -1500 }, { package: ['wash'] }, false],
])('%s for an add-on that a package includes', (_, effect, when, isWarned) => {
  const { addonGroups } = extra(exact(4000))
  const [group] = addonGroups
  const category = withRule(rule(effect, { addons: ['extra'], ...when }))
  const [wash] = category.packages
  if (group === undefined || wash === undefined) throw new Error('no package')
  const all = { ...wash, id: 'all', title: 'All', price: exact(12_000) }
  const items = group.items.map(item => ({ ...item, includedIn: ['all'] }))
  const found = lintsOf({ ...category, packages: [wash, all], addonGroups: [{ ...group, items }] })
  const told = `${RULE}/when "Rule" takes something off with "All" too, which includes "Extra": name the packages that it is for, if that is not meant`
  expect(found.includes(told)).toBe(isWarned)
})

test.each<[string, Day | null, boolean]>([
  ['the day after its last', '2027-01-02', true],
  ['its last day', '2027-01-01', false],
  ['no day that is known', null, false],
])('a rule with a last day, on %s', (_, today, isWarned) => {
  const found = lintsOf(withRule(rule({ kind: 'amount', amount: -500 }, { date: { until: '2027-01-01' } })), sample.business, today)
  const told = `${RULE}/when/date/until "Rule" has ended, on 2027-01-01: remove it, or name another day`
  expect(found.filter(lint => lint.includes('has ended'))).toEqual(isWarned ? [told] : [])
})

test('no published price list is taken for one', () => {
  const found = priceLists().flatMap(({ category, ...list }) => {
    if (category === undefined) return []
    const content = contentOf({ ...list, category })
    const { epochs } = publishCheck(content)
    const lints = lintContent(content, epochs ?? [])
    return lints.flatMap(({ kind, message }) => (kind === 'scale' || kind === 'free' ? [message] : []))
  })
  expect(found).toEqual([])
})
