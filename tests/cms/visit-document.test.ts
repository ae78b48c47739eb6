import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownersFormJson, textsOf, visitorsFormJson } from '#src/cms/documents/content-texts.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { changeFolder, planFolder } from '#src/cms/folder/write-folder.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { planPush } from '#src/cms/sanity/plan-push.ts'
import type { Content } from '#src/contract/generated/types.ts'
import visit from '#tests/cases/visit.json' with { type: 'json' }
import { copySample } from '#tests/support/content/content-copy.ts'

/** A copy of the sample's folder that says this of visits. */
function folderWith(document: object): string {
  const folder = copySample()
  writeFileSync(join(folder, 'visit.json'), JSON.stringify(document))
  return folder
}

async function contentOf(folder: string): Promise<Content> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.content
}

test('a folder need not say anything of visits, and then content has no such part', async () => {
  const content = await contentOf(copySample())
  expect(content).not.toHaveProperty('visit')
  expect(toDocuments(content).map(({ _id }) => _id)).not.toContain('visit')
  for (const json of [ownersFormJson(textsOf(content)), visitorsFormJson(textsOf(content))]) expect(JSON.parse(json)).not.toHaveProperty('visit')
})

test('what it says goes live, and browsers load it with the form', async () => {
  const loaded = await loadContentSnapshot(folderWith(visit))
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  expect(loaded.value.revision.content.visit).toEqual(visit)
  expect(JSON.parse(visitorsFormJson(loaded.value.texts))).toMatchObject({ visit })
})

test('a visit of a wrong shape, and one that is wrong, are refused in its file', async () => {
  const folder = folderWith({ ...visit, mostItems: 0 })
  const shape = await loadContentSnapshot(folder)
  expect(shape).toMatchObject({ ok: false, problems: [`${join(folder, 'visit.json')}#/mostItems: must be >= 1`] })
  writeFileSync(join(folder, 'visit.json'), JSON.stringify({ ...visit, mostItems: 4 }))
  const wrong = await loadContentSnapshot(folder)
  expect(wrong).toMatchObject({
    ok: false,
    problems: [`${join(folder, 'visit.json')}#/mostItems: must be 5 or more, since the rule "Five vehicles or more" is of so many`],
  })
})

test.each(['product', 'code', 'lookup'])('a question of the kind %s is refused in it: those are asked with an item', async kind => {
  const [water] = visit.inputs
  const folder = folderWith({ ...visit, inputs: [{ ...water, kind }] })
  expect(await loadContentSnapshot(folder)).toMatchObject({
    ok: false,
    problems: [`${join(folder, 'visit.json')}#/inputs/0/kind: there is no kind "${kind}" here; there are choice, number`],
  })
})

test('a dataset keeps it, and gives it back', async () => {
  const content = await contentOf(folderWith(visit))
  const read = readDocuments(toDocuments(content))
  expect(read.ok && read.content.visit).toEqual(visit)
})

test('content without it takes it out of a dataset, and out of a folder', async () => {
  const [without, folder] = [await contentOf(copySample()), folderWith(visit)]
  expect(planPush(without, toDocuments(await contentOf(folder)))).toEqual({ written: [], replacedIds: [], deletedIds: ['visit'] })
  const change = await planFolder(without, folder)
  expect(change).toMatchObject({ written: [], deleted: ['visit.json'] })
  await changeFolder(folder, change)
  expect(await contentOf(folder)).toEqual(without)
})

test('content with it puts it into a folder that had none', async () => {
  const content = await contentOf(folderWith(visit))
  const folder = copySample()
  await changeFolder(folder, await planFolder(content, folder))
  expect(JSON.parse(readFileSync(join(folder, 'visit.json'), 'utf8'))).toEqual(visit)
})

test('what it leaves out is said by the defaults of its language', async () => {
  const folder = folderWith({ inputs: [{ id: 'water', kind: 'choice', label: 'Water?', options: [{ id: 'yes', label: 'Yes' }] }] })
  const business = JSON.parse(readFileSync(join(folder, 'business.json'), 'utf8')) as object
  writeFileSync(join(folder, 'business.json'), JSON.stringify({ ...business, language: 'en' }))
  expect((await contentOf(folder)).visit).toMatchObject({ mostItems: 5, inputs: [{ show: 'always', required: 'Please answer: Water?' }] })
})

test('a price of the business may be named in it, and is written out and back', async () => {
  const price = { kind: 'exact', amount: 2500 } as const
  const named = {
    ...visit,
    rules: [{ id: 'trip', title: 'Trip fee', effect: { kind: 'add', price: { kind: 'named', name: 'trip' } } }],
    inputs: undefined,
  }
  const folder = folderWith(named)
  const business = JSON.parse(readFileSync(join(folder, 'business.json'), 'utf8')) as object
  writeFileSync(join(folder, 'business.json'), JSON.stringify({ ...business, prices: [{ id: 'trip', title: 'Trip', price }] }))
  const content = await contentOf(folder)
  expect(content.visit?.rules?.[0]?.effect).toMatchObject({ price })
  expect(visitorsFormJson(textsOf(content))).not.toContain('named')
  rmSync(join(folder, 'visit.json'))
  await changeFolder(folder, await planFolder(content, folder))
  expect(JSON.parse(readFileSync(join(folder, 'visit.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(named)))
})
