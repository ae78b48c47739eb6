import { expect, test } from 'vitest'
import { withoutDiscounts } from '#src/studio-model/reprice/discounts.ts'
import { sheetOf } from '#src/studio-model/sheet/sheet.ts'

test('amounts of discounts and codes are none of all prices; surcharges and their bounds are', () => {
  const rule = (id: string, effect: object) => ({ _key: id, id, title: id, effect })
  const document = {
    _id: 'category-a',
    _type: 'category',
    packages: [{ _key: 'p', id: 'p', title: 'Wash', price: { _type: 'Price', kind: 'exact', amount: 5000 } }],
    rules: [
      rule('code', { kind: 'amount', amount: -2000 }),
      rule('fee', { kind: 'amount', amount: 1500 }),
      rule('sale', { kind: 'percent', bps: -2000, highBps: -1000, of: 'base', max: 5000 }),
      rule('weekend', { kind: 'percent', bps: 1000, of: 'base', min: 700 }),
    ],
  }
  const cells = sheetOf(document, '2030-05-15').lines.flatMap(line => line.cells.filter(cell => cell !== null))
  const amounts = withoutDiscounts(cells).filter(({ entry }) => entry === 'amount')
  expect(amounts.map(({ place }) => place.title)).toEqual(['Wash', 'fee', 'weekend, at least'])
  expect(withoutDiscounts(cells)).toHaveLength(cells.length - 2)
})
