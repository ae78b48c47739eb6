import { expect, test } from 'vitest'
import { cellsOf } from '#src/booking/schedule/cells.ts'

test('two visits share a cell exactly when they overlap', () => {
  const cells = (time: string, minutes: number) => new Set(cellsOf('2026-05-20', time, minutes).map(({ cell }) => cell))
  expect(cells('09:00', 120).intersection(cells('11:00', 60)).size).toBe(0)
  expect(cells('09:00', 121).intersection(cells('11:00', 60)).size).toBe(1)
})

test('a visit past midnight goes on in the next day', () => {
  expect(cellsOf('2026-12-31', '23:45', 30)).toEqual([
    { day: '2026-12-31', cell: 95 },
    { day: '2027-01-01', cell: 0 },
  ])
})
