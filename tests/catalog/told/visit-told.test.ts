import { expect, test } from 'vitest'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { startingPrice } from '#src/catalog/told/costed-rows.ts'
import { lineText } from '#src/catalog/told/price-lines.ts'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import type { Category, Visit } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const { content } = await sampleRevision()
const today = '2026-06-01'

const scopeOf = (visit: Visit) => ({ ...compiledRevision('visits', { ...content, visit }, today), today })
const categoryOf = (id: string): Category => content.categories.find(category => category.id === id) as Category

test('a card promises what a visit of that one item costs: with its trip, and at least its minimum', () => {
  const { limit: _, ...unlimited } = sampleVisit()
  const motorcycle = categoryOf('Motorcycle')
  expect(startingPrice(motorcycle, scopeOf(sampleVisit()))).toBe(15_000)
  expect(startingPrice(motorcycle, scopeOf(unlimited))).toBe(10_000)
  // Where water is brought, a visit costs more.
  const texts = motorcycle.packages.map(item => toldPrice(item, motorcycle, scopeOf(unlimited)).rows.map(({ text }) => text))
  expect(texts).toEqual([['From $100'], ['From $225']])
})

test('a discount that one item can have is in what is promised, on the days that it holds', () => {
  const rule = { id: 'week', title: 'In the week', when: { weekdays: ['tuesday' as const] }, effect: { kind: 'amount' as const, amount: -1000 } }
  expect(
    startingPrice(categoryOf('Motorcycle'), scopeOf({ ...sampleVisit(), limit: { title: 'At most', max: 90_000 }, rules: [rule], inputs: [] })),
  ).toBe(6500)
})

test('everything that a visit adds or takes off stands under the prices, with how many items it needs', () => {
  const rows = visitRows(scopeOf(sampleVisit())).map(row => [row.title, row.lines.map(lineText).join(), row.conditions.join()])
  expect(rows).toEqual([
    ['Trip fee', '+ $25', ''],
    ['Three vehicles or more', expect.stringContaining('5%'), '3 to 4 vehicles'],
    ['Five vehicles or more', expect.stringContaining('8%'), 'From 5 vehicles on'],
    ['We bring the water', '+ $15', expect.stringContaining('No')],
    ['Minimum of a visit', expect.stringContaining('$150'), ''],
  ])
})

test('of which categories and packages is said too; what has ended is not', () => {
  const rule = (id: string, when: object) => ({ id, title: id, when, effect: { kind: 'amount' as const, amount: 100 } })
  const rules = [
    rule('ended', { date: { until: '2026-05-31' } }),
    rule('cars', { items: { min: 2, category: ['Car', 'RV'] } }),
    rule('few', { items: { max: 2, package: ['motorcycle-buff-polish'] } }),
    rule('all', { items: { min: 2, max: 5 } }),
    { ...rule('further', { items: { full: 1 } }), effect: { kind: 'percent' as const, bps: -1000, of: 'base' as const } },
    rule('two', { items: { min: 2, max: 2 } }),
    { ...rule('second', { items: { full: 1, max: 2 } }), effect: { kind: 'percent' as const, bps: -1000, of: 'base' as const } },
    { ...rule('third', { items: { full: 2, max: 4 } }), effect: { kind: 'percent' as const, bps: -1000, of: 'base' as const } },
  ]
  const { inputs: _, ...plain } = sampleVisit()
  const rows = visitRows(scopeOf({ ...plain, rules })).map(({ title, conditions }) => [title, conditions.join()])
  const titleOf = (id: string) => categoryOf(id).formTitle
  const polish = categoryOf('Motorcycle').packages.find(({ id }) => id === 'motorcycle-buff-polish')?.title
  expect(rows).toEqual([
    ['cars', `From 2 vehicles on: ${titleOf('Car')} or ${titleOf('RV')}`],
    ['few', `Up to 2 vehicles: ${polish}`],
    ['all', 'From 2 vehicles on'],
    ['further', 'From 2 vehicles on,1 of them, the dearest, at the full price'],
    ['two', '2 vehicles'],
    ['second', '2 vehicles,1 of them, the dearest, at the full price'],
    ['third', '3 to 4 vehicles,2 of them, the dearest, at the full price'],
    ['Minimum of a visit', ''],
  ])
})

test('an add-on that several categories have is named once', () => {
  const [first] = content.categories.flatMap(({ addonGroups }) => addonGroups)
  if (first === undefined) throw new Error('no add-ons')
  const [addon] = first.items
  const effect = { kind: 'percent' as const, bps: -1000, of: 'addons' as const, addons: first.items.slice(0, 1).map(({ id }) => id) }
  const scope = scopeOf({ ...sampleVisit(), rules: [{ id: 'addon', title: 'Add-on', effect }] })
  const categories = content.categories.map(category => ({ ...category, addonGroups: [first] }))
  const [row] = visitRows({ ...scope, content: { ...scope.content, categories } })
  expect(row?.lines.map(lineText)).toEqual([`-10% on ${addon?.title}`])
})
