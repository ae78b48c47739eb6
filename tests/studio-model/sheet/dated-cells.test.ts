import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Cell } from '#src/studio-model/sheet/cell.ts'
import { cellText } from '#src/studio-model/sheet/cell-text.ts'
import { backTo, changingLater, comparedWith, otherIn } from '#src/studio-model/sheet/compared-cell.ts'
import { pendingWith, stillPending, withPending } from '#src/studio-model/sheet/pending.ts'
import { typed } from '#src/studio-model/sheet/proposal.ts'
import { raised } from '#src/studio-model/sheet/raised.ts'
import { type Sheet, sheetOf, wholeOf } from '#src/studio-model/sheet/sheet.ts'
import { type CellChange, sheetEdits } from '#src/studio-model/sheet/sheet-edits.ts'
import type { AmountChange } from '#src/studio-model/reprice/amount-change.ts'
import { applied } from '#tests/support/content/applied-edit.ts'

const TODAY = '2026-08-01'
const money = moneyOf({ currency: 'USD', locale: 'en-US' })

const exact = (amount: number) => ({ kind: 'exact', amount })
const table = (small: number, large: number) => ({
  kind: 'by',
  input: 'size',
  rows: [
    { _key: 'a', option: 'small', price: exact(small) },
    { _key: 'b', option: 'large', price: exact(large) },
  ],
})
const dated = (price: object, ...changes: [from: string, price: object][]) => ({
  kind: 'dated',
  price,
  changes: changes.map(([from, next]) => ({ _key: from, from, price: next })),
})

const options = ['small', 'large'].map(id => ({ _key: id, id, label: id }))
const categoryWith = (price: object): DatasetDocument => ({
  _id: 'category-X',
  _type: 'category',
  inputs: [{ _key: 'size', id: 'size', kind: 'choice', label: 'Size', options }],
  packages: [{ _key: 'wash', id: 'wash', title: 'Wash', price }],
})

const sheetWith = (price: object): Sheet => sheetOf(categoryWith(price), TODAY)
const cellsIn = (sheet: Sheet): Cell[] => sheet.lines.flatMap(({ cells }) => cells).filter(cell => cell !== null)
const texts = (sheet: Sheet) =>
  cellsIn(sheet).map(cell => [cellText(cell, money), cell.later.map(({ from, cell: then }) => [from, cellText(then, money)])])

/** What the price is after changes in the sheet. */
function after(price: object, changesOf: (sheet: Sheet) => readonly CellChange[]): unknown {
  const edit = sheetEdits(changesOf(sheetWith(price))).get('category-X') ?? {}
  return (applied(categoryWith(price), edit)['packages'] as { price: unknown }[])[0]?.price
}

test('a price with a later one is a cell with what is paid today, beside what follows', () => {
  const price = dated(exact(7000), ['2026-06-01', exact(7500)], ['2027-01-01', exact(8000)])
  expect(texts(sheetWith(price))).toEqual([['75', [['2027-01-01', '80']]]])
  expect(cellsIn(sheetWith(price))[0]?.entry).toBe('amount')
  expect(after(price, sheet => typed(cellsIn(sheet)[0] as Cell, '76', money).changes)).toEqual(
    dated(exact(7000), ['2026-06-01', exact(7600)], ['2027-01-01', exact(8000)]),
  )
})

test('each row of a table is such a cell, beside its own later price, or the one of all rows', () => {
  const price = dated(table(5000, 6000), ['2027-01-01', table(5500, 6500)], ['2028-01-01', exact(9000)])
  expect(texts(sheetWith(price))).toEqual([
    [
      '50',
      [
        ['2027-01-01', '55'],
        ['2028-01-01', '90'],
      ],
    ],
    [
      '60',
      [
        ['2027-01-01', '65'],
        ['2028-01-01', '90'],
      ],
    ],
  ])
  expect(texts(sheetWith(table(5000, 6000)))).toEqual([
    ['50', []],
    ['60', []],
  ])
})

test('a price whose day is yet to be chosen stays one cell, to be completed in its form', () => {
  const [cell] = cellsIn(sheetWith({ kind: 'dated', price: exact(7000), changes: [{ _key: 'a', price: exact(8000) }] }))
  expect(cell).toMatchObject({ entry: null, later: [] })
})

const raise = (change: AmountChange, isRaised: (cell: Cell) => boolean) => (sheet: Sheet) =>
  raised(
    cellsIn(sheet).filter(isRaised),
    change,
    () => () => null,
    cell => wholeOf(cell, [sheet]),
  ).changes

test.each<[string, object, AmountChange, object]>([
  ['at once', dated(exact(1000), ['2027-01-01', exact(2000)]), { bps: 1000, step: 1 }, dated(exact(1100), ['2027-01-01', exact(2200)])],
  [
    'from a day on',
    dated(exact(1000), ['2027-01-01', exact(2000)]),
    { bps: 1000, step: 1, from: '2026-10-01' },
    dated(exact(1000), ['2026-10-01', exact(1100)], ['2027-01-01', exact(2200)]),
  ],
  [
    'at once of one row',
    dated(table(1000, 2000), ['2027-01-01', table(3000, 4000)]),
    { bps: 1000, step: 1 },
    dated(table(1000, 2200), ['2027-01-01', table(3000, 4400)]),
  ],
  [
    'from a day on of one row',
    dated(table(1000, 2000), ['2027-01-01', table(3000, 4000)]),
    { bps: 1000, step: 1, from: '2027-06-01' },
    dated(table(1000, 2000), ['2027-01-01', table(3000, 4000)], ['2027-06-01', table(3000, 4400)]),
  ],
])('a raise %s raises later prices too', (_, price, change, expected) => {
  const isRaised = (cell: Cell) => cell.column === 'one' || cell.title === 'large'
  const keyed = after(price, raise(change, isRaised)) as { changes: { from: string }[] }
  expect(keyed).toEqual({ ...expected, changes: (expected as typeof keyed).changes.map((each, at) => ({ ...keyed.changes[at], ...each })) })
})

test('a later price is a difference from what is published, which one press takes back', () => {
  const [published, draft] = [table(1000, 2000), dated(table(1000, 2000), ['2027-01-01', table(1000, 2500)])]
  const sheets = [sheetWith(draft)]
  const before = comparedWith([sheetWith(published)])
  const [small, large] = cellsIn(sheets[0] as Sheet) as [Cell, Cell]
  expect(otherIn(before, large, sheets)?.place.value).toEqual(exact(2000))
  expect([changingLater(large).length, changingLater(small).length]).toEqual([1, 0])
  expect(otherIn(before, small, sheets), 'what stays says its price again').toBeNull()
  const back = backTo(before, large, sheets)
  expect(after(draft, () => (back === null ? [] : [back]))).toEqual(published)
})

test('where the later price is the same, one press takes back the cell alone', () => {
  const [published, draft] = [1000, 1200].map(small => dated(table(small, 2000), ['2027-01-01', table(1500, 2500)])) as [object, object]
  const sheets = [sheetWith(draft)]
  const before = comparedWith([sheetWith(published)])
  const [small, large] = cellsIn(sheets[0] as Sheet) as [Cell, Cell]
  expect(otherIn(before, large, sheets)).toBeNull()
  expect(backTo(before, small, sheets)).toEqual({ cell: small, after: exact(1000) })
})

test('a later price that is raised is shown at once, until it has arrived', () => {
  const price = dated(exact(1000), ['2027-01-01', exact(2000)])
  const sheet = sheetWith(price)
  const changes = raise({ bps: 1000, step: 1 }, () => true)(sheet)
  const pending = pendingWith(new Map(), changes)
  expect(texts(withPending([sheet], pending)[0] as Sheet)).toEqual([['11', [['2027-01-01', '22']]]])
  expect(stillPending(pending, [sheetWith(after(price, () => changes) as object)]).size).toBe(0)
})
