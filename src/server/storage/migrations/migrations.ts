import type { SchemaModule } from 'kysely'
import { up as firstTables } from './0001-first-tables.ts'
import { up as limitsAndTimeline } from './0002-limits-and-timeline.ts'
import { up as failedMails } from './0003-failed-mails.ts'
import { up as figures } from './0004-figures.ts'

/** One step of the database's shape. A step that has been released is never changed. */
export interface Migration {
  name: string
  up: (schema: SchemaModule) => Promise<void>
}

/** All steps, in order. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-tables', up: firstTables },
  { name: '0002-limits-and-timeline', up: limitsAndTimeline },
  { name: '0003-failed-mails', up: failedMails },
  { name: '0004-figures', up: figures },
]
