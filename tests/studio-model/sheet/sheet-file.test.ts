import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Cell } from '#src/studio-model/sheet/cell.ts'
import { whereAmong, whereOf } from '#src/studio-model/sheet/proposal.ts'
import { readSeparated, writeSeparated } from '#src/studio-model/sheet/separated-text.ts'
import { cellsByKey, sheetsOf } from '#src/studio-model/sheet/sheet.ts'
import { readSheetFile, writeSheetFile } from '#src/studio-model/sheet/sheet-file.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

/** None of the sample's prices changes on a day. */
const TODAY = '2026-08-01'

const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const sheets = sheetsOf(await sampleDocuments(), TODAY)
const words = (cell: Cell) => `words of ${cell.place.title}`
const cells = cellsByKey(sheets)
const file = writeSheetFile(sheets, ({ document }) => document, words, money)
const read = (text: string) => readSheetFile(text, cells, words, money)

test('a file of prices read back changes nothing, with whatever separator it was saved and in whatever order', () => {
  expect(read(file)).toEqual({ changes: [], refused: [], same: cells.size })
  const [head = [], ...rows] = readSeparated(file, ',')
  for (const separator of [';', '\t']) {
    expect(read(writeSeparated([head, ...rows.toReversed()], separator).replaceAll('\n', '\r\n'))).toEqual({
      changes: [],
      refused: [],
      same: cells.size,
    })
  }
})

test('a dry run says what would change, and refuses by line what cannot', () => {
  const lines = readSeparated(file, ',')
  const at = (title: string, column: string) => lines.findIndex(row => row[2] === title && row[3] === column)
  const set = (row: number, price: string) => lines.splice(row, 1, (lines[row] ?? []).with(4, price))
  const [gold, silver, engine] = [
    at('Gold Shine Rejuvenation', 'Coupes/Sedans'),
    at('Silver Shine Detail (Deep Clean)', 'Coupes/Sedans'),
    at('Engine Bay', 'Price'),
  ]
  const quote = lines.findIndex(row => row[4]?.startsWith('words of') === true)
  set(gold, '$1,310')
  set(silver, 'soon')
  set(quote, '100')
  lines.push(lines[engine] ?? [], ['', '', 'Gone', '', '5', 'category-Car packages[_key=="gone"].price'])
  const { changes, refused, same } = read(writeSeparated(lines, ','))
  expect(changes.map(({ cell, after }) => [whereOf(cell), after])).toEqual([
    ['Gold Shine Rejuvenation, Coupes/Sedans', { _type: 'Price', kind: 'from', amount: 131_000 }],
  ])
  expect(refused.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    expect.stringMatching(/^Line \d+ \(Silver Shine Detail \(Deep Clean\), Coupes\/Sedans\): "soon" does not work here/),
    expect.stringMatching(/: Is changed in its form$/),
    expect.stringMatching(/^Line \d+ \(Engine Bay, Price\): Stands twice$/),
    expect.stringMatching(/ \(Gone\): There is no such price any more$/),
  ])
  expect(same).toBe(cells.size - 3)
})

test('a price that a file would change is named with its category where those of several are shown', () => {
  const [cell] = cells.values()
  if (cell === undefined) throw new Error('the sample has no price')
  const titleOf = ({ document }: Pick<Cell, 'document'>) => `title of ${document}`
  expect(whereAmong(cell, sheets, titleOf)).toBe(`title of ${cell.document}, ${whereOf(cell)}`)
  expect(
    whereAmong(
      cell,
      sheets.filter(({ document }) => document === cell.document),
      titleOf,
    ),
  ).toBe(whereOf(cell))
})

test('columns are known by their headings, in any order, also in a file that was exported when the last one was called otherwise', () => {
  const [head = [], ...rows] = readSeparated(file, ',')
  expect(head.at(-1)).toBe('Row (leave as it is)')
  const turned = [head, ...rows].map(row => [...row.toReversed(), 'my own'])
  turned[3]?.splice(1, 1, 'soon')
  const { refused, same } = read(writeSeparated(turned, ','))
  expect(refused).toEqual([{ where: expect.stringMatching(/^Line 4 \(.+\)$/) as never, problem: expect.stringMatching(/^"soon"/) as never }])
  expect(same).toBe(cells.size - 1)
  const former = [['Of', 'Group', 'Item', 'Column', 'Price', 'Cell'], ...rows]
  expect(read(writeSeparated(former, ','))).toEqual({ changes: [], refused: [], same: cells.size })
})

test('a file of something else is refused whole', () => {
  expect(read('Name,Price\nGold,5').refused).toEqual([{ where: 'Line 1', problem: expect.stringMatching(/^Must have “Price” and “Row/) as never }])
  expect(read('').changes).toEqual([])
})

test('no field is a formula for a spreadsheet, and each is read as it was', () => {
  const titles = ['=HYPERLINK("http://x")', '+1', '-2+3', '@SUM(A1)', '\tx', "'=1"]
  const rule = (title: string, amount: number) => ({ _key: title, id: 'a', title, effect: { kind: 'amount', amount } })
  const document: DatasetDocument = { _id: 'category-X', _type: 'category', rules: titles.map((title, at) => rule(title, -500 - at)) }
  const own = sheetsOf([document], TODAY)
  const text = writeSheetFile(own, () => '=1+1', words, money)
  const rows = readSeparated(text, ',').slice(1)
  for (const field of rows.flat()) expect(field).not.toMatch(/^[=+@\t]|^-(?!\d+(\.\d\d)?$)/)
  expect(rows[0]?.[4]).toBe('-5')
  expect(readSheetFile(text, cellsByKey(own), words, money)).toEqual({ changes: [], refused: [], same: titles.length })
})
