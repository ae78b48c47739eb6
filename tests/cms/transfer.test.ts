import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { startTestLake } from '#tests/support/content/lake.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { FaultyLake } from '#tests/support/content/faulty-lake.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { runCommand } from '#tests/support/run-command.ts'

const OTHER_TRADE = 'tests/content/window-cleaning'

/** Runs a command of content, with a dataset if a lake is given. */
function command(script: 'push' | 'pull' | 'check', args: string[], apiHost = '') {
  const env = apiHost === '' ? {} : { SANITY_PROJECT_ID: 'p1', SANITY_API_HOST: apiHost, SANITY_WRITE_TOKEN: 'write' }
  return runCommand(`content-${script}`, args, env)
}

async function startLake(documents: DatasetDocument[] = []) {
  const lake = new FaultyLake()
  lake.documents = documents
  return { lake, apiHost: await lake.start() }
}

async function revisionOf(folder: string): Promise<string> {
  const loaded = await loadContentSnapshot(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.revision.id
}

test('a folder that is pushed to an empty dataset and pulled again is the same content', async () => {
  const { lake, apiHost } = await startLake()
  expect(await command('push', [SAMPLE_FOLDER], apiHost)).toMatchObject({
    ok: true,
    said: expect.stringContaining('10 documents written, 0 deleted'),
  })
  expect(lake.documents).toHaveLength(10)
  expect(await command('push', [SAMPLE_FOLDER], apiHost)).toMatchObject({ ok: true, said: expect.stringContaining('0 documents written') })
  expect(await command('check', ['--dataset', SAMPLE_FOLDER], apiHost)).toMatchObject({
    ok: true,
    said: expect.stringContaining(await revisionOf(SAMPLE_FOLDER)),
  })

  const folder = copySample()
  for (const file of ['business.json', 'site.json', 'categories/car.json']) rmSync(join(folder, file))
  expect(await command('pull', [folder], apiHost)).toMatchObject({ ok: true, said: expect.stringContaining('3 files written') })
  expect(await revisionOf(folder)).toBe(await revisionOf(SAMPLE_FOLDER))
})

test('what says something else is overwritten only when that is asked for', async () => {
  const { lake, apiHost } = await startLake()
  await command('push', [OTHER_TRADE], apiHost)
  const before = JSON.stringify(lake.documents)
  const refused = await command('push', [SAMPLE_FOLDER], apiHost)
  expect(refused).toMatchObject({ ok: false, said: expect.stringContaining('category-Home (would be deleted)') })
  expect(JSON.stringify(lake.documents)).toBe(before)

  const folder = copySample()
  expect(await command('pull', [folder], apiHost)).toMatchObject({
    ok: false,
    said: expect.stringContaining('categories/car.json (would be deleted)'),
  })
  expect(await revisionOf(folder)).toBe(await revisionOf(SAMPLE_FOLDER))

  const unasked = await command('push', [SAMPLE_FOLDER, '--replace'], apiHost)
  expect(unasked).toEqual({ ok: false, said: expect.stringMatching(/this would delete 3 documents .*--yes.*nothing was written\n.*category-Home/s) })
  expect(JSON.stringify(lake.documents)).toBe(before)
  expect(await command('push', [SAMPLE_FOLDER, '--replace', '--yes'], apiHost)).toMatchObject({
    ok: true,
    said: expect.stringContaining('3 deleted'),
  })
  expect(lake.documents.map(({ _id }) => _id)).not.toContain('category-Home')
})

test('a draft that is open over a document that is pushed is named, and others are not', async () => {
  const lake = await startTestLake({ documents: await sampleDocuments() })
  const [business, site] = [await lake.client.getDocument('business'), await lake.client.getDocument('site')]
  if (business === undefined || site === undefined) throw new Error('the sample has no business and site')
  for (const document of [business, site]) await lake.client.create({ ...document, _id: `drafts.${document._id}` })
  const folder = copySample([{ file: 'business.json', at: '/name', set: 'Another name' }])
  const { said } = await runCommand('content-push', [folder, '--replace'], {
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: lake.origin,
    SANITY_WRITE_TOKEN: 'write',
  })
  expect(said.split('\n')).toEqual([
    'drafts.business is open over it: published, it undoes this; discard it in the Studio, or publish it first and pull',
    expect.stringContaining('1 documents written, 0 deleted'),
    '',
  ])
})

test('a project that a lake does not have is refused, whoever asks', async () => {
  const lake = await startTestLake({ documents: await sampleDocuments() })
  const message = /Project "p1" not found: this lake has "local" alone/
  expect(await command('push', [SAMPLE_FOLDER], lake.origin)).toMatchObject({ ok: false, said: expect.stringMatching(message) })
  expect(await command('check', ['--dataset', SAMPLE_FOLDER], lake.origin)).toMatchObject({ ok: false, said: expect.stringMatching(message) })
  expect((await fetch(`${lake.origin}/v1/projects/p1`)).status).toBe(404)
})

test('a pull that overwrites leaves hidden files alone: they are no categories', async () => {
  const { apiHost } = await startLake()
  await command('push', [SAMPLE_FOLDER], apiHost)
  const folder = copySample([{ file: 'categories/car.json', at: '/order', set: 11 }])
  const backup = join(folder, 'categories/.car.json')
  writeFileSync(backup, '{}')
  expect(await command('pull', [folder, '--replace'], apiHost)).toMatchObject({ ok: true, said: expect.stringContaining('1 files written') })
  expect(existsSync(backup)).toBe(true)
})

test('a category keeps the document and the file that it has', async () => {
  const { lake, apiHost } = await startLake()
  await command('push', [SAMPLE_FOLDER], apiHost)
  lake.documents = lake.documents.map(one => (one._id === 'category-Car' ? { ...one, _id: '6f1c2d', order: 11 } : one))
  const folder = copySample()
  writeFileSync(join(folder, 'categories/my-cars.json'), readFileSync(join(folder, 'categories/car.json')))
  rmSync(join(folder, 'categories/car.json'))
  expect(await command('pull', [folder], apiHost)).toEqual({
    ok: false,
    said: expect.stringMatching(/nothing was written.*:\ncategories\/my-cars\.json\n$/),
  })
  await command('pull', [folder, '--replace'], apiHost)
  expect(readFileSync(join(folder, 'categories/my-cars.json'), 'utf8')).toContain('"order": 11')

  applyEdit(folder, { file: 'categories/my-cars.json', at: '/order', set: 12 })
  await command('push', [folder, '--replace'], apiHost)
  expect(lake.documents.find(({ _id }) => _id === '6f1c2d')?.['order']).toBe(12)
  expect(lake.documents).toHaveLength(10)
})

test('content that could not go live is neither pushed nor pulled', async () => {
  const { lake, apiHost } = await startLake()
  const folder = copySample([{ file: 'business.json', at: '/currency', set: 'ZZZ' }])
  expect(await command('push', [folder], apiHost)).toEqual({
    ok: false,
    said: expect.stringContaining('business.json#/currency: "ZZZ" is no currency'),
  })
  expect(lake.calls).toEqual([])
  expect(await command('pull', [folder], apiHost)).toEqual({
    ok: false,
    said: expect.stringContaining('sanity:p1/production/business#: the document is missing'),
  })
})

test('a dataset can be a file: what is exported is checked, and pulled', async () => {
  const file = join(temporaryFolder(), 'dataset.ndjson')
  expect(await command('push', [OTHER_TRADE, '--file', file])).toMatchObject({ ok: true })
  expect(await command('check', [OTHER_TRADE, '--file', file])).toMatchObject({
    ok: true,
    said: expect.stringContaining(await revisionOf(OTHER_TRADE)),
  })
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"_id":\n`)
  expect(await command('check', [OTHER_TRADE, '--file', file])).toMatchObject({ ok: false, said: expect.stringMatching(/line 9 is not JSON/) })
  expect(await command('push', [OTHER_TRADE])).toEqual({ ok: false, said: 'SANITY_PROJECT_ID must name a project, or --file a file\n' })
})
