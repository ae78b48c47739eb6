import type { QueryCreator } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { Tables } from '../tables.ts'

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

/** Requests, each with its crew. */
export async function withCrews(db: QueryCreator<Tables>, appointments: readonly Appointment[]): Promise<Appointment[]> {
  const crews = await crewsOf(db, appointments)
  return appointments.map(appointment => withCrew(appointment, crews.get(appointment.id)))
}
