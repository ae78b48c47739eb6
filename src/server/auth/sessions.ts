import { createHash, randomBytes } from 'node:crypto'
import type { SessionInfo } from '#src/contract/generated/types.ts'
import { IDLE_SESSION_MS, MAX_SESSION_MS } from '#src/contract/sign-in-lifetimes.ts'
import { HttpError } from '../http/http-error.ts'
import type { AccountStore } from '../storage/accounts/account-store.ts'
import type { SessionOrigin, SessionRecord } from '../storage/accounts/session-store.ts'

/** Resolution of the last use: a write for every request would be waste. */
const TOUCH_MS = 60_000

const UNKNOWN: SessionOrigin = { browser: null, deviceHash: null }

/** Sessions of signed-in admins, known by opaque tokens that are stored hashed. */
export interface Sessions {
  /**
   * Signs in and returns the token.
   * @throws HttpError 401 when the account no longer has the password hash that is given.
   */
  open: (username: string, origin?: SessionOrigin, passwordHash?: string) => Promise<string>
  /** The username of the token; null when it is unknown or has expired. */
  find: (token: string) => Promise<string | null>
  /** All sessions of the account, newest first; the token's own is marked as current. */
  list: (username: string, token: string) => Promise<SessionInfo[]>
  end: (token: string) => Promise<void>
}

/** Sessions that end after a day without use, and after a week in any case. */
export function buildSessions(accounts: AccountStore, clock: () => Date): Sessions {
  const hasExpired = ({ createdAt, lastUsedAt }: SessionRecord) => {
    const now = clock().getTime()
    return now - lastUsedAt.getTime() > IDLE_SESSION_MS || now - createdAt.getTime() > MAX_SESSION_MS
  }
  return {
    open: async (username, origin = UNKNOWN, passwordHash) => {
      const token = newToken()
      await accounts.deleteSessionsBefore(new Date(clock().getTime() - MAX_SESSION_MS))
      if (!(await accounts.addSession(hashToken(token), username, origin, clock(), passwordHash))) throw wrongCredentials()
      return token
    },
    find: async token => {
      const session = await accounts.findSession(hashToken(token))
      if (session === null || hasExpired(session)) return null
      if (clock().getTime() - session.lastUsedAt.getTime() > TOUCH_MS) await accounts.touchSession(session.tokenHash, clock())
      return session.username
    },
    list: async (username, token) => {
      const current = hashToken(token)
      const sessions = (await accounts.listSessions(username)).filter(session => !hasExpired(session))
      return sessions.map(({ tokenHash, browser, createdAt, lastUsedAt }) => ({
        // The hash of a random token does not reveal the token.
        id: tokenHash,
        browser,
        opened_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: tokenHash === current,
      }))
    },
    end: token => accounts.deleteSession(hashToken(token)),
  }
}

export function wrongCredentials(): HttpError {
  return new HttpError(401, { error: 'Wrong username or password' })
}

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash, without salt or cost, is enough: tokens and codes are long and random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
