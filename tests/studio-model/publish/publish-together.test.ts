import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { waitsForExamples } from '#src/studio-model/publish/accepted-examples.ts'
import { checkDraft, checkTogether, currentDocuments, publishedWith } from '#src/studio-model/publish/check-draft.ts'
import { publishActions } from '#src/studio-model/publish/publish-actions.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const published = await sampleDocuments()
const of = (id: string) => structuredClone(published.find(({ _id }) => _id === id)) as DatasetDocument

const gone = { at: '/packages/0/price', set: { _type: 'Price', kind: 'quote', reason: 'later' } }
const reasons = of('business')['reasons'] as object[]
const business = { ...of('business'), _rev: 'b1', reasons: [...reasons, { _key: 'later', id: 'later', text: 'It depends' }] }
const car = { ...edited(of('category-Car'), [gone]), _rev: 'c1' }
const motorcycle = { ...of('category-Motorcycle'), _rev: 'm1', title: 'Bikes' }
const documents = { published, drafts: [business, car, motorcycle] }

test('documents that the site takes together have no problems together', () => {
  expect(checkTogether([business, car, motorcycle], documents, ANY_MEDIA).errors).toEqual([])
})

test('one that the site would refuse is named, whatever is published beside it', () => {
  const problems = checkTogether([car, motorcycle], documents, ANY_MEDIA).errors
  expect(problems.map(({ document, pointer }) => `${document}#${pointer}`)).toEqual(['category-Car#/packages/0/price/reason'])
  expect(problems).toEqual(checkDraft(car, { published, drafts: [] }, ANY_MEDIA).errors)
})

test('what was wrong elsewhere before keeps nothing back', () => {
  const broken = published.map(document => (document._id === 'category-Car' ? car : document))
  expect(checkTogether([motorcycle], { published: broken, drafts: [] }, ANY_MEDIA).errors).toEqual([])
  expect(checkTogether([car], { published: broken, drafts: [] }, ANY_MEDIA).errors).toHaveLength(1)
})

const broken = { ...of('theme'), radius: 'round' }

test('a document that needs another draft names that one alone, whatever else is being edited, right or wrong', () => {
  expect(publishedWith([car], { published, drafts: [car, motorcycle, broken, business] }, ANY_MEDIA)).toEqual(['business'])
  expect(publishedWith([car, business], { published, drafts: [car, business] }, ANY_MEDIA)).toEqual([])
  expect(publishedWith([car], { published, drafts: [car, motorcycle] }, ANY_MEDIA)).toEqual([])
})

test('a document that needs another draft and an example with another price names that draft, and the example is left to accept', () => {
  const dearer = edited(car, [{ at: '/packages/2/price', set: { kind: 'from', amount: 36_000 } }])
  const answers = [{ _key: '0', input: 'size', option: 'mid' }]
  const category = { _type: 'reference', _ref: 'category-Car' }
  const example = { _key: 'a', title: 'Mid', category, package: 'car-gold-shine', answers, price: { kind: 'from', amount: 35_000 } }
  const withExample = [...published, { _id: 'examples', _type: 'examples', examples: [example] }]
  const report = checkDraft(dearer, { published: withExample, drafts: [dearer, motorcycle, business] }, ANY_MEDIA)
  expect(report).toMatchObject({ errors: [], together: ['business'], examples: [{ actual: '$360+' }] })
  expect(waitsForExamples(report)).toBe(true)
  // Of both at once no other draft is needed: the example is accepted by the press that publishes them.
  expect(publishedWith([dearer, business], { published: withExample, drafts: [dearer, motorcycle, business] }, ANY_MEDIA)).toEqual([])
})

test('a reason that two categories give goes with both of them', () => {
  const both = [car, edited(of('category-RV'), [gone])]
  const before = published.map(document => [business, ...both].find(({ _id }) => _id === document._id) ?? document)
  const drafts = [of('business'), of('category-Car'), motorcycle, of('category-RV')]
  expect(publishedWith([of('business')], { published: before, drafts }, ANY_MEDIA)).toEqual(['category-Car', 'category-RV'])
})

test('a draft with no fault of its own waits for no other, whatever was wrong before', () => {
  const wrong = published.map(document => (document._id === 'category-Car' ? car : document))
  const report = checkDraft(motorcycle, { published: wrong, drafts: [business, motorcycle] }, ANY_MEDIA)
  expect(report).toMatchObject({ errors: [], together: [], known: [{ document: 'category-Car' }] })
})

test('what is sent are the drafts that were asked for, each in the revision that was checked, and categories first, which others refer to', () => {
  expect(publishActions(['category-Car', 'business', 'theme'], documents)).toEqual([
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.category-Car', publishedId: 'category-Car', ifDraftRevisionId: 'c1' },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.business', publishedId: 'business', ifDraftRevisionId: 'b1' },
  ])
})

test('every document is there once, as it is edited', () => {
  const current = currentDocuments(documents)
  expect(current).toHaveLength(published.length)
  expect(current.find(({ _id }) => _id === 'category-Motorcycle')?.['title']).toBe('Bikes')
})
