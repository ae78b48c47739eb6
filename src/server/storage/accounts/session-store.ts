import type { Kysely, Selectable } from 'kysely'
import type { DeviceStore, SessionRecord, SessionStore } from '../storage.ts'
import type { Tables } from '../tables.ts'
import type { InTransaction } from '../engines/transactions.ts'

/** Builds the store of sessions, and of the devices that they were opened on, on either engine. */
export function buildSessionStore(db: Kysely<Tables>, inTransaction: InTransaction): SessionStore & DeviceStore {
  return {
    addSession: (tokenHash, username, { browser, deviceHash }, now, passwordHash) =>
      inTransaction(async transaction => {
        // Locks the account: a concurrent change of its password ends this session too, or comes first and is seen here.
        const locked = transaction.updateTable('accounts').set(eb => ({ username: eb.ref('username') }))
        const account = await locked.where('username', '=', username).returning('password_hash').executeTakeFirst()
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
