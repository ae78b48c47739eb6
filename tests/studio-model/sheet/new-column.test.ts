import { expect, test } from 'vitest'
import { columnQuestions, type Insertion, missingRows, newColumn, takenOut } from '#src/studio-model/sheet/new-column.ts'
import { pathText } from '#src/studio-model/reprice/price-places.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const car = documents.find(({ _id }) => _id === 'category-Car') ?? { _id: '', _type: '' }
const [size] = columnQuestions(car)
if (size === undefined) throw new Error('no question')

const placeOf = ({ where, path }: Insertion) => `${where} ${pathText(path)}`
const price = (kind: string, amounts: object) => ({ _type: 'Price', kind, ...amounts })
const row = (option: string, own: object) => ({ _key: option, _type: 'PriceRow', option, price: own })
const table = (rows: object[], more: object = {}) => ({ _type: 'Price', kind: 'by', input: 'size', rows, ...more })
const category = (packages: object[], more: object = {}) => ({
  inputs: [
    {
      _key: 's',
      id: 'size',
      kind: 'choice',
      label: 'Size',
      options: [
        { _key: 'a', id: 'a', label: 'Small' },
        { _key: 'b', id: 'b', label: 'Big' },
      ],
    },
  ],
  packages: packages.map((own, at) => ({ _key: `p${at}`, id: `p${at}`, price: own })),
  ...more,
})

test('questions of which some price is a table have columns', () => {
  expect(columnQuestions(car).map(({ label, options }) => [label, options.length])).toEqual([['Vehicle size', 3]])
  expect(columnQuestions(category([price('exact', { amount: 100 })]))).toEqual([])
})

test('a new size has a row in every table of its category, without amounts and of the kind of the one beside it', () => {
  const column = newColumn(car, size, ' Extra large ', 'large')
  expect(column).toMatchObject({ option: 'extra-large', label: 'Extra large', lastsLike: null })
  const [option, ...rows] = column?.insertions ?? []
  expect(option).toMatchObject({ where: 'after', item: { _key: 'extra-large', _type: 'Option', id: 'extra-large', label: 'Extra large' } })
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(placeOf)).toContain('after packages[_key=="car-gold-shine"].price.rows[_key=="2"]')
  for (const { item } of rows) {
    expect(item).toMatchObject({ _key: 'extra-large', option: 'extra-large' })
    expect(JSON.stringify(item)).not.toMatch(/"(?:amount|low|high)":/)
  }
  expect(column && takenOut(column)).toContain('packages[_key=="car-gold-shine"].price.rows[_key=="extra-large"]')
})

test('the first of all stands before the others', () => {
  const places = newColumn(car, size, 'Tiny', null)?.insertions.map(placeOf)
  expect(places?.[0]).toBe('before inputs[_key=="size"].options[_key=="sedan"]')
  expect(places?.[1]).toMatch(/^before packages.*rows\[_key=="0"\]$/)
})

test.each<[string, object, (string | object)[]]>([
  [
    'a range',
    table([row('a', price('exact', { amount: 1 })), row('b', price('range', { low: 1, high: 2, open: true }))]),
    [price('range', { open: true })],
  ],
  ['one that changes on a day', { _type: 'Price', kind: 'dated', price: table([row('b', price('from', { amount: 1 }))]) }, [price('from', {})]],
  ['one with a price for all others', table([row('a', price('exact', { amount: 1 }))], { else: price('exact', { amount: 2 }) }), []],
  ['a table without a row for the one beside it', table([row('a', price('exact', { amount: 1 }))]), [price('exact', {})]],
  ['one of another question', { ...table([row('a', price('exact', { amount: 1 }))]), input: 'other' }, []],
])('%s', (_, own, prices) => {
  const document = category([own, table([row('b', price('exact', { amount: 5 }))])])
  const [question] = columnQuestions(document)
  const rows = question === undefined ? [] : newColumn(document, question, 'Huge', 'b')?.insertions.slice(1, -1)
  expect(rows?.map(({ item }) => item['price'])).toEqual(prices)
})

test('it takes as long as the one beside it, which is said', () => {
  const duration = { _type: 'Duration', kind: 'by', input: 'size', rows: [row('b', { kind: 'exact', amount: 90 })] }
  const document = category([table([row('b', price('exact', { amount: 5 }))])], { duration })
  const [question] = columnQuestions(document)
  const column = question === undefined ? null : newColumn(document, question, 'Huge', 'b')
  expect(column?.lastsLike).toBe('Big')
  expect(column?.insertions.at(-1)?.item).toMatchObject({ option: 'huge', price: { amount: 90 } })
})

test('an answer that was added to its question gets the rows that it lacks, and no other', () => {
  const document = category([
    table([row('a', price('exact', { amount: 1 })), row('b', price('exact', { amount: 2 }))]),
    table([row('a', price('from', { amount: 1 }))]),
  ])
  const [question] = columnQuestions(document)
  const missing = (option: string) => (question === undefined ? [] : missingRows(document, question, option))
  expect(missing('a')).toEqual([])
  expect(missing('b').map(placeOf)).toEqual(['after packages[_key=="p1"].price.rows[_key=="a"]'])
})

test.each(['', ' ', '–'])('a column that is called %j is none', label => {
  expect(newColumn(car, size, label, 'large')).toBeNull()
})
