import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { withValue } from '#src/studio-model/draft/with-value.ts'
import { checkDraft, checkRemoval } from '#src/studio-model/publish/check-draft.ts'
import { goingWith } from '#src/studio-model/publish/going-with.ts'
import { referringPlaces } from '#src/studio-model/publish/referring-places.ts'
import { goesWithWords, waitingWords } from '#src/studio-model/publish/removal-words.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const sample = await sampleDocuments()
const IDS = sample.filter(({ _type }) => _type === 'category').map(({ _id }) => _id)

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const sized = (input: string, answer: object) => [{ _key: input, _type: 'ExampleAnswer', input, ...answer }]

const example = (id: string, fields: object) => ({ _key: id, _type: 'Example', title: `One ${id}`, category: reference(id), ...fields })

const EXAMPLES: DatasetDocument = {
  _id: 'examples',
  _type: 'examples',
  examples: [
    example('category-Car', { package: 'car-basic-shine', answers: sized('size', { option: 'sedan' }), price: { kind: 'exact', amount: 5000 } }),
    example('category-RV', { package: 'rv-exterior-detailing', answers: sized('length', { number: 30 }), price: { kind: 'from', amount: 36000 } }),
    example('category-Semi', { package: 'semi-platinum-shine', price: { kind: 'consultation' } }),
    example('category-Tractor', { package: 'tractor-full', answers: sized('size', { option: 'large' }), price: { kind: 'exact', amount: 30000 } }),
    example('category-Motorcycle', { package: 'motorcycle-standard-detail', price: { kind: 'exact', amount: 7500 } }),
  ],
}
const published = [...sample.filter(({ _type }) => _type !== 'examples'), EXAMPLES]

function without(id: string, edits: ReturnType<typeof goingWith>['edits']): DatasetDocument[] {
  return published
    .filter(({ _id }) => _id !== id)
    .map(document => (edits.get(document._id) ?? []).reduce((said, { path, value }) => withValue(said, path, value) as DatasetDocument, document))
}

test.each(IDS)('%s goes with all that names it, leaves nothing wrong, and can be published again by itself', id => {
  const going = goingWith(id, 'unpublish', { published, drafts: [] }, ANY_MEDIA)
  expect(going.naming).toEqual([])
  expect(going.problems).toEqual([])
  expect(going.parts).toEqual([`The example “One ${id}”, with the price that it keeps`])
  const left = without(id, going.edits)
  expect(going.left.filter(({ _id }) => _id !== id)).toEqual(left)
  expect(referringPlaces(id, { published: left, drafts: [] })).toEqual([])
  const category = published.find(({ _id }) => _id === id) as DatasetDocument
  const draft = going.kept.length === 0 ? category : { ...category, reasons: going.kept }
  expect(checkDraft(draft, { published: left, drafts: [] }, ANY_MEDIA).errors).toEqual([])
})

test('a note that only one category names goes with it, and stays its own where the category is kept', () => {
  const going = goingWith('category-Tractor', 'unpublish', { published, drafts: [] }, ANY_MEDIA)
  const note = 'Business, the note “Fleet pricing for 3 or more tractors is agreed in a consultation.”'
  expect(goesWithWords('unpublish', going)).toContain(`${note}, which stays with it as its own`)
  expect(goesWithWords('delete', going)).toContain(note)
  expect(going.kept).toMatchObject([{ id: 'fleet' }])
})

test('a picture goes on being shown, a question asked of others too; one that is asked of nobody else goes', () => {
  const question = (id: string, categories: string[]) => ({ _key: id, name: id, label: id, when: { categories: categories.map(reference) } })
  const page = {
    _id: 'site',
    _type: 'site',
    desktop: { sections: [{ images: [{ src: 'a.jpg', alt: 'A bike', category: reference('category-RV') }] }] },
  }
  const form = {
    _id: 'bookingForm',
    _type: 'bookingForm',
    fields: [question('both', ['category-RV', 'category-Car']), question('one', ['category-RV'])],
  }
  const { edits } = goingWith('category-RV', 'delete', { published: [page, form], drafts: [] }, ANY_MEDIA)
  expect(edits.get('site')).toMatchObject([{ path: ['desktop', 'sections', { _key: '' }, 'images', { _key: '' }, 'category'], value: undefined }])
  expect(edits.get('bookingForm')).toEqual([{ path: ['fields'], value: [question('both', ['category-Car'])] }])
})

test('a document with other changes that wait is left to its owner; in a release all of it goes live together', () => {
  const drafts = [{ ...EXAMPLES, dismissed: [] }]
  const going = goingWith('category-RV', 'unpublish', { published, drafts }, ANY_MEDIA)
  expect(going.naming).toMatchObject([{ document: drafts[0] }])
  expect(going.edits.has('examples')).toBe(false)
  expect(going.waiting).toEqual(['examples'])
  expect(waitingWords(['Examples'])).toMatch(/^“Examples” has other changes that wait/)
  expect(goingWith('category-RV', 'release', { published, drafts }, ANY_MEDIA).naming).toEqual([])
})

test('what nothing names has nothing to take along', () => {
  const bare = published.filter(({ _id }) => _id !== 'examples')
  const going = goingWith('category-Motorcycle', 'delete', { published: bare, drafts: [] }, ANY_MEDIA)
  expect([...going.edits]).toEqual([])
  expect(checkRemoval('category-Motorcycle', { published: bare }, ANY_MEDIA)).toEqual([])
})
