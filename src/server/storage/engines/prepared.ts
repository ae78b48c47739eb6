import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Tables } from '../tables.ts'
import { settleAll } from './settle-all.ts'

type Row = Readonly<Record<string, unknown>>

/** Builds a statement for rows of values. The rows hold placeholders: it must pass them on without reading them. */
type Build<R extends object, O> = (db: Kysely<Tables>, rows: readonly R[]) => CompiledQuery<O>

/** Maximum number of rows in one statement: databases limit its parameters, SQLite to 32,766; so a row may have 63 columns. */
const MAX_ROWS = 512

/** Prepares an insert that keeps the rows' order and returns how many were inserted; its statements are built once. */
export function prepareInsert<R extends object>(build: Build<R, unknown>): (db: Kysely<Tables>, rows: readonly R[]) => Promise<number> {
  const write = prepareWrite(build)
  return async (db, rows) => (await write(db, rows)).reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0)
}

/** Prepares an upsert that keeps the rows' order and returns what its statements return; they are built once. */
export function prepareUpsert<R extends object, O>(build: Build<R, O>): (db: Kysely<Tables>, rows: readonly R[]) => Promise<O[]> {
  const write = prepareWrite(build)
  return async (db, rows) => (await write(db, rows)).flatMap(({ rows: returned }) => returned)
}

function prepareWrite<R extends object, O>(build: Build<R, O>): (db: Kysely<Tables>, rows: readonly R[]) => Promise<QueryResult<O>[]> {
  const statementFor = prepared(build)
  return async (db, rows) => {
    const results: Promise<QueryResult<O>>[] = []
    for (let at = 0; at < rows.length;) {
      const chunk = rows.slice(at, at + 2 ** Math.floor(Math.log2(Math.min(rows.length - at, MAX_ROWS))))
      results.push(db.executeQuery(statementFor(db, chunk)))
      at += chunk.length
    }
    return settleAll(results)
  }
}

/** Prepares a search for what matches any of the rows; its statements are built once. */
export function prepareSearch<R extends object, O>(build: Build<R, O>): (db: Kysely<Tables>, rows: readonly R[]) => Promise<O[]> {
  const statementFor = prepared(build)
  return async (db, rows) => {
    const results: Promise<QueryResult<O>>[] = []
    for (let at = 0; at < rows.length; at += MAX_ROWS) {
      const chunk = rows.slice(at, at + MAX_ROWS)
      // Repeat a row up to a power of two: it is still found once.
      const padding = Array.from({ length: 2 ** Math.ceil(Math.log2(chunk.length)) - chunk.length }, () => chunk[0] as R)
      results.push(db.executeQuery(statementFor(db, [...chunk, ...padding])))
    }
    return (await settleAll(results)).flatMap(({ rows: found }) => found)
  }
}

/** Names by the statements' texts. */
const names = new Map<string, string>()

/** The name of a statement that is built once, for the database server's cache of prepared statements; undefined for all others. */
export function nameOf(text: string): string | undefined {
  return names.get(text)
}

/** A placeholder for a value while a statement is built. */
class Placeholder {
  readonly row: number
  readonly column: string

  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

/**
 * Memoizes a statement by engine and number of rows, and fills in the values: building it takes longer than running it. There should be few different
 * numbers.
 */
function prepared<R extends object, O>(build: Build<R, O>): (db: Kysely<Tables>, rows: readonly R[]) => CompiledQuery<O> {
  const built = new WeakMap<object, Map<number, CompiledQuery<O>>>()

  function statementFor(db: Kysely<Tables>, rows: readonly R[]): CompiledQuery<O> {
    const { adapter } = db.getExecutor()
    const byLength = built.get(adapter) ?? new Map<number, CompiledQuery<O>>()
    built.set(adapter, byLength)
    const known = byLength.get(rows.length)
    if (known !== undefined) return known
    const statement = build(db, rows.map(placeholders))
    byLength.set(rows.length, statement)
    if (!names.has(statement.sql)) names.set(statement.sql, `prepared_${names.size}`)
    return statement
  }

  return (db, rows) => {
    const statement = statementFor(db, rows)
    const values = rows as readonly Row[]
    return { ...statement, parameters: statement.parameters.map(value => (value instanceof Placeholder ? values[value.row]?.[value.column] : value)) }
  }
}

function placeholders<R extends object>(row: R, index: number): R {
  return Object.fromEntries(Object.keys(row).map(column => [column, new Placeholder(index, column)])) as R
}
