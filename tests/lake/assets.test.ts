import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestLake } from '#tests/support/content/lake.ts'
import { VIDEO } from '#tests/support/content/video-content.ts'

/** A photo as a phone makes it: on its side, with a note that says so and where it was taken. */
const photo = await sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#00a000' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

test('an uploaded photo is kept upright, not larger than a site asks for, and without what the camera wrote into it', async () => {
  const { client, origin } = await startTestLake()
  const asset = await client.assets.upload('image', photo, { contentType: 'image/jpeg', filename: 'Van.JPG' })
  const sha1hash = createHash('sha1').update(photo).digest('hex')
  expect(asset).toMatchObject({
    _id: `image-${sha1hash}-2000x4000-jpg`,
    _type: 'sanity.imageAsset',
    originalFilename: 'Van.JPG',
    sha1hash,
    mimeType: 'image/jpeg',
    metadata: { dimensions: { width: 2000, height: 4000, aspectRatio: 0.5 } },
  })
  const kept = await (await fetch(asset.url)).arrayBuffer()
  const { width, height, exif, orientation } = await sharp(kept).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1500, height: 3000, exif: undefined, orientation: undefined })
  expect(asset.url.startsWith(`${origin}/images/local/production/`)).toBe(true)
})

test('the Studio finds a file that it has uploaded before by its hash', async () => {
  const { client } = await startTestLake()
  const { _id } = await client.assets.upload('image', photo, { contentType: 'image/jpeg' })
  const hash = createHash('sha1').update(photo).digest('hex')
  expect(await client.fetch('*[_type == "sanity.imageAsset" && sha1hash == $hash][0]._id', { hash })).toBe(_id)
  expect((await client.assets.upload('image', photo, { contentType: 'image/jpeg' }))._id).toBe(_id)
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})

test('what is no picture, or a broken one, is refused and leaves nothing', async () => {
  const { client } = await startTestLake()
  for (const broken of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a'), photo.subarray(0, 400)])
    await expect(client.assets.upload('image', broken, { contentType: 'image/jpeg' })).rejects.toThrow(/The (body must be|picture cannot be read)/)
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(0)
})

test("a private lake gives its assets to all, as Sanity's CDN does, and no document", async () => {
  const { connect, origin } = await startTestLake({ token: 'secret', isPrivate: true })
  const asset = await connect({ token: 'secret' }).assets.upload('image', photo, { contentType: 'image/jpeg' })
  expect((await fetch(asset.url)).status).toBe(200)
  expect((await fetch(`${origin}/v1/data/doc/production/${asset._id}`)).status).toBe(401)
})

test('a video is read in parts, as browsers play it', async () => {
  const { client } = await startTestLake()
  const { url } = await client.assets.upload('file', VIDEO.mp4, { contentType: 'video/mp4' })
  const whole = await fetch(url)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, 'video/mp4', 'bytes'])
  const part = await fetch(url, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${VIDEO.mp4.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(VIDEO.mp4.subarray(10, 20))).toBe(true)
  const other = await fetch(url.replace(/[0-9a-f]{40}/, '0'.repeat(40)))
  expect([other.status, await other.text()]).toEqual([404, expect.stringContaining('There is no asset')])
})
