import { expect, test } from 'vitest'
import { nameIn } from '#src/studio-model/documents/document-name.ts'

const documents = [
  { _id: 'business', _type: 'business', name: 'A name' },
  { _id: 'b1a2', _type: 'category', title: 'Boats' },
  { _id: 'c3d4', _type: 'category', title: '' },
  { _id: 'e5f6', _type: 'business' },
]

test.each([
  ['business', 'Business'],
  ['theme', 'Look'],
  ['b1a2', 'Boats'],
  ['c3d4', 'Category without a title'],
  ['e5f6', 'Business'],
  ['gone', 'Categories'],
  ['category', 'Categories'],
])('owners read no id: %s is called %s', (id, name) => {
  expect(nameIn(documents, id)).toBe(name)
})
