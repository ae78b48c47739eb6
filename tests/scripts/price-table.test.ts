import { expect, test } from 'vitest'
import { counted, priceTable } from '#scripts/lib/price-table.ts'
import { ruleTable } from '#scripts/lib/rule-table.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { contentOf } from '#tests/support/prices/price-list.ts'
import { categoryOf, exact } from '#tests/support/prices/one-package.ts'

const { content } = await sampleRevision()
const category = { ...categoryOf(exact(8000)), title: 'Bikes' }
const withPackages = (count: number) => {
  const packages = Array.from({ length: count }, (_, n) => category.packages.map(item => ({ ...item, id: `wash-${n}` }))).flat()
  return { ...content, categories: [{ ...category, packages }] }
}

test('each package has a line with what it costs at least, as pages say it', () => {
  expect(priceTable(withPackages(1), '2026-11-21')).toEqual(['  Bikes  Wash  $80'])
})

test('of many, so many are left out', () => {
  const lines = priceTable(withPackages(43), '2026-11-21')
  expect([lines.length, lines.at(-1)]).toEqual([41, '  and 3 more packages'])
})

test('one is no several', () => {
  expect([counted(1, 'category', 'categories'), counted(2, 'category', 'categories')]).toEqual(['1 category', '2 categories'])
})

const TODAY = '2026-11-21'
const special = (amount: number) => ({ id: 'special', title: 'January special', effect: { kind: 'amount' as const, amount } })

test.each([
  ['more', 2000, '+ $20'],
  ['less', -2000, '-$20'],
])('a rule has a line that says whether it is %s, on which days and for what', (_, amount, said) => {
  const [wash] = category.packages
  const rules = [{ ...special(amount), when: { season: { from: '01-01', until: '01-31' }, package: [wash?.id ?? ''] } }]
  expect(ruleTable({ ...content, categories: [{ ...category, rules }] }, TODAY)).toEqual([
    `  Bikes  January special: ${said}, Only with Wash, January 1 to January 31 of every year`,
  ])
})

test('a code is told of without it, and what the visit adds once', () => {
  const rules = [{ ...special(-1500), when: { coupons: ['SPRING15'] } }]
  const { visit } = contentOf({
    name: 'car',
    category,
    visit: { rules: [{ id: 'trip', title: 'Trip', effect: { kind: 'add', price: exact(1900) } }] },
  })
  if (visit === undefined) throw new Error('no visit')
  expect(ruleTable({ ...content, visit, categories: [{ ...category, rules }] }, TODAY)).toEqual([
    '  Bikes          January special: -$15, with a discount code',
    '  On this visit  Trip: + $19',
  ])
})

test('of many rules, so many are left out', () => {
  const rules = Array.from({ length: 43 }, (_, n) => ({ ...special(100 + n), id: `rule-${n}` }))
  const lines = ruleTable({ ...content, categories: [{ ...category, rules }] }, TODAY)
  expect([lines.length, lines.at(-1)]).toEqual([41, '  and 3 more rules'])
})
