import { expect, test } from 'vitest'
import type { BySize } from '#src/studio-model/prices/forms/by-size.ts'
import { NO_FIGURE, type OnePrice } from '#src/studio-model/prices/forms/one-price.ts'
import { shownRows, withRow } from '#src/studio-model/prices/forms/table-rows.ts'

const one = (low: number): OnePrice => ({ form: 'one', precision: 'exact', low, high: undefined })
const choice = { id: 'size', label: 'Size', options: ['small', 'medium', 'large'].map(id => ({ id, label: id.toUpperCase() })) }
const scope = { formerTitle: (id: string) => (id === 'gone' ? 'Tiny' : null) }
const table: BySize = {
  form: 'bySize',
  input: 'size',
  rows: [
    { key: '0', option: 'large', figure: one(3) },
    { key: '1', option: 'gone', figure: one(9) },
    { key: '2', option: 'small', figure: one(1) },
    { key: '3', option: 'small', figure: one(2) },
  ],
  otherwise: null,
}

test('a table shows every option in the order of the question, then rows whose option is gone or stands twice', () => {
  expect(shownRows(table, choice, scope).map(({ label, figure }) => [label, figure])).toEqual([
    ['SMALL', one(1)],
    ['MEDIUM', NO_FIGURE],
    ['LARGE', one(3)],
    ['Tiny (gone)', one(9)],
    ['SMALL', one(2)],
  ])
  expect(shownRows({ ...table, otherwise: one(5) }, choice, scope)[1]).toMatchObject({ label: 'MEDIUM', figure: null })
  expect(shownRows(table, undefined, scope).map(({ label }) => label)).toEqual(['Gone', 'Tiny (gone)', 'Gone', 'Gone'])
})

test('a row that is not there yet begins with the precision that all others have', () => {
  const from = (low: number): OnePrice => ({ ...one(low), precision: 'from' })
  const rows = [{ key: '0', option: 'small', figure: from(1) }]
  expect(shownRows({ ...table, rows }, choice, scope)[1]?.figure).toMatchObject({ precision: 'from', low: undefined })
  expect(shownRows({ ...table, rows: [...rows, { key: '1', option: 'large', figure: one(3) }] }, choice, scope)[1]?.figure).toEqual(NO_FIGURE)
})

test('a row that is written for the first time is added under its option; one that is as all others is taken away', () => {
  const [small, medium, , gone] = shownRows(table, choice, scope)
  if (small === undefined || medium === undefined || gone === undefined) throw new Error('rows are missing')
  expect(withRow(table, medium, one(7)).rows).toEqual([...table.rows, { key: 'medium', option: 'medium', figure: one(7) }])
  expect(withRow(table, small, one(8)).rows.map(({ figure }) => figure)).toEqual([one(3), one(9), one(8), one(2)])
  expect(withRow(table, gone, null).rows.map(({ key }) => key)).toEqual(['0', '2', '3'])
})
