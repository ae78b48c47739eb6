import type { KeyObject } from 'node:crypto'
import type { ContentSource } from '#src/cms/live/content-source.ts'
import type { BuiltSite } from './pages/built-site.ts'
import type { Config } from './config/config.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Storage } from './storage/storage.ts'

/** The app's dependencies. Tests pass the same ones as production, with their own clock and folder. */
export interface AppContext {
  config: Config
  content: ContentSource
  storage: Storage
  /** Sends the owner's mails; null when mail is not configured. */
  outbox: Outbox | null
  clock: () => Date
  /** Signs anti-forgery tokens. */
  csrfSecret: KeyObject
  /** Null while the pages have not been built. */
  site: BuiltSite | null
}
