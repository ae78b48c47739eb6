import type { Kysely } from 'kysely'
import type { Account, AccountStore } from './storage.ts'
import type { Tables } from './tables.ts'
import type { InTransaction } from './transactions.ts'

/** Accounts, their sessions and the set-up code, in a database that Kysely speaks to. */
export function buildAccountStore(db: Kysely<Tables>, inTransaction: InTransaction): AccountStore {
  return {
    find: async username => {
      const row = await db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst()
      return row === undefined ? null : { username: row.username, passwordHash: row.password_hash }
    },

    hasAny: () => hasAny(db),

    save: (account, now) => inTransaction(transaction => save(transaction, account, now)),

    saveSetupCode: (codeHash, now) =>
      inTransaction(async transaction => {
        await transaction.deleteFrom('setup_codes').execute()
        await transaction.insertInto('setup_codes').values({ code_hash: codeHash, created_at: now.toISOString() }).execute()
      }),

    setUp: (codeHash, account, now) =>
      inTransaction(async transaction => {
        const { numDeletedRows } = await transaction.deleteFrom('setup_codes').where('code_hash', '=', codeHash).executeTakeFirst()
        if (numDeletedRows !== 1n || (await hasAny(transaction))) return false
        await save(transaction, account, now)
        return true
      }),

    addSession: async (tokenHash, username, now) => {
      const moment = now.toISOString()
      await db.insertInto('sessions').values({ token_hash: tokenHash, username, created_at: moment, last_used_at: moment }).execute()
    },

    findSession: async tokenHash => {
      const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row === undefined ? null : { username: row.username, createdAt: new Date(row.created_at), lastUsedAt: new Date(row.last_used_at) }
    },

    touchSession: async (tokenHash, now) => {
      await db.updateTable('sessions').set({ last_used_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute()
    },

    deleteSession: async tokenHash => {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    deleteSessionsBefore: async createdBefore => {
      await db.deleteFrom('sessions').where('created_at', '<', createdBefore.toISOString()).execute()
    },
  }
}

async function hasAny(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('accounts').select('username').limit(1).executeTakeFirst()) !== undefined
}

/** There is one admin account: a new one takes the place of any other, and ends all sessions. */
async function save(db: Kysely<Tables>, { username, passwordHash }: Account, now: Date): Promise<void> {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('accounts').execute()
  await db.insertInto('accounts').values({ username, password_hash: passwordHash, created_at: now.toISOString() }).execute()
}
