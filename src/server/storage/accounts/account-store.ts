import type { Kysely } from 'kysely'
import { buildSessionStore, type DeviceStore, type SessionStore } from './session-store.ts'
import { lockAccount } from './lock-account.ts'
import type { Tables } from '../tables.ts'
import type { InTransaction } from '../engines/transactions.ts'

export interface Account {
  username: string
  passwordHash: string
}

export interface AccountStore extends SessionStore, DeviceStore {
  find: (username: string) => Promise<Account | null>
  hasAny: () => Promise<boolean>
  /**
   * Makes this the one admin account, ends all sessions, forgets all devices, and voids the set-up code. Without a new environment hash, the stored
   * one stays.
   */
  save: (account: Account, now: Date, environmentHash?: string) => Promise<void>
  /** Like `save`, only while the stored password hash is still `checkedHash` (compare and swap); else saves nothing and returns false. */
  replace: (checkedHash: string, account: Account, now: Date) => Promise<boolean>
  /** Hash of the credentials that the environment last set; null when it has set none. */
  environmentHash: () => Promise<string | null>
  /** Records the hash of the credentials that the environment set. */
  noteEnvironment: (username: string, environmentHash: string) => Promise<void>
  /** Replaces the set-up code. */
  saveSetupCode: (codeHash: string, now: Date) => Promise<void>
  /** Whether this is the current set-up code, made after a moment. */
  isSetupCode: (codeHash: string, madeAfter: Date) => Promise<boolean>
  /** Uses the set-up code up and saves the account; false when the code is wrong or too old. */
  setUp: (codeHash: string, madeAfter: Date, account: Account, now: Date) => Promise<boolean>
}

/** Builds the store of accounts, their sessions and devices, and the set-up code, on either engine. */
export function buildAccountStore(db: Kysely<Tables>, inTransaction: InTransaction): AccountStore {
  return {
    ...buildSessionStore(db, inTransaction),

    find: async username => {
      const row = await db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst()
      return row === undefined ? null : { username: row.username, passwordHash: row.password_hash }
    },

    hasAny: async () => (await db.selectFrom('accounts').select('username').limit(1).executeTakeFirst()) !== undefined,

    save: (account, now, environmentHash) => inTransaction(transaction => save(transaction, account, now, environmentHash)),

    replace: (checkedHash, account, now) =>
      inTransaction(async transaction => {
        // Locks the account: of concurrent changes, each after the first finds another hash, or no row.
        const locked = lockAccount(transaction)
        const { numUpdatedRows } = await locked.where('username', '=', account.username).where('password_hash', '=', checkedHash).executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        await save(transaction, account, now)
        return true
      }),

    environmentHash: () => noted(db),

    noteEnvironment: async (username, environmentHash) => {
      await db.updateTable('accounts').set({ environment_hash: environmentHash }).where('username', '=', username).execute()
    },

    saveSetupCode: (codeHash, now) =>
      inTransaction(async transaction => {
        await transaction.deleteFrom('setup_codes').execute()
        await transaction.insertInto('setup_codes').values({ code_hash: codeHash, created_at: now.toISOString() }).execute()
      }),

    isSetupCode: async (codeHash, madeAfter) => {
      const code = db
        .selectFrom('setup_codes')
        .select('code_hash')
        .where('code_hash', '=', codeHash)
        .where('created_at', '>', madeAfter.toISOString())
      return (await code.executeTakeFirst()) !== undefined
    },

    setUp: (codeHash, madeAfter, account, now) =>
      inTransaction(async transaction => {
        // Deleting the code decides: of concurrent requests with it, only one goes on.
        const { numDeletedRows } = await transaction
          .deleteFrom('setup_codes')
          .where('code_hash', '=', codeHash)
          .where('created_at', '>', madeAfter.toISOString())
          .executeTakeFirst()
        if (numDeletedRows !== 1n) return false
        await save(transaction, account, now)
        return true
      }),
  }
}

async function noted(db: Kysely<Tables>): Promise<string | null> {
  return (await db.selectFrom('accounts').select('environment_hash').executeTakeFirst())?.environment_hash ?? null
}

/** Replaces the admin account, of which there is only one. */
async function save(db: Kysely<Tables>, { username, passwordHash }: Account, now: Date, environmentHash?: string): Promise<void> {
  const account = {
    username,
    password_hash: passwordHash,
    created_at: now.toISOString(),
    environment_hash: environmentHash ?? (await noted(db)),
  }
  // Locks the account: no session of the old password is opened from now on.
  await lockAccount(db).execute()
  for (const table of ['setup_codes', 'sessions', 'devices', 'accounts'] as const) await db.deleteFrom(table).execute()
  await db.insertInto('accounts').values(account).execute()
}
