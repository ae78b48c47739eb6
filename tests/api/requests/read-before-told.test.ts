import { describe, expect, test } from 'vitest'
import type { MailPreview } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { MAIL_TEXTS } from '#tests/support/server/mail-texts.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { NOW } from '#tests/support/server/test-server.ts'
import { newMails, openTelling, type TellingSettings } from '#tests/support/server/telling-site.ts'

describe.each(engines)('on $engine', ({ newLocation }) => {
  const open = async (settings?: TellingSettings) => openTelling(await newLocation(), settings)

  test('the owner reads first what goes out, word for word, and what a phone would send; looking changes and sends nothing', async () => {
    // A confirmed visit is held for good: the sentence about the end of its hold goes.
    const held = { kind: 'paragraph', text: 'Yours until {until}.' } as const
    const mails = { ...MAIL_TEXTS, confirmed: { ...MAIL_TEXTS.confirmed, blocks: [held, ...MAIL_TEXTS.confirmed.blocks] } }
    const { state, put, book, detailOf, previewOf } = await open({ mails })
    const id = await book()
    const before = await detailOf(id)
    expect(before.appointment.held_until).toBeDefined()
    const changes = [
      { kind: 'confirmed', preview: { status: 'Confirmed' }, make: () => put(`${id}/status`, { status: 'Confirmed', tell: true }) },
      {
        kind: 'moved',
        preview: { appointment_date: '2026-06-03', appointment_time: '22:15', name: 'Ann Oak' },
        make: () => put(id, { appointment_date: '2026-06-03', appointment_time: '22:15', name: 'Ann Oak', despite_warnings: true, tell: true }),
      },
      { kind: 'moved', preview: { kind: 'moved' }, make: () => put(`${id}/mails`, { kind: 'moved' }, {}, 'POST') },
    ]
    expect((await previewOf(id, { status: 'Confirmed' })).sms).toBe(
      'Dear Ann Ash. We will come on Tuesday, June 2, 2026, 9:00 AM. Alderglass Mobile Detailing, (208) 555-0142',
    )
    expect([await detailOf(id), newMails(state)]).toEqual([before, []])
    for (const { kind, preview, make } of changes) {
      const { mail, ...told } = await previewOf(id, preview)
      expect(told.kind).toBe(kind)
      expect((await make()).status).toBe(200)
      expect(newMails(state).map(({ to, subject, text }) => ({ to, subject, text: text.replaceAll('\r\n', '\n').trimEnd() }))).toEqual([mail])
    }
  })

  test.for([
    { kind: 'confirmed', entry: { ...APPOINTMENT, status: 'Confirmed' } },
    { kind: 'appointment', entry: APPOINTMENT },
    { kind: 'quote', entry: QUOTE },
  ])('who calls is told of what is entered, "$kind", as the owner has read it before: all but the reference, once', async ({ kind, entry }) => {
    const { state, post, historyOf } = await open()
    const preview = (await post('manual/mails/preview', entry)).body as unknown as MailPreview
    expect([preview.kind, newMails(state)]).toEqual([kind, []])
    const key = { 'idempotency-key': `entered-${kind}-0123456789` }
    const enter = () => post('manual', { ...entry, tell: true }, key)
    const stored = await enter()
    expect([stored.status, (await enter()).body]).toEqual([201, stored.body])
    const [mail, ...more] = newMails(state)
    expect(more).toEqual([])
    const { id } = stored.body
    const read = preview.mail?.text.replaceAll('…', id.slice(0, 8))
    expect([mail?.to, mail?.subject, mail?.text.replaceAll('\r\n', '\n').trimEnd()]).toEqual([preview.mail?.to, preview.mail?.subject, read])
    expect(mail?.visit[0]).toBe(kind === 'quote' ? undefined : `${id}@www.example.com`)
    expect(await historyOf(id)).toEqual(['entered', `${kind} sent`])
  })

  test('what is entered without the tick is told to nobody, and says what a phone would send', async () => {
    const { state, post, historyOf } = await open()
    const entry = { ...APPOINTMENT, email: '', status: 'Confirmed' }
    expect((await post('manual/mails/preview', entry)).body).toEqual({
      kind: 'confirmed',
      sms: 'Dear Ann Ash. We will come on Tuesday, June 2, 2026, 9:00 AM. Alderglass Mobile Detailing, (208) 555-0142',
    })
    const { body } = await post('manual', { ...entry, email: 'ann@example.com', tell: false })
    expect([await historyOf(body.id), newMails(state)]).toEqual([['entered'], []])
    expect((await post('manual/mails/preview', { ...entry, status: 'Completed' })).body).toEqual({})
    expect((await post('manual/mails/preview', { ...entry, car_package: 'car-none' })).status).toBe(400)
  })

  test.for([
    { why: 'no mail is set up', settings: { hasMailServer: false } },
    { why: 'content has no mail "confirmed"', settings: { mails: {} } },
    { why: 'the request has no e-mail address', entry: { email: '' } },
    { why: 'there is nothing in this request to tell', entry: { status: 'Completed' } },
  ])('what cannot be told is not entered: $why', async ({ why, settings = {}, entry = {} }) => {
    const { server, state, post } = await open(settings)
    const { status, body } = await post('manual', { ...APPOINTMENT, status: 'Confirmed', ...entry, tell: true })
    expect([status, body]).toEqual([422, { error: `The visitor cannot be told by mail: ${why}` }])
    expect((await server.call('GET', LIST, { token: await server.signIn() })).body.appointments).toEqual([])
    expect(state.toVisitors).toEqual([])
    expect((await post('manual', { ...APPOINTMENT, status: 'Confirmed', ...entry })).status).toBe(201)
  })

  test('a quote is answered with its price as the owner has read it, again where that is wanted, and its history says so', async () => {
    const { server, state, book, previewOf, post, detailOf, historyOf } = await open()
    const id = await book(QUOTE)
    const { mail, sms } = await previewOf(id, { kind: 'priced' })
    expect(mail?.text).toContain('$384')
    expect(sms).toBe('Dear Bo Beech. Our price is $384+. Alderglass Mobile Detailing, (208) 555-0142')
    for (const times of [1, 2]) {
      server.time.now = new Date(NOW.getTime() + times)
      expect((await post(`${id}/mails`, { kind: 'priced' })).status).toBe(200)
      expect((await detailOf(id)).appointment.price_told_at).toBe(server.time.now.toISOString())
      const [sent, ...more] = newMails(state)
      expect([sent?.to, sent?.subject, sent?.text.replaceAll('\r\n', '\n').trimEnd(), more]).toEqual([mail?.to, mail?.subject, mail?.text, []])
      expect(await historyOf(id)).toEqual(['requested', 'quote sent', ...Array.from({ length: times }, () => ['changed', 'priced sent']).flat()])
    }
  })

  test('a quote is given another price with the mail that tells it; both are stored, or neither is', async () => {
    const { server, state, book, put, previewOf, post, detailOf, historyOf } = await open()
    const id = await book(QUOTE)
    const own = { kind: 'priced', actual_value: 340 }
    const { mail } = await previewOf(id, own)
    expect(mail?.text).toContain('$340')
    expect((await detailOf(id)).appointment.actual_value).toBeNull()
    for (const body of [
      { ...own, kind: 'quote' },
      { ...own, actual_value: 0.001 },
      { ...own, actual_value: -1 },
      { ...own, name: 'Ann' },
    ])
      expect((await post(`${id}/mails`, body)).status, JSON.stringify(body)).toBe(400)
    expect((await post(`${id}/mails`, own, { 'if-match': '"7"' })).status).toBe(409)
    expect([newMails(state), (await detailOf(id)).appointment.actual_value]).toEqual([[], null])
    for (const times of [1, 2]) {
      server.time.now = new Date(NOW.getTime() + times)
      expect((await post(`${id}/mails`, own)).body.actual_value).toBe(340)
      expect(newMails(state).map(({ text }) => text.replaceAll('\r\n', '\n').trimEnd())).toEqual([mail?.text])
      expect((await historyOf(id)).filter(said => said === 'priced sent')).toHaveLength(times)
    }
    await post(`${id}/mails`, { kind: 'priced', actual_value: null })
    expect(newMails(state).map(({ text }) => text)).toEqual([expect.stringContaining('$384')])
    const told = async () => (await detailOf(id)).appointment.price_told_at
    expect(await told()).toBeDefined()
    await put(`${id}/value`, { actual_value: 350 })
    expect(await told(), 'of another price').toBeUndefined()
    await put(`${id}/progress`, { price_told_at: NOW.toISOString() })
    expect(await told(), 'by hand').toBe(NOW.toISOString())
    const visit = await book()
    expect((await post(`${visit}/mails`, own)).status).toBe(422)
    expect((await detailOf(visit)).appointment.actual_value).toBeNull()
  })

  test('a word of the owner’s own stands beside the price, in mail, text message and history, again where it is sent again, and goes with the price', async () => {
    const { server, state, book, put, previewOf, post, detailOf } = await open()
    const id = await book(QUOTE)
    const word = 'The chips are not in it.\nCall me about {phone}'
    const own = { kind: 'priced', actual_value: 340, price_word: `  ${word.replace('\n', '\r\n')}\u0007 ` }
    const { mail, sms } = await previewOf(id, own)
    expect(mail?.text).toContain(`this is our price: $340.\n\n${word}\n\nTotal`)
    expect(sms).toBe(`Dear Bo Beech. Our price is $340. Alderglass Mobile Detailing, (208) 555-0142\n\n${word}`)
    const words = async () => (await detailOf(id)).events.flatMap(({ changes: { price_word: said } }) => (said === undefined ? [] : [said[1]]))
    expect(await words()).toEqual([])
    expect((await post(`${id}/mails`, own, { 'if-match': '"7"' })).status).toBe(409)
    expect((await post(`${id}/mails`, { kind: 'quote', price_word: 'x' })).status).toBe(400)
    expect([await words(), newMails(state)]).toEqual([[], []])
    const send = async (body: object) => {
      server.time.now = new Date(server.time.now.getTime() + 1)
      return (await post(`${id}/mails`, { kind: 'priced', ...body })).status
    }
    const texts = () => newMails(state).map(({ text }) => text.replaceAll('\r\n', '\n').trimEnd())
    expect(await send(own)).toBe(200)
    expect([texts(), await words()]).toEqual([[mail?.text], [word]])
    expect((await previewOf(id, { kind: 'priced' })).mail?.text).toBe(mail?.text)
    expect(await send({})).toBe(200)
    expect([texts(), await words()]).toEqual([[mail?.text], [word, word]])
    expect([await send({ actual_value: 350 }), await send({ price_word: '' })]).toEqual([200, 200])
    const without = texts()
    expect(without).toHaveLength(2)
    expect(without.join()).not.toContain('chips')
    await put(`${id}/progress`, { price_told_at: NOW.toISOString(), price_word: ' By hand ' })
    expect(await words()).toEqual([word, word, 'By hand'])
    expect((await put(`${id}/progress`, { price_told_at: null, price_word: 'x' })).status).toBe(400)
  })

  test('a word of the owner’s own stands in the mail of a move, a cancellation and a restoring, in text message and history, and again where it is sent again', async () => {
    const { state, book, put, post, previewOf, detailOf } = await open()
    const id = await book()
    await put(`${id}/status`, { status: 'Confirmed' })
    const texts = () => newMails(state).map(({ text }) => text.replaceAll('\r\n', '\n').trimEnd())
    const words = async () => (await detailOf(id)).events.flatMap(({ changes: { told_word: said } }) => (said === undefined ? [] : [said[1]]))
    const move = { appointment_date: '2026-06-03', appointment_time: '10:00', told_word: '  The van is broken.\r\nSorry\u0007 ' }
    expect((await put(id, move)).status, 'nobody is told').toBe(400)
    expect((await put(id, { ...move, tell: true, despite_warnings: true }, { 'if-match': '"7"' })).status).toBe(409)
    expect([await words(), newMails(state)]).toEqual([[], []])
    const steps = [
      { kind: 'moved', preview: move, make: () => put(id, { ...move, tell: true, despite_warnings: true }) },
      { kind: 'cancelled', preview: { status: 'Cancelled' }, make: (told: object) => put(`${id}/status`, { status: 'Cancelled', ...told }) },
      { kind: 'confirmed', preview: { status: 'Confirmed' }, make: (told: object) => put(`${id}/status`, { status: 'Confirmed', ...told }) },
    ]
    for (const [index, { kind, preview, make }] of steps.entries()) {
      const told_word = index === 0 ? move.told_word : `Word ${index}`
      const said = index === 0 ? 'The van is broken.\nSorry' : told_word
      const { mail, sms } = await previewOf(id, { ...preview, told_word })
      expect(mail?.text).toContain(`\n\n${said}\n\n`)
      expect(sms).toMatch(new RegExp(`\n\n${said}$`))
      expect((await make({ tell: true, told_word })).status).toBe(200)
      expect(texts()).toEqual([mail?.text])
      expect((await words()).at(-1)).toBe(said)
      expect(await previewOf(id, { kind })).toEqual({ kind, mail, sms })
      expect((await post(`${id}/mails`, { kind })).status).toBe(200)
      expect(texts(), 'again').toEqual([mail?.text])
    }
    await put(id, { appointment_date: '2026-06-04', appointment_time: '10:00', despite_warnings: true })
    expect((await previewOf(id, { kind: 'moved' })).mail?.text, 'a later move').not.toContain('Word')
  })

  test('neither a visit, nor a quote without a price, nor one whose content has no such mail is answered with a price', async () => {
    const { priced: _, ...without } = MAIL_TEXTS
    const [all, none] = [await open(), await open({ mails: without })]
    const { name, email, request_type } = QUOTE
    const unpriced = { name, email, request_type, vehicle_category: 'Semi', semi_package: 'semi-platinum-shine', semi_addons: [] }
    for (const id of [await all.book(), await all.book(unpriced)]) {
      expect(await all.previewOf(id, { kind: 'priced' })).toEqual({})
      expect((await all.post(`${id}/mails`, { kind: 'priced' })).status).toBe(422)
    }
    const quote = await none.book(QUOTE)
    expect(await none.previewOf(quote, { kind: 'priced' })).toEqual({ kind: 'priced' })
    expect((await none.post(`${quote}/mails`, { kind: 'priced' })).status).toBe(422)
    expect([newMails(all.state), newMails(none.state)]).toEqual([[], []])
  })

  test('there is nothing to read first where nothing is told, and only what content and the request have', async () => {
    const { put, book, previewOf } = await open()
    const [id, quote] = [await book(), await book(QUOTE)]
    expect(await previewOf(id, { status: 'Completed' })).toEqual({})
    expect(await previewOf(id, { kind: 'cancelled' })).toEqual({})
    expect(await previewOf(quote, { status: 'Confirmed' })).toEqual({})
    await put(id, { email: '', despite_warnings: true })
    expect(Object.keys(await previewOf(id, { status: 'Confirmed' }))).toEqual(['kind', 'sms'])
    await put(id, {}, {}, 'DELETE')
    expect((await previewOf(id, { restored: true })).kind).toBe('restored')
    expect((await put(`${id}/mails/preview`, { status: 'Confirmed' }, {}, 'POST')).status).toBe(404)
    expect((await put(`${quote}/mails/preview`, { restored: true }, {}, 'POST')).status).toBe(404)
    expect((await put(`${quote}/mails/preview`, { appointment_date: 'x', appointment_time: '09:00' }, {}, 'POST')).status).toBe(400)
    for (const body of [{ nothing: 1 }, { status: 'Lost' }, { kind: 'quote', status: 'Confirmed' }, { restored: true, name: 'Ann' }])
      expect((await put(`${quote}/mails/preview`, body, {}, 'POST')).status).toBe(400)
  })
})
