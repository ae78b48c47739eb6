import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

/** Builds a statement for rows of values. The rows that it is given hold placeholders: it must pass them on, and never look at them. */
type Build<R extends object, O> = (db: Kysely<Tables>, rows: readonly R[]) => CompiledQuery<O>

/** So many rows go into one statement at most: databases limit its parameters, SQLite to 32,766. */
const MOST_ROWS = 1024

/** Inserts rows in their order, and says how many it took; the statements are built once. */
export function prepareInsert<R extends object>(build: Build<R, unknown>): (db: Kysely<Tables>, rows: readonly R[]) => Promise<number> {
  const statementFor = prepared(build)
  return async (db, rows) => {
    let inserted = 0
    for (let at = 0; at < rows.length;) {
      const part = rows.slice(at, at + 2 ** Math.floor(Math.log2(Math.min(rows.length - at, MOST_ROWS))))
      const { numAffectedRows = 0n } = await db.executeQuery(statementFor(db, part))
      inserted += Number(numAffectedRows)
      at += part.length
    }
    return inserted
  }
}

/** Finds what belongs to any of the rows; the statements are built once. */
export function prepareSearch<R extends object, O>(build: Build<R, O>): (db: Kysely<Tables>, rows: readonly R[]) => Promise<O[]> {
  const statementFor = prepared(build)
  return async (db, rows) => {
    const found: O[] = []
    for (let at = 0; at < rows.length; at += MOST_ROWS) {
      const part = rows.slice(at, at + MOST_ROWS)
      // Looked for twice, a row is found once.
      const padding = Array.from({ length: 2 ** Math.ceil(Math.log2(part.length)) - part.length }, () => part[0] as R)
      found.push(...(await db.executeQuery(statementFor(db, [...part, ...padding]))).rows)
    }
    return found
  }
}

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly row: number
  readonly column: string

  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

/** A statement with its values. It is built once for each engine and number of rows, of which there should be few: building it takes longer than running it. */
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
