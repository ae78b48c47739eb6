import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { inOrder } from '#src/cms/documents/category-order.ts'
import { type DatasetDocument, readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { catalogContent } from '#tests/support/prices/random-catalog.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

async function contentOf(folder: string): Promise<Content> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.content
}

/** Documents as they come back from a dataset: other keys, another order. */
function returned(documents: readonly DatasetDocument[]): unknown[] {
  const stamped = documents.map(document => ({ ...document, _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }))
  return JSON.parse(JSON.stringify(stamped.toReversed())) as unknown[]
}

function roundTrip(content: Content): Content {
  const read = readDocuments(returned(toDocuments(content)))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.content
}

const sample = await contentOf(SAMPLE_FOLDER)

test.for(['tests/content/detailing', 'tests/content/window-cleaning'])('%s is the same content after a stay in a dataset', async folder => {
  const content = await contentOf(folder)
  expect(canonicalJson(roundTrip(content))).toBe(canonicalJson(content))
})

test('a field that some categories have refers to their documents', () => {
  const content = edited(sample, [{ at: '/bookingForm/groups/3/fields/0/shown', set: { categories: ['Car', 'RV'] } }])
  expect(JSON.stringify(toDocuments(content))).toContain('"categories":[{"_key":"0","_type":"reference","_ref":"category-Car"},')
  expect(canonicalJson(roundTrip(content))).toBe(canonicalJson(content))
})

test('every catalog is the same after a stay in a dataset', () => {
  fc.assert(
    fc.property(catalogContent(), ({ categories }) => {
      const content = { ...sample, categories: inOrder(categories, category => category) }
      expect(canonicalJson(roundTrip(content))).toBe(canonicalJson(content))
    }),
    { numRuns: 200 },
  )
})

test('ids have no dots, and all items of a list have keys that differ and stay when items move', () => {
  for (const document of toDocuments(sample)) {
    expect(document._id).toMatch(/^[\w-]+$/)
    for (const list of listsIn(document)) {
      const keys = list.map(item => (item as { _key?: unknown })._key)
      expect(new Set(keys).size, JSON.stringify(keys)).toBe(list.length)
    }
  }
  const [first, ...others] = sample.categories
  const turned = { ...sample, categories: [{ ...first, packages: first?.packages.toReversed() }, ...others] } as Content
  const packagesOf = (content: Content) => toDocuments(content).find(({ _id }) => _id === `category-${first?.id}`)?.['packages']
  expect(packagesOf(turned)).toEqual((packagesOf(sample) as unknown[]).toReversed())
})

/** Every list of objects. */
function listsIn(value: unknown): object[][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listsIn)
  return Array.isArray(value) && typeof value[0] === 'object' ? [value as object[], ...inner] : inner
}

/** What is done to the sample's documents, and what is read. */
const stays: { what: string; id: string; edits: Edit[] }[] = [
  { what: 'a field of a kind that is not chosen', id: 'category-Motorcycle', edits: [{ at: '/packages/0/price/rows', set: [{ _key: 'a' }] }] },
  { what: 'fields that begin with an underscore, wherever', id: 'category-Car', edits: [{ at: '/packages/0/_editor', set: { open: true } }] },
]

test.for(stays)('$what changes nothing', ({ id, edits }) => {
  const documents = toDocuments(sample).map(document => (document._id === id ? edited(document, edits) : document))
  const read = readDocuments(documents)
  expect(read.ok ? canonicalJson(read.content) : read.problems).toEqual(canonicalJson(sample))
})

test('drafts, versions and documents of other types are left alone', () => {
  const strangers = [
    { _id: 'drafts.business', _type: 'business', name: 1 },
    { _id: 'versions.r1.category-Car', _type: 'category' },
    { _id: 'image-abc', _type: 'sanity.imageAsset' },
    null,
    'nothing',
    { _type: 'business' },
  ]
  expect(readDocuments([...strangers, ...toDocuments(sample)])).toMatchObject({ ok: true })
})

/** A link to the form with a category, which names a document. */
const linked = (category: string): Content =>
  edited(sample, [{ at: '/site/navigation/0', set: { kind: 'link', label: 'Book', to: { kind: 'book', mode: 'quote', category } } }])

test('a category that other content names is a reference', () => {
  const documents = toDocuments(linked('Car'))
  expect(JSON.stringify(documents)).toContain('{"_type":"reference","_ref":"category-Car"}')
  // Its document may be called anything.
  const renamed = JSON.parse(JSON.stringify(documents).replaceAll('"category-Car"', '"6f1c2d"')) as unknown[]
  const read = readDocuments(renamed)
  expect(read.ok && canonicalJson(read.content)).toBe(canonicalJson(linked('Car')))
})

const broken: { what: string; change: (documents: DatasetDocument[]) => unknown[]; says: { document: string; pointer: string; message: string } }[] =
  [
    {
      what: 'a missing document',
      change: documents => documents.filter(({ _id }) => _id !== 'theme'),
      says: { document: 'theme', pointer: '', message: 'the document is missing' },
    },
    {
      what: 'a dataset without categories',
      change: documents => documents.filter(({ _type }) => _type !== 'category'),
      says: { document: 'category', pointer: '', message: 'there is no category: at least one document of the type "category" is needed' },
    },
    {
      what: 'a second document of what stands once',
      change: documents => [...documents, { _id: 'other', _type: 'business' }],
      says: { document: 'other', pointer: '', message: 'there is one document of the type "business", with the id "business": delete this one' },
    },
    {
      what: 'a reference to a draft',
      change: () => toDocuments(linked('Boat')),
      says: { document: 'site', pointer: '/navigation/0/to/category', message: 'refers to "category-Boat", which is not published' },
    },
    {
      what: 'a price that is no number',
      change: documents =>
        documents.map(one => (one._id === 'category-Motorcycle' ? edited(one, [{ at: '/packages/0/price/amount', set: '75' }]) : one)),
      says: {
        document: 'category-Motorcycle',
        pointer: '/packages/0/price/amount',
        message: 'must be a number without quotes, in cents: 7500 for 75.00, 75 for 0.75',
      },
    },
    {
      what: 'a document that is nested without end',
      change: documents => documents.map(one => (one._id === 'theme' ? { ...one, light: nested(100_000) } : one)),
      says: { document: 'theme', pointer: expect.stringMatching(/^\/light(\/of){200}$/), message: 'is nested too deeply' },
    },
  ]

test.for(broken)('$what is named', ({ change, says }) => {
  const read = readDocuments(change(toDocuments(sample)))
  expect(read.ok ? [] : read.problems).toContainEqual(says)
})

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = { of: value }
  return value
}

test('what an editor cannot say is read as it is meant: a needed list that is missing is empty, what may not be empty is not there', () => {
  const documents = toDocuments(sample).map(document => {
    if (document._type !== 'category') return document
    const packages = (document['packages'] as Record<string, unknown>[]).map(item => ({ ...item, advice: [], duration: { _type: 'Duration' } }))
    const { addonGroups: _, inputs, ...rest } = document
    return { ...rest, ...((inputs as unknown[]).length > 0 && { inputs }), packages, rules: [], limit: { _type: 'CategoryLimit' } }
  })
  const read = readDocuments(documents)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  for (const [index, category] of read.content.categories.entries()) {
    expect(category.addonGroups).toEqual([])
    expect(category.inputs).toEqual(sample.categories[index]?.inputs)
    expect(category).not.toHaveProperty('limit')
    expect(category.rules).toEqual([])
    for (const item of category.packages) expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['advice']))
    for (const item of category.packages) expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['duration']))
  }
})
