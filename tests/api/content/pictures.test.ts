import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { variantsOf } from '#src/server/content/picture-address.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { photo } from '#tests/support/content/photo.ts'
import { addPhotos } from '#tests/support/content/photo-content.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const site = await loadBuiltSite('dist')

/** The addresses of pictures on a page, with the size that each of them says. */
function picturesOn(html: string): { address: string; width: number }[] {
  const sets = [...html.matchAll(/(?:srcSet|imageSrcSet)="([^"]+)"/g)].flatMap(([, set = '']) => set.split(','))
  return [...new Set(sets)].map(entry => ({ address: entry.split(' ')[0] ?? '', width: Number.parseInt(entry.split(' ')[1] ?? '', 10) }))
}

test('every picture that a page offers can be had, in the format and width that the page says, without what the camera noted', async () => {
  const contentFolder = await addPhotos(copySample())
  const secret = await sharp(await photo({ width: 900, height: 600 }))
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  writeFileSync(join(contentFolder, 'images/first.jpg'), secret)
  const { origin, call } = await startTestServer({ contentFolder, site })
  for (const layout of ['desktop', 'mobile']) {
    const { text } = await call('GET', '/', { headers: { cookie: `layout=${layout}` } })
    const pictures = picturesOn(text)
    expect(pictures.length).toBeGreaterThan(20)
    for (const { address, width } of pictures) {
      const answer = await fetch(origin + address)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const told = [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]
      expect(told, address).toEqual([200, address.endsWith('.avif') ? 'image/avif' : 'image/webp', FOREVER])
      const head = await sharp(bytes).metadata()
      expect([head.width, head.format, head.exif], address).toEqual([width, address.endsWith('.avif') ? 'heif' : 'webp', undefined])
    }
    // It was held upright: 600 x 900 as it is seen.
    expect(pictures.findLast(({ address }) => address.includes('/first-'))?.address).toContain('-600x400.')
  }
})

test('variants are made once content is live, kept over a restart, and old addresses lead to what is there now', async () => {
  const [contentFolder, dataDir] = [await addPhotos(copySample(), { gallery: 0, width: 300, height: 200 }), temporaryFolder()]
  const first = await startTestServer({ contentFolder, dataDir })
  const names = [...variantsOf(first.context.content.current()).keys()]
  await vi.waitFor(() => expect(readdirSync(join(dataDir, 'pictures')).sort()).toEqual([...names].sort()), PATIENCE)
  await first.close()

  const [name = ''] = names
  writeFileSync(join(dataDir, 'pictures', name), 'as it was kept')
  const second = await startTestServer({ contentFolder, dataDir })
  expect((await second.call('GET', `/images/${name}`)).text).toBe('as it was kept')
  const current = second.context.content.current().media.images.get('first.jpg')?.hashedName
  const old = await second.call('GET', '/images/first-000000000000-480x320.avif')
  expect([old.status, old.headers.get('location')]).toEqual([302, `/images/${current}`])
  // A size that no page names is not made.
  const other = await second.call('GET', `/images/${name.replace(/\d+x\d+/, '17x17')}`)
  expect([other.status, other.headers.get('location')]).toEqual([302, `/images/${current}`])
})

test('a variant that cannot be made is answered with the picture itself', async () => {
  const contentFolder = await addPhotos(copySample(), { gallery: 0, width: 300, height: 200 })
  const { call, context } = await startTestServer({ contentFolder })
  const file = context.content.current().media.images.get('first.jpg')
  if (file === undefined) throw new Error('there is no picture')
  file.bytes = Buffer.from('torn meanwhile')
  const [name = ''] = variantsOf(context.content.current()).keys()
  const answer = await call('GET', `/images/${name}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/images/${file.hashedName}`])
})
