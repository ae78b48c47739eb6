import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarType, ownerCalendarFile, visitorCalendarFile } from '#src/server/bookings/calendar-file.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { INJECTIONS } from '#tests/support/server/injections.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const revision = await sampleRevision()
const origin = { publicOrigin: 'https://www.example.com', now: new Date('2026-06-01T15:00:00Z') }
const ADDRESS = { service_address: '12 Elm St', service_zip: '83702' }

/** The only visit of a calendar file, read by a second parser that knows the file's own time zone alone. */
function visitIn(file: string | null): { event: ICAL.Event; status: unknown } {
  const calendar = new ICAL.Component(ICAL.parse(file ?? '') as unknown[])
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent'])
  const visit = calendar.getFirstSubcomponent('vevent')
  if (visit === null) throw new Error('there is no visit')
  return { event: new ICAL.Event(visit), status: visit.getFirstPropertyValue('status') }
}

const forVisitor = (change: Partial<Appointment> = {}, withAddress = true) =>
  visitorCalendarFile({ ...STORED, ...ADDRESS, ...change }, revision, origin, withAddress)

test('a visitor can put the visit into a calendar: when it is by the business’s clock, where, what, and whom to call', () => {
  const { event, status } = visitIn(forVisitor())
  expect([event.startDate.toString(), event.startDate.zone?.tzid]).toEqual(['2026-06-02T09:00:00', 'America/Boise'])
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-06-02T15:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-06-02T20:00:00.000Z')
  expect(event.summary).toBe('Gold Shine Rejuvenation, Alderglass Mobile Detailing')
  expect(event.location).toBe('12 Elm St, 83702')
  expect(event.description).toContain('(208) 555-0142')
  expect([event.uid, event.sequence, status]).toEqual(['ABC@www.example.com', 0, 'TENTATIVE'])
})

test('a later version of a visit replaces its entry, also as a cancelled one; the owner’s names its person', () => {
  const changed = { version: 4, appointment_time: '10:30', status: 'Cancelled' } as const
  const { event, status } = visitIn(ownerCalendarFile({ ...STORED, ...changed }, revision, origin))
  expect([event.uid, event.sequence, status]).toEqual(['ABC@www.example.com', 3, 'CANCELLED'])
  expect(event.startDate.toString()).toBe('2026-06-02T10:30:00')
  expect(event.summary).toBe('Ann Ash, Gold Shine Rejuvenation')
  expect(event.description).toContain('208-555-0100\nann@example.com')
})

test('the file of a cancelled visit takes the entry away, and is sent as such; any other puts it in', () => {
  const methodOf = (file: string | null) => new ICAL.Component(ICAL.parse(file ?? '') as unknown[]).getFirstPropertyValue('method')
  for (const [status, method] of Object.entries({ Pending: 'PUBLISH', Confirmed: 'PUBLISH', Completed: 'PUBLISH', Cancelled: 'CANCEL' })) {
    // What is written into a text is no method of the file.
    const file = ownerCalendarFile({ ...STORED, name: 'Eve\nMETHOD:REFRESH', status: status as Appointment['status'] }, revision, origin)
    expect([methodOf(file), calendarType(file ?? '')]).toEqual([method, `text/calendar; charset=utf-8; method=${method}`])
  }
})

test('a file that is mailed holds nothing that its sender wrote', () => {
  const file = forVisitor({ name: 'Canary', message: 'Canary', phone: 'Canary', service_address: 'Canary', site_notes: 'Canary' }, false)
  expect(file).not.toContain('Canary')
  expect(visitIn(file).event.location).toBeNull()
})

test.each([
  { case: 'before the clock is put forward', date: '2027-03-14', time: '01:00', start: '2027-03-14T01:00:00', end: '13:00' },
  { case: 'that the clock skips', date: '2027-03-14', time: '02:30', start: '2027-03-14T03:30:00', end: '14:30' },
  // The first of both (RFC 5545, 3.3.5); the parser takes the second.
  { case: 'that comes twice', date: '2026-11-01', time: '01:30', start: '2026-11-01T01:30:00', end: '12:30' },
])('a visit of five hours at a time $case begins and ends as its time is held', ({ date, time, start, end }) => {
  const { event } = visitIn(forVisitor({ appointment_date: date, appointment_time: time }))
  expect([event.startDate.toString(), event.endDate.toJSDate().toISOString().slice(11, 16)]).toEqual([start, end])
})

test('a request without a time has no file', () => {
  expect(forVisitor({ appointment_date: null, appointment_time: null })).toBeNull()
})

test(`${INJECTIONS.length} injections through every text write no line of their own, and are read back as they were`, () => {
  for (const text of [...INJECTIONS, 'Eve\r\nEND:VEVENT\r\nBEGIN:VALARM', 'a\u2028b\0c\x0b\ud800', `${'Ä€\u{1f697}'.repeat(60)};,\\n`]) {
    const file = ownerCalendarFile({ ...STORED, name: text, service_address: text, service_zip: '', phone: text }, revision, origin) ?? ''
    const { event } = visitIn(file)
    const kept = text.replace(/[\u2028\u2029]/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    expect(event.summary).toBe(`${kept}, Gold Shine Rejuvenation`)
    expect((event.location ?? '').trim()).toBe(kept.trim())
    expect(file.replaceAll('\r\n', ''), text).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  }
})
