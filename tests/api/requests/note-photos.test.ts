import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Note, NoteList, PersonExport, Photo } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { photo } from '#tests/support/content/photo.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** Photos of what was found at a visit: small, for the owner alone, and gone with their note. */

async function open(engine: (typeof engines)[number]) {
  const { server, token, book } = await openAdmin(engine)
  const id = await book(APPOINTMENT)
  const write = (body: object) => server.call('POST', `${LIST}${id}/notes`, { token, body })
  const read = async (photoId = '') => server.call('GET', `/api/v1/photos/${photoId}`, { token })
  const notes = async () => ((await server.call('GET', `${LIST}${id}/notes`, { token })).body as unknown as NoteList).notes
  return { server, token, id, write, read, notes }
}

const inBase64 = (bytes: Buffer) => bytes.toString('base64')

describe.each(engines)('on $engine', engine => {
  test('a photo is kept small, upright and without what the camera noted, in the order in which it was sent', async () => {
    const { write, read, notes } = await open(engine)
    const camera = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#468' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const small = await photo({ width: 400, height: 300, format: 'png' })
    const written = await write({ text: '', photos: [camera, small].map(inBase64) })
    expect(written.status).toBe(201)
    const note = written.body as unknown as Note
    expect([note.text, note.photos.length]).toEqual(['', 2])
    expect(await notes()).toEqual([note])
    const sizes: unknown[] = []
    for (const id of note.photos) {
      const { body } = await read(id)
      const { note_id, type, base64 } = body as unknown as Photo
      expect([note_id, type]).toEqual([note.id, 'image/webp'])
      const bytes = Buffer.from(base64, 'base64')
      expect(bytes.includes('taken at home')).toBe(false)
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
      expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
      sizes.push([width, height])
    }
    expect(sizes).toEqual([
      [1200, 1600],
      [400, 300],
    ])
  })

  test('a body that is long enough for photos holds as few values, as flat, as any other', async () => {
    const { write, notes } = await open(engine)
    let nested: unknown = []
    for (let level = 0; level < 101; level++) nested = [nested]
    const many = Array.from({ length: 5002 }, () => '')
    expect([(await write({ text: 'Rust', nested })).body, (await write({ text: 'Rust', many })).body]).toEqual([
      { error: 'The request is nested too deeply' },
      { error: 'The request holds too many values' },
    ])
    expect(await notes()).toEqual([])
  })

  test('what is no picture is refused with its place, whatever it is called, and no note is written', async () => {
    const { write, notes } = await open(engine)
    const fine = inBase64(await photo({ width: 40, height: 30 }))
    const torn = (await photo({ width: 400, height: 300 })).subarray(0, 3000)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const animation = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer()
    for (const bytes of [Buffer.from('nothing'), torn, drawing, animation]) {
      const { status, body } = await write({ text: 'x', photos: [fine, inBase64(bytes)] })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['photos.1']])
    }
    expect((await write({ text: '', photos: [] })).status).toBe(400)
    expect((await write({ text: 'x', photos: Array.from({ length: 5 }, () => fine) })).status).toBe(400)
    expect(await notes()).toEqual([])
  })

  test('only the owner sees a photo; it is exported with its person, and goes with its note, its request and its person', async () => {
    const { server, token, id, write, read } = await open(engine)
    const photos = [inBase64(await photo({ width: 40, height: 30 }))]
    const add = async () => (await write({ text: 'x', photos })).body as unknown as Note satisfies Note
    const first = await add()
    const [photoId = ''] = first.photos
    expect((await server.call('GET', `/api/v1/photos/${photoId}`)).status).toBe(401)
    expect((await read('NONE')).status).toBe(404)
    const people = (what: string) => server.call('POST', `/api/v1/people/${what}`, { token, body: { email: APPOINTMENT.email } })
    const told = (await people('export')).body as unknown as PersonExport
    expect(told.photos).toEqual([(await read(photoId)).body])
    expect(told.notes[0]?.photos).toEqual([photoId])

    await server.call('DELETE', `/api/v1/notes/${first.id}`, { token })
    expect((await read(photoId)).status).toBe(404)
    const [second = ''] = (await add()).photos
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Completed' } })
    await people('erase')
    expect((await read(second)).status).toBe(404)
  })

  test('what leaves the trash for good takes its photos along', async () => {
    const { server, id, write, read } = await open(engine)
    const { photos } = (await write({ text: '', photos: [inBase64(await photo({ width: 40, height: 30 }))] })).body as unknown as Note
    const { appointments } = server.context.storage
    await appointments.delete(id, NOW)
    expect((await read(photos[0])).status).toBe(200)
    await appointments.purge(new Date(NOW.getTime() + 1))
    expect((await read(photos[0])).status).toBe(404)
  })
})
