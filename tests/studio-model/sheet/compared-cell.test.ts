import { expect, test } from 'vitest'
import { backTo, comparedWith, otherIn } from '#src/studio-model/sheet/compared-cell.ts'
import { sheetOf } from '#src/studio-model/sheet/sheet.ts'

const TODAY = '2030-05-15'
const price = (kind: string, fields: object) => ({ _type: 'Price', kind, ...fields })
const exact = (amount: number) => price('exact', { amount })
const row = (option: string, amount: number) => ({ _key: option, _type: 'PriceRow', option, price: exact(amount) })
const table = (rows: object[], more: object = {}) => price('by', { input: 'size', rows, ...more })
const onDays = (own: object) => price('dated', { price: own, changes: [{ _key: 'c', _type: 'DatedChange', from: '2029-01-01', price: own }] })
const SMALL = row('small', 5000)
const BIG = row('big', 9000)

function sheet(own: object) {
  const options = ['small', 'big'].map(id => ({ _key: id, id, label: id }))
  const inputs = [{ _key: 's', id: 'size', kind: 'choice', label: 'Size', options }]
  return sheetOf({ _id: 'category-Car', _type: 'category', inputs, packages: [{ _key: 'a', id: 'a', title: 'A', price: own }] }, TODAY)
}

/** What the cell of the big size was before; null where that is the same, or it was not there. */
function wasBig(before: object, now: object): unknown {
  const sheets = [sheet(now)]
  const big = sheets[0]?.lines[0]?.cells.find(cell => cell?.column === 'size:big')
  if (big === undefined || big === null) throw new Error('no cell')
  const compared = comparedWith([sheet(before)])
  return { was: otherIn(compared, big, sheets)?.place.value ?? null, back: backTo(compared, big, sheets)?.after ?? null }
}

test.each<[string, object, object, object | null, object | null]>([
  ['the same size', table([SMALL, row('big', 8000)]), table([SMALL, BIG]), exact(8000), exact(8000)],
  [
    'the price for all others',
    table([SMALL], { else: exact(8000) }),
    table([SMALL, BIG], { else: exact(8000) }),
    exact(8000),
    table([SMALL], { else: exact(8000) }),
  ],
  ['one price for all', exact(7000), table([SMALL, BIG]), exact(7000), exact(7000)],
  ['nothing, where another size has the price of all now', exact(5000), table([SMALL, BIG]), null, null],
  ['nothing, where its table did not know it', table([SMALL]), table([SMALL, BIG]), null, null],
  ['nothing, where that changes on days', onDays(table([SMALL])), onDays(table([SMALL, BIG])), null, null],
])('a size is compared with %s', (_, before, now, was, back) => {
  expect(wasBig(before, now)).toEqual({ was, back })
})
