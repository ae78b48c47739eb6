import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ContentOrigin, openContentSource, sourceOf } from '#src/cms/live/content-source.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { JobError } from '#src/threads/job-thread.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { PATIENCE } from '#tests/support/patience.ts'

/** Keeps what is logged. */
function listen() {
  const lines: string[] = []
  return {
    lines,
    log: {
      info: (line: string) => void lines.push(line),
      warn: (line: string) => void lines.push(line),
      error: (error: unknown) => void lines.push(String(error)),
    },
  }
}

test('content that changes for the worse while the server runs keeps the last good revision, and says why', async () => {
  const folder = copySample()
  const source = await openContentSource(folder)
  const { lines, log } = listen()
  const good = source.current()

  applyEdit(folder, { file: 'business.json', at: '/currency', set: 'ZZZ' })
  await source.refresh(log)
  expect(source.current()).toBe(good)
  const problem = `${folder}/business.json#/currency: "ZZZ" is no currency: use a code such as USD`
  expect(source.state().problems).toEqual([problem])
  expect(lines).toEqual([`the new content has problems; revision ${good.revision.id} stays live`, problem])

  applyEdit(folder, { file: 'business.json', at: '/currency', set: 'CAD' })
  await source.refresh(log)
  expect(source.state().problems).toEqual([])
  expect(source.current().revision.content.business.currency).toBe('CAD')
})

test.for<Parameters<typeof applyEdit>[1][]>([
  [{ file: 'business.json', at: '/reasons/0/text', set: 'Another reason' }],
  [{ file: 'categories/rv.json', at: '/title', set: 'Another Title' }],
  [{ file: 'categories/rv.json', at: '/order', set: 1 }],
  [
    { file: 'messages.json', at: '/failure/tryLater', set: 'Another text — ünï©ode' },
    { file: 'theme.json', at: '/radius', set: 11 },
  ],
])('a change that a running server takes over is what a start would load, and the rest stays as it is: %j', async edits => {
  const folder = copySample()
  const source = await openContentSource(folder)
  const before = source.current()
  for (const edit of edits) applyEdit(folder, edit)
  writeFileSync(join(folder, 'illustrations/rv.svg'), readFileSync(join(folder, 'illustrations/van.svg')))
  await source.refresh(listen().log)
  expect(source.state().problems).toEqual([])
  const { revision, ...rest } = source.current()
  const anew = await loadContentSnapshot(folder)
  if (!anew.ok) throw new Error(anew.problems.join('\n'))
  const { revision: same, ...others } = anew.value
  expect(rest).toEqual(others)
  expect([revision.id, revision.content]).toEqual([same.id, same.content])
  expect(revision.catalog.categories.map(({ category }) => category)).toEqual(revision.content.categories)
  expect(JSON.stringify(revision.catalog)).toBe(JSON.stringify(same.catalog))
  const isBusiness = edits.some(({ file }) => file === 'business.json')
  expect(revision.content.site).toBe(before.revision.content.site)
  expect(revision.catalog.categoryById.get('Car') === before.revision.catalog.categoryById.get('Car')).toBe(!isBusiness)
  expect(rest.media.fonts.get('archivo.woff2')).toBe(before.media.fonts.get('archivo.woff2'))
})

test('content that disappears altogether keeps the last good revision', async () => {
  const folder = copySample()
  const source = await openContentSource(folder)
  const good = source.current()
  rmSync(folder, { recursive: true })
  await source.refresh(listen().log)
  expect(source.current()).toBe(good)
  expect(source.state().problems.length).toBeGreaterThan(0)
})

test('without good content to begin with there is no source', async () => {
  const folder = copySample()
  rmSync(join(folder, 'site.json'))
  await expect(openContentSource(folder)).rejects.toThrow(`${folder}/site.json#: the file is missing`)
})

test.for(['business.json', 'categories/car.json'])('a change of %s goes live by itself', async file => {
  const folder = copySample()
  const source = await openContentSource(folder)
  const before = source.current().revision.id
  onTestFinished(source.watch(listen().log))
  applyEdit(folder, file === 'business.json' ? { file, at: '/name', set: 'Another Name' } : { file, at: '/order', set: 11 })
  await vi.waitFor(() => expect(source.current().revision.id).not.toBe(before), PATIENCE)
})

test('a folder that another one replaces is still watched', async () => {
  const [folder, next] = [copySample(), copySample()]
  applyEdit(next, { file: 'business.json', at: '/name', set: 'Deployed Anew' })
  const source = await openContentSource(folder)
  onTestFinished(source.watch(listen().log))
  const nameIs = (name: string) => vi.waitFor(() => expect(source.current().revision.content.business.name).toBe(name), PATIENCE)
  renameSync(folder, `${folder}-before`)
  onTestFinished(() => rmSync(`${folder}-before`, { recursive: true }))
  renameSync(next, folder)
  await nameIs('Deployed Anew')
  applyEdit(folder, { file: 'business.json', at: '/name', set: 'Edited Afterwards' })
  await nameIs('Edited Afterwards')
})

test('no change is noticed once the watch is stopped', async () => {
  const folder = copySample()
  const source = await openContentSource(folder)
  const before = source.current().revision.id
  source.watch(listen().log)()
  applyEdit(folder, { file: 'business.json', at: '/name', set: 'Another Name' })
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(source.current().revision.id).toBe(before)
})

test.for([
  { refused: 'since its thread failed is read again by itself', mayPass: true, name: 'New' },
  { refused: 'for what it says is not read again until it changes', mayPass: false, name: 'Old' },
])('content that was refused $refused', async ({ mayPass, name }) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [old, next] = [await snapshotNamed('Old'), await snapshotNamed('New')]
  const load = vi.fn<ContentOrigin['load']>()
  load.mockRejectedValueOnce(new JobError('has met with a mishap', mayPass))
  load.mockResolvedValue({ ok: true, value: { snapshot: next, documents: null } })
  const origin: ContentOrigin = { name: 'here', from: 'folder', load, watch: () => () => {} }
  const source = sourceOf(origin, { snapshot: old, from: 'folder', problems: [] }, () => new Date())
  const { log } = listen()
  onTestFinished(source.watch(log))
  await source.refresh(log)
  expect(source.state().problems).toEqual(['here#: has met with a mishap'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(source.current().revision.content.business.name).toBe(name)
})

async function snapshotNamed(name: string) {
  const loaded = await loadContentSnapshot(copySample([{ file: 'business.json', at: '/name', set: name }]))
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value
}
