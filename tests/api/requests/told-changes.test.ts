import { describe, expect, test } from 'vitest'
import { engines } from '#tests/support/server/engines.ts'
import { MARK, SOME_INJECTIONS } from '#tests/support/server/injections.ts'
import { partsOf } from '#tests/support/server/mail-parts.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { newMails, openTelling, type TellingSettings } from '#tests/support/server/telling-site.ts'

describe.each(engines)('on $engine', ({ newLocation }) => {
  const open = async (settings?: TellingSettings) => openTelling(await newLocation(), settings)

  test('who called is told the price that was agreed on, with the day of an appointment, and in place of a promise to price it with a quote', async () => {
    const { state, post } = await open()
    for (const [body, kind] of [
      [{ ...APPOINTMENT, status: 'Confirmed' }, 'confirmed'],
      [QUOTE, 'priced'],
    ] as const) {
      const entry = { ...body, actual_value: 300, tell: true }
      expect((await post('manual/mails/preview', entry)).body).toMatchObject({ kind, mail: { text: expect.stringContaining('Total: $300\n') } })
      expect((await post('manual', entry)).status).toBe(201)
      expect(newMails(state)).toMatchObject([{ text: expect.stringMatching(/Total: \$300\r?\n/) }])
    }
  })

  test('a visitor is told of each change that the owner ticks, with an entry that replaces the one before, and the history says so', async () => {
    const { state, put, post, book, historyOf } = await open()
    const id = await book()
    const uid = `${id}@www.example.com`
    const steps = [
      {
        make: () => put(`${id}/status`, { status: 'Confirmed', tell: true }),
        subject: 'Confirmed by Alderglass Mobile Detailing: Gold Shine Rejuvenation',
        text: 'we will come on Tuesday, June 2, 2026, 9:00 AM.',
        entry: ['PUBLISH', [uid, '1', 'CONFIRMED', '2026-06-02T09:00:00']],
      },
      {
        make: () => put(id, { appointment_date: '2026-06-03', appointment_time: '10:30', tell: true }),
        subject: 'Another time with Alderglass Mobile Detailing: Gold Shine Rejuvenation',
        text: 'we will come on Wednesday, June 3, 2026, 10:30 AM.\n\nBefore, it was Tuesday, June 2, 2026, 9:00 AM.',
        entry: ['PUBLISH', [uid, '2', 'CONFIRMED', '2026-06-03T10:30:00']],
      },
      {
        make: () => put(`${id}/status`, { status: 'Cancelled', tell: true }),
        subject: 'Cancelled by Alderglass Mobile Detailing: Gold Shine Rejuvenation',
        text: 'we will not come on Wednesday, June 3, 2026, 10:30 AM.',
        entry: ['CANCEL', [uid, '3', 'CANCELLED', '2026-06-03T10:30:00']],
      },
      {
        make: () => put(`${id}/status`, { status: 'Pending', tell: true }),
        subject: 'On again with Alderglass Mobile Detailing: Gold Shine Rejuvenation',
        text: 'the visit on Wednesday, June 3, 2026, 10:30 AM, is on again.',
        entry: ['PUBLISH', [uid, '4', 'TENTATIVE', '2026-06-03T10:30:00']],
      },
    ]
    for (const { make, subject, text, entry } of steps) {
      expect((await make()).status).toBe(200)
      const [mail, ...more] = newMails(state)
      expect(more).toEqual([])
      expect(mail).toMatchObject({ to: 'ann@example.com', subject, sentAs: entry[0] })
      expect(mail?.text.replaceAll('\r', '')).toContain(`Dear Ann Ash,\n\n${text}\n\n`)
      expect([mail?.method, mail?.visit]).toEqual(entry)
    }
    expect((await post(`${id}/restore`, { tell: true })).status, 'it is not in the trash').toBe(404)
    expect(await historyOf(id)).toEqual([
      'requested',
      'appointment sent',
      'changed',
      'confirmed sent',
      'changed',
      'moved sent',
      'changed',
      'cancelled sent',
      'changed',
      'restored sent',
    ])
  })

  test('whose request is moved before it is confirmed hears that the new time is asked for: in words, in the entry, and on asking again', async () => {
    const { state, put, post, book, historyOf, previewOf } = await open()
    const id = await book()
    const change = { appointment_date: '2026-06-03', appointment_time: '10:30' }
    expect(await previewOf(id, change)).toMatchObject({ kind: 'appointment', sms: expect.stringContaining('We have your request for Wednesday') })
    expect((await put(id, { ...change, tell: true })).status).toBe(200)
    expect((await post(`${id}/mails`, { kind: 'appointment' })).status).toBe(200)
    const mails = newMails(state)
    expect(mails).toHaveLength(2)
    for (const { text, visit } of mails) {
      expect(text).toContain('We have your request for Wednesday, June 3, 2026, 10:30 AM, and will confirm it.')
      expect(text).toContain('Before, it was Tuesday, June 2, 2026, 9:00 AM.')
      expect(text).not.toContain('we will come on')
      expect(visit.slice(2)).toEqual(['TENTATIVE', '2026-06-03T10:30:00'])
    }
    expect(await historyOf(id)).toEqual(['requested', 'appointment sent', 'changed', 'appointment sent', 'appointment sent'])
  })

  test('a visitor may be told that a deleted visit is on again', async () => {
    const { server, state, put, post, book, historyOf } = await open()
    const id = await book()
    await put(id, {}, {}, 'DELETE')
    expect((await post(`${id}/restore`, { tell: true })).status).toBe(200)
    expect(newMails(state).map(({ subject }) => subject)).toEqual(['On again with Alderglass Mobile Detailing: Gold Shine Rejuvenation'])
    expect(await historyOf(id)).toEqual(['requested', 'appointment sent', 'deleted', 'restored', 'restored sent'])
    expect(await server.context.outbox?.failures()).toBe(0)
  })

  test('whose quote is scheduled hears that the visit is confirmed, as the owner has read it before', async () => {
    const { state, put, book, historyOf, previewOf } = await open()
    const id = await book(QUOTE)
    const change = { request_type: 'appointment', appointment_date: '2026-06-04', appointment_time: '09:00', status: 'Confirmed' }
    const { mail, kind } = await previewOf(id, change)
    expect([kind, mail?.to]).toEqual(['confirmed', 'bo@example.com'])
    expect((await put(id, { ...change, tell: true })).status).toBe(200)
    const [told, ...more] = newMails(state)
    expect([told?.subject, told?.text.replaceAll('\r\n', '\n').trimEnd(), more]).toEqual([mail?.subject, mail?.text, []])
    expect(told?.text).toContain('we will come on Thursday, June 4, 2026, 9:00 AM.')
    expect(await historyOf(id)).toEqual(['requested', 'quote sent', 'changed', 'confirmed sent'])
  })

  test('who is not ticked hears nothing; who is ticked hears once, however often the same change is sent, and nothing of a refused one', async () => {
    const { state, put, book, historyOf } = await open()
    const [id, other] = [await book(), await book({ ...APPOINTMENT, appointment_date: '2026-06-03' })]
    await put(`${id}/status`, { status: 'Confirmed' })
    await put(id, { appointment_date: '2026-06-04', appointment_time: '09:00', tell: false })
    expect(newMails(state)).toEqual([])
    for (let times = 0; times < 2; times++) expect((await put(`${other}/status`, { status: 'Confirmed', tell: true })).status).toBe(200)
    expect(newMails(state)).toHaveLength(1)
    expect((await put(other, { appointment_date: '2026-06-04', appointment_time: '09:00', tell: true })).status, 'taken').toBe(409)
    expect((await put(`${other}/status`, { status: 'Cancelled', tell: true }, { 'if-match': '"1"' })).status, 'stale').toBe(409)
    expect(newMails(state)).toEqual([])
    expect((await historyOf(other)).at(-1)).toBe('confirmed sent')
  })

  test.for([
    { why: 'no mail is set up', settings: { hasMailServer: false } },
    { why: 'content has no mail "confirmed"', settings: { mails: {} } },
    { why: 'the request has no e-mail address', email: '' },
    { why: 'there is nothing in this change to tell', body: QUOTE },
  ])('a change that cannot be told is not made: $why', async ({ why, settings = {}, email, body = APPOINTMENT }) => {
    const { state, put, book, detailOf } = await open(settings)
    const id = await book(body)
    if (email !== undefined) await put(id, { email, despite_warnings: true })
    const before = await detailOf(id)
    const { status, body: refusal } = await put(`${id}/status`, { status: 'Confirmed', tell: true })
    expect([status, refusal]).toEqual([422, { error: `The visitor cannot be told by mail: ${why}` }])
    expect(await detailOf(id)).toEqual(before)
    expect(state.toVisitors).toEqual([])
    expect((await put(`${id}/status`, { status: 'Confirmed' })).status).toBe(200)
  })

  test('what strangers cause holds no mail of the owner back, and what the owner sends leaves theirs alone', async () => {
    const { state, put, post, book, historyOf } = await open({ env: { VISITOR_MAIL_LIMIT: '2', EMAIL_LIMIT: '0' } })
    const [first, second] = [await book(), await book({ ...APPOINTMENT, appointment_date: '2026-06-03' })]
    await put(`${first}/status`, { status: 'Confirmed', tell: true })
    for (let times = 0; times < 6; times++) expect((await post(`${first}/mails`, { kind: 'confirmed' })).status).toBe(200)
    expect(newMails(state), 'more than one address gets of strangers in a day').toHaveLength(7)
    const third = await book({ ...APPOINTMENT, appointment_date: '2026-06-04' })
    expect((await Promise.all([first, second, third].map(historyOf))).map(history => history[1])).toEqual([
      'appointment sent',
      'appointment sent',
      'appointment dropped',
    ])
    await put(`${third}/status`, { status: 'Confirmed', tell: true })
    expect(newMails(state)).toHaveLength(1)
  })

  test('a mail is sent again to the address of now, while it is true; one about a move still says what was before', async () => {
    const { state, put, post, book, historyOf } = await open()
    const id = await book()
    await put(id, { appointment_date: '2026-06-03', appointment_time: '10:30', status: 'Confirmed' })
    await put(id, { email: 'bo@example.com' })
    expect((await post(`${id}/mails`, { kind: 'moved' })).status).toBe(200)
    const [mail] = newMails(state)
    expect(mail?.to).toBe('bo@example.com')
    expect(mail?.text).toContain('Before, it was Tuesday, June 2, 2026, 9:00 AM.')
    expect(mail?.visit[1]).toBe('2')
    for (const kind of ['appointment', 'cancelled', 'quote'])
      expect((await post(`${id}/mails`, { kind })).body.error).toBe('The visitor cannot be told by mail: the request does not stand so')
    expect((await put(`${id}/mails`, { kind: 'moved' }, { 'if-match': '"1"' }, 'POST')).status).toBe(409)
    expect((await post('NONE/mails', { kind: 'moved' })).status).toBe(404)
    expect(newMails(state)).toEqual([])
    expect(await historyOf(id)).toEqual(['requested', 'appointment sent', 'changed', 'changed', 'moved sent'])
  })

  test('whatever a visitor wrote, a mail that the owner sends holds none of it, nor does its calendar file', async () => {
    const { state, put, post, book } = await open({ env: { EMAIL_LIMIT: '0' } })
    for (const [index, text] of SOME_INJECTIONS.filter((_, index) => index % 10 === 0).entries()) {
      const id = await book({ ...APPOINTMENT, email: `bo${index}@example.com`, name: text.slice(0, 100), message: text, site_notes: text })
      expect((await put(`${id}/status`, { status: 'Confirmed', tell: true })).status, text).toBe(200)
      expect((await put(`${id}/status`, { status: 'Cancelled', tell: true })).status, text).toBe(200)
      expect(state.toVisitors).toHaveLength(2)
      for (const { text: mail, recipients } of state.toVisitors.splice(0)) {
        expect(recipients).toEqual([`bo${index}@example.com`])
        for (const part of [mail, ...partsOf(mail).values()]) expect(part).not.toContain(MARK)
      }
      expect((await post(`${id}/mails/preview`, { kind: 'cancelled' })).text).not.toContain(MARK)
    }
  })
})
