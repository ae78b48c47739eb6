import type { Kysely, Selectable } from 'kysely'
import { lockAccount } from './lock-account.ts'
import type { Tables } from '../tables.ts'
import type { InTransaction } from '../engines/transactions.ts'

/** Where a session was opened. */
export interface SessionOrigin {
  /** Such as "Firefox on Linux"; null when it is not known. */
  browser: string | null
  /** Hash of the device's token; null for programs. */
  deviceHash: string | null
}

export interface SessionRecord extends SessionOrigin {
  tokenHash: string
  username: string
  createdAt: Date
  lastUsedAt: Date
}

export interface SessionStore {
  /**
   * Opens a session; false, and no session, when the account's password hash is no longer the given one: a sign-in must not outlive a password
   * change.
   */
  addSession: (tokenHash: string, username: string, origin: SessionOrigin, now: Date, passwordHash?: string) => Promise<boolean>
  findSession: (tokenHash: string) => Promise<SessionRecord | null>
  /** Newest first. */
  listSessions: (username: string) => Promise<SessionRecord[]>
  touchSession: (tokenHash: string, now: Date) => Promise<void>
  deleteSession: (tokenHash: string) => Promise<void>
  /** Ends a session and forgets its device; false when the username has no such session. */
  revokeSession: (tokenHash: string, username: string) => Promise<boolean>
  /** Ends all sessions and forgets all devices. */
  revokeAll: (username: string) => Promise<void>
  deleteSessionsBefore: (createdBefore: Date) => Promise<void>
}

export interface DeviceStore {
  addDevice: (tokenHash: string, username: string, now: Date) => Promise<void>
  /** Whether a device of the account has this token, and was used after a moment. */
  isDevice: (tokenHash: string, username: string, usedAfter: Date) => Promise<boolean>
  touchDevice: (tokenHash: string, now: Date) => Promise<void>
  deleteDevicesBefore: (usedBefore: Date) => Promise<void>
}

/** Builds the store of sessions, and of the devices that they were opened on, on either engine. */
export function buildSessionStore(db: Kysely<Tables>, inTransaction: InTransaction): SessionStore & DeviceStore {
  return {
    addSession: (tokenHash, username, { browser, deviceHash }, now, passwordHash) =>
      inTransaction(async transaction => {
        // Locks the account: a concurrent change of its password ends this session too, or comes first and is seen here.
        const account = await lockAccount(transaction).where('username', '=', username).returning('password_hash').executeTakeFirst()
        if (account === undefined || account.password_hash !== (passwordHash ?? account.password_hash)) return false
        const moment = now.toISOString()
        const row = { token_hash: tokenHash, username, created_at: moment, last_used_at: moment, browser, device_hash: deviceHash }
        await transaction.insertInto('sessions').values(row).execute()
        return true
      }),

    findSession: async tokenHash => {
      const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row === undefined ? null : toRecord(row)
    },

    listSessions: async username => {
      const rows = await db.selectFrom('sessions').selectAll().where('username', '=', username).orderBy('created_at', 'desc').execute()
      return rows.map(toRecord)
    },

    touchSession: async (tokenHash, now) => {
      await db.updateTable('sessions').set({ last_used_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute()
    },

    deleteSession: async tokenHash => {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    revokeSession: (tokenHash, username) =>
      inTransaction(async transaction => {
        const session = await transaction
          .deleteFrom('sessions')
          .where('token_hash', '=', tokenHash)
          .where('username', '=', username)
          .returning('device_hash')
          .executeTakeFirst()
        if (session === undefined) return false
        if (session.device_hash !== null) await transaction.deleteFrom('devices').where('token_hash', '=', session.device_hash).execute()
        return true
      }),

    revokeAll: username =>
      inTransaction(async transaction => {
        for (const table of ['sessions', 'devices'] as const) await transaction.deleteFrom(table).where('username', '=', username).execute()
      }),

    deleteSessionsBefore: async createdBefore => {
      await db.deleteFrom('sessions').where('created_at', '<', createdBefore.toISOString()).execute()
    },

    addDevice: async (tokenHash, username, now) => {
      await db.insertInto('devices').values({ token_hash: tokenHash, username, last_used_at: now.toISOString() }).execute()
    },

    isDevice: async (tokenHash, username, usedAfter) => {
      const device = db.selectFrom('devices').select('token_hash').where('token_hash', '=', tokenHash).where('username', '=', username)
      return (await device.where('last_used_at', '>', usedAfter.toISOString()).executeTakeFirst()) !== undefined
    },

    touchDevice: async (tokenHash, now) => {
      await db.updateTable('devices').set({ last_used_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute()
    },

    deleteDevicesBefore: async usedBefore => {
      await db.deleteFrom('devices').where('last_used_at', '<', usedBefore.toISOString()).execute()
    },
  }
}

function toRecord(row: Selectable<Tables['sessions']>): SessionRecord {
  return {
    tokenHash: row.token_hash,
    username: row.username,
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.last_used_at),
    browser: row.browser,
    deviceHash: row.device_hash,
  }
}
