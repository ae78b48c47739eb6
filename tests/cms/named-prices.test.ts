import { expect, test } from 'vitest'
import { visitorsFormJson, textsOf } from '#src/cms/documents/content-texts.ts'
import { checkFolder } from '#src/cms/documents/checked-content.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { planFolder } from '#src/cms/folder/write-folder.ts'
import { previewDraft } from '#src/cms/live/preview-draft.ts'
import { MediaReader, videoNames } from '#src/cms/media/media.ts'
import { readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const CAR = 'categories/car.json'
const bySize = (...amounts: number[]) => ({
  kind: 'by',
  input: 'size',
  rows: ['sedan', 'mid', 'large'].map((option, at) => ({ option, price: { kind: 'exact', amount: amounts[at] } })),
})
const named = (name: string) => ({ kind: 'named', name })
const size = (...amounts: number[]) => ({ file: CAR, at: '/prices', set: [{ id: 'size', title: 'By size', price: bySize(...amounts) }] })

/** The sample's first package as it is, by a price of the category that has a name. */
const NAMED: FileEdit[] = [size(5000, 5500, 6000), { file: CAR, at: '/packages/0/price', set: named('size') }]

async function contentOf(folder: string) {
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.content
}

test('names are written back to files and documents as they were read, and visitors are sent none', async () => {
  const folder = copySample(NAMED)
  const content = await contentOf(folder)
  expect(await planFolder(content, folder)).toEqual({ written: [], replaced: [], deleted: [] })
  const documents = toDocuments(content)
  expect(JSON.stringify(documents)).toContain('"kind":"named"')
  const read = readDocuments(documents)
  expect(read.ok && read.content).toEqual(content)
  expect(visitorsFormJson(textsOf(content))).toBe(visitorsFormJson(textsOf(await contentOf(SAMPLE_FOLDER))))
})

test.each<[string, FileEdit[], string]>([
  ['that there is not', [{ file: CAR, at: '/packages/0/price', set: named('sizes') }], `${CAR}#/packages/0/price/name: there is no price "sizes"`],
  [
    'that nothing uses',
    [{ file: 'business.json', at: '/prices', set: size(1, 2, 3).set }],
    'business.json#/prices/0: no price names "size": remove it',
  ],
  [
    'whose price lacks a row, in each of its places',
    [
      size(5000, 5500, 6000),
      { file: CAR, at: '/prices/0/price/rows/2', remove: true },
      ...[0, 1].map(at => ({ file: CAR, at: `/packages/${at}/price`, set: named('size') })),
    ],
    `${CAR}#/prices/0/price/rows: no row for large, and none for all others`,
  ],
])('a name %s is refused at its place, once', async (_, edits, problem) => {
  const folder = copySample(edits)
  const checked = await checkFolder(folder, new MediaReader())
  expect(checked.ok ? [] : checked.problems).toEqual([`${folder}/${problem}`])
})

test('a change of a named price shows what it does wherever it is used', async () => {
  const folder = copySample([...NAMED, { file: CAR, at: '/packages/1/price', set: named('size') }])
  const content = await contentOf(folder)
  const ids = content.categories.map(({ id }) => `category-${id}`)
  const draft = toDocuments(
    await contentOf(copySample([...NAMED, { file: CAR, at: '/packages/1/price', set: named('size') }, size(5000, 5500, 7000)])),
  )
  const media = { ...(await new MediaReader().read(folder)), videos: await videoNames(folder) }
  const preview = previewDraft(
    {
      live: { revision: 'r', content, categoryIds: ids },
      draft: { documents: draft.filter(({ _id }) => _id === ids[0]) },
      requests: [],
      visits: [],
      today: '2026-05-11',
    },
    media,
  )
  expect(preview.problems).toEqual([])
  expect(preview.difference?.documents).toEqual([{ document: ids[0], change: 'changed' }])
  const changed = JSON.stringify(preview.difference?.categories)
  for (const { title } of content.categories[0]?.packages.slice(0, 2) ?? []) expect(changed).toContain(title)
})
