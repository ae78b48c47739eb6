import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../documents/document.ts'
import type { Change, Transaction } from './workspace.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, identity TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS changes (
    seq INTEGER NOT NULL REFERENCES transactions (seq), document_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (seq, document_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS changes_of_document ON changes (document_id, seq);
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** Stores documents, their transactions and the Studio user's settings in one SQLite file. */
export class LakeStore {
  readonly #database: DatabaseSync
  readonly #documents: Map<string, LakeDocument>

  /**
   * Opens `lake.db` in a folder, which is created if missing.
   * @throws Error when another process has it open.
   */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    this.#database = new DatabaseSync(join(dataDir, 'lake.db'))
    try {
      this.#database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      this.#database.exec(TABLES)
    } catch (error) {
      this.#database.close()
      throw isBusy(error) ? new Error(`${dataDir} is in use by another lake: stop that one, or choose another folder`, { cause: error }) : error
    }
    const rows = this.#database.prepare('SELECT body FROM documents ORDER BY id').all()
    const bodies = rows.map(({ body }) => JSON.parse(String(body)) as LakeDocument)
    this.#documents = new Map(bodies.map(document => [document._id, document]))
  }

  get documents(): ReadonlyMap<string, LakeDocument> {
    return this.#documents
  }

  /** Stores a transaction and the resulting documents atomically. */
  commit({ transactionId, timestamp, identity, changes }: Transaction): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const insert = this.#database.prepare('INSERT INTO transactions (id, timestamp, identity) VALUES (?, ?, ?)')
      const seq = insert.run(transactionId, timestamp, identity).lastInsertRowid
      const note = this.#database.prepare('INSERT INTO changes (seq, document_id, body) VALUES (?, ?, ?)')
      const put = this.#database.prepare('INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body')
      const remove = this.#database.prepare('DELETE FROM documents WHERE id = ?')
      for (const change of changes) {
        note.run(seq, change.documentId, JSON.stringify(change))
        if (change.after === null) remove.run(change.documentId)
        else put.run(change.documentId, JSON.stringify(change.after))
      }
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
    for (const { documentId, after } of changes) {
      if (after === null) this.#documents.delete(documentId)
      else this.#documents.set(documentId, after)
    }
  }

  hasTransaction(id: string): boolean {
    return this.#database.prepare('SELECT 1 FROM transactions WHERE id = ?').get(id) !== undefined
  }

  /** The id of the newest transaction. */
  newestTransaction(): string | null {
    const row = this.#database.prepare('SELECT id FROM transactions ORDER BY seq DESC LIMIT 1').get()
    return row === undefined ? null : String(row['id'])
  }

  /** The transactions of the given documents, oldest first, with only their changes. */
  transactionsOf(documentIds: readonly string[]): Transaction[] {
    return this.#transactions('c.document_id IN (SELECT value FROM json_each(?))', JSON.stringify(documentIds))
  }

  /** A transaction and all later ones, oldest first. */
  transactionsFrom(transactionId: string): Transaction[] {
    return this.#transactions('t.seq >= (SELECT seq FROM transactions WHERE id = ?)', transactionId)
  }

  setting(key: string): unknown {
    const row = this.#database.prepare('SELECT value FROM settings WHERE key = ?').get(key)
    return row === undefined ? null : JSON.parse(String(row['value']))
  }

  keepSetting(key: string, value: unknown): void {
    const keep = this.#database.prepare('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value')
    keep.run(key, JSON.stringify(value ?? null))
  }

  close(): void {
    this.#database.close()
  }

  #transactions(condition: string, argument: string): Transaction[] {
    const sql = `SELECT t.id, t.timestamp, t.identity, c.body FROM transactions t JOIN changes c USING (seq) WHERE ${condition} ORDER BY t.seq, c.rowid`
    const found = new Map<string, Transaction & { changes: Change[] }>()
    for (const { id, timestamp, identity, body } of this.#database.prepare(sql).all(argument)) {
      const key = String(id)
      const transaction = found.get(key) ?? { transactionId: key, timestamp: String(timestamp), identity: String(identity), changes: [] }
      transaction.changes.push(JSON.parse(String(body)) as Change)
      found.set(key, transaction)
    }
    return [...found.values()]
  }
}

/** Whether SQLite reports that another process has locked the file (SQLITE_BUSY). */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
