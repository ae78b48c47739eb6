import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { checkDocuments } from '#src/cms/documents/checked-documents.ts'
import { copyMedia, planMedia } from '#src/cms/folder/copy-media.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { variantsOf } from '#src/server/content/picture-address.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { edited } from '#tests/support/content/edit.ts'
import { startTestLake } from '#tests/support/content/lake.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'
import { VIDEO } from '#tests/support/content/video-content.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const documents = toDocuments(loaded.value.content)

/** The sample's documents with a picture of the dataset in the hero. */
function withPicture(picture: object) {
  return documents.map(one =>
    one._id === 'site' ? edited(one, [{ at: '/desktop/sections/0/picture', set: { _type: 'Image', alt: 'A car that shines', ...picture } }]) : one,
  )
}

/** The sample's documents with a video of the dataset over a picture in the hero. */
function withVideo(file: object) {
  const video = { _type: 'Video', files: [{ _type: 'VideoFile', _key: 'a', ...file }], pause: 'Pause', play: 'Play' }
  return withPicture({ src: 'share.jpg' }).map(one => (one._id === 'site' ? edited(one, [{ at: '/desktop/sections/0/video', set: video }]) : one))
}

/** Upright, and green but for a red band that hotspots point at. */
async function upright(): Promise<Buffer> {
  const red = { input: { create: { width: 600, height: 200, channels: 3 as const, background: '#e00000' } }, left: 0, top: 1300 }
  return sharp({ create: { width: 600, height: 1600, channels: 3, background: '#00a000' } })
    .composite([red])
    .jpeg()
    .toBuffer()
}

test("a dataset's own picture is served from our origin, cut around its hotspot, also while the dataset is away", async () => {
  const lake = await startTestLake({ documents: [] })
  const { _id } = await lake.client.assets.upload('image', await upright(), { contentType: 'image/jpeg' })
  const picture = {
    asset: { _type: 'reference', _ref: _id },
    hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.875, width: 1, height: 0.125 },
    crop: { _type: 'sanity.imageCrop', left: 0.1, right: 0.1, top: 0, bottom: 0 },
    // What a Media Library adds to a picture that was chosen there.
    media: { _type: 'globalDocumentReference', _ref: 'media-library:ml:x', _weak: true },
  }
  const dataDir = temporaryFolder()
  const env = { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin }
  await lake.client.mutate(withPicture(picture).map(document => ({ createOrReplace: document })))
  const look = async () => {
    const { context, origin, close } = await startTestServer({ dataDir, env })
    await vi.waitFor(() => expect(variantsOf(context.content.current()).size).toBeGreaterThan(0), PATIENCE)
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'content/sanity.local.production.ndjson'))).toBe(true), PATIENCE)
    const name = [...variantsOf(context.content.current()).keys()].find(each => each.endsWith('.webp'))
    const answer = await fetch(`${origin}/images/${name}`)
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = [...data.subarray((info.width * (info.height / 2) + info.width / 2) * info.channels)].slice(0, 3)
    await close()
    return { size: [info.width, info.height], isRed: (middle[0] ?? 0) > 180 && (middle[1] ?? 255) < 60 }
  }
  // Four fifths of its width, and as much of its height as a hero shows.
  const seen = { size: [480, 320], isRed: true }
  expect(await look()).toEqual(seen)
  await lake.stop()
  expect(await look()).toEqual(seen)
})

test('an asset that the dataset does not have keeps its content from going live, and says which', async () => {
  const lake = await startTestLake({ documents: withPicture({ src: 'share.jpg' }) })
  const { context } = await startTestServer({ env: { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin } })
  const name = `${'0'.repeat(40)}-600x400`
  const asset = { _type: 'reference', _ref: `image-${name}-jpg`, _weak: true }
  await lake.client.mutate(withPicture({ asset }).map(document => ({ createOrReplace: document })))
  const problem = `sanity:local/production#: the asset ${name}.jpg could not be read: the answer is 404`
  await vi.waitFor(() => expect(context.content.state().problems).toEqual([problem]), PATIENCE)
  const [hero] = context.content.current().revision.content.site.desktop.sections
  expect(hero).toMatchObject({ picture: { src: 'share.jpg' } })
})

test('an asset that is no picture is told where it stands', () => {
  const read = readDocuments(withPicture({ asset: { _type: 'reference', _ref: 'file-0123-pdf' } }))
  expect(read).toMatchObject({
    ok: false,
    problems: [
      {
        document: 'site',
        pointer: '/desktop/sections/0/picture/asset',
        message: 'is no picture that browsers show: use a PNG, JPEG, WebP or AVIF file',
      },
    ],
  })
})

test('whoever is not signed in adds no asset to a lake, and nothing outside its folder is read', async () => {
  const lake = await startTestLake({ token: 'a token', dataDir: join(temporaryFolder(), 'lake') })
  await expect(lake.client.assets.upload('image', await upright())).rejects.toThrow('Session not found')
  await expect(lake.client.assets.upload('file', VIDEO.mp4, { contentType: 'video/mp4' })).rejects.toThrow('Session not found')
  for (const file of [
    'images/local/production/..%2f..%2flake.db',
    `images/local/production/${'0'.repeat(40)}-1x1.jpg`,
    'files/local/production/..%2flake.db',
  ]) {
    expect((await fetch(`${lake.origin}/${file}`)).status, file).toBe(404)
  }
})

test("a dataset's own video is served from our origin, also while the dataset is away", async () => {
  const lake = await startTestLake({ documents: [] })
  const { _id } = await lake.client.assets.upload('file', VIDEO.webm, { contentType: 'video/webm' })
  await lake.client.mutate(withVideo({ asset: { _type: 'reference', _ref: _id } }).map(document => ({ createOrReplace: document })))
  const dataDir = temporaryFolder()
  const look = async () => {
    const { context, origin, close } = await startTestServer({ dataDir, env: { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin } })
    await vi.waitFor(() => expect(context.content.current().media.videos.size).toBe(1), PATIENCE)
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'content/sanity.local.production.ndjson'))).toBe(true), PATIENCE)
    const [file] = context.content.current().media.videos.values()
    const answer = await fetch(`${origin}/videos/${file?.hashedName}`, { headers: { range: 'bytes=10-19' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    await close()
    return [answer.status, bytes.equals(VIDEO.webm.subarray(10, 20))]
  }
  expect(await look()).toEqual([206, true])
  await lake.stop()
  expect(await look()).toEqual([206, true])
})

test('a video that the dataset does not have, or that is too large, keeps its content from going live', async () => {
  const lake = await startTestLake({ documents })
  const { context } = await startTestServer({ env: { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.origin } })
  const publish = (_ref: string) =>
    lake.client.mutate(withVideo({ asset: { _type: 'reference', _ref, _weak: true } }).map(document => ({ createOrReplace: document })))
  const problem = (file: string, message: string) => `sanity:local/production#: the asset ${file} could not be read: ${message}`
  const none = '0'.repeat(40)
  await publish(`file-${none}-mp4`)
  await vi.waitFor(() => expect(context.content.state().problems).toEqual([problem(`${none}.mp4`, 'the answer is 404')]), PATIENCE)

  const large = Buffer.concat([VIDEO.webm, Buffer.alloc(8_000_000)])
  const { _id } = await lake.client.assets.upload('file', large, { contentType: 'video/webm' })
  await publish(_id)
  const file = _id.replace(/^file-(.+)-webm$/, '$1.webm')
  await vi.waitFor(() => expect(context.content.state().problems).toEqual([problem(file, 'the answer has more than 8000000 bytes')]), PATIENCE)
  expect(context.content.current().revision.content.site.desktop.sections[0]).not.toHaveProperty('video')
})

test('a video of a file that browsers do not play is told where it stands, and so is one that was never downloaded', async () => {
  const read = readDocuments(withVideo({ asset: { _type: 'reference', _ref: `file-${'0'.repeat(40)}-mov` } }))
  const pointer = '/desktop/sections/0/video/files/0/asset'
  expect(read).toMatchObject({ problems: [{ document: 'site', pointer, message: 'is no video that browsers play: use an MP4 or a WebM file' }] })
  const asset = { _type: 'reference', _ref: `file-${'0'.repeat(40)}-mp4` }
  const checked = await checkDocuments(withVideo({ asset }), 'a file', { folder: SAMPLE_FOLDER, assets: null }, new MediaReader())
  expect(checked).toEqual({
    ok: false,
    problems: [`a file/site#/desktop/sections/0/video/files/0/src: there is no file videos/${'0'.repeat(40)}.mp4`],
  })
})

test("a dataset's video comes back into a folder, and from there into another dataset", async () => {
  const [assets, folder] = [temporaryFolder(), copySample()]
  const file = `${'a'.repeat(40)}.webm`
  mkdirSync(join(assets, 'videos'))
  writeFileSync(join(assets, 'videos', file), VIDEO.webm)
  const read = readDocuments(withVideo({ asset: { _type: 'reference', _ref: `file-${'a'.repeat(40)}-webm` } }))
  if (!read.ok) throw new Error('the documents cannot be read')
  await copyMedia(assets, folder, await planMedia(read.content, assets, folder))
  expect(readFileSync(join(folder, 'videos', file)).equals(VIDEO.webm)).toBe(true)
  const again = readDocuments(toDocuments(read.content))
  expect(again).toMatchObject({ content: { site: read.content.site } })
})
