import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from '#src/server/http/byte-range.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { addVideo, VIDEO } from '#tests/support/content/video-content.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const SIZE = VIDEO.webm.length
const ALL = [200, null, [0, SIZE]] as const
const NOTHING = [416, `bytes */${SIZE}`, null] as const

const site = await loadBuiltSite('dist')
async function start() {
  const contentFolder = await addVideo(copySample())
  for (const name of ['draft.webm', '.hidden.webm']) writeFileSync(join(contentFolder, 'videos', name), VIDEO.webm)
  const server = await startTestServer({ contentFolder, site })
  const address = `/videos/${server.context.content.current().media.videos.get('waves.webm')?.hashedName}`
  const ask = async (headers: Record<string, string> = {}, method = 'GET', path = address) => {
    const answer = await fetch(server.origin + path, { method, headers, redirect: 'manual' })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const { answer } = await ask()
  return { ...server, address, ask, tag: answer.headers.get('etag') ?? '' }
}

test('a video that content names is sent with its type, its length and a tag, for good', async () => {
  const { ask, address, tag } = await start()
  expect(address).toMatch(/^\/videos\/waves-[0-9a-f]{12}\.webm$/)
  expect(tag).toMatch(/^"[^"]+"$/)
  for (const method of ['GET', 'HEAD']) {
    const { answer, bytes } = await ask({}, method)
    const told = ['content-type', 'content-length', 'cache-control', 'accept-ranges', 'etag'].map(name => answer.headers.get(name))
    expect([answer.status, ...told], method).toEqual([200, 'video/webm', String(SIZE), FOREVER, 'bytes', tag])
    expect(bytes.equals(method === 'GET' ? VIDEO.webm : Buffer.alloc(0)), method).toBe(true)
  }
  const other = await ask({}, 'GET', '/videos/waves.mp4')
  expect(other.answer.headers.get('location')).toMatch(/^\/videos\/waves-[0-9a-f]{12}\.mp4$/)
})

test('of a video one can have a part, as RFC 9110 says', async () => {
  const { ask } = await start()
  const cases = [
    ['', ALL],
    ['bytes=0-', [206, `bytes 0-${SIZE - 1}/${SIZE}`, [0, SIZE]]],
    ['bytes=0-0', [206, `bytes 0-0/${SIZE}`, [0, 1]]],
    ['bytes=10-19', [206, `bytes 10-19/${SIZE}`, [10, 20]]],
    ['Bytes=10-19', [206, `bytes 10-19/${SIZE}`, [10, 20]]],
    ['bytes=-5', [206, `bytes ${SIZE - 5}-${SIZE - 1}/${SIZE}`, [SIZE - 5, SIZE]]],
    ['bytes=-999999', [206, `bytes 0-${SIZE - 1}/${SIZE}`, [0, SIZE]]],
    ['bytes=10-999999', [206, `bytes 10-${SIZE - 1}/${SIZE}`, [10, SIZE]]],
    [`bytes=${SIZE - 1}-`, [206, `bytes ${SIZE - 1}-${SIZE - 1}/${SIZE}`, [SIZE - 1, SIZE]]],
    [`bytes=${SIZE}-`, NOTHING],
    ['bytes=999999-9999999', NOTHING],
    [`bytes=${'9'.repeat(400)}-`, NOTHING],
    ['bytes=-0', NOTHING],
    // Several ranges may be answered with the whole.
    ['bytes=0-1,5-6', ALL],
    ['bytes=9-3', ALL],
    ['bytes=-', ALL],
    ['bytes=a-b', ALL],
    ['seconds=0-1', ALL],
  ] as const
  for (const [range, [status, part, bounds]] of cases) {
    const { answer, bytes } = await ask(range === '' ? {} : { range })
    expect([answer.status, answer.headers.get('content-range')], range).toEqual([status, part])
    if (bounds === null) expect([answer.headers.get('cache-control'), answer.headers.get('etag')], range).toEqual(['no-store', null])
    else expect(bytes.equals(VIDEO.webm.subarray(...bounds)), range).toBe(true)
  }
})

test('a part lies within the file, whatever is asked for', () => {
  const part = fc.oneof(fc.nat({ max: 40 }).map(String), fc.constantFrom('', '9'.repeat(400), '-1', '1.5', ' 2'))
  fc.assert(
    fc.property(part, part, fc.nat({ max: 30 }), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last}`, size)
      if (typeof range !== 'string') expect([range.start >= 0, range.end >= range.start, range.end < size]).toEqual([true, true, true])
    }),
  )
})

test('a part is never one of another state of the video, and what a browser has is not sent again', async () => {
  const { ask, tag } = await start()
  const range = 'bytes=10-19'
  const statusOf = async (headers: Record<string, string>, method = 'GET') => (await ask(headers, method)).answer.status
  expect(await statusOf({ range, 'if-range': tag })).toBe(206)
  for (const stale of ['"waves-000000000000.webm"', `W/${tag}`, 'Mon, 23 Nov 2026 10:00:00 GMT']) {
    expect(await statusOf({ range, 'if-range': stale }), stale).toBe(200)
  }
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) expect(await statusOf({ range, 'if-none-match': known }), known).toBe(304)
  expect(await statusOf({ range, 'if-none-match': '"other"' })).toBe(206)
  expect(await statusOf({ range }, 'HEAD')).toBe(200)
})

test('only videos that content names can be had, and nothing by a way around', async () => {
  const { call, context } = await start()
  expect([...context.content.current().media.videos.keys()].sort()).toEqual(['waves.mp4', 'waves.webm'])
  const hostile = [
    'draft.webm',
    '.hidden.webm',
    '..%2fsite.json',
    '%2e%2e%2fsite.json',
    '..%5csite.json',
    '../../site.json',
    'waves.webm%00',
    '%00',
    'waves.webm%00.mp4',
    '%2fetc%2fpasswd',
    'waves.WEBM',
    '__proto__',
    '',
  ]
  for (const name of hostile) expect([400, 404], name).toContain((await call('GET', `/videos/${name}`)).status)
})

test('pages may play our own videos and no others; a page tells where its video is, and loads none by itself', async () => {
  const { call, address } = await start()
  for (const layout of ['desktop', 'mobile']) {
    const { text, headers } = await call('GET', '/', { headers: { cookie: `layout=${layout}` } })
    expect(headers.get('content-security-policy')).toContain("media-src 'self';")
    expect(text).toContain(`data-video="${address} /videos/waves-`)
    expect(text).not.toContain('<video')
  }
})
