import { expect, test } from 'vitest'
import { valuesAround } from '#src/studio-model/documents/values-around.ts'
import { categoryOf, choicesOf, withUnknown } from '#src/studio-model/documents/choices-of.ts'

const category = {
  packages: [{ id: 'full', title: 'Full wash' }, { id: 'new' }, { title: 'no id yet' }],
  addonGroups: [{ items: [{ id: 'wax', title: 'Wax' }] }, {}],
  inputs: [{ id: 'size', kind: 'choice', label: 'Size' }],
}
const business = { reasons: [{ id: 'far', text: 'Too far away' }] }

test.each([
  [
    'package',
    [
      ['full', 'Full wash'],
      ['new', 'new'],
    ],
  ],
  ['addon', [['wax', 'Wax']]],
  ['input', [['size', 'Size']]],
  ['reason', [['far', 'Too far away']]],
] as const)('where content names a %s, those that there are can be chosen', (names, expected) => {
  expect(choicesOf(names, { document: category, categories: [], business }).map(({ value, title }) => [value, title])).toEqual(expected)
  expect(choicesOf(names, { document: undefined, categories: [], business: null })).toEqual([])
})

test('what a package builds on is another one', () => {
  const document = { ...category, packages: category.packages.map(one => ({ ...one, _key: one.id })) }
  const around = valuesAround(document, ['packages', { _key: String(category.packages[0]?.id) }, 'includes'])
  expect(choicesOf('package', { document, categories: [], business, around })).toEqual([{ value: 'new', title: 'new' }])
})

test('an option is one of the question that stands beside it, or that it is a part of', () => {
  const options = [{ id: 'near', label: 'Near' }, { id: 'far' }]
  const zone = { id: 'zone', kind: 'lookup', options }
  const document = { inputs: [{ id: 'size', kind: 'choice', options: [{ id: 'small', label: 'Small' }] }, zone] }
  const named = (...around: unknown[]) => choicesOf('option', { document, categories: [], business: null, around }).map(({ title }) => title)
  expect(named({ input: 'zone', options: ['near'] }, [], document)).toEqual(['Near', 'far'])
  expect(named({ option: 'near' }, [], zone, document.inputs, document)).toEqual(['Near', 'far'])
  expect(named({ input: 'size' }, document)).toEqual(['Small'])
  expect(named({ input: 'gone' }, document)).toEqual([])
  expect(named({}, document)).toEqual([])
})

test('where a number, a code or an answer that prices read is named, no other question can be chosen; rules can', () => {
  const kinds = ['choice', 'number', 'code', 'lookup', 'product'].map(kind => ({ id: kind, kind, label: kind }))
  const named = { document: { inputs: kinds, rules: [{ id: 'late', title: 'Late' }] }, categories: [], business: null }
  const titles = (names: Parameters<typeof choicesOf>[0]) => choicesOf(names, named).map(({ title }) => title)
  expect(titles('number')).toEqual(['number'])
  expect(titles('code')).toEqual(['code'])
  expect(titles('answer')).toEqual(['choice', 'number', 'lookup', 'product'])
  expect(titles('input')).toEqual(['choice', 'number', 'code', 'lookup', 'product'])
  expect(titles('rule')).toEqual(['Late'])
})

test('a question fills in a line of text of the booking form, those that it has by default too', () => {
  const form = {
    groups: [
      { id: 'where' },
      {
        id: 'yours',
        fields: [
          { kind: 'text', name: 'make', label: 'Make' },
          { kind: 'email', name: 'email', label: 'Email' },
        ],
      },
    ],
  }
  const titles = (business: object) =>
    choicesOf('field', { document: category, categories: [], business, form }).map(({ value, title }) => [value, title])
  expect(titles({})).toEqual([['make', 'Make']])
  expect(titles({ language: 'en' })).toContainEqual(['service_zip', 'ZIP code'])
})

test('what is named and is gone stays by the name that it had, so that it can be taken away', () => {
  const options = [{ value: 'full', title: 'Full wash' }]
  const published = [{ packages: [{ id: 'large', title: 'Large van' }] }]
  expect(withUnknown(options, ['full', 'large', 'x'], published)).toEqual([
    ...options,
    { value: 'large', title: 'Large van (gone)' },
    { value: 'x', title: 'Gone' },
  ])
})

test('in an example names are those of the category that it is about', () => {
  const documents = [{ _id: 'category-A' }, { _id: 'category-B' }]
  expect(categoryOf({ _id: 'examples' }, { category: { _ref: 'category-B' } }, documents)).toBe(documents[1])
  expect(categoryOf({ _id: 'examples' }, { category: { _ref: 'category-C' } }, documents)).toBeUndefined()
  expect(categoryOf(documents[0], { title: 'A package' }, documents)).toBe(documents[0])
  expect(categoryOf(documents[0], undefined, documents)).toBe(documents[0])
})

test('a visit may name the packages and add-ons of all categories, each once, and has questions of its own', () => {
  const car = {
    packages: [{ id: 'gold', title: 'Gold' }],
    addonGroups: [{ items: [{ id: 'hair', title: 'Pet hair' }] }],
    inputs: [{ id: 'size', label: 'Size' }],
  }
  const boat = { packages: [{ id: 'wash', title: 'Wash' }], addonGroups: [{ items: [{ id: 'hair', title: 'Hair' }] }] }
  const named = { document: { _type: 'visit', inputs: [{ id: 'water', label: 'Water?' }] }, categories: [car, boat], business: null }
  expect(choicesOf('package', named).map(({ value }) => value)).toEqual(['gold', 'wash'])
  expect(choicesOf('addon', named)).toEqual([{ value: 'hair', title: 'Pet hair' }])
  expect(choicesOf('input', named).map(({ value }) => value)).toEqual(['water'])
})

test('where those of several categories are offered, each says of which it is; policies may name the numbers of all', () => {
  const car = { title: 'Cars', packages: [{ id: 'wash', title: 'Wash' }], inputs: [{ id: 'size', label: 'Size' }] }
  const boat = { title: 'Boats', packages: [{ id: 'boat-wash', title: 'Wash' }, { id: 'new' }], inputs: [{ id: 'feet', label: 'Length' }] }
  const named = { document: { _type: 'policies' }, categories: [car, boat], business: null }
  expect(choicesOf('package', named).map(({ title }) => title)).toEqual(['Cars: Wash', 'Boats: Wash', 'new'])
  expect(choicesOf('input', named).map(({ value }) => value)).toEqual(['size', 'feet'])
})

test('a link leads to a page, a section or a view that there is, those that pages have by default too', () => {
  const site = {
    pages: [{ path: '/about', title: 'Who we are' }],
    desktop: {
      sections: [
        { id: 'work', kind: 'gallery', title: 'Our work' },
        { id: 'top', kind: 'hero' },
      ],
    },
    mobile: { views: [{ id: 'home', title: 'Home' }] },
  }
  const things = { document: {}, categories: [{ id: 'Car', sectionId: 'cars', title: 'Cars' }], business: { language: 'en' }, site }
  const named = (names: Parameters<typeof choicesOf>[0]) => choicesOf(names, things).map(({ value, title }) => `${value}: ${title}`)
  expect(named('page')).toEqual(['/about: Who we are'])
  expect(choicesOf('page', { ...things, site: {} })).toContainEqual({ value: '/privacy', title: 'Privacy' })
  expect(named('section')).toEqual(['work: Our work', 'top: Welcome', 'cars: Cars'])
  expect(named('view')).toContain('home: Home')
})
