import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ContentSource } from '#src/cms/live/content-source.ts'
import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { openDatasetSource } from '#src/cms/live/dataset-source.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { edited } from '#tests/support/content/edit.ts'
import { type Fault, FAULTS, FaultyLake } from '#tests/support/content/faulty-lake.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const NOW = new Date('2026-06-01T15:00:00Z')
const log = { info: () => {}, warn: () => {}, error: () => {} }

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content } = loaded.value

/** The sample's documents, with another name of the business. */
function named(name: string): DatasetDocument[] {
  return toDocuments({ ...content, business: { ...content.business, name } })
}

const nameOf = (source: ContentSource) => source.current().revision.content.business.name

/** Only a lake that never ends its answer is given up soon; else a busy machine would give up one that answers. */
const patienceFor = (fault: Fault | null) => (fault === 'hangs' || fault === 'trickles' ? 300 : 10_000)

/** Reads anew until the source shows a business: the short patience may end before a busy machine has read. */
const showsInTheEnd = (source: ContentSource, name: string) =>
  vi.waitFor(async () => {
    await source.refresh(log)
    expect([nameOf(source), source.state().problems, source.state().from]).toEqual([name, [], 'dataset'])
  }, PATIENCE)

async function openLake(documents: DatasetDocument[], fault: Fault | null = null, timeoutMs = patienceFor(fault)) {
  const lake = new FaultyLake()
  lake.documents = documents
  lake.fault = fault
  const apiHost = await lake.start()
  const dataDir = temporaryFolder()
  const open = () =>
    openDatasetSource({
      dataset: { projectId: 'p1', dataset: 'production', apiVersion: '2025-02-19', apiHost, token: null, timeoutMs },
      folder: SAMPLE_FOLDER,
      dataDir,
      clock: () => NOW,
    })
  return { lake, open, file: join(dataDir, 'content/sanity.p1.production.ndjson') }
}

test('the site is what the dataset says', async () => {
  const { open } = await openLake(named('From the Dataset'))
  const source = await open()
  expect(nameOf(source)).toBe('From the Dataset')
  expect(source.state()).toEqual({ from: 'dataset', since: NOW, problems: [], refusedAt: null })
})

test('the same content is the same revision, from a folder or a dataset', async () => {
  const { lake, open } = await openLake(toDocuments(content))
  const source = await open()
  lake.fault = 'resets'
  const { open: openEmpty } = await openLake([], 'resets')
  expect(source.current().revision.id).toBe((await openEmpty()).current().revision.id)
})

test.for(FAULTS)('a Content Lake that fails (%s) leaves what is live, and says why', async fault => {
  const { lake, open } = await openLake(named('From the Dataset'), null, patienceFor(fault))
  const source = await open()
  const live = source.current()
  lake.fault = fault
  await source.refresh(log)
  expect(source.current()).toBe(live)
  expect(source.state().problems.join('\n')).toMatch(
    fault === 'empty' ? /^sanity:p1\/production\/business#: the document is missing/ : /^sanity:p1\/production#: could not be read: ./,
  )
  expect(source.state().refusedAt).toEqual(NOW)

  lake.fault = null
  lake.documents = named('Mended')
  await showsInTheEnd(source, 'Mended')
})

test.for(FAULTS)('a first start without a Content Lake (%s) shows the folder', async fault => {
  const { lake, open } = await openLake(named('From the Dataset'), fault)
  const source = await open()
  expect(source.state()).toMatchObject({
    from: 'folder',
    problems: [expect.stringContaining('sanity:p1/production'), ...(fault === 'empty' ? Array(5).fill(expect.anything()) : [])],
  })
  lake.fault = null
  await showsInTheEnd(source, 'From the Dataset')
})

test('a start during an outage shows the last good content, not the folder', async () => {
  const { lake, open } = await openLake(named('Last Good'))
  const first = await open()
  await first.refresh(log)
  lake.documents = edited(named('Broken'), [{ at: '/0/currency', set: 'ZZZ' }])
  await first.refresh(log)
  expect(first.state().problems).toEqual(['sanity:p1/production/business#/currency: "ZZZ" is no currency: use a code such as USD'])

  lake.stop()
  const second = await open()
  expect([nameOf(second), second.state().from]).toEqual(['Last Good', 'kept copy'])
  expect(second.current().revision.id).toBe(first.current().revision.id)
})

test.for(['', '{"_id":', 'null\n', '[]'])('a kept copy that is damaged (%j) is not shown', async text => {
  const { lake, open, file } = await openLake(named('Last Good'))
  await (await open()).refresh(log)
  expect(readFileSync(file, 'utf8')).toContain('Last Good')
  writeFileSync(file, text)
  lake.stop()
  const source = await open()
  expect(source.state().from).toBe('folder')
  expect(source.state().problems.join('\n')).toContain('the kept copy of sanity:p1/production')
})

test('the copy that is kept is of what is live, whatever answers late', async () => {
  const { lake, open, file } = await openLake(named('Old'), null, 20_000)
  const late = Promise.withResolvers<void>()
  lake.answersAfter = late.promise
  const source = await open()
  expect(source.state().from).toBe('folder')

  lake.answersAfter = Promise.resolve()
  lake.documents = named('New')
  source.beforeLive(async () => {
    lake.documents = named('Old')
    late.resolve()
    // The late answer is read and checked meanwhile.
    await after(500)
  })
  await source.refresh(log)
  expect([nameOf(source), lake.answered]).toEqual(['New', 2])
  expect(readFileSync(file, 'utf8')).toContain('"name":"New"')
})

test('a published change is live by itself, and one with a fault is not', async () => {
  const { lake, open } = await openLake(named('Before'))
  const source = await open()
  onTestFinished(source.watch(log))
  await vi.waitFor(() => expect(lake.listeners).toBe(1), PATIENCE)
  lake.publish(named('After'))
  await vi.waitFor(() => expect(nameOf(source)).toBe('After'), PATIENCE)
  lake.publish(edited(named('Broken'), [{ at: '/0/currency', set: 'ZZZ' }]))
  await vi.waitFor(() => expect(source.state().problems).toHaveLength(1), PATIENCE)
  expect(nameOf(source)).toBe('After')
})

test('many announcements of one change are one question', async () => {
  const { lake, open } = await openLake(named('Before'))
  const source = await open()
  onTestFinished(source.watch(log))
  await vi.waitFor(() => expect(lake.listeners).toBe(1), PATIENCE)
  await source.refresh(log)
  lake.calls.length = 0
  lake.documents = named('After')
  for (let call = 0; call < 100; call++) source.changed()
  await vi.waitFor(() => expect(nameOf(source)).toBe('After'), PATIENCE)
  expect(lake.calls.length).toBeLessThan(4)
})

test('nobody listens any more once it is told to stop', async () => {
  const { lake, open } = await openLake(named('Before'))
  const source = await open()
  const stop = source.watch(log)
  await vi.waitFor(() => expect(lake.listeners).toBe(1), PATIENCE)
  stop()
  await vi.waitFor(() => expect(lake.listeners).toBe(0), PATIENCE)
})
