import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type DatasetDocument, readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { planPush } from '#src/cms/sanity/plan-push.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { Lake } from '#src/lake/lake.ts'
import { LakeStore } from '#src/lake/store/store.ts'
import { writePortableText } from '#src/studio-host/write-portable-text.ts'
import { fieldChanges } from '#src/studio-model/history/field-changes.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()
const documents = toDocuments(content)

/** The sample's documents as an earlier version wrote them: texts as files have them. */
const site = content.site as object
const earlier = documents.map((document): DatasetDocument => {
  if (document._id === 'business') return edited(document, [{ at: '/policies/0/text', set: content.business.policies?.[0]?.text }])
  if (document._id !== 'site') return document
  return edited(document, [
    { at: '/pages/0/sections/0/blocks', set: blocksOf(site).map((block, at) => ({ _key: String(at), _type: 'ArticleBlock', ...block })) },
  ])
})

function blocksOf(of: object): object[] {
  return (of as { pages: { sections: { blocks: object[] }[] }[] }).pages[0]?.sections[0]?.blocks ?? []
}

function newLake(): Lake {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  const store = new LakeStore(folder)
  onTestFinished(() => {
    store.close()
    rmSync(folder, { recursive: true })
  })
  const lake = new Lake(store, { projectId: 'local', dataset: 'production', identity: 'owner', clock: () => new Date() })
  return lake
}

test('texts that an earlier version wrote are Portable Text after a start, in drafts too, and say the same', async () => {
  const lake = newLake()
  const draft = { ...earlier.find(({ _id }) => _id === 'business'), _id: 'drafts.business' }
  const other = { _id: 'note', _type: 'note', text: 'Not of ours' }
  await lake.seed([...earlier, draft, other] as never)
  expect(await writePortableText(lake)).toBe(3)
  expect(await writePortableText(lake)).toBe(0)
  const now = [...lake.documents.values()]
  const read = readDocuments(now)
  expect(read.ok && read.content).toEqual(content)
  const policy = (lake.documents.get('drafts.business') as unknown as { policies: { text: unknown }[] }).policies[0]?.text
  expect(wordsOfBlocks(policy)).toBe(content.business.policies?.[0]?.text)
  expect(lake.documents.get('note')).toMatchObject({ text: 'Not of ours' })
})

test('a draft whose article has a block without words stays as it is', async () => {
  const lake = newLake()
  const unfinished = edited(
    earlier.find(({ _id }) => _id === 'site'),
    [{ at: '/pages/0/sections/0/blocks/1', set: { _key: 'x', kind: 'paragraph' } }],
  )
  await lake.seed([{ ...unfinished, _id: 'drafts.site' }] as never)
  expect(await writePortableText(lake)).toBe(0)
})

test('a push writes documents anew whose texts an earlier version wrote, although they say the same', () => {
  expect(planPush(content, documents).written).toEqual([])
  expect(planPush(content, earlier).written.map(({ _id }) => _id)).toEqual(['business', 'site'])
})

test('a history in which a text became Portable Text tells no change of it', () => {
  const [before, after] = [earlier, documents].map(all => all.find(({ _id }) => _id === 'business') ?? {})
  expect(fieldChanges(before ?? {}, after ?? {}, false)).toEqual([])
})
