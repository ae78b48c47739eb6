import { cellsOf } from '#src/booking/schedule/cells.ts'
import type { Sent } from './booking-load.ts'

/** Rows of the database, from either engine. */
export interface StoredRows {
  appointments: { id: string; appointment_date: string; appointment_time: string; minutes: number }[]
  claimed_cells: { crew: number; day: string; cell: number; appointment_id: string }[]
  idempotency_keys: { key: string; appointment: string }[]
}

/** Differences between the database and the answers: counts of lost, torn (partly stored) and duplicate bookings. */
export interface Verdict {
  acknowledged: number
  stored: number
  lost: number
  torn: number
  doubled: number
}

/** Compares the stored rows with the answers. */
export function checkStored(rows: StoredRows, sent: readonly Sent[]): Verdict {
  const cells = groupBy(rows.claimed_cells, ({ appointment_id }) => appointment_id)
  const keys = new Map(rows.idempotency_keys.map(({ key, appointment }) => [key, (JSON.parse(appointment) as { id: string }).id]))
  const byId = new Map(rows.appointments.map(row => [row.id, row]))
  const keyed = new Set(keys.values())
  const isWhole = (id: string): boolean => {
    const row = byId.get(id)
    if (row === undefined) return false
    const wanted = cellsOf(row.appointment_date, row.appointment_time, row.minutes).map(({ day, cell }) => `${day} ${cell}`)
    const held = (cells.get(id) ?? []).map(({ day, cell }) => `${day} ${cell}`)
    return wanted.sort().join() === held.sort().join() && keyed.has(id)
  }
  const acknowledged = sent.filter(({ status }) => status === 201)
  const isKept = ({ id, key, date, time }: Sent): boolean => {
    const row = byId.get(id ?? '')
    return row?.appointment_date === date && row.appointment_time === time && keys.get(key) === id
  }
  const orphans = [...cells.keys(), ...keyed].filter(id => !byId.has(id))
  const starts = rows.appointments.map(({ appointment_date, appointment_time }) => `${appointment_date} ${appointment_time}`)
  return {
    acknowledged: acknowledged.length,
    stored: rows.appointments.length,
    lost: acknowledged.filter(one => !isKept(one)).length,
    torn: rows.appointments.filter(({ id }) => !isWhole(id)).length + new Set(orphans).size,
    doubled: starts.length - new Set(starts).size,
  }
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}
