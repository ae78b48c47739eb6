import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Cell } from '#src/studio-model/sheet/cell.ts'
import { cellAt, extended, firstAt, type Grid, gridOf, isSelected, type MoveKey, moved, selectedCells } from '#src/studio-model/sheet/grid.ts'
import { copiedText, filled, pasted, type Proposal, typed, typedSince } from '#src/studio-model/sheet/proposal.ts'
import { raised } from '#src/studio-model/sheet/raised.ts'
import { readSeparated, writeSeparated } from '#src/studio-model/sheet/separated-text.ts'
import { sheetOf } from '#src/studio-model/sheet/sheet.ts'

/** None of the sample's prices changes on a day. */
const TODAY = '2026-08-01'

const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const exact = (amount: number) => ({ kind: 'exact', amount })
const table = (...prices: object[]) => ({
  kind: 'by',
  input: 'size',
  rows: prices.map((price, at) => ({ _key: `${at}`, option: `size${at}`, price })),
})
const item = (id: string, price: object) => ({ _key: id, id, title: id, price })
const category = {
  _id: 'category-A',
  _type: 'category',
  inputs: [{ id: 'size', kind: 'choice', label: 'Size', options: [0, 1, 2].map(at => ({ id: `size${at}`, label: `Size ${at}` })) }],
  packages: [
    item('basic', table(exact(1000), exact(2000), exact(3000))),
    item('single', exact(5000)),
    item('gold', table(exact(7000), { kind: 'quote', reason: 'x' }, { kind: 'from', amount: 9000 })),
  ],
}
const grid = gridOf([sheetOf(category, TODAY)])

/** Columns are: Price, Size 0, Size 1, Size 2. */
test.each<[MoveKey, [number, number], [number, number]]>([
  ['ArrowRight', [0, 1], [0, 2]],
  ['ArrowRight', [0, 3], [0, 3]],
  ['ArrowLeft', [0, 1], [0, 1]],
  ['ArrowDown', [0, 2], [1, 0]],
  ['ArrowDown', [1, 0], [2, 1]],
  ['ArrowDown', [2, 3], [2, 3]],
  ['ArrowUp', [0, 3], [0, 3]],
  ['End', [0, 1], [0, 3]],
  ['Home', [0, 3], [0, 1]],
  ['PageDown', [0, 3], [2, 3]],
  ['PageUp', [2, 3], [0, 3]],
  ['Control+End', [0, 1], [2, 3]],
  ['Control+Home', [2, 3], [0, 1]],
])('%s leads from %j to %j', (key, [row, column], [toRow, toColumn]) => {
  expect(moved(grid, { row, column }, key)).toEqual({ row: toRow, column: toColumn })
})

test('every key leads to a cell, and from every cell all others can be reached', () => {
  const keys: MoveKey[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Control+Home', 'Control+End']
  const grids = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(grids, shape => {
      const drawn: Grid = shape.map((row, at) => row.map((is, column) => (is ? ({ key: `${at} ${column}` } as Cell) : null)))
      const first = firstAt(drawn)
      const count = shape.flat().filter(Boolean).length
      expect(first === null).toBe(count === 0)
      if (first === null) return
      const seen = new Map([[JSON.stringify(first), first]])
      for (const at of seen.values()) {
        for (const key of keys) {
          const next = moved(drawn, at, key)
          expect(cellAt(drawn, next)).not.toBeNull()
          seen.set(JSON.stringify({ row: next.row, column: next.column }), next)
        }
      }
      expect(seen.size).toBe(count)
    }),
  )
})

const said = ({ changes, refused }: Proposal) => [
  ...changes.map(({ cell, after }) => `${cell.place.title}, ${cell.title}: ${JSON.stringify(after)}`),
  ...refused.map(({ where, problem }) => `${where}! ${problem}`),
]

test('with Shift the other corner moves, over places without a price and no further than the grid', () => {
  const at = { row: 0, column: 1 }
  const keys: MoveKey[] = ['ArrowDown', 'ArrowRight', 'PageDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'End', 'Home']
  const corners = keys.map((_, count) => keys.slice(0, count + 1).reduce((selection, key) => extended(grid, selection, key), { at, from: at }).from)
  expect(corners.map(({ row, column }) => [row, column])).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 1],
    [2, 0],
    [2, 0],
    [2, 3],
    [2, 0],
  ])
})

test('what is pasted stands from the first selected cell on', () => {
  const at = { row: 0, column: 1 }
  expect(said(pasted(grid, { at, from: at }, [['$11', '', '13'], [], ['70', '', '$90+']], money))).toEqual([
    'basic, Size 0: {"kind":"exact","amount":1100}',
    'basic, Size 2: {"kind":"exact","amount":1300}',
  ])
})

test('what is no price is refused with its place, and so is what has none', () => {
  const at = { row: 0, column: 2 }
  const proposal = pasted(
    grid,
    { at, from: at },
    [
      ['11', 'free'],
      ['12', ''],
      ['5', '1'],
    ],
    money,
  )
  expect(said(proposal)).toEqual([
    'basic, Size 1: {"kind":"exact","amount":1100}',
    'gold, Size 2: {"kind":"from","amount":100}',
    'basic, Size 2! "free" does not work here: write digits with at most 2 decimals, such as 125 or 125.50',
    'Row 2, column 1 of what was pasted! There is no price here',
    'gold, Size 1! Is changed in its form: Enter opens it',
  ])
})

test('a single text goes into all that is selected', () => {
  const selection = { at: { row: 0, column: 3 }, from: { row: 2, column: 3 } }
  expect(said(pasted(grid, selection, [['44']], money))).toEqual([
    'basic, Size 2: {"kind":"exact","amount":4400}',
    'gold, Size 2: {"kind":"from","amount":4400}',
  ])
})

test('filling takes the first of a column, or of a row; a cell by itself takes its neighbour', () => {
  const column = { at: { row: 0, column: 1 }, from: { row: 2, column: 1 } }
  expect(said(filled(grid, column, 'down', money))).toEqual(['gold, Size 0: {"kind":"exact","amount":1000}'])
  const row = { at: { row: 0, column: 3 }, from: { row: 0, column: 1 } }
  const right = ['basic, Size 1: {"kind":"exact","amount":1000}', 'basic, Size 2: {"kind":"exact","amount":1000}']
  expect(said(filled(grid, row, 'right', money))).toEqual(right)
  const one = { row: 0, column: 2 }
  expect(said(filled(grid, { at: one, from: one }, 'right', money))).toEqual(right.slice(0, 1))
})

test('what is copied can be pasted, and is the same', () => {
  const selection = { at: { row: 0, column: 0 }, from: { row: 1, column: 3 } }
  const rows = copiedText(grid, selection, money)
  expect(rows).toEqual([
    ['', '10', '20', '30'],
    ['50', '', '', ''],
  ])
  expect(pasted(grid, selection, readSeparated(writeSeparated(rows, '\t'), '\t'), money)).toEqual({ changes: [], refused: [] })
  expect(selectedCells(grid, selection)).toHaveLength(4)
  expect(isSelected(selection, { row: 1, column: 2 })).toBe(true)
  expect(isSelected(selection, { row: 2, column: 2 })).toBe(false)
})

test('a text that says what is there changes nothing', () => {
  expect(typed(grid[1]?.[0] as Cell, '$50.00', money)).toEqual({ changes: [], refused: [] })
})

test('a text does not replace what somebody else has put there while it was typed', () => {
  const cell = grid[1]?.[0] as Cell
  expect(typedSince(cell, '57', '50', money).changes).toEqual([{ cell, after: expect.objectContaining({ amount: 5700 }) as unknown }])
  expect(typedSince(cell, '57', '49', money)).toEqual({
    changes: [],
    refused: [{ where: expect.any(String) as unknown, problem: 'Was changed to 50 while “57” was typed: enter that again to put it in its place' }],
  })
  expect(typedSince(cell, '50', '49', money)).toEqual({ changes: [], refused: [] })
})

test('rows of fields are read as they are written, whatever they hold', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\t', '\n', "'", '1') })
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 }), fc.constantFrom(',', '\t', ';'), (rows, separator) => {
      expect(readSeparated(writeSeparated(rows, separator), separator)).toEqual(rows)
    }),
  )
  expect(readSeparated('\uFEFFa,b\r\nc,d\r\n', ',')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('raising reaches prices that are shown in words, and no percentage', () => {
  const per = { kind: 'per', input: 'length', rate: 1000 }
  const rules = [{ _key: 'off', id: 'off', title: 'Off', effect: { kind: 'percent', bps: -500, of: 'base' } }]
  const cells = gridOf([sheetOf({ ...category, packages: [item('long', per), ...category.packages], rules }, TODAY)]).flat()
  const { changes, stays } = raised(
    cells.filter(cell => cell !== null),
    { bps: 500, step: 1 },
    () => () => null,
    cell => cell,
  )
  expect(changes[0]?.after).toEqual({ ...per, rate: 1050 })
  expect(changes).toHaveLength(7)
  expect(stays.map(({ cell, result }) => [cell.place.title, cell.title, result.why])).toEqual([['gold', 'Size 1', 'Has no amount.']])
})
