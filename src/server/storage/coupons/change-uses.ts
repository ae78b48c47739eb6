import type { Kysely } from 'kysely'
import { holdsTime } from '#src/booking/appointment/status.ts'
import { sharedKey } from '#src/catalog/category-coupons.ts'
import type { UsedCoupon } from '#src/booking/request/used-coupons.ts'
import { derivedColumns } from '../appointments/appointment-row.ts'
import type { AppointmentRow, Tables } from '../tables.ts'
import type { RefusedCoupon } from './coupon-tally.ts'
import { couponsOfAll, deleteUses, insertUses, lockedTally, usesBy } from './coupon-uses.ts'

/** How a change may take uses of codes. */
export interface CouponTerms {
  /** What content says of a code, by its id; left out: nothing, and so no limit. */
  couponOf?: (id: string) => UsedCoupon | null
  /** Whether codes may be used more often than they may, as the owner decided. */
  despiteLimits?: boolean
}

/** An appointment before and after a change, and the codes of a price that becomes another one; null where it stays. */
interface ChangedUses {
  before: AppointmentRow
  after: AppointmentRow
  coupons: readonly UsedCoupon[] | null
}

/** Whether the uses of an appointment count. */
export function usesCoupons({ status, deleted_at }: Pick<AppointmentRow, 'status' | 'deleted_at'>): boolean {
  return deleted_at === null && holdsTime(status)
}

/** Takes the uses of an appointment that comes back, or of its new price; returns the codes that it may not use, and then writes nothing. */
export async function changeUses(
  transaction: Kysely<Tables>,
  { before, after, coupons }: ChangedUses,
  { couponOf = () => null, despiteLimits = false }: CouponTerms,
): Promise<RefusedCoupon[]> {
  const [had, has] = [usesCoupons(before), usesCoupons(after)]
  if (coupons === null && (had || !has)) return []
  const { id } = after
  const stored = (await couponsOfAll(transaction, [id])).map(({ coupon }) => coupon)
  const wanted = coupons ?? stored.flatMap(coupon => couponOf(coupon) ?? [])
  const held = new Set(had ? stored.map(sharedKey) : [])
  const fresh = wanted.filter(coupon => has && !held.has(sharedKey(coupon.id)))
  const tally = await lockedTally(transaction, [{ row: { ...after, ...derivedColumns(after) }, coupons: fresh }])
  const refused = despiteLimits ? [] : tally.refused(id, fresh)
  if (refused.length > 0 || coupons === null) return refused
  await deleteUses(transaction, [id])
  await insertUses(transaction, usesBy(id, coupons))
  return []
}
