import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { illustrationAddress } from '#src/server/content/media-address.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { webp } from '#tests/support/content/pictures.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const FOREVER = 'public, max-age=31536000, immutable'

test("the admin's content is a file of its revision that never changes", async () => {
  const { call, context } = await startTestServer()
  const { id, content } = context.content.current().revision
  const answer = await call('GET', `/content/${id}/owner-form.json`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe(FOREVER)
  const { business, bookingForm, messages, categories } = content
  expect(JSON.parse(answer.text)).toEqual({ business, bookingForm, messages, categories })
})

test('visitors load the same without what only the owner reads', async () => {
  const { call, context } = await startTestServer()
  const { id, content } = context.content.current().revision
  const answer = await call('GET', `/content/${id}/form.json`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, FOREVER])
  const { business, bookingForm, messages, categories } = content
  const words = [bookingForm.modes.ownerLegend, ...bookingForm.groups.map(({ ownerTitle }) => ownerTitle)]
  expect(words).toContain('Appointment or quote')
  expect(words).toContain('Notes')
  const forVisitors = JSON.parse(JSON.stringify(bookingForm), (key, value: unknown) => (key.startsWith('owner') ? undefined : value))
  expect(JSON.parse(answer.text)).toEqual({ business, bookingForm: forVisitors, messages, categories })
})

test('the file of an earlier revision leads to the current one', async () => {
  const { call, context } = await startTestServer()
  for (const name of ['form.json', 'owner-form.json']) {
    const answer = await call('GET', `/content/0123456789ab/${name}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/content/${context.content.current().revision.id}/${name}`])
  }
})

test('an illustration has an address that changes with it', async () => {
  const { call, context } = await startTestServer()
  const address = illustrationAddress(context.content.current().media, 'car')
  expect(address).toMatch(/^\/illustrations\/car-[0-9a-f]{12}\.svg$/)
  const answer = await call('GET', address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe(FOREVER)
  expect(answer.text).toBe(readFileSync(join(SAMPLE_FOLDER, 'illustrations/car.svg'), 'utf8'))
  for (const old of ['/illustrations/car-000000000000.svg', '/illustrations/car.svg']) {
    expect((await call('GET', old)).headers.get('location'), old).toBe(address)
  }
  for (const unknown of ['/illustrations/none.svg', '/illustrations/..%2fbusiness.json', '/images/none.png']) {
    expect((await call('GET', unknown)).status, unknown).toBe(404)
  }
})

test('all illustrations stand in one file, each under its name', async () => {
  const { call, context } = await startTestServer()
  const { drawings, illustrations } = context.content.current().media
  const answer = await call('GET', `/illustrations/${drawings.hashedName}`, { headers: { 'accept-encoding': 'br' } })
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-encoding')]).toEqual([200, FOREVER, 'br'])
  for (const name of illustrations.keys()) expect(answer.text).toContain(`<symbol id="${name}" viewBox="`)
  expect((await call('GET', '/illustrations/drawings-000000000000.svg')).headers.get('location')).toBe(`/illustrations/${drawings.hashedName}`)
})

test('a font of content is served from our own origin, for good', async () => {
  const { call, context } = await startTestServer()
  const font = context.content.current().media.fonts.get('archivo.woff2')
  const answer = await call('GET', `/fonts/${font?.hashedName}`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'font/woff2', FOREVER])
})

test('an image is served with its type', async () => {
  const contentFolder = copySample()
  mkdirSync(join(contentFolder, 'images'), { recursive: true })
  const bytes = webp({ type: 'VP8L', body: Buffer.from([0x2f, 0x1f, 0xc3, 0x95, 0x00]) })
  writeFileSync(join(contentFolder, 'images/van.webp'), bytes)
  const { call, context } = await startTestServer({ contentFolder })
  const picture = context.content.current().media.images.get('van.webp')
  const answer = await call('GET', `/images/${picture?.hashedName}`)
  expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([200, 'image/webp', bytes.toString()])
})

test('a change of the content goes live without a restart, and one with a fault does not', async () => {
  const contentFolder = copySample()
  const { call } = await startTestServer({ contentFolder })
  const file = join(contentFolder, 'categories/motorcycle.json')
  const text = readFileSync(file, 'utf8')
  const order = { name: 'Di Dogwood', email: 'di@example.com', vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail' }
  const price = async () => (await call('POST', '/api/v1/appointments/', { body: order })).body.calculated_price
  const ready = async () => JSON.parse((await call('GET', '/ready')).text)
  expect(await price()).toBe(75)

  writeFileSync(file, text.replace('7500', '8000'))
  await vi.waitFor(async () => expect(await price()).toBe(80), PATIENCE)

  writeFileSync(file, text.replace('7500', '"free"'))
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 'ready', content: 'last good' }), PATIENCE)
  expect(await price()).toBe(80)
  // Where it lies, and what is wrong with it, is nobody else's business.
  expect(JSON.stringify(await ready())).not.toContain('motorcycle')

  writeFileSync(file, text)
  await vi.waitFor(async () => expect(await price()).toBe(75), PATIENCE)
  expect(await ready()).toMatchObject({ content: 'current', problems: 0 })
})

test('a server without usable content does not start', async () => {
  const contentFolder = copySample()
  rmSync(join(contentFolder, 'theme.json'))
  await expect(startTestServer({ contentFolder })).rejects.toThrow(`${contentFolder}/theme.json#: the file is missing`)
})
