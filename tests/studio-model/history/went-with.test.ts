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

test('a note comes back to the business, but where the category keeps it', () => {
  expect(broughtBack(BOATS, PARTS, [examples(car), business()]).get('business')).toEqual({ set: { reasons: [note] }, unset: [] })
  expect(broughtBack({ ...BOATS, reasons: [note] }, PARTS, [examples(car), business()]).has('business')).toBe(false)
})

test('what is there again is not brought back twice', () => {
  expect([...broughtBack(BOATS, PARTS, [examples(car, boat), business(note)])]).toEqual([])
})
