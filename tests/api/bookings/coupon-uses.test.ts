import { describe, expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Appointment, CouponUses, SavedEstimate } from '#src/contract/generated/types.ts'
import visit from '#tests/cases/visit.json' with { type: 'json' }
import { USED_BEFORE_TEXT, USED_UP_TEXT } from '#tests/support/content/coupon-content.ts'
import { engines, type StorageLocation } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { CAR, CODE, openCoupons, stranger, WITH_CODE } from '#tests/support/server/open-coupons.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** How often a discount code may be used. */

describe.each(engines)('on $engine', engine => {
  test('of many who send the last uses at once, exactly as many get it as there are; the others are told at the field, and nothing of theirs is stored', async () => {
    const { server, token, post, used } = await openCoupons(engine, { uses: 3 })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => post({ ...WITH_CODE, ...stranger(index) })))
    const [stored, refused] = [answers.filter(({ status }) => status === 201), answers.filter(({ status }) => status !== 201)]
    expect(stored.map(({ body }) => body.calculated_price)).toEqual([40, 40, 40])
    expect(refused.map(({ status, body }) => [status, body.error, body.fields])).toEqual(
      refused.map(() => [422, USED_UP_TEXT, { car_coupon: USED_UP_TEXT }]),
    )
    expect(await used()).toBe(3)
    expect((await server.call('GET', LIST, { token })).body.appointments).toHaveLength(3)
  })

  test('of many requests of one customer at once, one gets a code that is for each customer once, by e-mail or phone; others get it too', async () => {
    const { post, used } = await openCoupons(engine, { oncePerCustomer: true })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => post({ ...WITH_CODE, email: `c${index}@example.com` })))
    const stored = answers.find(({ status }) => status === 201)
    const [{ email }] = [stored?.body ?? {}] as unknown as [Appointment]
    const again = await post({ ...WITH_CODE, email: email.toUpperCase(), phone: '208-555-2000' })
    const refused = [again, ...answers.filter(answer => answer !== stored)]
    expect(refused.map(({ status, body }) => [status, body.fields])).toEqual(refused.map(() => [422, { car_coupon: USED_BEFORE_TEXT }]))
    expect((await post({ ...WITH_CODE, ...stranger(1) })).status).toBe(201)
    expect(await used()).toBe(2)
  })

  test('a repeat under its key gets its answer and counts once, also while the last use is taken', async () => {
    const { post, used } = await openCoupons(engine, { uses: 1 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(WITH_CODE, { 'idempotency-key': 'again-and-again-01' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await post(WITH_CODE, { 'idempotency-key': 'again-and-again-01' })).body.id).toBe(answers[0]?.body.id)
    expect(await used()).toBe(1)
  })

  test('what says that a code is used up is stored without what the code takes off, and uses nothing', async () => {
    const { post, used, looked, detail } = await openCoupons(engine, { uses: 1 })
    expect(await looked()).toEqual({ answer: 'welcome' })
    expect((await post(WITH_CODE)).status).toBe(201)
    expect(await looked()).toEqual({ answer: '$used' })
    const { status, body } = await post({ ...WITH_CODE, ...stranger(1), car_offer: '$used' })
    expect([status, body.calculated_price]).toEqual([201, 50])
    expect((await detail(body.id)).appointment).toMatchObject({ car_coupon: CODE, car_offer: '$used' })
    expect(await used()).toBe(1)
  })

  test('a code that changes nothing for what is chosen uses nothing', async () => {
    const { post, server, token } = await openCoupons(engine, { uses: 1 })
    for (const index of [1, 2])
      expect((await post({ ...WITH_CODE, ...stranger(index), car_package: 'car-gold-shine', car_coupon: 'good neighbor' })).status).toBe(201)
    const { coupons } = (await server.call('GET', '/api/v1/coupons', { token })).body as unknown as CouponUses
    expect(coupons).toEqual([{ categories: ['Car'], code: 'AGAIN10', used: 0, uses: 1, once_per_customer: false }])
  })

  test('a use is given back by cancelling, deleting and clearing; who comes back takes it again, or the owner is asked', async () => {
    const { server, token, post, used, status } = await openCoupons(engine, { uses: 1 })
    const first = (await post(WITH_CODE)).body.id
    const asOwner = (method: string, path: string, body?: object) => server.call(method, `${LIST}${path}`, { token, ...(body && { body }) })
    await status(first, 'Cancelled')
    expect(await used()).toBe(0)
    expect((await status(first, 'Pending')).status).toBe(200)
    expect(await used()).toBe(1)
    await asOwner('DELETE', first)
    expect(await used()).toBe(0)
    const second = (await post({ ...WITH_CODE, ...stranger(1) })).body.id
    expect(await used()).toBe(1)

    const refused = await asOwner('POST', `${first}/restore`, {})
    expect([refused.status, refused.body.error, refused.body.fields]).toEqual([
      422,
      'The code AGAIN10 has been used up',
      { car_coupon: 'The code AGAIN10 has been used up' },
    ])
    expect(await used()).toBe(1)
    const back = await asOwner('POST', `${first}/restore`, { despite_warnings: true })
    expect([back.status, back.body.calculated_price]).toEqual([200, 40])
    expect(await used()).toBe(2)

    await status(second, 'Cancelled')
    expect((await status(second, 'Confirmed')).status).toBe(422)
    expect((await status(second, 'Confirmed', { despite_warnings: true })).body).toMatchObject({ status: 'Confirmed', calculated_price: 40 })
    await asOwner('DELETE', '')
    expect(await used()).toBe(0)
    expect((await post({ ...WITH_CODE, ...stranger(2) })).status).toBe(201)
    // All that was cleared comes back as it was promised.
    await asOwner('POST', 'restore', { deleted_at: NOW.toISOString() })
    expect(await used()).toBe(3)
  })

  test('of changes of several requests each takes a use or is refused, as the preview says', async () => {
    const { server, token, post, used, status } = await openCoupons(engine, { uses: 1 })
    const first = (await post(WITH_CODE)).body.id
    await status(first, 'Cancelled')
    const second = (await post({ ...WITH_CODE, ...stranger(1) })).body.id
    await status(second, 'Cancelled')
    const changes = [
      { id: first, version: 2, status: 'Pending' },
      { id: second, version: 2, status: 'Pending' },
    ]
    for (const path of ['changes/preview', 'changes']) {
      const { body } = await server.call('POST', `${LIST}${path}`, { token, body: { changes } })
      const { outcomes } = body as unknown as { outcomes: { status: number; error?: string }[] }
      expect(outcomes.map(outcome => [outcome.status, outcome.error])).toEqual([
        [200, undefined],
        [422, 'The code AGAIN10 has been used up'],
      ])
    }
    expect(await used()).toBe(1)
  })

  test("the owner's own request may use a code more often, after a warning; the owner's form is told that, and what the code is for", async () => {
    const { server, token, post, used, looked } = await openCoupons(engine, { uses: 1 })
    const { id } = (await post(WITH_CODE)).body
    expect(await looked('/api/v1/appointments/lookup')).toEqual({ answer: '$used', despite: 'welcome' })
    const asked = (await server.call('GET', `/api/v1/appointments/lookup?category=Car&input=offer&text=${CODE}&except=${id}`, { token })).body
    expect(asked, 'its own use is no other').toEqual({ answer: 'welcome' })
    const enter = (more: object) => server.call('POST', `${LIST}manual`, { token, body: { ...WITH_CODE, ...stranger(1), ...more } })
    const warned = await enter({})
    expect([warned.status, warned.body.fields]).toEqual([422, { car_coupon: 'The code AGAIN10 has been used up' }])
    expect((await enter({ despite_warnings: true })).body.calculated_price).toBe(40)
    expect(await used()).toBe(2)
    expect((await enter({ status: 'Cancelled', ...stranger(2) })).status, 'what is cancelled uses nothing').toBe(201)
    expect(await used()).toBe(2)
  })

  test('another code, or none, gives a use back, and a code that is typed in by the owner takes one', async () => {
    const { post, used, change } = await openCoupons(engine, { uses: 1 })
    const [first, second] = [(await post(WITH_CODE)).body.id, (await post({ ...CAR, ...stranger(1) })).body.id] as const
    expect((await change(second, { car_coupon: CODE, price: 'new' })).status).toBe(422)
    expect((await change(first, { car_coupon: null, price: 'new' })).body.calculated_price).toBe(50)
    expect(await used()).toBe(0)
    expect((await change(second, { car_coupon: CODE, price: 'new' })).body.calculated_price).toBe(40)
    expect(await used()).toBe(1)
    expect((await change(second, { car_package: 'car-silver-shine', price: 'keep' })).status, 'its own use is no other').toBe(200)
    expect(await used()).toBe(1)
  })

  test('a price that stays keeps the use that is in it, and takes none', async () => {
    const { post, used, change } = await openCoupons(engine, { uses: 1 })
    const [first, second] = [(await post(WITH_CODE)).body.id, (await post({ ...CAR, ...stranger(1) })).body.id] as const
    expect((await change(first, { car_coupon: null, price: 'keep' })).body.calculated_price).toBe(40)
    expect(await used()).toBe(1)
    expect((await change(second, { car_coupon: CODE, price: 'keep' })).body.calculated_price).toBe(50)
    expect(await used()).toBe(1)
  })

  test('a visit that is moved to a day of its code takes a use with the new price, and gives it back with that of another day', async () => {
    const date = { from: '2026-06-08', until: '2026-06-12' }
    const { post, used, change } = await openCoupons(engine, { uses: 1 }, [{ file: 'categories/car.json', at: '/rules/1/when/date', set: date }])
    const on = (day: number) => ({ appointment_date: `2026-06-${String(day).padStart(2, '0')}`, appointment_time: '09:00' })
    const send = async (index: number, day: number) =>
      (await post({ ...WITH_CODE, ...stranger(index), request_type: 'appointment', ...on(day) })).body
    const [first, second] = [await send(1, 15), await send(2, 16)]
    expect([first.calculated_price, await used()]).toEqual([50, 0])
    const moved = (id: string, day: number, more = {}) => change(id, { ...on(day), price: 'new', ...more })
    expect((await moved(first.id, 9)).body.calculated_price).toBe(40)
    expect(await used()).toBe(1)
    expect((await moved(second.id, 10)).status).toBe(422)
    expect((await moved(first.id, 17)).body.calculated_price).toBe(50)
    expect((await moved(second.id, 10)).body.calculated_price).toBe(40)
    expect(await used()).toBe(1)
  })

  test('a visit of several items uses a code once, whichever of them have it, and is refused at the first of these', async () => {
    const { post, used } = await openCoupons(engine, { uses: 1 }, [{ file: 'visit.json', at: '', set: visit }])
    const { name, email, phone, request_type } = CAR
    const item = (coupon?: string) => ({ category: 'Car', package: 'car-basic-shine', inputs: { size: 'sedan', ...(coupon && { coupon }) } })
    const send = (items: object[], more = {}) => post({ name, email, phone, request_type, ...more, items, inputs: { water: 'yes' } })
    expect((await send([item(), item(CODE), item(CODE)])).status).toBe(201)
    expect(await used()).toBe(1)
    const refused = await send([item(), item(CODE), item(CODE)], stranger(1))
    expect([refused.status, refused.body.fields]).toEqual([422, { 'items.1.inputs.coupon': USED_UP_TEXT }])
  })

  test('the owner gives a request another code than the one that was used up', async () => {
    const { post, used, change, status } = await openCoupons(engine, { uses: 1 })
    const first = (await post(WITH_CODE)).body.id
    const second = (await post({ ...WITH_CODE, ...stranger(1), car_offer: '$used' })).body.id
    await status(first, 'Cancelled')
    expect((await change(second, { car_coupon: 'Again10', price: 'new' })).body.calculated_price).toBe(40)
    expect(await used()).toBe(1)
  })

  test('a saved estimate uses a code when it is booked; its price is promised to nobody whose code has been used up by then', async () => {
    const { server, post, used } = await openCoupons(engine, { uses: 1 })
    const save = async () => {
      const body = { service: 'Car', package: 'car-basic-shine', answers: { size: 'sedan', coupon: CODE } }
      return (await server.call('POST', '/api/v1/estimates', { body })).body as unknown as SavedEstimate
    }
    const { token, estimate } = await save()
    expect([estimate.low, await used()]).toEqual([4000, 0])
    const booked = (more: object) => post({ ...WITH_CODE, estimate_token: token, ...more })
    expect((await booked({})).body.calculated_price).toBe(40)
    expect(await used()).toBe(1)
    expect((await booked(stranger(1))).status).toBe(422)
    expect((await booked({ ...stranger(1), car_offer: '$used' })).body.calculated_price).toBe(50)
    expect(await used()).toBe(1)
    expect((await save()).estimate.low, 'what is saved later is without it').toBe(5000)
  })

  test('two processes on one database give the last use once', async () => {
    const location: StorageLocation = await engine.newLocation()
    // The embedded database has one process.
    const open = () => openStorage(location, NOW)
    const first = await open()
    const storages = [first, location.databaseUrl === null ? first : await open()]
    const coupon = { id: 'Car/again10', category: 'Car', code: 'AGAIN10', field: 'car_coupon', limit: { uses: 5 }, shared: ['Car/again10'] }
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const visit = newAppointment(`id-${index}`, `2026-0${1 + (index % 9)}-${10 + Math.floor(index / 9)}`, '09:00', 60, 1)
        return storages[index % 2]?.appointments.add({ ...visit, request: { ...visit.request, coupons: [coupon] } }, null)
      }),
    )
    expect(outcomes.filter(outcome => outcome?.kind === 'stored')).toHaveLength(5)
    expect(await first.coupons.uses(coupon.shared)).toEqual(new Map([['again10', 5]]))
    for (const storage of new Set(storages)) await storage.close()
  })
})
