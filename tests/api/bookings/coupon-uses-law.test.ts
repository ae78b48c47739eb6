import { describe, expect, test } from 'vitest'
import type { Appointment, CouponUses } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { limitedCoupons } from '#tests/support/content/coupon-content.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { SEED } from '#tests/support/seed.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const STEPS = 120
const CODE = 'AGAIN10'
const LIMIT = { uses: 4, oncePerCustomer: true }

describe.each(engines)('on $engine', engine => {
  test(`whatever is asked for, cancelled, deleted, cleared, restored, changed and purged, a code is used by as many as hold it, and never too often (SEED=${SEED})`, async () => {
    const draw = drawFromSeed(SEED)
    const { server, token, change } = await openAdmin(engine, {}, copySample(limitedCoupons(LIMIT)))
    const call = (method: string, path: string, body?: object) => server.call(method, LIST + path, { token, ...(body && { body }) })
    const listed = async (query = '') => (await call('GET', `?limit=100${query}`)).body.appointments
    const holds = (request: Appointment) => request['car_offer'] === 'welcome' && request.status !== 'Cancelled'
    const seen = { stored: 0, refused: 0, back: 0 }
    const contact = () => {
      const [email, phone] = [draw.between(1, 6), draw.between(1, 6)]
      return { name: 'Ann Ash', email: `a${email}@example.com`, phone: `208-555-100${phone}` }
    }
    const service = () => ({ car_package: 'car-basic-shine', car_size: 'sedan', ...(draw.chance(75) && { car_coupon: CODE }) })
    const of = (requests: readonly Appointment[]) => (requests.length === 0 ? null : draw.one(requests).id)

    async function step(): Promise<number> {
      server.time.now = new Date(server.time.now.getTime() + 60_000)
      const [id, deleted] = [of(await listed()), of(await listed('&deleted=true'))]
      const what = draw.between(0, 99)
      if (what < 40 || id === null)
        return (
          await server.call('POST', LIST, { body: { ...contact(), request_type: 'quote', vehicle_category: 'Car', car_addons: [], ...service() } })
        ).status
      if (what < 65)
        return (await call('PUT', `${id}/status`, { status: draw.one(['Cancelled', 'Cancelled', 'Confirmed', 'Completed', 'Pending']) })).status
      if (what < 75) return (await call('DELETE', id)).status
      if (what < 85) return deleted === null ? 0 : (await call('POST', `${deleted}/restore`, {})).status
      if (what < 93) return (await change(id, { car_coupon: draw.chance(50) ? CODE : null, price: 'new' })).status
      if (what < 96) return (await call('DELETE', '')).status
      await server.context.storage.tidy(new Date(NOW.getTime() + draw.between(1, 60) * 24 * 3_600_000))
      return 0
    }

    for (let at = 0; at < STEPS; at++) {
      const status = await step()
      if (status === 201) seen.stored++
      if (status === 422) seen.refused++
      if (status === 200) seen.back++
      const where = `SEED=${SEED}, step ${at}`
      const holders = (await listed()).filter(holds)
      const { coupons } = (await server.call('GET', '/api/v1/coupons', { token })).body as unknown as CouponUses
      expect(coupons.find(({ code }) => code === CODE)?.used, where).toBe(holders.length)
      expect(holders.length, where).toBeLessThanOrEqual(LIMIT.uses)
      expect(new Set(holders.map(({ email }) => email)).size, where).toBe(holders.length)
      expect(new Set(holders.map(({ phone }) => phone)).size, where).toBe(holders.length)
    }
    // Else the law would hold of nothing.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(9)
  })
})
