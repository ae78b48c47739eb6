import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { applyOperations } from '#src/lake/documents/patch.ts'
import { keyedList } from '#src/studio-model/draft/draft-value.ts'
import { withValue } from '#src/studio-model/draft/with-value.ts'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import type { DocumentEdit } from '#src/studio-model/publish/without-places.ts'
import { pathText } from '#src/studio-model/reprice/price-places.ts'
import { cellFrom } from '#src/studio-model/sheet/cell-text.ts'
import { firstColumnWords } from '#src/studio-model/sheet/column-words.ts'
import { firstColumn, firstColumnOut, firstColumnProblems, mayHaveColumns } from '#src/studio-model/sheet/first-column.ts'
import { columnQuestions } from '#src/studio-model/sheet/new-column.ts'
import { sheetOf } from '#src/studio-model/sheet/sheet.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const TODAY = '2030-05-15'
const documents = await sampleDocuments()
const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const found = documents.find(({ _id }) => _id === 'category-Motorcycle')
if (found === undefined) throw new Error('no motorcycles')
const bikes: DatasetDocument = found

const SAID = { question: 'How many wheels?', present: 'Two', added: 'Three' }

const edited = (document: DatasetDocument, edit: DocumentEdit) =>
  edit.reduce((own, { path, value }) => withValue(own, path, value) as DatasetDocument, document)
const priceOf = (document: object) => keyedList((document as DatasetDocument)['packages']).map(({ item }) => item['price'])

test('the prices of packages become one for each answer: those until now for one, none yet for the new one', () => {
  const column = firstColumn(bikes, SAID, documents)
  expect(column).toMatchObject({ question: 'how-many-wheels', option: 'three', label: 'Three', present: 'Two', same: [] })
  const draft = edited(bikes, column?.edit ?? [])
  const [price] = priceOf(bikes)
  expect(priceOf(draft)[0]).toEqual({
    _type: 'Price',
    kind: 'by',
    input: 'how-many-wheels',
    rows: [
      { _key: 'two', _type: 'PriceRow', option: 'two', price },
      { _key: 'three', _type: 'PriceRow', option: 'three', price: { _type: 'Price', kind: 'exact' } },
    ],
  })
  expect(columnQuestions(draft, TODAY).map(({ label, options }) => [label, options.map(option => option.label)])).toEqual([
    ['How many wheels?', ['Two', 'Three']],
  ])
})

test('once each cell of its column has a price, the category can be published', () => {
  const draft = edited(bikes, firstColumn(bikes, SAID, documents)?.edit ?? [])
  const errors = (own: DatasetDocument) => checkDraft(own, { published: documents, drafts: [] }, ANY_MEDIA).errors
  expect(errors(draft).length).toBeGreaterThan(0)
  const cells = sheetOf(draft, TODAY).lines.flatMap(line => line.cells.filter(cell => cell?.column === 'how-many-wheels:three'))
  expect(cells).toHaveLength(keyedList(bikes['packages']).length)
  const filled = cells.reduce<unknown>((document, cell) => {
    const typed = cell === null ? {} : cellFrom(cell, '240', money)
    return cell !== null && 'value' in typed ? withValue(document, cell.place.path, typed.value) : document
  }, draft) as DatasetDocument
  expect(errors(filled)).toEqual([])
})

test('taken out again, the category says what it said before, with what was changed meanwhile', () => {
  const column = firstColumn(bikes, SAID, documents)
  if (column === null) throw new Error('no column')
  const takenOut = (document: DatasetDocument) => {
    const edit = firstColumnOut(document, column)
    const set = Object.fromEntries(edit.filter(({ value }) => value !== undefined).map(({ path, value }) => [pathText(path), value]))
    const stored = { ...document, _createdAt: '', _updatedAt: '', _rev: 'a' }
    return applyOperations(stored, { set, unset: edit.filter(({ value }) => value === undefined).map(({ path }) => pathText(path)) })
  }
  const draft = edited(bikes, column.edit)
  const back = takenOut(draft)
  expect(back).toMatchObject({ packages: bikes['packages'] })
  expect(back['inputs'] ?? []).toEqual(bikes['inputs'] ?? [])
  const amount = ['packages', { _key: 'motorcycle-standard-detail' }, 'price', 'rows', { _key: 'two' }, 'price', 'amount']
  const changed = takenOut(withValue(draft, amount, 8000) as DatasetDocument)
  expect(priceOf(changed)[0]).toMatchObject({ kind: 'exact', amount: 8000 })
})

test('where it is said how much more the new one costs, each package has that price, and the category can be published', () => {
  const column = firstColumn(bikes, SAID, documents, 3000)
  const draft = edited(bikes, column?.edit ?? [])
  const amounts = priceOf(draft).map(price => keyedList((price as { rows: unknown }).rows).map(({ item }) => item['price']))
  expect(amounts).toEqual(priceOf(bikes).map(price => [price, { ...(price as object), amount: (price as { amount: number }).amount + 3000 }]))
  expect(checkDraft(draft, { published: documents, drafts: [] }, ANY_MEDIA).errors).toEqual([])
  expect(column && firstColumnWords(column, 'the drafts')).toBe(
    '“Three” is in the drafts, with its prices: see whether they are right in its column. Those until now are for “Two”.',
  )
})

test('what is no single price costs the same for both, and is named', () => {
  const [first, ...others] = bikes['packages'] as object[]
  const quoted = { ...first, price: { _type: 'Price', kind: 'quote', reason: 'package-quote' } }
  const column = firstColumn({ ...bikes, packages: [quoted, ...others] }, SAID, documents)
  expect(column?.same).toEqual(['Standard Detail'])
  expect(firstColumnWords({ label: 'Three', present: 'Two', isPriced: false, same: column?.same ?? [] }, 'the drafts')).toBe(
    '“Three” is in the drafts: write its prices in its column. Those until now are for “Two”. “Standard Detail” costs the same for both.',
  )
  expect(mayHaveColumns({ ...bikes, packages: [quoted] })).toBe(false)
})

test.each([
  [{ ...SAID, question: ' ' }, { question: 'Write what visitors are asked' }],
  [{ ...SAID, present: '' }, { present: 'Say for which one the prices are that stand there now' }],
  [{ ...SAID, added: '' }, { added: 'Say what it is called' }],
  [{ ...SAID, added: ' Two ' }, { added: 'There is one of this name' }],
])('what is missing is said at its field: %j', (said, problems) => {
  expect(firstColumnProblems(bikes, said)).toMatchObject(problems)
  expect(firstColumn(bikes, said, documents)).toBeNull()
})

test('names without any of the letters of an id have ids, and no other question has them', () => {
  const visit = { _id: 'visit', _type: 'visit', inputs: [{ _key: 'size', id: 'size' }] }
  const column = firstColumn(bikes, { question: '?', present: '♥', added: '♦' }, [...documents.filter(({ _id }) => _id !== 'visit'), visit])
  expect(column).toMatchObject({ question: 'size-2', option: 'answer-2' })
})
