import type { Kysely, SchemaModule } from 'kysely'
import type { Tables } from '../tables.ts'
import { up as firstTables } from './0001-first-tables.ts'
import { up as limitsAndTimeline } from './0002-limits-and-timeline.ts'
import { up as failedMails } from './0003-failed-mails.ts'
import { up as claimsByDay } from './0004-claims-by-day.ts'
import { up as longLists } from './0005-long-lists.ts'
import { up as figures } from './0006-figures.ts'
import { up as listsInOrder } from './0007-lists-in-order.ts'
import { up as narrowClaims } from './0008-narrow-claims.ts'
import { up as limitsInTheDatabase } from './0009-limits-in-the-database.ts'
import { up as versions } from './0010-versions.ts'
import { up as holdsThatExpire } from './0011-holds-that-expire.ts'
import { up as devices } from './0012-devices.ts'
import { up as bulkJobs } from './0013-bulk-jobs.ts'
import { up as mailsOfRequests } from './0014-mails-of-requests.ts'
import { up as deliveries } from './0015-deliveries.ts'
import { up as customers } from './0017-customers.ts'
import { up as progress } from './0018-progress.ts'
import { up as whoDidIt } from './0019-who-did-it.ts'
import { up as closures } from './0020-closures.ts'
import { up as report } from './0021-report.ts'
import { up as notePhotos } from './0022-note-photos.ts'
import { up as furtherItems } from './0023-further-items.ts'
import { up as taxes } from './0024-taxes.ts'
import { up as ownLists } from './0025-own-lists.ts'
import { up as visitsInOrder } from './0026-visits-in-order.ts'
import { up as couponUses } from './0028-coupon-uses.ts'
import { up as formerCrews } from './0030-former-crews.ts'
import { up as priceTold } from './0031-price-told.ts'
import { up as priceSent } from './0032-price-sent.ts'

/** A step of the database's schema. A step that has been released is never changed. */
export interface Migration {
  name: string
  /** `db` is for changing the rows that are already stored. */
  up: (schema: SchemaModule, db: Kysely<Tables>) => Promise<void>
}

/** All steps, in order. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-tables', up: firstTables },
  { name: '0002-limits-and-timeline', up: limitsAndTimeline },
  { name: '0003-failed-mails', up: failedMails },
  { name: '0004-claims-by-day', up: claimsByDay },
  { name: '0005-long-lists', up: longLists },
  { name: '0006-figures', up: figures },
  { name: '0007-lists-in-order', up: listsInOrder },
  { name: '0008-narrow-claims', up: narrowClaims },
  { name: '0009-limits-in-the-database', up: limitsInTheDatabase },
  { name: '0010-versions', up: versions },
  { name: '0011-holds-that-expire', up: holdsThatExpire },
  { name: '0012-devices', up: devices },
  { name: '0013-bulk-jobs', up: bulkJobs },
  { name: '0014-mails-of-requests', up: mailsOfRequests },
  { name: '0015-deliveries', up: deliveries },
  { name: '0017-customers', up: customers },
  { name: '0018-progress', up: progress },
  { name: '0019-who-did-it', up: whoDidIt },
  { name: '0020-closures', up: closures },
  { name: '0021-report', up: report },
  { name: '0022-note-photos', up: notePhotos },
  { name: '0023-further-items', up: furtherItems },
  { name: '0024-taxes', up: taxes },
  { name: '0025-own-lists', up: ownLists },
  { name: '0026-visits-in-order', up: visitsInOrder },
  { name: '0028-coupon-uses', up: couponUses },
  { name: '0030-former-crews', up: formerCrews },
  { name: '0031-price-told', up: priceTold },
  { name: '0032-price-sent', up: priceSent },
]

/** The name of the schema after all steps. */
export function newestSchema(steps: readonly Migration[] = migrations): string {
  return steps.at(-1)?.name ?? ''
}
