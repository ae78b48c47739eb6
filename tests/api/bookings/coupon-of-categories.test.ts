import { describe, expect, test } from 'vitest'
import type { CouponUses } from '#src/contract/generated/types.ts'
import visit from '#tests/cases/visit.json' with { type: 'json' }
import { USED_BEFORE_TEXT, USED_UP_TEXT } from '#tests/support/content/coupon-content.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'
import { engines } from '#tests/support/server/engines.ts'
import { CAR, CODE, openCoupons, stranger, WITH_CODE } from '#tests/support/server/open-coupons.ts'

/** How often a discount code of several categories may be used. */

/** The same code for motorcycles, as the same offer over both categories says it. */
const IN_MOTORCYCLES: readonly FileEdit[] = [
  {
    file: 'categories/motorcycle.json',
    at: '/rules',
    set: [
      {
        id: 'welcome',
        title: 'Welcome back',
        when: { coupons: ['AGAIN10'], couponLimit: { uses: 2, oncePerCustomer: true } },
        effect: { kind: 'amount', amount: -1000 },
      },
    ],
  },
  {
    file: 'categories/motorcycle.json',
    at: '/couponWords',
    set: { label: 'Discount code', offer: 'Offer', unknown: 'Unknown', unused: 'Unused', usedUp: USED_UP_TEXT, usedBefore: USED_BEFORE_TEXT },
  },
]

describe.each(engines)('on $engine', engine => {
  test('a code of several categories is used as often as it may over all of them, and by each customer once', async () => {
    const { post, server, token, change, status, used, looked } = await openCoupons(engine, { uses: 2, oncePerCustomer: true }, IN_MOTORCYCLES)
    const { name, email, phone, request_type } = CAR
    const MOTORCYCLE = {
      name,
      email,
      phone,
      request_type,
      vehicle_category: 'Motorcycle',
      motorcycle_package: 'motorcycle-buff-polish',
      motorcycle_coupon: CODE,
    }
    const first = await post(WITH_CODE)
    expect(first.status).toBe(201)
    const again = await post(MOTORCYCLE)
    expect([again.status, again.body.fields]).toEqual([422, { motorcycle_coupon: USED_BEFORE_TEXT }])
    const second = await post({ ...MOTORCYCLE, ...stranger(1) })
    expect(second.status).toBe(201)
    expect(await looked(), 'one use is of the other category').toEqual({ answer: '$used' })
    for (const one of [WITH_CODE, MOTORCYCLE]) expect((await post({ ...one, ...stranger(2) })).status).toBe(422)
    const { coupons } = (await server.call('GET', '/api/v1/coupons', { token })).body as unknown as CouponUses
    expect(coupons).toEqual([{ categories: ['Car', 'Motorcycle'], code: 'AGAIN10', used: 2, uses: 2, once_per_customer: true }])
    const moved = { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-buff-polish', motorcycle_coupon: CODE, price: 'new' }
    expect((await change(first.body.id, moved)).status, 'in another category its own use is no other').toBe(200)
    expect(await used()).toBe(2)
    await status(second.body.id, 'Cancelled')
    expect((await post({ ...WITH_CODE, ...stranger(3) })).status).toBe(201)
  })

  test('a visit of items of several categories uses a code of both once', async () => {
    const { post, used } = await openCoupons(engine, { uses: 2, oncePerCustomer: true }, [
      { file: 'visit.json', at: '', set: visit },
      ...IN_MOTORCYCLES,
    ])
    const { name, email, phone, request_type } = CAR
    const items = [
      { category: 'Car', package: 'car-basic-shine', inputs: { size: 'sedan', coupon: CODE } },
      { category: 'Motorcycle', package: 'motorcycle-buff-polish', inputs: { coupon: CODE } },
    ]
    const send = (more = {}) => post({ name, email, phone, request_type, ...more, items, inputs: { water: 'yes' } })
    for (const index of [1, 2]) {
      expect((await send(stranger(index))).status).toBe(201)
      expect(await used()).toBe(index)
    }
    const refused = await send(stranger(3))
    expect([refused.status, refused.body.fields]).toEqual([422, { 'items.0.inputs.coupon': USED_UP_TEXT, 'items.1.inputs.coupon': USED_UP_TEXT }])
  })
})
