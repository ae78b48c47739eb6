import type { Kysely } from 'kysely'
import type { Day } from '#src/contract/generated/types.ts'
import { prepareSearch } from '../engines/prepared.ts'
import type { ClosureRow, Tables } from '../tables.ts'

const searchClosures = prepareSearch((db, rows: readonly { first: Day; last: Day }[]) =>
  db
    .selectFrom('closures')
    .selectAll()
    .where('last_day', '>=', rows[0]?.first ?? '')
    .where('first_day', '<=', rows[0]?.last ?? '')
    .compile(),
)

/** The closures that touch the days from one to another, both included. */
export function closuresBetween(db: Kysely<Tables>, first: Day, last: Day): Promise<ClosureRow[]> {
  return searchClosures(db, [{ first, last }])
}

/** The closures that may touch some days. */
export async function closuresAbout(db: Kysely<Tables>, days: Iterable<Day>): Promise<ClosureRow[]> {
  const ordered = [...days].sort()
  const [first, last] = [ordered.at(0), ordered.at(-1)]
  return first === undefined || last === undefined ? [] : closuresBetween(db, first, last)
}
