import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addMediaRoutes } from '#src/studio-host/media-routes.ts'
import { avif, exif, webp, withChunks, withSegments } from '#tests/support/content/pictures.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const JPEG = readFileSync(join(SAMPLE_FOLDER, 'images/share.jpg'))
const PNG = readFileSync(join(SAMPLE_FOLDER, 'images/icon-192.png'))

/** The routes over a content folder with one drawing and no picture. */
function openMedia() {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  mkdirSync(join(folder, 'illustrations'))
  cpSync(join(SAMPLE_FOLDER, 'illustrations/van.svg'), join(folder, 'illustrations/van.svg'))
  const app = Fastify()
  addMediaRoutes(app, folder)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const add = async (name: string, payload: Buffer | string) => {
    const answer = await app.inject({ method: 'POST', url: '/media/images', query: { name }, payload, headers: { 'content-type': 'image/jpeg' } })
    return { status: answer.statusCode, body: answer.json<{ name?: string; error?: string; message?: string }>() }
  }
  const images = () => (existsSync(join(folder, 'images')) ? readdirSync(join(folder, 'images')).sort() : [])
  return { app, folder, add, images }
}

test('a picture that is added is a file of the content folder, is listed with its size, and can be seen', async () => {
  const { app, folder, add } = openMedia()
  expect(await add('IMG 2034 (1).JPEG', JPEG)).toEqual({ status: 201, body: { name: 'img-2034-1.jpg', width: 1200, height: 630 } })
  expect(readFileSync(join(folder, 'images/img-2034-1.jpg')).equals(JPEG)).toBe(true)
  expect((await app.inject('/media')).json()).toEqual({
    illustrations: ['van'],
    images: [{ name: 'img-2034-1.jpg', width: 1200, height: 630 }],
    videos: [],
    fonts: [],
  })
  const seen = await app.inject('/media/images/img-2034-1.jpg')
  expect([seen.headers['content-type'], seen.rawPayload.equals(JPEG)]).toEqual(['image/jpeg', true])
  expect((await app.inject('/media/illustrations/van')).headers['content-type']).toBe('image/svg+xml')
})

test('a file that somebody puts into the folder is listed without a restart', async () => {
  const { app, folder } = openMedia()
  expect((await app.inject('/media')).json()).toMatchObject({ images: [] })
  mkdirSync(join(folder, 'images'))
  cpSync(join(SAMPLE_FOLDER, 'images/icon-192.png'), join(folder, 'images/new.png'))
  expect((await app.inject('/media')).json()).toMatchObject({ images: [{ name: 'new.png', width: 192, height: 192 }] })
})

test('no file is written over: the same picture keeps its name, another gets a number', async () => {
  const { add, images } = openMedia()
  expect((await add('van.png', PNG)).body.name).toBe('van.png')
  expect((await add('van.png', PNG)).body.name).toBe('van.png')
  expect((await add('van.png', readFileSync(join(SAMPLE_FOLDER, 'images/icon-512.png')))).body.name).toBe('van-2.png')
  expect(images()).toEqual(['van-2.png', 'van.png'])
})

const SECRET = '43.6150 N 116.2023 W'
const note = Buffer.from(SECRET)
const APP1 = { marker: 0xe1, body: Buffer.concat([Buffer.from('Exif\0\0'), exif(SECRET)]) }
const VP8X = { type: 'VP8X', body: Buffer.from([0x0c, 0, 0, 0, 0x1f, 0x03, 0x00, 0x57, 0x02, 0x00]) }
const VP8L = { type: 'VP8L', body: Buffer.from([0x2f, 0x1f, 0xc3, 0x95, 0x00]) }
const profile = { marker: 0xe2, body: Buffer.from('ICC_PROFILE\0\x01\x01colours', 'latin1') }

test.each([
  ['Exif and a comment in a JPEG', withSegments(JPEG, APP1, { marker: 0xfe, body: note }), JPEG],
  ['what follows a JPEG, such as a film', Buffer.concat([JPEG, note]), JPEG],
  ['other pictures in a JPEG', withSegments(JPEG, { marker: 0xe2, body: Buffer.concat([Buffer.from('MPF\0'), note]) }), JPEG],
  ['a JPEG with a colour profile', withSegments(JPEG, profile, APP1), withSegments(JPEG, profile)],
  ['texts and Exif in a PNG', withChunks(PNG, { type: 'tEXt', body: note }, { type: 'iTXt', body: note }, { type: 'eXIf', body: exif(SECRET) }), PNG],
  ['what follows a PNG', Buffer.concat([PNG, note]), PNG],
  [
    'Exif and XMP in a WebP',
    webp(VP8X, VP8L, { type: 'EXIF', body: exif(SECRET) }, { type: 'XMP ', body: note }),
    webp({ ...VP8X, body: Buffer.from([0, ...VP8X.body.subarray(1)]) }, VP8L),
  ],
])('a picture that is sent past the page of the Studio is kept without the notes of a camera: %s', async (_, sent, kept) => {
  const { folder, add, images } = openMedia()
  expect(sent.includes(SECRET) || sent.includes('Exif')).toBe(true)
  expect((await add('place', sent)).status).toBe(201)
  const [name = ''] = images()
  const stored = readFileSync(join(folder, 'images', name))
  expect(stored.includes(SECRET)).toBe(false)
  expect(stored.equals(kept)).toBe(true)
})

test('a picture without notes is kept byte for byte', async () => {
  const { folder, add, images } = openMedia()
  const pictures = [JPEG, PNG, webp(VP8L), avif({ sizes: [[512, 320]], own: 1 })]
  for (const picture of pictures) expect((await add('plain', picture)).status).toBe(201)
  const stored = images().map(name => readFileSync(join(folder, 'images', name)))
  for (const picture of pictures) expect(stored.some(bytes => bytes.equals(picture))).toBe(true)
})

test.each([
  [
    'a JPEG that only its notes turn upright',
    withSegments(JPEG, { ...APP1, body: Buffer.concat([Buffer.from('Exif\0\0'), exif(SECRET, 6)]) }),
    /lies on its side/,
  ],
  ['an AVIF with Exif', avif({ sizes: [[512, 320]], own: 1, items: ['av01', 'Exif'] }), /holds notes/],
  [
    'an AVIF that hides its size behind a thumbnail',
    avif({
      sizes: [
        [16, 16],
        [5000, 4000],
      ],
      own: 2,
    }),
    /5000 × 4000 pixels/,
  ],
  ['a JPEG that ends in its middle', JPEG.subarray(0, JPEG.length - 2), /is broken/],
  ['a PNG that ends in its middle', PNG.subarray(0, PNG.length - 4), /is broken/],
])('a picture whose notes cannot be taken away is refused: %s', async (_, sent, message) => {
  const { add, images } = openMedia()
  const answer = await add('place', sent)
  expect([answer.status, answer.body.error]).toEqual([422, expect.stringMatching(message)])
  expect(images()).toEqual([])
})

test.each([
  ['../../etc/passwd', 'etc-passwd.png'],
  ['..', 'picture.png'],
  ['', 'picture.png'],
  ['.hidden.png', 'hidden.png'],
  ['Büro & Garten.html', 'buro-garten.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(50)}.png`],
  ['日本.svg', 'picture.png'],
])('the name of a file is made safe, and its end says what it is: %j', async (given, name) => {
  const { add, images } = openMedia()
  expect((await add(given, PNG)).body.name).toBe(name)
  expect(images()).toEqual([name])
  expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,63}\.(avif|webp|jpg|png|svg)$/)
})

test.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 422, /no picture that browsers show/],
  ['a page', '<!doctype html><script>alert(1)</script>', 422, /no picture that browsers show/],
  ['nothing', '', 422, /no picture that browsers show/],
  ['more bytes than a page should load', Buffer.concat([PNG, Buffer.alloc(4_000_000)]), 413, /too large/],
  ['too many pixels', resized(PNG, 5000, 10), 422, /5000 × 10 pixels: make it at most 4096/],
])('what is no picture for pages is refused, and nothing is kept: %s', async (_, bytes, status, message) => {
  const { add, images } = openMedia()
  const answer = await add('a.png', bytes)
  expect(answer.status).toBe(status)
  expect(answer.body.error ?? '').not.toBe('')
  expect(`${answer.body.error} ${answer.body.message}`).toMatch(message)
  expect(images()).toEqual([])
})

/** The same PNG with another size in its head. */
function resized(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  return changed
}
