import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ContentSnapshot, loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'

async function load(folder: string): Promise<ContentSnapshot> {
  const loaded = await loadContentSnapshot(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value
}

test('categories stand in their order, whatever their files are called', async () => {
  const folder = copySample([{ file: 'categories/rv.json', at: '/order', set: 1 }])
  const { revision } = await load(folder)
  expect(revision.content.categories.map(({ id }) => id)).toEqual(['RV', 'Car', 'Semi', 'Tractor', 'Motorcycle'])
})

test('the revision is named by what the content says, not by how it is written', async () => {
  const folder = copySample()
  const before = (await load(folder)).revision.id
  const file = join(folder, 'business.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(document).reverse())))
  expect((await load(folder)).revision.id).toBe(before)

  applyEdit(folder, { file: 'business.json', at: '/name', set: 'Another Name' })
  expect((await load(folder)).revision.id).not.toBe(before)
})

test('a changed illustration makes a new revision, since pages show it', async () => {
  const folder = copySample()
  const before = (await load(folder)).revision.id
  const file = join(folder, 'illustrations/car.svg')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`)
  expect((await load(folder)).revision.id).not.toBe(before)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', 'a drawing is an <svg> with a <g id="art">'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="rv"/></defs><g id="art"/></svg>',
    'the id rv stands in the drawing car too: ids must differ among all drawings',
  ],
])('a drawing that cannot stand beside the others is refused: %s', async (text, message) => {
  const folder = copySample()
  const isClash = message.includes('stands in')
  writeFileSync(join(folder, 'illustrations/car.svg'), text)
  const loaded = await loadContentSnapshot(folder)
  expect(loaded.ok ? [] : loaded.problems).toEqual([expect.stringContaining(`illustrations/${isClash ? 'rv' : 'car'}.svg#: ${message}`)])
})

test('what editors leave in a folder is no content, and no change of it; a link to nothing is no file', async () => {
  const folder = copySample()
  const before = await load(folder)
  for (const left of ['.#business.json', 'categories/.#car.json', 'images/.#share.jpg']) symlinkSync('somebody@host.123:1', join(folder, left))
  for (const left of ['.DS_Store', 'categories/.car.json.swp', 'images/.share.jpg', 'illustrations/.car.svg']) writeFileSync(join(folder, left), '?')
  symlinkSync('gone', join(folder, 'images/gone.jpg'))
  const after = await load(folder)
  expect(after.revision.id).toBe(before.revision.id)
})

test('the publish check tries each of the 8,514 selections of the sample that can make a difference', async () => {
  expect((await load(copySample())).selections).toBe(8514)
})
