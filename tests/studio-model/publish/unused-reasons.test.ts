import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { checkDraft, checkTogether } from '#src/studio-model/publish/check-draft.ts'
import { UNUSED_REASON, problemWords } from '#src/studio-model/publish/problem-words.ts'
import { besideUnusedReasons, unusedReasons } from '#src/studio-model/publish/unused-reasons.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const published = await sampleDocuments()
const of = (id: string) => structuredClone(published.find(({ _id }) => _id === id)) as DatasetDocument
const reasonsOf = ({ reasons }: DatasetDocument) => reasons as { id: string; text: string }[]

/** Cars without the only packages that name a note of the business. */
const car = of('category-Car')
const withoutNote: DatasetDocument = { ...car, packages: (car['packages'] as object[]).filter(item => !('advice' in item)) }

test('a note whose last package went is taken out of its document, and both are published together', () => {
  const documents = { published, drafts: [withoutNote] }
  const { errors } = checkDraft(withoutNote, documents, ANY_MEDIA)
  expect(errors.map(({ message }) => problemWords(message, { type: null, value: {} }))).toEqual([UNUSED_REASON])
  const [note, ...others] = unusedReasons([withoutNote, ...published], errors)
  expect(others).toEqual([])
  expect(note).toMatchObject({ id: 'business', name: 'Business', text: reasonsOf(of('business')).find(({ id }) => id === 'recommended')?.text })
  // It is told with the press that takes it out, and nothing else of it is.
  const other = { document: 'business', pointer: '/reasons/0/text', message: 'is required' }
  expect(besideUnusedReasons([withoutNote, ...published], [...errors, other])).toEqual([other])
  const left = reasonsOf(of('business')).filter(({ id }) => id !== 'recommended')
  expect(note?.edit).toEqual([{ path: ['reasons'], value: left }])
  const business = { ...of('business'), reasons: left }
  expect(checkTogether([withoutNote, business], { published, drafts: [] }, ANY_MEDIA).errors).toEqual([])
  expect(checkDraft(withoutNote, { published, drafts: [withoutNote, business] }, ANY_MEDIA)).toMatchObject({ errors: [], together: ['business'] })
  expect(checkDraft(business, { published, drafts: [withoutNote, business] }, ANY_MEDIA)).toMatchObject({ errors: [], together: ['category-Car'] })
})

test('the last reason of a category goes with its list, and one of the business leaves an empty list', () => {
  const own = { _key: 'own', id: 'own', text: 'It depends' }
  const withOwn = edited(car, [{ at: '/reasons', set: [own] }])
  const alone = { ...of('business'), reasons: [own] }
  const edits = [withOwn, alone].map(document => {
    const problem = { document: document._id, pointer: '/reasons/0', message: 'nothing gives the reason "own": remove it' }
    return unusedReasons([document], [problem])[0]?.edit
  })
  expect(edits).toEqual([[{ path: ['reasons'], value: undefined }], [{ path: ['reasons'], value: [] }]])
})
