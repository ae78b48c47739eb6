import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitorMail } from '#src/booking/appointment/visitor-mail.ts'
import type { Appointment, MailKind, Mails, Site } from '#src/contract/generated/types.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'

/** The mails that tell a price, and those after it, in the words that content need not say. */

const site = (language: string) => JSON.parse(readFileSync(new URL(`../../../defaults/${language}/site.json`, import.meta.url), 'utf8')) as Site
const { mails } = site('en')

const sample = await sampleRevision()

const SITE = 'https://www.example.com'

function linesOf(kind: MailKind, change: Partial<Appointment>, texts: Mails | undefined = mails): string[] {
  const revision = { ...sample, content: { ...sample.content, site: { ...sample.content.site, mails: texts ?? {} } } }
  return visitorMail({ kind, stored: { ...STORED, ...change }, old: null }, revision, SITE)?.text.split('\n') ?? []
}

const QUOTE: Partial<Appointment> = {
  request_type: 'quote',
  appointment_date: null,
  appointment_time: null,
  service_address: '12 Elm St, Boise',
  service_zip: '83702',
  car_addons: ['engine-bay', 'headlight-restoration', 'headlight-restoration'],
  actual_value: 1950,
}

test('a price is told with what it is for: the service, its answers and add-ons, and where', () => {
  const lines = linesOf('priced', QUOTE)
  expect(lines).toEqual(
    expect.arrayContaining([
      'Service: Gold Shine Rejuvenation',
      'For: Car',
      'Vehicle size: Mid-Size SUV/Trucks',
      expect.stringMatching(/^Add-ons: Engine Bay.*, Headlight Restoration × 2$/),
      'Address: 12 Elm St, Boise, 83702',
      'Your quote: $1,950',
    ]),
  )
  expect(linesOf('priced', { ...QUOTE, car_addons: [] }).join('\n')).not.toContain('Add-ons')
})

test.each(['confirmed', 'moved', 'restored'] as const)('the mail "%s" says where the visit is, where that is known', kind => {
  expect(linesOf(kind, { service_address: '12 Elm St, Boise', service_zip: '83702' })).toContain('Address: 12 Elm St, Boise, 83702')
  expect(linesOf(kind, {}).join('\n')).not.toContain('Address')
})

test('each further service has its add-ons under the same label', () => {
  const further_items = [{ category: 'Car', package: 'car-gold-shine', inputs: { size: 'sedan' }, addons: ['engine-bay'] }]
  const own = structuredClone(mails ?? {})
  for (const block of own.priced?.blocks ?? []) if (block.kind === 'visit') block.addonsLabel = 'Dazu'
  const told = linesOf('priced', { ...QUOTE, further_items }, own)
  expect(told.filter(line => line.includes('Dazu: Engine Bay'))).toHaveLength(2)
  expect(told.join('\n')).not.toContain('Add-ons')
})

test('who is told a price is not sent to the site, where it would cost what the list says', () => {
  const text = linesOf('priced', QUOTE).join('\n')
  expect(text).not.toContain(SITE)
  expect(text).toContain(`TO BOOK\n\n1. Answer this mail, or call or text ${sample.content.business.phone}, `)
  expect(text).toContain(`Write to ${sample.content.business.email}`)
})

test.each(['appointment', 'quote'] as const)('the mail "%s", which goes out unread, holds nothing that was written freely', kind => {
  const labels = { addonsLabel: 'Add-ons', addressLabel: 'Address' }
  const block = { kind: 'visit', serviceLabel: 'S', dayLabel: 'D', timeLabel: 'T', referenceLabel: 'R', ...labels } as const
  const text = { subject: 'x', preheader: 'x', blocks: [block], footnote: 'x' }
  const free = { service_address: 'Canary', car_vehicle_size: 'Canary', car_unknown: 'Canary' }
  expect(linesOf(kind, free, { [kind]: text }).join('\n')).not.toContain('Canary')
  expect(linesOf('confirmed', free, { confirmed: text }).join('\n')).toContain('Address: Canary')
})

const TOLD: Partial<Appointment> = { actual_value: 1950, price_told_at: '2026-06-01T10:00:00.000Z' }
const CLOSED = { ...STORED.estimate, low: 30_000, high: 30_000 }

test.each<[string, Partial<Appointment>, string]>([
  ['one of the owner’s own', TOLD, 'Agreed price: $1,950'],
  ['the calculated one, where it is fixed', { ...TOLD, actual_value: null, estimate: CLOSED }, 'Agreed price: $300'],
])('after a price was told, the mails say it without what is true of an estimate: %s', (_, change, price) => {
  for (const kind of ['confirmed', 'appointment', 'restored'] as const) {
    const text = linesOf(kind, change).join('\n')
    expect(text).toContain(price)
    expect(text).not.toMatch(/estimate|agree on/i)
  }
})

test.each<[string, Partial<Appointment>]>([
  ['nothing was told', {}],
  ['it was entered, and not told', { actual_value: 1950 }],
  ['it may rise', { price_told_at: '2026-06-01T10:00:00.000Z', estimate: { ...CLOSED, high: null } }],
])('a price is an estimate while %s', (_, change) => {
  const text = linesOf('confirmed', change).join('\n')
  expect(text).toContain('YOUR ESTIMATE')
  expect(text).toMatch(/^Estimate: /m)
  expect(text).toContain('We agree on the final price with you before we begin.')
})

test('the mail that tells a price reads the same before it is sent and after', () => {
  expect(linesOf('priced', { ...QUOTE, ...TOLD })).toEqual(linesOf('priced', QUOTE))
})
