import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { priceChanges, type PricePublishing } from '#src/studio-model/history/price-changes.ts'
import { countBack, publishedParts, putAllBack, whyNoneBack } from '#src/studio-model/history/published-parts.ts'

const category = (id: string, ...amounts: readonly number[]): DatasetDocument => ({
  _id: id,
  _type: 'category',
  packages: amounts.map((amount, at) => ({ _key: `p${at}`, id: `p${at}`, title: `P${at}`, price: { kind: 'exact', amount } })),
})
const entry = { id: 'one', author: 'owner', timestamp: '2030-05-01T10:00:00Z' }
const changesOf = (older: DatasetDocument, document: DatasetDocument) =>
  priceChanges({ ...entry, document }, { document: older }) as unknown as PricePublishing
const raised = [category('a', 110, 220), category('b', 330)]
const publishing = [
  { categoryId: 'a', changes: changesOf(category('a', 100, 200), category('a', 110, 220)) },
  { categoryId: 'b', changes: changesOf(category('b', 300), category('b', 330)) },
  { categoryId: 'gone', changes: changesOf(category('gone', 1), category('gone', 2)) },
]
const parts = (documents: readonly DatasetDocument[], published: readonly DatasetDocument[] = documents) =>
  publishedParts(publishing, documents, published)

test('the prices of a publishing are put back in all its categories that there are, as one edit of each', () => {
  expect(countBack(parts(raised))).toBe(3)
  const edits = [...putAllBack(parts(raised))].map(([id, { set }]) => [id, Object.values(set)])
  expect(edits).toEqual([
    ['a', [100, 200]],
    ['b', [300]],
  ])
})

test('what was changed again, or put back, is not, and it is said why', () => {
  const again = [category('a', 110, 999), category('b', 300)]
  expect([...putAllBack(parts(again)).keys()]).toEqual(['a'])
  expect(countBack(parts(again))).toBe(1)
  const back = [category('a', 100, 200), category('b', 300)]
  expect([countBack(parts(back)), whyNoneBack(parts(back))]).toEqual([0, 'All as before this publishing.'])
  expect(whyNoneBack(parts([...back, ...raised], raised))).toBe('Put back; the site has it once that is published.')
  expect(whyNoneBack(parts([category('a', 1, 1), category('b', 1)]))).toBe('Was changed again since, or a change of it waits in a draft.')
})
