import type { KeyObject } from 'node:crypto'
import type { Business } from '#src/contract/generated/types.ts'
import type { AccountStore } from './accounts/account-store.ts'
import type { AttemptStore } from './accounts/attempt-store.ts'
import type { AppointmentStore } from './appointments/appointment-store.ts'
import type { PersonalDataStore } from './appointments/personal-data-store.ts'
import type { ClosureStore } from './closures/closure-store.ts'
import type { OwnListStore } from './own-list-store.ts'
import type { CouponStore } from './coupons/coupon-store.ts'
import type { CustomerStore } from './customers/customer-store.ts'
import type { News } from './news.ts'
import type { OutboxStore } from './outbox-store.ts'

/** Everything that the server stores, behind either engine: the embedded database or a database server. */
export interface Storage {
  appointments: AppointmentStore
  accounts: AccountStore
  attempts: AttemptStore
  outbox: OutboxStore
  personalData: PersonalDataStore
  customers: CustomerStore
  closures: ClosureStore
  ownLists: OwnListStore
  coupons: CouponStore
  /** Tells of requests and closures that change. */
  news: News
  /** A secret of this installation; the same for all of its processes. */
  secret: (name: string) => Promise<KeyObject>
  /** Deletes data that is no longer needed or has outlived its retention period. */
  tidy: (now: Date, retention?: Business['retention']) => Promise<void>
  /** The current time by the database's clock, which all processes share; leases are measured by it. */
  now: () => Promise<Date>
  /** @throws when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
