import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { documentPublishing } from '#src/studio-model/history/published-together.ts'
import { broughtBack, wentWith } from '#src/studio-model/history/went-with.ts'

const BOATS: DatasetDocument = { _id: 'category-Boat', _type: 'category', title: 'Boats' }
const [boat, car] = ['Boat', 'Car'].map(id => ({ _key: id, title: id, category: { _type: 'reference', _ref: `category-${id}` } }))
const note = { _key: 'fleet', id: 'fleet', text: 'By consultation.' }

function part(older: DatasetDocument, now: DatasetDocument) {
  return documentPublishing(
    { documentId: now._id, entry: { id: 'r2', author: 'a', timestamp: '' }, before: { id: 'r1', author: 'a', timestamp: '' } },
    older,
    now,
  )
}

const examples = (...list: unknown[]): DatasetDocument => ({ _id: 'examples', _type: 'examples', examples: list })
const business = (...list: unknown[]): DatasetDocument => ({ _id: 'business', _type: 'business', reasons: list })
const PARTS = [part(examples(car, boat), examples(car)), part(business(note), business())]

test('what only lost something went with a category; what says something else did not', () => {
  expect(PARTS.map(wentWith)).toEqual([true, true])
  const renamed = { ...car, title: 'A car' }
  expect(wentWith(part(examples(car), examples(renamed)))).toBe(false)
  expect(wentWith(part(examples(car), examples(car, boat)))).toBe(false)
  expect(wentWith(part(BOATS, { ...BOATS, title: 'Ships' }))).toBe(false)
})

test('an example comes back beside later ones, and refers to its category weakly until that is published', () => {
  const later = { ...car, _key: 'later' }
  const back = broughtBack(BOATS, PARTS, [examples(car, later), business()])
  const weak = { ...boat, category: { ...boat?.category, _weak: true, _strengthenOnPublish: { type: 'category' } } }
  expect(back.get('examples')).toEqual({ set: { examples: [car, weak, later] }, unset: [] })
})

test('a note comes back to the business, from the category that keeps it as it was', () => {
  expect(broughtBack(BOATS, PARTS, [examples(car), business()]).get('business')).toEqual({ set: { reasons: [note] }, unset: [] })
  const [documents, other] = [[examples(car), business()], { _key: 'other', id: 'other', text: 'Else' }]
  const back = broughtBack({ ...BOATS, reasons: [note] }, PARTS, documents)
  expect([back.get('business'), back.get(BOATS._id)]).toEqual([
    { set: { reasons: [note] }, unset: [] },
    { set: {}, unset: ['reasons'] },
  ])
  expect(broughtBack({ ...BOATS, reasons: [other, note] }, PARTS, documents).get(BOATS._id)).toEqual({ set: { reasons: [other] }, unset: [] })
  const changed = broughtBack({ ...BOATS, reasons: [{ ...note, text: 'Call us' }] }, PARTS, documents)
  expect([changed.has('business'), changed.has(BOATS._id)]).toEqual([false, false])
})

test('what is there again is not brought back twice', () => {
  expect([...broughtBack(BOATS, PARTS, [examples(car, boat), business(note)])]).toEqual([])
})
