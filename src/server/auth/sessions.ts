import { createHash, randomBytes } from 'node:crypto'
import type { AccountStore } from '../storage/storage.ts'

const HOUR_MS = 3_600_000
const LONGEST_MS = 7 * 24 * HOUR_MS
const IDLE_MS = 24 * HOUR_MS
/** How exactly the last use is known: a write for every request would be waste. */
const TOUCH_MS = 60_000

/** Sessions of signed-in admins, known by opaque tokens that are stored hashed. */
export interface Sessions {
  /** Signs in and returns the token. */
  open: (username: string) => Promise<string>
  /** Who the token belongs to; null when it is unknown or has expired. */
  find: (token: string) => Promise<string | null>
  end: (token: string) => Promise<void>
}

/** Sessions that end after a day without use, and after a week in any case. */
export function buildSessions(accounts: AccountStore, clock: () => Date): Sessions {
  return {
    open: async username => {
      const token = randomBytes(32).toString('base64url')
      await accounts.deleteSessionsBefore(new Date(clock().getTime() - LONGEST_MS))
      await accounts.addSession(hashToken(token), username, clock())
      return token
    },
    find: async token => {
      const [hash, now] = [hashToken(token), clock().getTime()]
      const session = await accounts.findSession(hash)
      if (session === null) return null
      const idle = now - session.lastUsedAt.getTime()
      if (idle > IDLE_MS || now - session.createdAt.getTime() > LONGEST_MS) return null
      if (idle > TOUCH_MS) await accounts.touchSession(hash, clock())
      return session.username
    },
    end: token => accounts.deleteSession(hashToken(token)),
  }
}

/** Tokens and codes are long and random, so that a plain hash hides them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
