import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ListFilters, NewOwnList, OwnList } from '#src/contract/generated/types.ts'
import { lockAccount } from './accounts/lock-account.ts'
import { namesPerson, type PersonMarks } from './appointments/person-marks.ts'
import type { InTransaction } from './engines/transactions.ts'
import type { Tables } from './tables.ts'

/** Why a list was not stored: another one has its name, there are as many as there may be, or it is gone. */
export type OwnListRefusal = 'same-name' | 'full' | 'unknown'

/** The owner's own lists of requests. They outlive a new password or user name, as everything that the one account has. */
export interface OwnListStore {
  /** In the order in which they were made. */
  all: () => Promise<OwnList[]>
  add: (list: NewOwnList) => Promise<OwnList | OwnListRefusal>
  /** Replaces a list, which keeps its place. */
  change: (id: string, list: NewOwnList) => Promise<OwnList | OwnListRefusal>
  /** Whether there was such a list. */
  remove: (id: string) => Promise<boolean>
}

/** How many lists an owner may have; told in the schema of `OwnLists`. */
export const MAX_OWN_LISTS = 20

/** Builds the store of the owner's lists, on either engine. */
export function buildOwnListStore(db: Kysely<Tables>, inTransaction: InTransaction): OwnListStore {
  return {
    all: async () => (await rowsOf(db)).map(({ id, name, shows }) => ({ id, name, shows: JSON.parse(shows) as ListFilters })),

    add: list =>
      inTransaction(async transaction => {
        // Locks the account: concurrent changes wait, and each sees the lists of the one before.
        await lockAccount(transaction).execute()
        const others = await rowsOf(transaction)
        if (isTaken(list, others)) return 'same-name'
        if (others.length >= MAX_OWN_LISTS) return 'full'
        const id = randomUUID()
        const position = (others.at(-1)?.position ?? 0) + 1
        await transaction
          .insertInto('own_lists')
          .values({ id, position, ...columnsOf(list) })
          .execute()
        return { id, ...list }
      }),

    change: (id, list) =>
      inTransaction(async transaction => {
        // Locks the account: concurrent changes wait, and each sees the lists of the one before.
        await lockAccount(transaction).execute()
        const others = (await rowsOf(transaction)).filter(row => row.id !== id)
        if (isTaken(list, others)) return 'same-name'
        const { numUpdatedRows } = await transaction.updateTable('own_lists').set(columnsOf(list)).where('id', '=', id).executeTakeFirst()
        return numUpdatedRows === 0n ? 'unknown' : { id, ...list }
      }),

    remove: async id => (await db.deleteFrom('own_lists').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,
  }
}

/** Drops the lists that name a person or look for them: what was kept to find somebody goes with them. */
export async function dropListsOf(db: Kysely<Tables>, person: PersonMarks): Promise<void> {
  const dropped = (await rowsOf(db)).filter(({ name, shows }) => {
    const { search = '', sender = '' } = JSON.parse(shows) as ListFilters
    return person.senders.has(sender) || namesPerson(name, person) || namesPerson(search, person)
  })
  for (const { id } of dropped) await db.deleteFrom('own_lists').where('id', '=', id).execute()
}

function rowsOf(db: Kysely<Tables>) {
  return db.selectFrom('own_lists').selectAll().orderBy('position').execute()
}

function isTaken({ name }: NewOwnList, others: readonly Pick<OwnList, 'name'>[]): boolean {
  return others.some(other => other.name.toLowerCase() === name.toLowerCase())
}

function columnsOf({ name, shows }: NewOwnList) {
  return { name, shows: JSON.stringify(shows) }
}
