import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { neededBack } from '#src/studio-model/history/back-together.ts'
import { documentPublishing } from '#src/studio-model/history/published-together.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const sample = await sampleDocuments()
const of = (id: string) => structuredClone(sample.find(({ _id }) => _id === id)) as DatasetDocument

const car = of('category-Car')
const business = { ...of('business'), reasons: (of('business')['reasons'] as { id: string }[]).filter(({ id }) => id !== 'recommended') }
const theme = { ...of('theme'), radius: 3 }
const published = sample.map(document => {
  const withoutNote = { ...car, packages: (car['packages'] as object[]).filter(item => !('advice' in item)) }
  return [business, theme, withoutNote].find(({ _id }) => _id === document._id) ?? document
})

const publishing = (now: DatasetDocument) => {
  const entry = (id: string) => ({ id, author: 'owner', timestamp: '2030-01-01T10:00:00Z' })
  return documentPublishing({ documentId: now._id, entry: entry('2'), before: entry('1') }, of(now._id), now)
}
const last = [publishing(theme), publishing(business)]

test('a package that is put back names the change that took its note away', () => {
  expect(neededBack([car], last, { published, drafts: [car] }, ANY_MEDIA)).toBe(last[1])
})

test('none is named that does not help, that is changed again, or whose document is being edited', () => {
  expect(neededBack([car], last.slice(0, 1), { published, drafts: [car] }, ANY_MEDIA)).toBeNull()
  expect(neededBack([car], last, { published, drafts: [car, business] }, ANY_MEDIA)).toBeNull()
  const again = published.map(document =>
    document === business ? { ...business, reasons: [...business.reasons, { _key: 'b', id: 'b', text: 'B' }] } : document,
  )
  expect(neededBack([car], last, { published: again, drafts: [car] }, ANY_MEDIA)).toBeNull()
})
