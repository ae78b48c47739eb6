import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { applyOperations } from '#src/lake/documents/patch.ts'
import { withValue } from '#src/studio-model/draft/with-value.ts'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { goneNames } from '#src/studio-model/publish/gone-names.ts'
import { pathText } from '#src/studio-model/reprice/price-places.ts'
import { type ColumnOff, columnsOff } from '#src/studio-model/sheet/column-off.ts'
import { columnGoneWords, columnOffWords } from '#src/studio-model/sheet/column-words.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const TODAY = '2030-05-15'
const documents = await sampleDocuments()
const found = documents.find(({ _id }) => _id === 'category-Car')
if (found === undefined) throw new Error('no cars')
const car: DatasetDocument = found

const price = (kind: string, amounts: object) => ({ _type: 'Price', kind, ...amounts })
const exact = (amount: number) => price('exact', { amount })
const row = (option: string) => ({ _key: `row-${option}`, _type: 'PriceRow', option, price: exact(5) })
const table = (options: string[], more: object = {}) => price('by', { input: 'size', rows: options.map(row), ...more })
const dated = (first: object, from: string, later: object) => price('dated', { price: first, changes: [{ _key: 'c', from, price: later }] })
const ALL = table(['a', 'b', 'c'])

/** A category of a question with three answers, or these, and packages of these prices. */
function category(prices: object[], more: object = {}, ids = ['a', 'b', 'c']): object {
  const options = ids.map(id => ({ _key: `option-${id}`, id, label: `Size ${id}` }))
  const packages = prices.map((own, at) => ({ _key: `p${at}`, id: `p${at}`, title: `Package ${at}`, price: own }))
  return { inputs: [{ _key: 's', id: 'size', kind: 'choice', label: 'Size', options }], packages, ...more }
}

const offered = (document: object) => columnsOff(document, TODAY).map(({ option }) => option)

function columnOf(document: object, option: string): ColumnOff {
  const column = columnsOff(document, TODAY).find(one => one.option === option)
  if (column === undefined) throw new Error(`${option} cannot be taken off`)
  return column
}

const stored = (document: object) => ({ ...document, _id: 'x', _type: 'category', _createdAt: '', _updatedAt: '', _rev: 'a' })

function without(document: object, option: string): ReturnType<typeof stored> {
  const { set, unset } = columnOf(document, option)
  return applyOperations(stored(document), { set, unset: [...unset] })
}

/** What is left of a document once an answer went and was put back. */
function broughtBack(document: object, option: string): object {
  const { insertions, set } = columnOf(document, option).back
  const inserted = insertions.reduce(
    (now, { where, path, item }) => applyOperations(now, { insert: { [where]: pathText(path), items: [item] } }),
    without(document, option),
  )
  return applyOperations(inserted, { set })
}

test.each<[string, (own: object) => object]>([
  ['one table', own => own],
  ['a table that changed on a day, and will again', own => dated(own, '2031-01-01', own)],
])('the sample is right without a size, but for what else names it, which is taken out when it is published: %s', (_, priceOf) => {
  const first = (car['packages'] as { price: object }[])[0]?.price ?? {}
  const given = withValue(car, ['packages', { _key: 'car-basic-shine' }, 'price'], priceOf(first)) as DatasetDocument
  const column = columnOf(given, 'large')
  expect(column).toMatchObject({ label: 'Large SUV/Vans/3-Row', title: 'Vehicle size: Large SUV/Vans/3-Row' })
  expect(column.prices).toHaveLength(5)
  const errorsOf = (draft: DatasetDocument) => checkDraft(draft, { published: documents, drafts: [] }, ANY_MEDIA).errors
  const draft = applyOperations({ ...given, _createdAt: '', _updatedAt: '', _rev: 'a' }, { unset: [...column.unset] })
  const errors = errorsOf(draft)
  expect(errors.map(({ pointer }) => pointer)).toEqual(['/packages/4/labels/1/option'])
  const [gone] = goneNames([draft, ...documents], errors)
  const edits = gone?.edits.get(car._id) ?? []
  const clean = edits.reduce<unknown>((now, { path, value }) => withValue(now, path, value), draft)
  expect(errorsOf(clean as DatasetDocument)).toEqual([])
})

test('it goes from every table: past and later ones, parts of a price, factors and durations', () => {
  const scale = price('scale', { price: exact(1), input: 'size', factors: ['a', 'b', 'c'].map(option => ({ _key: option, option, bps: 5000 })) })
  const duration = { ...ALL, _type: 'Duration' }
  const document = category([ALL, dated(ALL, '2029-01-01', ALL), dated(ALL, '2031-01-01', ALL), price('limit', { min: 1, price: ALL }), scale], {
    duration,
  })
  const after = JSON.stringify(without(document, 'b'))
  expect(after).not.toMatch(/"(?:option|id)":"b"/)
  expect(after.match(/"option":"a"/g)).toHaveLength(8)
  expect(columnOf(document, 'b').prices.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map(at => `Package ${at}`))
})

test('of a table with a price for all others its own row goes, and that price where it was for this answer alone', () => {
  const [own, shared, alone] = [table(['a', 'b'], { else: exact(7) }), table(['a'], { else: exact(7) }), table(['a', 'c'], { else: exact(7) })]
  const after = without(category([ALL, own, shared, alone]), 'b') as unknown as {
    packages: { price: { rows: { option: string }[]; else?: object } }[]
  }
  expect(after.packages.map(({ price: { rows, else: others } }) => [rows.map(({ option }) => option).join(), others !== undefined])).toEqual([
    ['a,c', false],
    ['a', true],
    ['a', true],
    ['a,c', false],
  ])
})

test.each<[string, object, string[]]>([
  ['each answer that is a column', category([ALL]), ['a', 'b', 'c']],
  ['no last answer of a question', category([table(['a', 'gone'])], {}, ['a']), []],
  ['one that leaves a table its price for all others', category([ALL, table(['a'], { else: exact(7) })]), ['a', 'b', 'c']],
  ['none without which a table would have no row', category([ALL, table(['a'])]), ['b', 'c']],
  ['none of a question that no price of the sheet depends on', category([exact(5)], { duration: { ...ALL, _type: 'Duration' } }), []],
  ['one of more than could be added to', category([ALL], {}, 'abcdefghijkl'.split('')), ['a', 'b', 'c']],
  ['none of a table that the sheet shows in words', category([table('abcdefghijklm'.split(''))], {}, 'abcdefghijklm'.split('')), []],
])('offers %s', (_, document, options) => {
  expect(offered(document)).toEqual(options)
})

test('a table of its row alone becomes its price for all others, and factors of it alone the one for all others', () => {
  const scale = price('scale', { price: exact(1), input: 'size', bps: 12_000, factors: [{ _key: 'a', option: 'a', bps: 5000 }] })
  const after = without(category([ALL, table(['a'], { else: exact(7) }), scale]), 'a') as unknown as { packages: { price: object }[] }
  expect(after.packages.slice(1).map(one => one.price)).toEqual([exact(7), price('scale', { price: exact(1), bps: 12_000 })])
})

test.each<[string, object]>([
  ['tables', category([ALL, dated(ALL, '2031-01-01', ALL), price('limit', { min: 1, price: ALL })], { duration: { ...ALL, _type: 'Duration' } })],
  [
    'prices for all others',
    category([ALL, table(['a'], { else: exact(7) }), table(['a', 'b'], { else: exact(7) }), table(['b', 'c'], { else: exact(7) })]),
  ],
  ['factors', category([ALL, price('scale', { price: exact(1), input: 'size', bps: 12_000, factors: [{ _key: 'a', option: 'a', bps: 5000 }] })])],
])('what went is back as it was: %s', (_, document) => {
  for (const option of ['a', 'b', 'c']) expect(broughtBack(document, option)).toEqual(stored(document))
})

test('what cost something for it in the past alone is not counted', () => {
  expect(columnOf(category([ALL, dated(ALL, '2029-01-01', exact(9))]), 'b').prices.map(({ title }) => title)).toEqual(['Package 0'])
})

test('says what goes, and that it is gone', () => {
  const addonGroups = [{ _key: 'g', items: [{ _key: 'w', id: 'w', title: 'Wax', price: ALL }] }]
  const words = (document: object) => columnOffWords(columnOf(document, 'b'), 'the drafts')
  expect(words(category([ALL, ALL], { addonGroups }))).toBe(
    'Its prices of 3 packages and add-ons go with it, in the drafts; on the site nothing changes before you publish.',
  )
  expect(words(category([ALL]))).toBe('Its price of “Package 0” goes with it, in the drafts; on the site nothing changes before you publish.')
  expect(columnGoneWords({ label: 'Big' }, 'this release')).toBe('“Big” is gone from this release.')
})
