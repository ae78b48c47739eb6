import { expect, test } from 'vitest'
import { counted, priceTable } from '#scripts/lib/price-table.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
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
