import { describe, expect, test } from 'vitest'
import { copySample } from '#tests/support/content/content-copy.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** Two processes on one database while their content folders differ, as they do for a moment whenever content is published to several machines. */

const GONE = /^Our services have just been updated, and what you had chosen is no longer offered as it was\./
const SIZES = '/packages/2/price/rows'

/** A package under a new id, in itself and in the one that builds on it. */
const PACKAGE_GONE: FileEdit[] = ['/packages/2/id', '/packages/3/includes/0'].map(at => ({ file: 'categories/car.json', at, set: 'car-gold-deluxe' }))

const changes: { what: string; edits: FileEdit[]; body: object; field: string; message?: string }[] = [
  {
    what: 'a package',
    edits: PACKAGE_GONE,
    body: { ...APPOINTMENT, service_type: undefined },
    field: 'car_package',
  },
  {
    what: 'a package that its service type names, too',
    edits: PACKAGE_GONE,
    body: APPOINTMENT,
    field: 'service_type',
  },
  {
    what: 'an add-on',
    edits: [{ file: 'categories/car.json', at: '/addonGroups/0/items/0/id', set: 'other' }],
    body: APPOINTMENT,
    field: 'car_addons',
  },
  {
    what: 'a category',
    edits: [{ file: 'categories/car.json', at: '/id', set: 'Automobile' }],
    body: APPOINTMENT,
    field: 'vehicle_category',
  },
  {
    what: 'a question',
    edits: [
      { file: 'categories/rv.json', at: '/inputs/0/id', set: 'feet' },
      { file: 'categories/rv.json', at: '/packages/0/price/input', set: 'feet' },
    ],
    body: QUOTE,
    field: 'rv_length',
  },
  {
    what: 'a field of the form',
    edits: [{ file: 'booking-form.json', at: '/groups/3/fields/1', remove: true }],
    body: { ...QUOTE, service_zip: '83702' },
    field: 'service_zip',
  },
  {
    what: 'a size',
    edits: [
      { file: 'categories/car.json', at: '/inputs/0/options/1/id', set: 'middle' },
      { file: 'categories/car.json', at: '/packages/4/labels', remove: true },
      ...[0, 1, 2, 3, 4].map(index => ({ file: 'categories/car.json', at: `/packages/${index}/price/rows/1/option`, set: 'middle' })),
    ],
    body: APPOINTMENT,
    field: 'car_size',
    message: 'Please select a car size',
  },
]

describe.each(engines)('on $engine', ({ engine, newLocation }) => {
  async function twoServers(edits: FileEdit[]) {
    const { dataDir, databaseUrl } = await newLocation()
    const env: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
    const older = await startTestServer({ env, dataDir })
    // The embedded database has one process: there the older one has ended when the newer begins.
    if (databaseUrl === null) await older.close()
    const newer = await startTestServer({ env, dataDir, contentFolder: copySample(edits) })
    return { older, newer }
  }

  test.for(changes)(
    'a page that offers $what which the newer process does not know is answered in words',
    async ({ edits, body, field, message }) => {
      const { older, newer } = await twoServers(edits)
      const answer = await newer.call('POST', '/api/v1/appointments', { body })
      expect(answer.status).toBe(400)
      expect(answer.body.fields?.[field]).toMatch(message ?? GONE)
      expect(answer.text).not.toMatch(/unknown|must be one of/)
      if (engine === 'PostgreSQL') expect((await older.call('POST', '/api/v1/appointments', { body })).status).toBe(201)
    },
  )

  test('a page whose price has changed is taken at the price of the process that stores it', async () => {
    const { older, newer } = await twoServers([{ file: 'categories/car.json', at: `${SIZES}/1/price/amount`, set: 37_500 }])
    const stored = await newer.call('POST', '/api/v1/appointments', { body: APPOINTMENT })
    expect([stored.status, stored.body.calculated_price, stored.body.shown_price]).toEqual([201, 475, '450.00'])
    if (engine !== 'PostgreSQL') return
    const token = await older.signIn()
    const { body } = await older.call('GET', '/api/v1/appointments', { token })
    expect(body.appointments.map(({ calculated_price }) => calculated_price)).toEqual([475])
  })
})
