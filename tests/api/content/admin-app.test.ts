import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Theme } from '#src/contract/generated/types.ts'
import { channels } from '#src/contract/contrast.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { addPhotos } from '#tests/support/content/photo-content.ts'
import { startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const SITE = 'site.json'

interface Manifest {
  id: string
  name: string
  start_url: string
  display: string
  background_color: string
  icons: { src: string; sizes: string; purpose: string }[]
}

async function manifestOf({ call }: TestServer): Promise<Manifest> {
  const answer = await call('GET', '/admin/app.webmanifest')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'no-cache',
  ])
  return JSON.parse(answer.text) as Manifest
}

async function pixelsOf({ origin }: TestServer, src: string) {
  const answer = await fetch(origin + src)
  expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, 'image/png'])
  return {
    answer,
    ...(await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })),
  }
}

/** The colours of an icon within the circle that phones leave of it, and outside. */
function colorsOf(data: Buffer, side: number) {
  const [within, outside] = [new Set<string>(), new Set<string>()]
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) + 0.5 - side / 2, Math.floor(at / side) + 0.5 - side / 2]
    const part = Math.hypot(x, y) < side * 0.4 ? within : outside
    part.add([...data.subarray(at * 3, at * 3 + 3)].join())
  }
  return { within, outside }
}

/** A copy of the sample whose logo is a picture that cannot be drawn, since nothing says how large it is. */
function withoutSize(): string {
  const folder = copySample([{ file: SITE, at: '/logo', set: { picture: { src: 'logo.svg', alt: 'Our logo', width: 100, height: 100 } } }])
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><title>Nothing</title></svg>')
  return folder
}

test.each([
  { logo: 'a drawing', folder: async () => 'tests/content/window-cleaning', ground: 'dark' },
  { logo: 'none', folder: async () => copySample(), ground: 'dark' },
  { logo: 'a picture', folder: () => addPhotos(copySample(), { gallery: 0, width: 300, height: 200 }), ground: 'light' },
  { logo: 'a picture too wide for a square', folder: () => addPhotos(copySample(), { gallery: 0, width: 600, height: 100 }), ground: 'dark' },
  {
    logo: 'a drawing too wide for a square',
    folder: async () => copySample([{ file: SITE, at: '/logo', set: { illustration: 'van', width: 480 } }]),
    ground: 'dark',
  },
  { logo: 'a picture that cannot be drawn', folder: async () => withoutSize(), ground: 'dark' },
] as const)('the admin is an app of its own whose icon stays whole in every shape; the logo: $logo', async ({ logo, folder, ground }) => {
  const server = await startTestServer({ contentFolder: await folder() })
  const { business, theme }: { business: { name: string }; theme: Theme } = server.context.content.current().revision.content
  const { icons, ...manifest } = await manifestOf(server)
  expect(manifest).toMatchObject({ id: '/admin', name: `${business.name} Admin`, start_url: '/#/admin/today', display: 'standalone' })
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any maskable'],
    ['512x512', 'any maskable'],
  ])
  const shown = theme[ground].surface
  // What the icon falls back to is known once it is made.
  if (!logo.includes('cannot be drawn')) expect(manifest.background_color).toBe(shown)
  for (const { src, sizes } of icons) {
    const { answer, data, info } = await pixelsOf(server, src)
    expect(`${info.width}x${info.height}`).toBe(sizes)
    expect(answer.headers.get('cache-control')).toBe(FOREVER)
    const { within, outside } = colorsOf(data, info.width)
    expect([...outside]).toEqual([channels(shown).join()])
    expect(within.size).toBeGreaterThan(3)
    if (ground === 'dark') expect([...within]).toContain(channels(theme.dark.ink).join())
  }
})

test('an icon is asked for again when the logo has changed, and where its address says no version', async () => {
  const plain = await startTestServer()
  const drawn = await startTestServer({ contentFolder: copySample([{ file: SITE, at: '/logo', set: { illustration: 'van' } }]) })
  const [before, after] = [await manifestOf(plain), await manifestOf(drawn)]
  expect(before.icons[0]?.src).not.toBe(after.icons[0]?.src)
  for (const address of ['/admin/icon-192.png', before.icons[0]?.src ?? '']) {
    const { answer, data } = await pixelsOf(drawn, address)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(data).toEqual((await pixelsOf(drawn, after.icons[0]?.src ?? '')).data)
  }
})
