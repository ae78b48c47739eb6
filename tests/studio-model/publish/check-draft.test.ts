import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { FailedExample } from '#src/contract/generated/types.ts'
import { acceptedExamples, besideExamples, waitsForExamples } from '#src/studio-model/publish/accepted-examples.ts'
import { checkDraft, currentDocuments, draftsFirst } from '#src/studio-model/publish/check-draft.ts'
import { hintWords } from '#src/studio-model/publish/hint-words.ts'
import { type Edit, edited } from '../../support/content/edit.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'

const published = await sampleDocuments()

/** A document of the sample, changed. */
function draft(id: string, change: (document: DatasetDocument) => void): DatasetDocument {
  const document = structuredClone(published.find(({ _id }) => _id === id))
  if (document === undefined) throw new Error(`the sample has no ${id}`)
  change(document)
  return document
}

const categoryId = published.find(({ _type }) => _type === 'category')?._id ?? ''

type Listed = Record<string, Record<string, unknown>[]>

const withReason = draft('business', document => (document as unknown as Listed)['reasons']?.push({ _key: 'new', id: 'new-reason', text: 'Because' }))
const withRule = draft(categoryId, document => {
  document['rules'] = [
    ...((document['rules'] as unknown[] | undefined) ?? []),
    { _key: 'new', id: 'new-rule', title: 'A rule', effect: { _type: 'Effect', kind: 'advise', reason: 'new-reason' } },
  ]
})
const withoutPrice = draft(categoryId, document => delete (document as unknown as Listed)['packages']?.[0]?.['price'])

test('what is published may be published again', () => {
  for (const document of published)
    expect(checkDraft(document, { published, drafts: [] }, ANY_MEDIA)).toEqual({ errors: [], examples: [], known: [], together: [], warnings: [] })
})

test('what the shape of a document forbids is told at its place', () => {
  expect(checkDraft(withoutPrice, { published, drafts: [] }, ANY_MEDIA).errors).toEqual([
    { document: categoryId, pointer: '/packages/0/price', message: 'is required' },
  ])
})

test('what only all content together forbids is told at its place', () => {
  const report = checkDraft(withRule, { published, drafts: [] }, ANY_MEDIA)
  expect(report.errors).toMatchObject([{ document: categoryId, pointer: expect.stringMatching(/^\/rules\/\d+\/effect\/reason$/) as string }])
})

test('what another document needs is told, too', () => {
  const empty = draft('business', document => (document['reasons'] = []))
  const { errors } = checkDraft(empty, { published, drafts: [] }, ANY_MEDIA)
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.every(({ document }) => document !== 'business')).toBe(true)
})

test('drafts that are right together alone say with which', () => {
  expect(checkDraft(withReason, { published, drafts: [withRule] }, ANY_MEDIA)).toEqual({
    errors: [],
    examples: [],
    known: [],
    together: [categoryId],
    warnings: [],
  })
  expect(checkDraft(withRule, { published, drafts: [withReason] }, ANY_MEDIA)).toEqual({
    errors: [],
    examples: [],
    known: [],
    together: ['business'],
    warnings: [],
  })
})

const EXAMPLE = {
  _key: 'a',
  title: 'SUV, Gold',
  category: { _type: 'reference', _ref: 'category-Car' },
  package: 'car-gold-shine',
  answers: [{ _key: '0', input: 'size', option: 'mid' }],
  price: { kind: 'from', amount: 35_000 },
}
const DEARER: FailedExample = { position: 0, title: 'SUV, Gold', expected: '$350+', actual: '$360+', price: { kind: 'from', amount: 36_000 } }
const examples: DatasetDocument = { _id: 'examples', _type: 'examples', examples: [EXAMPLE] }
const editedCar = (edits: readonly Edit[]) =>
  edited(
    draft('category-Car', () => {}),
    edits,
  )
const dearer = editedCar([{ at: '/packages/2/price', set: { kind: 'from', amount: 36_000 } }])

test('a price that breaks an example is refused until the example changes with it, whatever else is being edited', () => {
  const withExample = [...published, examples]
  expect(checkDraft(dearer, { published: withExample, drafts: [] }, ANY_MEDIA).errors).toEqual([
    { document: 'examples', pointer: '/examples/0/price', message: '"SUV, Gold" should be $350+, but is $360+' },
  ])
  expect(waitsForExamples(checkDraft(dearer, { published: withExample, drafts: [] }, ANY_MEDIA))).toBe(true)
  const changed = { ...examples, examples: [{ ...EXAMPLE, price: { kind: 'from', amount: 36_000 } }] }
  const broken = draft('theme', document => (document['radius'] = 'round'))
  expect(checkDraft(dearer, { published: withExample, drafts: [broken, changed] }, ANY_MEDIA)).toEqual({
    errors: [],
    examples: [],
    known: [],
    together: ['examples'],
    warnings: [],
  })
})

test('only a draft that examples alone keep from being published, each with a price of its own, waits for them', () => {
  const price = { document: 'examples', pointer: '/examples/0/price', message: '' }
  const title = { document: 'examples', pointer: '/examples/0/title', message: '' }
  const own = { document: 'category-Car', pointer: '/packages/0/price', message: '' }
  const errors = [[price], [price, price], [], [title], [price, own]]
  expect(errors.map(errors => waitsForExamples({ errors, examples: [DEARER] }))).toEqual([true, true, false, false, false])
  expect(waitsForExamples({ errors: [price], examples: [] })).toBe(false)
})

test('a question that every price depends on is answered in all examples by its first option, at one press', () => {
  const hair = { _key: 'hair', _type: 'Input', kind: 'choice', id: 'hair', label: 'Pet hair?', show: 'always', required: 'Say it' }
  const options = ['none', 'heavy'].map(id => ({ _key: id, _type: 'Option', id, label: `${id} of it` }))
  const rule = {
    _key: 'heavy',
    id: 'heavy',
    title: 'Heavy',
    when: { inputs: [{ _key: '0', input: 'hair', options: ['heavy'] }] },
    effect: { kind: 'amount', amount: 2500 },
  }
  const asking = editedCar([
    { at: '/inputs/-', set: { ...hair, options } },
    { at: '/rules', set: [rule] },
  ])
  const report = checkDraft(asking, { published: [...published, examples], drafts: [] }, ANY_MEDIA)
  expect(report.errors).toEqual([
    { document: 'examples', pointer: '/examples/0/answers', message: '"SUV, Gold" has no price yet: it must answer "Pet hair?"' },
  ])
  expect(waitsForExamples(report)).toBe(true)
  expect(report.examples).toMatchObject([{ expected: '$350+', actual: '$350+', mended: { text: 'Pet hair? none of it' } }])
  const accepted = acceptedExamples(examples, report.examples)
  const answers = accepted['examples[_key=="a"].answers']
  expect(answers).toEqual([
    { _key: '0', _type: 'ExampleAnswer', input: 'size', option: 'mid' },
    { _key: '1', _type: 'ExampleAnswer', input: 'hair', option: 'none' },
  ])
  const changed = { ...examples, examples: [{ ...EXAMPLE, answers }] }
  expect(checkDraft(asking, { published: [...published, examples], drafts: [changed] }, ANY_MEDIA)).toMatchObject({
    errors: [],
    together: ['examples'],
  })
  // And when the question goes again, so does its answer.
  const asked = published.map(document => (document._id === asking._id ? asking : document))
  const without = checkDraft(editedCar([]), { published: [...asked, changed], drafts: [] }, ANY_MEDIA)
  expect(without.examples).toMatchObject([
    { mended: { answers: EXAMPLE.answers.map(({ _key, ...answer }) => answer), text: 'no answer to a question that is gone' } },
  ])
  expect(waitsForExamples(without)).toBe(true)
})

test('one press accepts the new prices, each at its example', () => {
  expect(acceptedExamples(examples, [DEARER])).toEqual({
    'examples[_key=="a"].price': { _type: 'ExamplePrice', kind: 'from', amount: 36_000 },
  })
  const problems = ['/examples/0/price', '/examples/0/title', '/examples/1/price'].map(pointer => ({ document: 'examples', pointer, message: '' }))
  expect(besideExamples({ problems, examples: [DEARER] })).toEqual(problems.slice(1))
})

test('a price that may be a mistake is told at its place, and keeps nothing from being published', () => {
  const smaller = editedCar([
    { at: '/inputs/0/ordered', set: true },
    { at: '/packages/2/price/rows/2/price/amount', set: 34_900 },
  ])
  const { errors, warnings } = checkDraft(smaller, { published, drafts: [] }, ANY_MEDIA)
  expect(errors).toEqual([])
  expect(warnings).toEqual([{ document: 'category-Car', pointer: '/packages/2', message: expect.stringContaining('more costs less') as string }])
  const withIt = published.map(document => (document._id === 'category-Car' ? smaller : document))
  const theme = draft('theme', document => (document['radius'] = 3))
  expect(checkDraft(theme, { published: withIt, drafts: [] }, ANY_MEDIA)).toEqual({ errors: [], examples: [], known: [], together: [], warnings: [] })
})

test('what was wrong elsewhere before keeps nobody from mending something else', () => {
  const broken = published.map(document => (document._id === categoryId ? withoutPrice : document))
  const theme = draft('theme', document => (document['radius'] = 3))
  expect(checkDraft(theme, { published: broken, drafts: [] }, ANY_MEDIA)).toMatchObject({ errors: [], known: [{ document: categoryId }] })
})

test('a drawing that is not there is told at the field that names it', () => {
  const other = draft(categoryId, document => (document['icon'] = 'nowhere'))
  const illustrations = { has: (name: string) => name !== 'nowhere' }
  const { errors } = checkDraft(other, { published, drafts: [] }, { ...ANY_MEDIA, illustrations })
  expect(errors).toEqual([{ document: categoryId, pointer: '/icon', message: 'there is no file illustrations/nowhere.svg' }])
})

test('hints call other documents what people call them: a category by the title that it will have, and what stands once by its kind', () => {
  const renamed = draft(categoryId, document => (document['title'] = 'Canoes'))
  const documents = { published, drafts: [renamed] }
  const known = [{ document: categoryId, pointer: '/title', message: 'is required' }]
  expect(hintWords({ known, together: [categoryId, 'business'] }, documents)).toEqual([
    'The site does not take changes until this is fixed in “Canoes”: Still to fill in',
    'This can only be published together with “Canoes”, “Business”',
  ])
  expect(hintWords({ known: [], together: ['examples'] }, documents)).toEqual(['The new prices in “Examples” are published with it'])
})

const MOTORCYCLES = 'category-Motorcycle'

/** A category's version in a release that takes it off the site. */
const going = (id: string) => draft(id, document => (document['_system'] = { bundleId: 'rSpring', delete: true }))

test('a category that goes with a release is gone in it: what names it has to change there too, and the site needs one', () => {
  const named = { _type: 'reference', _ref: MOTORCYCLES }
  const example = { _key: 'a', title: 'A', category: named, package: 'p', answers: [], price: { kind: 'exact', amount: 1 } }
  const examples: DatasetDocument = { _id: 'examples', _type: 'examples', examples: [example] }
  const all = [...published.filter(({ _id }) => _id !== 'examples'), examples]
  const refused = checkDraft(going(MOTORCYCLES), { published: all, drafts: [going(MOTORCYCLES)] }, ANY_MEDIA)
  expect(refused.errors).toMatchObject([{ document: 'examples' }])
  const without = { ...examples, examples: [] }
  const drafts = [going(MOTORCYCLES), without]
  expect(checkDraft(going(MOTORCYCLES), { published: all, drafts }, ANY_MEDIA)).toMatchObject({ errors: [], together: ['examples'] })
  const theme = draft('theme', () => undefined)
  expect(checkDraft(theme, { published: all, drafts: [going(MOTORCYCLES), theme] }, ANY_MEDIA).errors, 'of others in the release').toHaveLength(1)

  const only = published.filter(({ _id, _type }) => _type !== 'category' || _id === MOTORCYCLES)
  expect(checkDraft(going(MOTORCYCLES), { published: only, drafts: [going(MOTORCYCLES)] }, ANY_MEDIA).errors).not.toEqual([])
})

test('a category that goes with a release is no document of it, and is called as it is published', () => {
  const documents = { published, drafts: [{ _id: MOTORCYCLES, _type: 'category', _system: { delete: true } }] }
  expect(currentDocuments(documents).some(({ _id }) => _id === MOTORCYCLES)).toBe(false)
  expect(draftsFirst(documents).find(({ _id }) => _id === MOTORCYCLES)).toBe(published.find(({ _id }) => _id === MOTORCYCLES))
})
