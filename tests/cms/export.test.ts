import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { inLayoutOf } from '#src/cms/documents/json-layout.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { namedMedia } from '#src/cms/media/named-media.ts'
import { edited } from '#tests/support/content/edit.ts'
import { startTestLake, type TestLake } from '#tests/support/content/lake.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { runCommand } from '#tests/support/run-command.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const documents = toDocuments(loaded.value.content)
const named = new Set(namedMedia(loaded.value.content).map(({ file }) => file))

const exportFrom = (lake: TestLake, ...args: string[]) => runCommand('content-export', args, { DATA_DIR: lake.dataDir })

function copyContent(): string {
  const folder = temporaryFolder()
  cpSync(SAMPLE_FOLDER, folder, { recursive: true })
  return folder
}

/** Every file of a content folder, by its name. */
function textsIn(folder: string): Record<string, string> {
  return Object.fromEntries(globSync('**/*.json', { cwd: folder }).map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}

test('what the lake publishes goes back into the folder it came from without a trace, while it runs and afterwards', async () => {
  const lake = await startTestLake({ documents })
  const folder = copyContent()
  await lake.client.createOrReplace({ ...documents[0], _id: 'drafts.business', _type: 'business', name: 'A Draft' })
  expect(await exportFrom(lake, folder)).toMatchObject({ ok: true, said: expect.stringContaining('0 files written, 0 deleted') })
  expect(textsIn(folder)).toEqual(textsIn(SAMPLE_FOLDER))
  await lake.stop()
  expect(await exportFrom(lake, folder)).toMatchObject({ ok: true, said: expect.stringContaining('0 files written, 0 deleted') })
})

test('an edit of one price changes one line of one file, and only when that is asked for', async () => {
  const lake = await startTestLake({ documents })
  const folder = copyContent()
  await lake.client.patch('category-Car').set({ 'packages[2].price.rows[1].price.amount': 37500 }).commit()
  const refused = await exportFrom(lake, folder)
  expect(refused).toEqual({ ok: false, said: expect.stringMatching(/says something else; nothing was written .*:\ncategories\/car\.json\n$/) })
  expect(textsIn(folder)).toEqual(textsIn(SAMPLE_FOLDER))
  expect(await exportFrom(lake, folder, '--replace')).toMatchObject({ ok: true, said: expect.stringContaining('1 files written, 0 deleted') })
  const [before, after] = [textsIn(SAMPLE_FOLDER), textsIn(folder)]
  const changed = Object.keys(before).filter(file => before[file] !== after[file])
  expect(changed).toEqual(['categories/car.json'])
  const lines = (text = '') => text.split('\n')
  const now = lines(after['categories/car.json'])
  expect(now.filter((line, at) => line !== lines(before['categories/car.json'])[at])).toEqual([
    '          { "option": "mid", "price": { "kind": "from", "amount": 37500 } },',
  ])
})

test('a folder that is new has all that the site needs: the files that content names come with it, a font with its licence, and no others', async () => {
  const lake = await startTestLake({ documents })
  const folder = join(temporaryFolder(), 'new')
  expect(await exportFrom(lake, folder)).toEqual({
    ok: true,
    said: expect.stringMatching(new RegExp(`: 10 files written, 0 deleted, ${named.size + 1} copied from content \\(revision \\w+\\)\n$`)),
  })
  const files = globSync('{illustrations,images,fonts}/*', { cwd: folder })
  expect(new Set(files)).toEqual(new Set([...named, 'fonts/archivo-LICENSE.txt']))
  for (const file of files) expect(readFileSync(join(folder, file)).equals(readFileSync(join(SAMPLE_FOLDER, file))), file).toBe(true)
  const { said } = await runCommand('content-check', [folder])
  expect(said).toContain(`${folder} is fine: 5 categories`)
})

test('a file of a folder is never overwritten by another of its name, which is told; one that is nowhere is a problem', async () => {
  const lake = await startTestLake({ documents })
  const folder = copyContent()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><g id="art"></g></svg>'
  writeFileSync(join(folder, 'illustrations/hero.svg'), drawing)
  rmSync(join(folder, 'images/share.jpg'))
  const { ok, said } = await exportFrom(lake, folder, '--replace')
  expect(said).toMatch(
    /0 files written, 0 deleted, 1 copied from content \(.*\)\nillustrations\/hero\.svg stays as it is: content has another of that name\n$/,
  )
  expect(ok).toBe(true)
  expect(readFileSync(join(folder, 'illustrations/hero.svg'), 'utf8')).toBe(drawing)
  expect(existsSync(join(folder, 'images/share.jpg'))).toBe(true)

  await lake.client.patch('category-Car').set({ icon: 'nowhere' }).commit()
  const lacking = await exportFrom(lake, folder, '--replace')
  expect(lacking).toEqual({ ok: false, said: expect.stringContaining('car.json#/icon: there is no file illustrations/nowhere.svg') })
})

test('a folder without a lake is told', async () => {
  expect(await runCommand('content-export', [], { DATA_DIR: temporaryFolder() })).toEqual({ ok: false, said: expect.stringContaining('has no lake') })
})

test.for(globSync('tests/content/**/*.json'))('%s is written as it stands', file => {
  const text = readFileSync(file, 'utf8')
  expect(inLayoutOf(text, JSON.parse(text))).toBe(text)
})

test('what is new stands where it belongs, and what was before keeps its look', () => {
  const text = '{\n  "b": 1,\n  "a": { "x": [1, 2] },\n  "c": {\n    "y": true\n  }\n}\n'
  const value = edited(JSON.parse(text) as object, [
    { at: '/a/x/-', set: 3 },
    { at: '/c/z', set: { k: 'new' } },
    { at: '/b', remove: true },
  ])
  expect(inLayoutOf(text, value)).toBe('{\n  "a": { "x": [1, 2, 3] },\n  "c": {\n    "y": true,\n    "z": { "k": "new" }\n  }\n}\n')
})

test('a text says what it was made of, whatever stood there before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, before) => {
      const text = inLayoutOf(JSON.stringify(before, null, 2), value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 500 },
  )
})
