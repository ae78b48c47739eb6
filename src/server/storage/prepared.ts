import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Tables } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

/** A statement, and what runs it: on a database or inside a transaction, with the rows of values that it names. */
type Prepared<R extends object, O> = (db: Kysely<Tables>, rows: readonly R[]) => Promise<QueryResult<O>>

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly row: number
  readonly column: string

  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

/**
 * A statement that is built once for each engine and number of rows, for where building it would take longer than running it. The rows that `build`
 * is given hold placeholders: it must pass them on, and never look at them.
 */
export function prepared<R extends object, O>(build: (db: Kysely<Tables>, rows: readonly R[]) => Compilable<O>): Prepared<R, O> {
  const built = new WeakMap<object, Map<number, CompiledQuery<O>>>()

  function statementFor(db: Kysely<Tables>, rows: readonly R[]): CompiledQuery<O> {
    const { adapter } = db.getExecutor()
    const byLength = built.get(adapter) ?? new Map<number, CompiledQuery<O>>()
    built.set(adapter, byLength)
    const known = byLength.get(rows.length)
    if (known !== undefined) return known
    const statement = build(db, rows.map(placeholders)).compile()
    byLength.set(rows.length, statement)
    return statement
  }

  return (db, rows) => {
    const statement = statementFor(db, rows)
    const values = rows as readonly Row[]
    const parameters = statement.parameters.map(value => (value instanceof Placeholder ? values[value.row]?.[value.column] : value))
    return db.executeQuery({ ...statement, parameters })
  }
}

function placeholders<R extends object>(row: R, index: number): R {
  return Object.fromEntries(Object.keys(row).map(column => [column, new Placeholder(index, column)])) as R
}
