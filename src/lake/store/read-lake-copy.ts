import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../documents/document.ts'

/** The database and its write-ahead log. */
const FILES = ['lake.db', 'lake.db-wal']

/** Attempts to copy a database that changes meanwhile. */
const ATTEMPTS = 50

/** Reads all documents of a folder's lake. A running lake locks its database, so that a copy is read. */
export function readLakeCopy(dataDir: string): LakeDocument[] {
  if (!existsSync(join(dataDir, 'lake.db'))) throw new Error(`${dataDir} has no lake (lake.db)`)
  const folder = mkdtempSync(join(tmpdir(), 'lake-copy-'))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = stateOf(dataDir)
      copy(dataDir, folder)
      if (stateOf(dataDir) !== before) continue
      const documents = readCopy(folder)
      if (documents !== null) return documents
    }
    throw new Error(`${dataDir}/lake.db changes all the time: try again, or stop the lake`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function copy(from: string, to: string): void {
  for (const file of FILES) {
    rmSync(join(to, file), { force: true })
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file))
  }
}

function stateOf(dataDir: string): string {
  return JSON.stringify(
    FILES.map(file => {
      const found = statSync(join(dataDir, file), { throwIfNoEntry: false, bigint: true })
      return found === undefined ? null : [String(found.size), String(found.mtimeNs)]
    }),
  )
}

/** Reads the documents of a copy; null when the copy is inconsistent. */
function readCopy(folder: string): LakeDocument[] | null {
  const database = new DatabaseSync(join(folder, 'lake.db'))
  try {
    if (database.prepare('PRAGMA quick_check').get()?.['quick_check'] !== 'ok') return null
    return database
      .prepare('SELECT body FROM documents ORDER BY id')
      .all()
      .map(({ body }) => JSON.parse(String(body)) as LakeDocument)
  } finally {
    database.close()
  }
}
