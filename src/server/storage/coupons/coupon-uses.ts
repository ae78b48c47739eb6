import type { Kysely, QueryCreator } from 'kysely'
import { sharedKey } from '#src/catalog/category-coupons.ts'
import type { UsedCoupon } from '#src/booking/request/used-coupons.ts'
import type { CouponLimit } from '#src/contract/generated/types.ts'
import { inParts } from '../customers/customer-groups.ts'
import { visible } from '../appointments/visible.ts'
import { prepareInsert } from '../engines/prepared.ts'
import type { AppointmentRow, CouponUseRow, Tables } from '../tables.ts'
import { CouponTally } from './coupon-tally.ts'
import { type Contact, isOfContacts, knownCustomers } from './same-customer.ts'

/** An appointment, and the codes that it wants to use. */
export interface WantedCoupons {
  row: AppointmentRow
  coupons: readonly UsedCoupon[]
}

/** The codes that an appointment uses, once each: it may have one in several categories. */
export function usesBy(id: string, coupons: readonly Pick<UsedCoupon, 'id'>[]): CouponUseRow[] {
  const byKey = new Map(coupons.map(coupon => [sharedKey(coupon.id), coupon.id]))
  return [...byKey.values()].map(coupon => ({ coupon, appointment_id: id }))
}

/** Notes which codes appointments use, limited or not: a limit that comes later counts them. */
export const insertUses = prepareInsert((db, rows: readonly CouponUseRow[]) => db.insertInto('coupon_uses').values(rows).compile())

/** How often codes are used by others than those that want them. Locks the limited ones until the transaction ends: of two that want the last use, the second sees the first. */
export async function lockedTally(transaction: Kysely<Tables>, wanted: readonly WantedCoupons[]): Promise<CouponTally> {
  const limited = [...new Set(limitedOf(wanted).map(({ id }) => sharedKey(id)))].sort()
  if (limited.length === 0) return new CouponTally()
  await transaction
    .insertInto('coupons')
    // All processes lock them in one order.
    .values(limited.map(coupon => ({ coupon, takers: 1 })))
    .onConflict(conflict => conflict.column('coupon').doUpdateSet(eb => ({ takers: eb('coupons.takers', '+', 1) })))
    .execute()
  return tallyOf(transaction, wanted)
}

/** How often codes are used, as far as limits ask for it. Of a customer's requests only those are read that use these codes. */
export async function tallyOf(db: Kysely<Tables>, wanted: readonly WantedCoupons[]): Promise<CouponTally> {
  const counted = limitedOf(wanted, ({ uses }) => uses !== undefined)
  const personal = limitedOf(wanted, ({ oncePerCustomer }) => oncePerCustomer === true)
  if (counted.length + personal.length === 0) return new CouponTally()
  const shown = await visible(db)
  const seeds =
    personal.length === 0 ? [] : wanted.filter(({ coupons }) => coupons.some(({ id }) => personal.some(one => one.id === id))).map(({ row }) => row)
  const { contacts, namesOf } = await knownCustomers(shown, seeds)
  const uses = await inParts(contacts, some => usesOfContacts(shown, sharedOf(personal), some))
  const tally = new CouponTally(new Map([...seeds, ...uses].map(contact => [contact.id, namesOf(contact)])))
  for (const [coupon, used] of await usesOf(shown, sharedOf(counted))) tally.set(coupon, used)
  const byCustomer = uses.map(({ coupon, id }) => ({ coupon: sharedKey(coupon), id }))
  // Once each, however many of the contacts it has.
  for (const { coupon, id } of new Map(byCustomer.map(use => [`${use.coupon}\n${use.id}`, use])).values()) tally.addOfCustomer(id, coupon)
  return tally
}

/** How often codes with some ids are used, by the keys that they have in all categories, but for the use of one request. */
export async function usesOf(db: QueryCreator<Tables>, ids: readonly string[], except = ''): Promise<Map<string, number>> {
  const counted = await inParts(ids, some =>
    activeUses(db)
      .select(({ fn }) => ['coupon', fn.countAll<number | string>().as('used')])
      .where('coupon', 'in', some)
      .where('appointment_id', '!=', except)
      .groupBy('coupon')
      .execute(),
  )
  const byKey = Map.groupBy(counted, ({ coupon }) => sharedKey(coupon))
  return new Map([...byKey].map(([key, own]) => [key, own.reduce((sum, { used }) => sum + Number(used), 0)]))
}

/** The ids of the codes that appointments use. */
export async function couponsOfAll(db: QueryCreator<Tables>, ids: readonly string[]): Promise<CouponUseRow[]> {
  return inParts(ids, some => db.selectFrom('coupon_uses').selectAll().where('appointment_id', 'in', some).execute())
}

/** Takes away what codes appointments use. */
export async function deleteUses(transaction: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('coupon_uses').where('appointment_id', 'in', ids).execute()
}

/** What is cancelled or in the trash has given its uses back; nothing is written for that, so that no use is lost or counted twice. */
function activeUses(db: QueryCreator<Tables>) {
  return db
    .selectFrom('coupon_uses')
    .innerJoin('appointments', 'appointments.id', 'coupon_uses.appointment_id')
    .where('appointments.status', '!=', 'Cancelled')
    .where('appointments.deleted_at', 'is', null)
}

/** The uses of some codes by requests with an id, an e-mail address or a phone number of these. */
function usesOfContacts(db: QueryCreator<Tables>, coupons: readonly string[], contacts: readonly Contact[]) {
  return activeUses(db)
    .select(['coupon', 'appointments.id', 'email_key', 'phone_key'])
    .where('coupon', 'in', coupons)
    .where(isOfContacts('appointments', contacts))
    .execute()
}

function limitedOf(wanted: readonly WantedCoupons[], asks: (limit: CouponLimit) => boolean = () => true): UsedCoupon[] {
  return wanted.flatMap(({ coupons }) => coupons.filter(({ limit }) => limit !== undefined && asks(limit)))
}

function sharedOf(coupons: readonly UsedCoupon[]): string[] {
  return [...new Set(coupons.flatMap(({ shared }) => shared))]
}
