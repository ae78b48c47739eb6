import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { textsNamingCategory } from '#src/studio-model/publish/texts-naming-category.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const category = (id: string, title: string, formTitle?: string, navTitle?: string): DatasetDocument => ({
  _id: `category-${id}`,
  _type: 'category',
  title,
  ...(formTitle !== undefined && { formTitle }),
  ...(navTitle !== undefined && { navTitle }),
})
const TRACTORS = category('Tractor', 'Tractors', 'Tractor', 'Tractor services')
const CARS = category('Car', 'Cars & SUVs', 'Car')

/** The sentences of a page's text that name a category, beside other documents. */
function quotes(of: DatasetDocument, description: string, ...others: DatasetDocument[]): string[] {
  const site: DatasetDocument = { _id: 'site', _type: 'site', meta: { description } }
  return textsNamingCategory(of, [site, of, ...others]).map(({ quote }) => quote)
}

test.each([
  ['its title', TRACTORS, 'We clean Tractors.'],
  ['its title in small letters', TRACTORS, 'We clean tractors, too.'],
  ['one of them', TRACTORS, 'Your tractor, like new.'],
  ['its name in the form, which its title begins with', CARS, 'We clean cars.'],
  ['one of those', CARS, 'A car takes longer.'],
  ['the whole title', CARS, 'Cars & SUVs'],
  ['its name in the menu', category('T', 'Fields', 'Field', 'Farm work'), 'Farm work'],
  ['one, of a title in -es', category('Bus', 'Buses'), 'A bus costs more.'],
  ['several, of a title that ends in s', category('Bus', 'Bus'), 'Buses cost more.'],
  ['one, of a title in -ies', category('Lorry', 'Lorries'), 'A lorry costs more.'],
  ['several, of a title that ends in y', category('Lorry', 'Lorry'), 'Lorries cost more.'],
  ['several, of a title in -ey', category('Chimney', 'Chimney'), 'Chimneys cost more.'],
])('a text that says %s names a category', (_, of, text) => {
  expect(quotes(of, text)).toEqual([text])
})

test.each<[string, string, ...DatasetDocument[]]>([
  ['a longer word', 'Carpets and cargo.'],
  ['a part of a word with a hyphen', 'A car-like finish.'],
  ['nothing of it', 'We clean boats.'],
  ['what another title has as a word', 'We clean cars.', category('All', 'Car, Truck & SUV')],
  ['the same in another number', 'One car or two.', category('Old', 'Old cars')],
  ['what another one is called in the form', 'We clean cars.', category('Old', 'Oldtimers', 'Old car')],
])('%s does not name a category', (_, text, ...others) => {
  expect(quotes(CARS, text, ...others)).toEqual([])
})

test('only what people read is found, and neither examples nor what the category says itself', () => {
  const of = { ...TRACTORS, intro: 'For tractors.' }
  const site = {
    _id: 'site',
    _type: 'site',
    desktop: { sections: [{ kind: 'hero', id: 'tractors', picture: { src: 'tractor.jpg', alt: 'A tractor' } }] },
  }
  const examples = { _id: 'examples', _type: 'examples', examples: [{ title: 'A tractor' }] }
  expect(textsNamingCategory(of, [of, site, examples])).toEqual([
    { document: 'site', pointer: '/desktop/sections/0/picture/alt', quote: 'A tractor', why: '“Tractors” is not on the site' },
  ])
})

test('of a whole site each sentence is found wherever it stands', async () => {
  const documents = await sampleDocuments()
  const of = documents.find(({ _id }) => _id === 'category-Tractor') as DatasetDocument
  const found = textsNamingCategory(of, documents)
  expect(new Set(found.map(({ document }) => document))).toEqual(new Set(['site', 'business']))
  expect(found.every(({ quote }) => /tractor/i.test(quote))).toBe(true)
  const pointers = found.map(({ pointer }) => pointer)
  expect(pointers).toContain('/meta/description')
  // Its paragraphs are a list.
  expect(pointers).toContain('/desktop/sections/6/blurb')
})
