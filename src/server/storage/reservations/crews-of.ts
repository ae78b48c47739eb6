import type { QueryCreator } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import { fromRow } from '../appointments/appointment-row.ts'
import type { AppointmentRow, Tables } from '../tables.ts'

type Visit = Pick<Appointment, 'id' | 'appointment_date'>

/** The crews whose time visits hold, by id. They are looked for on the days on which the visits begin: no index finds the cells of an id. */
export async function crewsOf(db: QueryCreator<Tables>, visits: readonly Visit[]): Promise<ReadonlyMap<string, number>> {
  const days = new Set(visits.flatMap(({ appointment_date: day }) => day ?? []))
  if (days.size === 0) return new Map()
  const rows = await db
    .selectFrom('claimed_cells')
    .select(['appointment_id', 'crew'])
    .distinct()
    .where('day', 'in', [...days])
    .where(
      'appointment_id',
      'in',
      visits.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map(({ appointment_id: id, crew }) => [id, crew]))
}

/** A request with its crew; as it is where it has none, or where all is one crew's. */
export function withCrew(appointment: Appointment, crew: number | null | undefined): Appointment {
  return crew === null || crew === undefined ? appointment : { ...appointment, crew }
}

/** Rows as the admin sees them, in every answer alike: with `hasCrews`, each with the crew whose time it holds. */
export async function seenRows(db: QueryCreator<Tables>, rows: readonly AppointmentRow[], hasCrews: boolean): Promise<Appointment[]> {
  const crews = hasCrews ? await crewsOf(db, rows) : new Map<string, number>()
  return rows.map(row => withCrew(fromRow(row), crews.get(row.id)))
}

/** A row as the admin sees it. */
export async function seenRow(db: QueryCreator<Tables>, row: AppointmentRow, hasCrews: boolean): Promise<Appointment> {
  return withCrew(fromRow(row), hasCrews ? (await crewsOf(db, [row])).get(row.id) : null)
}
