import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import type { Cell } from '#src/studio-model/sheet/cell.ts'
import { cellFrom, cellText } from '#src/studio-model/sheet/cell-text.ts'
import { cellsByKey, sheetOf, sheetsOf } from '#src/studio-model/sheet/sheet.ts'
import { comparedWith, otherIn } from '#src/studio-model/sheet/compared-cell.ts'
import { sheetEdits, takenBack } from '#src/studio-model/sheet/sheet-edits.ts'
import { percentPlaces, pricePlaces } from '#src/studio-model/reprice/price-places.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { applied } from '#tests/support/content/applied-edit.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { SEED } from '#tests/support/seed.ts'

/** None of the sample's prices changes on a day. */
const TODAY = '2026-08-01'

const { content } = await sampleRevision()
const documents = await sampleDocuments()
const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const cellsOf = (document: DatasetDocument) => [...cellsByKey([sheetOf(document, TODAY)]).values()]

/** Documents with prices of every kind. */
function drawn(rounds: number): DatasetDocument[] {
  const draw = drawFromSeed(SEED)
  return Array.from({ length: rounds }, () => toDocuments({ ...content, categories: drawContent(draw).categories }))
    .flat()
    .filter(({ _type }) => _type === 'category')
}

test('a sheet has a line for each thing with a price, and a column for each size', () => {
  const car = documents.find(({ _id }) => _id === 'category-Car') as DatasetDocument
  const { columns, lines } = sheetOf(car, TODAY)
  expect(columns.map(({ title }) => title)).toEqual(['Price', 'Coupes/Sedans', 'Mid-Size SUV/Trucks', 'Large SUV/Vans/3-Row'])
  const gold = lines.find(({ title }) => title === 'Gold Shine Rejuvenation')
  expect(gold?.cells.map(cell => cell && cellText(cell, money))).toEqual([null, '300', '350', '400'])
  expect(lines.map(({ whole }) => whole.place.path)).toEqual(placesOf(car).map(({ path }) => path))
})

test('what is asked by no category stands last, and documents without prices not at all', () => {
  // Drafts come in any order.
  const sheets = sheetsOf(documents.toReversed(), TODAY)
  expect(sheets.map(({ document }) => document)).toEqual(documents.filter(({ _type }) => _type === 'category').map(({ _id }) => _id))
  const shared = { _key: 'x', id: 'x', title: 'X', price: { _type: 'Price', kind: 'exact', amount: 500 } }
  const business = { _id: 'business', _type: 'business', prices: [shared] }
  expect(sheetsOf([business, ...documents], TODAY).at(-1)?.document).toBe('business')
})

test('every amount of a document that can be typed stands in one cell, and every other price in words', () => {
  for (const document of [...documents, ...drawn(60)].filter(({ _type }) => _type === 'category')) {
    const seen = new Set(cellsOf(document).map(({ place }) => JSON.stringify(place.path)))
    expect(seen.size).toBe(cellsOf(document).length)
    // A place is a cell, or its rows are.
    for (const { path } of placesOf(document)) {
      const whole = JSON.stringify(path)
      const rows = [...seen].filter(one => one.startsWith(`${whole.slice(0, -1)},`))
      expect(seen.has(whole) ? rows : rows.slice(0, 1)).toHaveLength(seen.has(whole) ? 0 : 1)
    }
  }
})

test('writing back what was read changes nothing', () => {
  const kinds = new Set<unknown>()
  for (const document of drawn(200)) {
    for (const cell of cellsOf(document)) {
      kinds.add((cell.place.value as { kind?: string }).kind)
      if (cell.entry === null) continue
      const read = cellFrom(cell, cellText(cell, money), money)
      expect(read, JSON.stringify(cell)).toEqual({ value: cell.place.value })
      expect(sheetEdits([{ cell, after: 'value' in read && read.value }])).toEqual(new Map())
    }
  }
  // Else the law would hold of nothing.
  for (const kind of ['exact', 'from', 'range', 'included', 'quote', 'by', 'bands', 'per', 'sum', 'limit', 'scale']) expect(kinds).toContain(kind)
})

test('typing into a cell changes exactly that price, and taking it back gives what was there', () => {
  const draw = drawFromSeed(SEED)
  let changed = 0
  for (const document of drawn(80)) {
    const cells = cellsOf(document).filter(({ entry }) => entry !== null)
    if (cells.length === 0) continue
    const cell = draw.one(cells)
    const text = cell.entry === 'range' ? '3.17 - 4000.01' : '987.65'
    const read = cellFrom(cell, text, money)
    if (!('value' in read)) throw new Error(`${text}: ${read.problem}`)
    const change = { cell, after: read.value }
    const edit = sheetEdits([change]).get(document._id) ?? {}
    const after = applied(document, edit)
    const sheets = [sheetOf(after, TODAY)]
    const now = cellsByKey(sheets)
    const before = comparedWith([sheetOf(document, TODAY)])
    expect([...now.values()].filter(one => otherIn(before, one, sheets) !== null).map(({ key }) => key)).toEqual([cell.key])
    expect(Object.keys(edit)).toHaveLength(cell.entry === 'range' ? 2 : 1)
    const back = sheetEdits(takenBack([change], now)).get(document._id) ?? {}
    expect(applied(after, back)).toEqual(document)
    changed++
  }
  expect(changed).toBeGreaterThan(50)
})

test('what somebody else changed meanwhile is not taken back', () => {
  const car = documents.find(({ _id }) => _id === 'category-Car') as DatasetDocument
  const cell = cellsOf(car).find(({ entry }) => entry === 'amount')
  if (cell === undefined) throw new Error('no cell')
  const change = { cell, after: { ...(cell.place.value as object), amount: 77_700 } }
  expect(takenBack([change], cellsByKey([sheetOf(car, TODAY)]))).toEqual([])
})

test('a kind of price that there is not is told', () => {
  const document = { _id: 'category-X', _type: 'category', packages: [{ _key: 'a', id: 'a', title: 'A', price: { kind: 'free' } }] }
  expect(() => sheetOf(document, TODAY)).toThrow('there is no kind of price "free"')
})

const price = (value: object): Pick<Cell, 'entry' | 'place'> => {
  const document = { _id: 'category-X', _type: 'category', packages: [{ _key: 'a', id: 'a', title: 'A', price: value }] }
  return cellsOf(document)[0] as Cell
}
const ruled = (effect: object): Cell => {
  const document = { _id: 'category-X', _type: 'category', rules: [{ _key: 'a', id: 'a', title: 'A', effect }] }
  return cellsOf(document)[0] as Cell
}

/** A cell, what is typed or pasted there, and what that says. */
test.each<[Pick<Cell, 'entry' | 'place'>, string, unknown]>([
  [price({ kind: 'exact', amount: 500 }), '$700', { kind: 'exact', amount: 70_000 }],
  [price({ kind: 'exact', amount: 500 }), '1,200', { kind: 'exact', amount: 120_000 }],
  [price({ kind: 'exact', amount: 500 }), '700.00', { kind: 'exact', amount: 70_000 }],
  [price({ kind: 'from', amount: 500 }), '$700+', { kind: 'from', amount: 70_000 }],
  [price({ kind: 'exact', amount: 500 }), '700+', '"700+" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
  [price({ kind: 'exact', amount: 500 }), '', 'Write a number, such as 125 or 125.50'],
  [price({ kind: 'exact', amount: 500 }), '$0', 'If it costs nothing, open its form and choose “Included”'],
  [price({ kind: 'range', low: 500, high: 900 }), '$50–$90', { kind: 'range', low: 5000, high: 9000 }],
  [price({ kind: 'range', low: 500, high: 900 }), '0 to 90', { kind: 'range', low: 0, high: 9000 }],
  [price({ kind: 'range', low: 500, high: 900, open: true }), '50 - 90+', { kind: 'range', low: 5000, high: 9000, open: true }],
  [price({ kind: 'range', low: 500, high: 900 }), '50', 'Is a range: write two amounts, such as 50 - 90'],
  [price({ kind: 'range', low: 500, high: 900 }), '90 - 50', 'The second amount must be more than the first'],
  [price({ kind: 'quote', reason: 'a' }), '50', 'Is changed in its form: Enter opens it'],
  [ruled({ kind: 'percent', bps: -500, of: 'base' }), '-10%', -1000],
  [ruled({ kind: 'amount', amount: -500 }), '-$15', -1500],
  [ruled({ kind: 'amount', amount: -500 }), '0', 'Must not be $0'],
])('%# a cell takes what is typed', (cell, text, expected) => {
  const read = cellFrom(cell, text, money)
  expect('value' in read ? read.value : read.problem).toEqual(expected)
})

function placesOf(document: DatasetDocument) {
  const prices = pricePlaces(document)
  const limits = prices.filter(({ path }) => path[0] === 'limit')
  return [...prices.filter(place => !limits.includes(place)), ...percentPlaces(document), ...limits]
}
