import { expect, test } from 'vitest'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList } from '#src/studio-model/draft/draft-value.ts'
import { priceProblems } from '#src/studio-model/prices/price-problems.ts'
import { changedAt } from '#src/studio-model/reprice/price-count.ts'
import { pathText, pricePlaces } from '#src/studio-model/reprice/price-places.ts'
import { scopeAt, scopesOf } from '#src/studio-model/reprice/price-scopes.ts'
import { DAYS_INSIDE, repriced } from '#src/studio-model/reprice/repriced.ts'
import { pendingWith, stillPending, withPending } from '#src/studio-model/sheet/pending.ts'
import { type Raised, raised, standsIn } from '#src/studio-model/sheet/raised.ts'
import { placesByKey, sheetOf, wholeOf } from '#src/studio-model/sheet/sheet.ts'
import { sheetEdits, takenBack, undoable } from '#src/studio-model/sheet/sheet-edits.ts'
import type { AmountChange } from '#src/studio-model/reprice/amount-change.ts'
import type { Cell } from '#src/studio-model/sheet/cell.ts'
import { summaryWords } from '#src/studio-model/publish/change-words.ts'
import { compareCatalogs } from '#src/catalog/compare/compare-catalogs.ts'
import { compiledRevision } from '#tests/support/prices/random-edit.ts'
import { applied } from '#tests/support/content/applied-edit.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

/** None of the sample's prices changes on a day. */
const TODAY = '2026-08-01'

const { content, money } = await sampleRevision()
const categories = (await sampleDocuments()).filter(({ _type }) => _type === 'category')
const car = categories.find(({ _id }) => _id === 'category-Car') as DatasetDocument
const JUNE = { bps: 500, step: 500, from: '2027-06-01' }

function raisedIn(document: DatasetDocument, change: AmountChange, isRaised: (cell: Cell) => boolean = () => true): Raised {
  const sheet = sheetOf(document, TODAY)
  const cells = sheet.lines.flatMap(line => line.cells).filter(cell => cell !== null)
  return raised(cells.filter(isRaised), change, checkOf(document), cell => wholeOf(cell, [sheet]))
}

const checkOf = (document: object) => {
  const scopes = scopesOf(document, { reasons: content.business.reasons, money, prices: [] })
  return ({ place }: Pick<Cell, 'place'>) =>
    (value: unknown) =>
      priceProblems(value, scopeAt(place, scopes))[0]?.message ?? null
}

const isMiddle = (cell: Cell) => cell.place.title === 'Gold Shine Rejuvenation' && cell.title.startsWith('Mid-Size')

const countOf = ({ changes }: Raised) => changedAt(changes.map(({ cell, after }) => ({ place: cell.place, after })))

test.each<[string, AmountChange]>([
  ['at once', { bps: 500, step: 500 }],
  ['from a day on', JUNE],
])('a raise %s changes the same in the sheet and in the panel, and is of as many prices', (_, change) => {
  for (const document of categories) {
    const inPanel = pricePlaces(document)
      .map(place => repriced(place, change, checkOf(document)({ place })))
      .filter(({ why }) => why === null)
    const edit = sheetEdits(raisedIn(document, change).changes).get(document._id) ?? {}
    const after = applied(document, edit)
    const now = new Map(pricePlaces(after).map(({ path, value }) => [pathText(path), value]))
    for (const { place, after: expected } of inPanel) expect(now.get(pathText(place.path))).toEqual(expected)
    expect(countOf(raisedIn(document, change))).toBe(changedAt(inPanel))
    expect(countOf(raisedIn(document, change))).toBeGreaterThan(0)
  }
})

test('what was raised waits in a draft until it is published or discarded, whatever other drafts there are', () => {
  const found = raisedIn(car, JUNE)
  expect(standsIn(new Set([car._id, 'visit']), found)).toBe(true)
  expect(standsIn(new Set(['visit']), found)).toBe(false)
})

test('what was published or discarded is not undone any more, and the rest still is', () => {
  const [cars, bikes] = [car, categories.find(({ _id }) => _id === 'category-Motorcycle') as DatasetDocument].map(
    document => raisedIn(document, JUNE).changes,
  )
  if (cars === undefined || bikes === undefined) throw new Error('no changes')
  const done = [[...cars, ...bikes], cars]
  expect(undoable(done, new Set([car._id, 'category-Motorcycle']))).toBe(done)
  expect(undoable(done, new Set(['category-Motorcycle']))).toEqual([bikes])
  expect(undoable(done, new Set())).toEqual([])
})

test('each row of a table is a price, in the count of a raise', () => {
  const gold = (cell: Cell) => cell.place.title === 'Gold Shine Rejuvenation'
  expect(countOf(raisedIn(car, { bps: 500, step: 1 }, gold))).toBe(3)
  expect(countOf(raisedIn(car, JUNE, gold))).toBe(3)
})

test('of a table the chosen rows alone change on a day, and one press takes it back', () => {
  const { changes } = raisedIn(car, JUNE, isMiddle)
  expect(countOf({ changes, stays: [] })).toBe(1)
  const after = applied(car, sheetEdits(changes).get(car._id) ?? {})
  const price = pricePlaces(after).find(({ title }) => title === 'Gold Shine Rejuvenation')?.value as {
    price: { rows: { price: { amount: number } }[] }
    changes: { from: string; price: { rows: { price: { amount: number } }[] } }[]
  }
  const amounts = (table: typeof price.price) => table.rows.map(row => row.price.amount)
  expect(amounts(price.price)).toEqual([30_000, 35_000, 40_000])
  expect(price.changes.map(({ from, price: table }) => [from, ...amounts(table)])).toEqual([['2027-06-01', 30_000, 37_000, 40_000]])
  const back = sheetEdits(takenBack(changes, placesByKey([sheetOf(after, TODAY)]))).get(car._id) ?? {}
  expect(applied(after, back)).toEqual(car)
})

test('a table of which a row changes on days of its own stays where another row would change on a day, and says so', () => {
  const gold = pricePlaces(car).find(({ title }) => title === 'Gold Shine Rejuvenation')
  const [row] = keyedList(fieldsOf(gold?.value)['rows'])
  if (gold === undefined || row === undefined) throw new Error('no table')
  const exact = (amount: number) => ({ kind: 'exact', amount })
  const dated = { kind: 'dated', price: exact(30_000), changes: [{ _key: 'a', from: '2027-01-01', price: exact(31_000) }] }
  const withDays = applied(car, { [pathText([...gold.path, 'rows', { _key: row.key }, 'price'])]: dated })
  const { changes, stays } = raisedIn(withDays, JUNE, isMiddle)
  expect(changes).toEqual([])
  expect(stays.map(({ result }) => result.why)).toEqual([DAYS_INSIDE])
})

test('a table that changes on a day is pending until it has arrived', () => {
  const { changes } = raisedIn(car, JUNE, cell => cell.place.title === 'Gold Shine Rejuvenation')
  const pending = pendingWith(new Map(), changes)
  expect(stillPending(pending, [sheetOf(car, TODAY)]).size).toBe(1)
  // Taken back before it has arrived, it is what was set.
  expect(takenBack(changes, placesByKey(withPending([sheetOf(car, TODAY)], pending)))).toHaveLength(1)
  const after = applied(car, sheetEdits(changes).get(car._id) ?? {})
  expect(stillPending(pending, [sheetOf(after, TODAY)]).size).toBe(0)
})

test('"What will this change do?" counts the prices of a raise as its button does', async () => {
  const documents = await sampleDocuments()
  for (const document of categories) {
    const raise = raisedIn(document, { bps: 1000, step: 100 })
    const after = applied(document, sheetEdits(raise.changes).get(document._id) ?? {})
    const now = revisionOf(documents.map(each => (each._id === document._id ? after : each)))
    const summary = summaryWords({
      documents: [{ document: document._id }],
      categories: compareCatalogs(revisionOf(documents), now, '2026-08-01'),
      differing: [],
    } as never)
    // Of rules it counts the rules.
    const prices = raise.changes.filter(({ cell }) => cell.place.group !== 'Rules')
    expect(summary, document._id).toMatch(new RegExp(`^${countOf({ changes: prices, stays: [] })} prices (?:and \\d+ rules? )?would change`))
  }
})

function revisionOf(documents: readonly DatasetDocument[]) {
  const read = readDocuments(documents)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return compiledRevision(read.content)
}
