import type { CouponLimit, CouponUses } from '#src/contract/generated/types.ts'
import { SAVING } from '#tests/support/browser/saved-estimates.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { limitedCoupons } from '#tests/support/content/coupon-content.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'
import { LIST, openAdmin } from './open-admin.ts'

type Engine = Parameters<typeof openAdmin>[0]

export const CODE = 'again10'
export const CAR = {
  name: 'Cora Coupon',
  email: 'cora@example.com',
  phone: '208-555-0155',
  request_type: 'quote',
  vehicle_category: 'Car',
  car_package: 'car-basic-shine',
  car_size: 'sedan',
  car_addons: [],
}
export const WITH_CODE = { ...CAR, car_coupon: CODE }
/** Somebody whom no other request is of. */
export const stranger = (index: number) => ({ name: `S${index}`, email: `s${index}@example.com`, phone: `208-555-${1000 + index}` })

/** Opens a server with a code that may be used so often, and what tests ask of it. */
export async function openCoupons(engine: Engine, couponLimit: CouponLimit, edits: readonly FileEdit[] = []) {
  const admin = await openAdmin(engine, {}, copySample([...limitedCoupons(couponLimit), ...SAVING, ...edits]))
  const { server, token } = admin
  const post = (body: object, headers: Record<string, string> = {}) => server.call('POST', LIST, { body, headers })
  const used = async () => {
    const { coupons } = (await server.call('GET', '/api/v1/coupons', { token })).body as unknown as CouponUses
    return coupons.find(({ code }) => code === 'AGAIN10')?.used
  }
  const put = (id: string, path: string, body: object) => server.call('PUT', `${LIST}${id}${path}`, { token, body })
  const looked = async (path = '/api/v1/services/lookup') =>
    (await server.call('GET', `${path}?category=Car&input=offer&text=${CODE}`, { token })).body as unknown as { answer: string }
  return { ...admin, post, put, used, looked, status: (id: string, status: string, more = {}) => put(id, '/status', { status, ...more }) }
}
