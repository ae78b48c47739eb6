import { expect, test } from 'vitest'
import { filledSms, mailValues } from '#src/booking/appointment/mail-values.ts'
import { visitorMail, visitorSms } from '#src/booking/appointment/visitor-mail.ts'
import type { Appointment, MailText } from '#src/contract/generated/types.ts'
import { INJECTIONS, MARK } from '../../support/server/injections.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'
import { STORED } from '../../support/server/stored-request.ts'

const sample = await sampleRevision()

const MOVED: MailText = {
  subject: 'Moved: {service}',
  preheader: 'Hello',
  blocks: [
    { kind: 'paragraph', text: 'Dear {visitor},' },
    { kind: 'paragraph', text: 'we come on {day} at {time}.' },
    { kind: 'paragraph', text: 'It was {oldDay} at {oldTime}.' },
  ],
  footnote: 'You asked',
  sms: ['Hello {visitor}.', 'Now {day}, {time}.', 'Not {oldDay}, {oldTime}.', 'Until {until}.'],
}

const revision = { ...sample, content: { ...sample.content, site: { ...sample.content.site, mails: { moved: MOVED } } } }
const old = { appointment_date: '2026-06-01', appointment_time: '08:00' }

const mailTo = (change: Partial<Appointment>, before: typeof old | null = old) =>
  visitorMail({ kind: 'moved', stored: { ...STORED, ...change }, old: before }, revision, 'https://www.example.com')
const smsTo = (change: Partial<Appointment>, before: typeof old | null = old) =>
  visitorSms({ kind: 'moved', stored: { ...STORED, ...change }, old: before }, revision)

test('a mail about a move says when the visit is and when it was, and so does the text message', () => {
  const mail = mailTo({})
  expect([mail?.to, mail?.subject, mail?.toVisitor]).toEqual(['ann@example.com', 'Moved: Gold Shine Rejuvenation', 'moved'])
  expect(mail?.text).toContain('Dear Ann Ash,\n\nwe come on Tuesday, June 2, 2026 at 9:00 AM.\n\nIt was Monday, June 1, 2026 at 8:00 AM.')
  expect(smsTo({})).toBe('Hello Ann Ash. Now Tuesday, June 2, 2026, 9:00 AM. Not Monday, June 1, 2026, 8:00 AM.')
})

test('a request that is not confirmed says by its subject and its first words whether it is new or has another time', () => {
  const asked: MailText = {
    ...MOVED,
    subject: 'Asked',
    movedSubject: 'New time: {service}',
    blocks: [
      { kind: 'paragraph', text: 'Thank you.', when: 'first' },
      { kind: 'paragraph', text: 'Now on {day}.', when: 'moved' },
    ],
  }
  const told = (before: typeof old | null, appointment: MailText = asked) => {
    const own = { ...sample, content: { ...sample.content, site: { ...sample.content.site, mails: { appointment } } } }
    const mail = visitorMail({ kind: 'appointment', stored: STORED, old: before }, own, 'https://www.example.com')
    return [mail?.subject, mail?.text.split('\n\n')[0]]
  }
  expect(told(null)).toEqual(['Asked', 'Thank you.'])
  expect(told(old)).toEqual(['New time: Gold Shine Rejuvenation', 'Now on Tuesday, June 2, 2026.'])
  const { movedSubject: _, ...withoutOne } = asked
  expect(told(old, withoutOne)[0]).toBe('Asked')
})

test('a sentence that the request has nothing for is left out: no old time, no name of letters', () => {
  expect(mailTo({ name: 'x.example' }, null)?.text).toBe('we come on Tuesday, June 2, 2026 at 9:00 AM.\n\n-- \nYou asked')
  expect(smsTo({ name: 'x.example' }, null)).toBe('Now Tuesday, June 2, 2026, 9:00 AM.')
})

test('that the business is on the way is said in the words of content; nothing is said of which nothing can be filled in', () => {
  const said = (sentences: string[], change: Partial<Appointment> = {}) => filledSms(sentences, mailValues({ ...STORED, ...change }, null, sample))
  const { name, phone } = sample.content.business
  expect(said(['Hello {visitor}.', '{name} is near.', 'Call {phone}.'])).toBe(`Hello Ann Ash. ${name} is near. Call ${phone}.`)
  expect(said(['Hello {visitor}.', '{name} is near.'], { name: 'x.example' })).toBe(`${name} is near.`)
  expect(said(['Hello {visitor}.'], { name: 'x.example' })).toBeNull()
  expect(said([])).toBeNull()
})

test('a value that the owner entered is the price that is told, and what was calculated is not', () => {
  const mails = { priced: { ...MOVED, blocks: [{ kind: 'price', totalLabel: 'Your quote' }], sms: ['It costs {price}.'] } as MailText }
  const own = { ...sample, content: { ...sample.content, site: { ...sample.content.site, mails } } }
  const line = { id: 'gold', kind: 'package', title: 'Gold', low: 30_000, high: 30_000 } as const
  const estimate = { ...STORED.estimate, low: 30_000, high: null, lines: [line], notes: ['A note'] }
  const told = (actual_value: number | null) => {
    const topic = { kind: 'priced', stored: { ...STORED, estimate, actual_value }, old: null } as const
    return [visitorMail(topic, own, 'https://www.example.com')?.text.split('\n\n-- ')[0], visitorSms(topic, own)]
  }
  expect(told(null)).toEqual([expect.stringMatching(/Gold.*\$300[^]*Your quote: \$300\+[^]*A note/), 'It costs $300+.'])
  expect(told(340)).toEqual(['Your quote: $340', 'It costs $340.'])
})

test('nobody is written to without an address, or of what content has no mail for', () => {
  expect(mailTo({ email: '' })).toBeNull()
  const cancelled = { kind: 'cancelled', stored: STORED, old: null } as const
  expect(visitorMail(cancelled, revision, 'https://www.example.com')).toBeNull()
  expect(visitorSms(cancelled, revision)).toBeNull()
})

test(`${INJECTIONS.length} injections through name and message stand in no mail and in no text message`, () => {
  for (const text of INJECTIONS) {
    const told = { name: text, message: text, phone: text, service_address: text }
    expect(JSON.stringify([mailTo(told), smsTo(told)])).not.toContain(MARK)
  }
})
