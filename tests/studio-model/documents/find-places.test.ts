import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { nameIn } from '#src/studio-model/documents/document-name.ts'
import { DOCUMENT_SHAPE } from '#src/studio-model/documents/documents.ts'
import { findPlaces } from '#src/studio-model/documents/find-places.ts'
import { itemNames } from '#src/studio-model/documents/item-names.ts'
import { placeOf } from '#src/studio-model/documents/place-of.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()

/** The first places that a search finds, as the Studio names them. */
function first(search: string, of: readonly DatasetDocument[] = documents): string[] {
  return findPlaces(search, of, 'en')
    .slice(0, 3)
    .map(({ document, pointer }) => {
      const { title } = placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer)
      return [nameIn(of, document._id), ...itemNames(document, pointer), title].filter(Boolean).join(', ')
    })
}

test.each([
  ['phone', 'Business, Phone'],
  ['closed', 'Business, Closed days'],
  ['Gold Shine', 'Cars & SUVs, Gold Shine Rejuvenation, Title'],
  ['pet ha', 'Cars & SUVs, Car add-ons, Pet Hair, Title'],
  ['radius', 'Look, Roundness of corners'],
  ['motorcycle buff', 'Motorcycles, Buff & Polish, Title'],
])('who looks for "%s" finds %s', (search, place) => {
  expect(first(search)).toContain(place)
})

test('a text is found by its words, also one that is left to its default', () => {
  const [found] = findPlaces('please select a car size', documents, 'en')
  expect(found?.text).toBe('Please select a car size')
  const form = { _id: 'bookingForm', _type: 'bookingForm', submit: {} }
  expect(findPlaces('book appointment', [form], 'en').map(({ text }) => text)).toContain('Book Appointment')
})

test('whoever types a headline finds where it is written, and no other field of its section', () => {
  const found = findPlaces('detailing that comes', documents, 'en')
  expect(found.map(({ pointer, text }) => [pointer, text])).toEqual([
    ['/desktop/sections/0/title', 'Detailing that comes to you'],
    ['/mobile/views/0/sections/0/title', 'Detailing that comes to you'],
    ['/mobile/views/3/sections/0/title', 'The detailing shop that comes to you'],
  ])
  expect(first('pet hair price'), 'a field of the item').toContain('Cars & SUVs, Car add-ons, Pet Hair, Price')
})

test('what is called so comes first, and what is less deep in its form', () => {
  expect(first('hours')).toEqual(['Business, Opening hours', 'Messages, Hours', 'Messages, Hours minutes'])
  expect(first('phone')[0]).toBe('Business, Phone')
  expect(findPlaces('saturday', documents, 'en')[0]?.text).toBe('Saturday')
})

test('what only programs read is no text', () => {
  expect(findPlaces('pet-hair', documents, 'en').map(({ text }) => text)).not.toContain('pet-hair')
})

test('every word has to be there, and nothing finds nothing', () => {
  expect(findPlaces('phone giraffe', documents, 'en')).toEqual([])
  expect(findPlaces(' – ', documents, 'en')).toEqual([])
})

test('every place that is found is one that its form can open', () => {
  for (const { document, pointer } of findPlaces('a', documents, 'en')) {
    const { path } = placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer)
    expect(path, `${document._id}${pointer}`).toHaveLength(pointer.split('/').length - 1)
  }
})
