import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Insertion } from '#src/studio-model/draft/insertion.ts'
import { withValue } from '#src/studio-model/draft/with-value.ts'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { pathText } from '#src/studio-model/reprice/price-places.ts'
import { applyOperations } from '#src/lake/documents/patch.ts'
import { cellFrom } from '#src/studio-model/sheet/cell-text.ts'
import { columnWords } from '#src/studio-model/sheet/column-words.ts'
import type { ColumnQuestion } from '#src/studio-model/sheet/column-question.ts'
import { columnOut, columnQuestions, missingRows, newColumn } from '#src/studio-model/sheet/new-column.ts'
import { sheetOf } from '#src/studio-model/sheet/sheet.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const TODAY = '2030-05-15'
const documents = await sampleDocuments()
const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const found = documents.find(({ _id }) => _id === 'category-Car')
if (found === undefined) throw new Error('no cars')
const car: DatasetDocument = found

const placeOf = ({ where, path }: Insertion) => `${where} ${pathText(path)}`
const price = (kind: string, amounts: object) => ({ _type: 'Price', kind, ...amounts })
const row = (option: string, own: object) => ({ _key: option, _type: 'PriceRow', option, price: own })
const table = (rows: object[], more: object = {}) => price('by', { input: 'size', rows, ...more })
const ONE_ROW = table([row('b', price('exact', { amount: 5 }))])

/** A category of a question with the answers a and b, and packages of these prices. */
function category(prices: object[], more: object = {}): object {
  const options = ['a', 'b'].map(id => ({ _key: id, id, label: id === 'a' ? 'Small' : 'Big' }))
  const packages = prices.map((own, at) => ({ _key: `p${at}`, id: `p${at}`, title: `Package ${at}`, price: own }))
  return { inputs: [{ _key: 's', id: 'size', kind: 'choice', label: 'Size', options }], packages, ...more }
}

function questionOf(document: object): ColumnQuestion {
  const [question] = columnQuestions(document, TODAY)
  if (question === undefined) throw new Error('no question has columns')
  return question
}

const added = (document: object, name: string, after: string | null) => newColumn(document, questionOf(document), name, after, TODAY)

test('questions of which some price is a table of the sheet have columns', () => {
  expect(columnQuestions(car, TODAY).map(({ label, options }) => [label, options.length])).toEqual([['Vehicle size', 3]])
  expect(columnQuestions(category([price('exact', { amount: 100 })]), TODAY)).toEqual([])
  expect(columnQuestions(category([price('limit', { min: 100, price: ONE_ROW })]), TODAY)).toEqual([])
})

test('a question of twelve answers has no room for another column: the sheet would show its tables in words', () => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => ({ _key: `o${at}`, id: `o${at}`, label: `${at}` }))
  const of = (count: number) => ({
    ...category([ONE_ROW]),
    inputs: [{ _key: 's', id: 'size', kind: 'choice', label: 'Size', options: options(count) }],
  })
  expect([11, 12].map(count => columnQuestions(of(count), TODAY).length)).toEqual([1, 0])
})

test('a new size has a row in every table of its category, without amounts and of the kind of the one beside it', () => {
  const column = added(car, ' Extra large ', 'large')
  expect(column).toMatchObject({ option: 'extra-large', label: 'Extra large', lastsLike: null, inForms: [] })
  const [option, ...rows] = column?.insertions ?? []
  expect(option).toMatchObject({ where: 'after', item: { _key: 'extra-large', _type: 'Option', id: 'extra-large', label: 'Extra large' } })
  expect(rows.map(placeOf)).toContain('after packages[_key=="car-gold-shine"].price.rows[_key=="2"]')
  expect(rows).toHaveLength(5)
  for (const { item } of rows) expect(item).toMatchObject({ _key: 'extra-large', option: 'extra-large' })
  expect(JSON.stringify(rows)).not.toMatch(/"(?:amount|low|high)":/)
  expect(column && columnOut(column)).toContain('packages[_key=="car-gold-shine"].price.rows[_key=="extra-large"]')
})

test('where it is said how much more a new size costs, packages have that price; add-ons, and what cannot be added to, have none yet', () => {
  const both = table([row('a', price('exact', { amount: 1000 })), row('b', price('range', { low: 2000, high: 3000, open: true }))])
  const rated = table([row('b', price('per', { input: 'length', rate: 100 }))])
  const items = [{ _key: 'i', id: 'i', title: 'Wax', price: table([row('b', price('exact', { amount: 500 }))]) }]
  const document = category([both, rated], { addonGroups: [{ _key: 'g', id: 'g', items }] })
  const column = newColumn(document, questionOf(document), 'Huge', 'b', TODAY, 3000)
  expect(column?.isPriced).toBe(true)
  expect(column?.insertions.slice(1).map(({ item }) => item['price'])).toEqual([
    price('range', { low: 5000, high: 6000, open: true }),
    price('per', { input: 'length' }),
    price('exact', {}),
  ])
})

test('the first of all stands before the others', () => {
  const places = added(car, 'Tiny', null)?.insertions.map(placeOf)
  expect(places?.[0]).toBe('before inputs[_key=="size"].options[_key=="sedan"]')
  expect(places?.[1]).toMatch(/^before packages.*rows\[_key=="0"\]$/)
})

/** The prices of the first package of cars, as they are and as they change on a day that is past. */
const GIVEN: [string, (own: object) => object][] = [
  ['one table', own => own],
  [
    'a table that changed on a day',
    own => price('dated', { price: own, changes: [{ _key: 'c', _type: 'DatedChange', from: '2029-01-01', price: own }] }),
  ],
]

test.each(GIVEN)('once each cell of its column has a price, a new size can be published: %s', (_, priceOf) => {
  const given = withValue(car, ['packages', { _key: 'car-basic-shine' }, 'price'], priceOf(firstPrice())) as DatasetDocument
  const column = added(given, 'Extra large', 'large')
  const draft = inserted(given, column?.insertions ?? [])
  const published = documents.map(document => (document._id === car._id ? given : document))
  const errors = (own: DatasetDocument) => checkDraft(own, { published, drafts: [] }, ANY_MEDIA).errors
  expect(errors(draft).length).toBeGreaterThan(0)
  const cells = sheetOf(draft, TODAY).lines.flatMap(line => line.cells.filter(cell => cell?.column === 'size:extra-large'))
  const filled = cells.reduce<unknown>((document, cell) => {
    if (cell === null) return document
    const typed = cellFrom(cell, '700', money)
    return 'value' in typed ? withValue(document, cell.place.path, typed.value) : document
  }, draft) as DatasetDocument
  expect(errors(filled)).toEqual([])
})

test.each<[string, object, (string | object)[], string[]]>([
  [
    'keeps the kind of a range',
    table([row('a', price('exact', { amount: 1 })), row('b', price('range', { low: 1, high: 2, open: true }))]),
    [price('range', { open: true })],
    [],
  ],
  ['has no price without an amount', table([row('b', price('included', {}))]), [price('exact', {})], []],
  ['has no reason of the one beside it', table([row('b', price('quote', { reason: 'big' }))]), [price('exact', {})], []],
  [
    'is written in the form where it costs something else from a day on',
    price('dated', { price: ONE_ROW, changes: [{ _key: 'c', from: '2031-01-01', price: ONE_ROW }] }),
    [price('exact', {}), price('exact', {})],
    ['Package 0'],
  ],
  [
    'is written in the form where its table is a part of the price',
    price('limit', { min: 1, price: table([row('b', price('limit', { min: 7, price: price('from', { amount: 1 }) }))]) }),
    [price('limit', { price: price('from', {}) })],
    ['Package 0'],
  ],
  [
    'has no row where there is a price for all others',
    table([row('a', price('exact', { amount: 1 }))], { else: price('exact', { amount: 2 }) }),
    [],
    [],
  ],
  ['has one where the one beside it has none', table([row('a', price('exact', { amount: 1 }))]), [price('exact', {})], []],
  ['has none in a table over another question', { ...ONE_ROW, input: 'other' }, [], []],
])('a new size %s', (_, own, prices, inForms) => {
  const column = added(category([own, ONE_ROW]), 'Huge', 'b')
  expect(column?.insertions.slice(1, -1).map(({ item }) => item['price'])).toEqual(prices)
  expect(column?.inForms).toEqual(inForms)
})

test('a factor for each size is one to be filled in', () => {
  const factors = price('scale', {
    price: price('exact', { amount: 1 }),
    input: 'size',
    factors: [{ _key: 'b', _type: 'OptionFactor', option: 'b', bps: 15_000 }],
  })
  const column = added(category([ONE_ROW, factors]), 'Huge', 'b')
  expect(column?.insertions.at(-1)).toEqual({
    where: 'after',
    path: ['packages', { _key: 'p1' }, 'price', 'factors', { _key: 'b' }],
    item: { _key: 'huge', _type: 'OptionFactor', option: 'huge' },
  })
  expect(column?.inForms).toEqual(['Package 1'])
})

test('it takes as long as the one beside it, and what is left to do is said', () => {
  const duration = { _type: 'Duration', kind: 'by', input: 'size', rows: [row('b', { kind: 'exact', amount: 90 })] }
  const column = added(category([ONE_ROW], { duration }), 'Huge', 'b')
  expect(column?.lastsLike).toBe('Big')
  expect(column?.insertions.at(-1)?.item).toMatchObject({ option: 'huge', price: { amount: 90 } })
  expect(column && columnWords(column, 'the drafts')).toBe(
    '“Huge” is in the drafts: write its prices in its column. It takes as long as “Big” until you change that in the form.',
  )
  expect(columnWords({ label: 'Huge', isPriced: false, inForms: ['Wash'], lastsLike: null }, 'the drafts')).toContain(
    'What else “Wash” costs for it is written in the form.',
  )
})

test('an answer that was added to its question gets the rows that it lacks, and no other', () => {
  const both = table([row('a', price('exact', { amount: 1 })), row('b', price('exact', { amount: 2 }))])
  const document = category([both, table([row('a', price('from', { amount: 1 }))])])
  const missing = (option: string) => missingRows(document, questionOf(document), option, TODAY)
  expect(missing('a')).toBeNull()
  expect(missing('b')?.insertions.map(placeOf)).toEqual(['after packages[_key=="p1"].price.rows[_key=="a"]'])
})

test.each([
  ['Большой', 'answer'],
  ['Large', 'large-2'],
])('%j is known by %s', (name, id) => {
  expect(added(car, name, 'large')?.option).toBe(id)
})

test.each(['', ' '])('a column that is called %j is none', name => {
  expect(added(car, name, 'large')).toBeNull()
})

/** A document with new items, as a dataset takes them. */
function inserted(document: DatasetDocument, insertions: readonly Insertion[]): DatasetDocument {
  const given = { ...document, _createdAt: '', _updatedAt: '', _rev: 'a' }
  return insertions.reduce((now, { where, path, item }) => applyOperations(now, { insert: { [where]: pathText(path), items: [item] } }), given)
}

function firstPrice(): object {
  const [first] = car['packages'] as { price: object }[]
  if (first === undefined) throw new Error('no package')
  return first.price
}
