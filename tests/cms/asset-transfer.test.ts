import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type DatasetDocument, readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { edited } from '#tests/support/content/edit.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { startTestLake, type TestLake } from '#tests/support/content/lake.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** A photo that an editor has uploaded, cut and placed in the dataset: what the commands make of it. */

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const documents = toDocuments(loaded.value.content)

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#00a000' } })
  .jpeg()
  .toBuffer()

/** A lake with an uploaded photo in the welcome, and another in the gallery, under a key of the Studio's. */
async function lakeWithPhoto() {
  const lake = await startTestLake({ documents })
  const { _id } = await lake.client.assets.upload('image', photo, { contentType: 'image/jpeg' })
  const asset = { _type: 'reference', _ref: _id }
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.25, y: 0.875, width: 0.5, height: 0.125 }
  const crop = { _type: 'sanity.imageCrop', left: 0.1, right: 0.1, top: 0, bottom: 0 }
  const site = documents.find(one => one._id === 'site')
  const gallery = site && (site['desktop'] as { sections: { kind: string }[] }).sections.findIndex(({ kind }) => kind === 'gallery')
  await lake.client.createOrReplace(
    edited(site, [
      { at: '/desktop/sections/0/picture', set: { _type: 'Image', alt: 'A van', asset, hotspot, crop } },
      { at: `/desktop/sections/${gallery}/images`, set: [{ _type: 'GalleryImage', _key: 'c2f0a91b77e1', alt: 'Another', asset }] },
    ]) as DatasetDocument,
  )
  return lake
}

async function command(lake: TestLake, script: 'push' | 'pull' | 'export', ...args: string[]): Promise<string> {
  const of = { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin, SANITY_WRITE_TOKEN: 'write' }
  const env = { DATA_DIR: lake.dataDir, CONTENT_DIR: SAMPLE_FOLDER, ...(script === 'export' ? {} : of) }
  return (await runCommand(`content-${script}`, args, env)).said
}

const revisionIn = (said: string) => /\(revision (\w+)\)/.exec(said)?.[1]

test('a dataset with uploaded photos that is pulled into an empty folder is the same revision, and so it is exported; pushed back it changes nothing', async () => {
  const lake = await lakeWithPhoto()
  const before = await lake.client.fetch<DatasetDocument[]>('*[!(_type match "sanity.*")] | order(_id)')
  const [pulled, exported] = [join(temporaryFolder(), 'pulled'), join(temporaryFolder(), 'exported')]
  const told = await command(lake, 'pull', pulled)
  expect(told).toContain('10 files written, 0 deleted')
  const files = await lake.client.fetch<string>('*[_type == "sanity.imageAsset"][0].path')
  expect(existsSync(join(pulled, 'images', files.split('/').at(-1) ?? ''))).toBe(true)
  expect(revisionIn(await command(lake, 'export', exported))).toBe(revisionIn(told))
  const checked = await runCommand('content-check', ['--dataset', pulled], {
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: lake.origin,
    DATA_DIR: lake.dataDir,
  })
  expect(revisionIn(checked.said)).toBe(revisionIn(told))

  for (const folder of [pulled, exported]) expect(await command(lake, 'push', folder)).toContain('0 documents written, 0 deleted')
  expect(await command(lake, 'pull', pulled)).toContain('0 files written, 0 deleted')
  expect(await lake.client.fetch('*[!(_type match "sanity.*")] | order(_id)')).toEqual(before)
})

test('a text that is changed in the pulled folder is pushed, and its photos stay assets of the dataset', async () => {
  const lake = await lakeWithPhoto()
  const folder = join(temporaryFolder(), 'pulled')
  await command(lake, 'pull', folder)
  const pictureOf = async () => lake.client.fetch<object>('*[_id == "site"][0].desktop.sections[0].picture')
  const before = await pictureOf()
  applyEdit(folder, { file: 'site.json', at: '/sharing/alt', set: 'A green van' })
  expect(await command(lake, 'push', folder, '--replace', '--yes')).toContain('1 documents written')
  expect(await lake.client.fetch('*[_id == "site"][0].sharing.alt')).toBe('A green van')
  expect(await pictureOf()).toEqual(before)
  const read = readDocuments(await lake.client.fetch<DatasetDocument[]>('*'))
  expect(read).toMatchObject({ ok: true })
})

test('a copy of a folder with photos is the same content in another dataset', async () => {
  const lake = await lakeWithPhoto()
  const folder = join(temporaryFolder(), 'pulled')
  const told = await command(lake, 'pull', folder)
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  const other = await startTestLake()
  expect(revisionIn(await command(other, 'push', copy))).toBe(revisionIn(told))
})
