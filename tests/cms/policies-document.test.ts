import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownersFormJson, textsOf, visitorsFormJson } from '#src/cms/documents/content-texts.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { changeFolder, planFolder } from '#src/cms/folder/write-folder.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { planPush } from '#src/cms/sanity/plan-push.ts'
import type { Content } from '#src/contract/generated/types.ts'
import policies from '#tests/cases/policies.json' with { type: 'json' }
import { copySample } from '#tests/support/content/content-copy.ts'

function folderWith(document: object): string {
  const folder = copySample()
  writeFileSync(join(folder, 'policies.json'), JSON.stringify(document))
  return folder
}

async function contentOf(folder: string): Promise<Content> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.content
}

test('a folder need not say anything of policies, and then content has no such part', async () => {
  const content = await contentOf(copySample())
  expect(content).not.toHaveProperty('policies')
  expect(toDocuments(content).map(({ _id }) => _id)).not.toContain('policies')
  for (const json of [ownersFormJson(textsOf(content)), visitorsFormJson(textsOf(content))]) expect(JSON.parse(json)).not.toHaveProperty('policies')
})

test('what it says goes live, and browsers load it with the form', async () => {
  const loaded = await loadContentSnapshot(folderWith(policies))
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  expect(loaded.value.revision.content.policies).toEqual(policies)
  expect(JSON.parse(visitorsFormJson(loaded.value.texts))).toMatchObject({ policies })
})

test.each([
  { title: 'a percentage of nothing', bps: 0, problem: 'must be >= 1' },
  { title: 'more than the whole price', bps: 10_001, problem: 'must be <= 10000' },
])('$title is refused in its file', async ({ bps, problem }) => {
  const folder = folderWith({ ...policies, cancellations: [{ id: 'all', noShow: { kind: 'percent', bps } }] })
  expect(await loadContentSnapshot(folder)).toMatchObject({
    ok: false,
    problems: [`${join(folder, 'policies.json')}#/cancellations/0/noShow/bps: ${problem}`],
  })
})

test('a policy that is wrong is refused at its place in its file', async () => {
  const folder = folderWith({ ...policies, deposits: [{ id: 'd', rows: [{ shares: [{ fee: { kind: 'rest' }, due: 'done' }] }] }] })
  expect(await loadContentSnapshot(folder)).toMatchObject({
    ok: false,
    problems: [`${join(folder, 'policies.json')}#/deposits/0/rows/0/shares/0/fee: is the rest of nothing: say 100 % of the price`],
  })
})

test('a dataset and a folder keep it, give it back, and lose it with content that has none', async () => {
  const folder = folderWith(policies)
  const content = await contentOf(folder)
  const read = readDocuments(toDocuments(content))
  expect(read.ok && read.content.policies).toEqual(policies)
  const without = await contentOf(copySample())
  expect(planPush(without, toDocuments(content))).toEqual({ written: [], replacedIds: [], deletedIds: ['policies'] })
  const other = copySample()
  await changeFolder(other, await planFolder(content, other))
  expect(await contentOf(other)).toEqual(content)
  await changeFolder(folder, await planFolder(without, folder))
  expect(await contentOf(folder)).toEqual(without)
})

test('its texts are defaults of the language, and are not written again', async () => {
  const { words: _, ...said } = policies
  const folder = folderWith(said)
  const business = JSON.parse(readFileSync(join(folder, 'business.json'), 'utf8')) as object
  writeFileSync(join(folder, 'business.json'), JSON.stringify({ ...business, language: 'en' }))
  const content = await contentOf(folder)
  expect(content.policies).toEqual(policies)
  expect(toDocuments(content).find(({ _id }) => _id === 'policies')).not.toHaveProperty('words')
})
