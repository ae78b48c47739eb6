import type { Kysely } from 'kysely'
import type { Cell } from '#src/booking/schedule/cells.ts'
import type { Closure, ListedChange } from '#src/contract/generated/types.ts'
import { closuresAbout } from '../closures/closures.ts'
import { settleAll } from '../engines/settle-all.ts'
import { withCrew } from '../reservations/crews-of.ts'
import { type CellReservation, reservationsOn } from '../reservations/reservations.ts'
import type { ChangeOutcome } from './change.ts'
import { type CouponTerms, usesCoupons } from '../coupons/change-uses.ts'
import { couponsOfAll, tallyOf } from '../coupons/coupon-uses.ts'
import type { AppointmentRow, Tables } from '../tables.ts'
import { cellsHeld, fromRow } from './appointment-row.ts'
import { type NoCrew, TakenCells } from '../reservations/taken-cells.ts'
import { asCleared, openClear } from './visible.ts'
import { AS_RESTORED, isStale, written } from './written-columns.ts'

interface PreviewTerms extends Pick<CouponTerms, 'couponOf'> {
  crews: number
  now: Date
  timeZone?: string | undefined
}

/** The outcomes that changes would have if they were made one after the other; nothing is written. */
export async function previewChanges(
  db: Kysely<Tables>,
  changes: readonly ListedChange[],
  { crews, now, timeZone, couponOf = () => null }: PreviewTerms,
): Promise<ChangeOutcome[]> {
  const clear = await openClear(db)
  const ids = changes.map(({ id }) => id)
  const found = await db.selectFrom('appointments').selectAll().where('id', 'in', ids).execute()
  const rows = new Map(found.map(row => [row.id, asCleared(row, clear)]))
  const times = await timesOf(db, found, now, timeZone)
  const uses = Map.groupBy(await couponsOfAll(db, ids), use => use.appointment_id)
  const coupons = new Map([...uses].map(([id, used]) => [id, used.flatMap(({ coupon }) => couponOf(coupon) ?? [])]))
  const tally = await tallyOf(
    db,
    found.map(row => ({ row, coupons: coupons.get(row.id) ?? [] })),
  )
  const holds = (row: AppointmentRow) => (row.deleted_at === null ? cellsHeld(row, timeZone) : [])
  const seen = (row: AppointmentRow) => withCrew(fromRow(row), crews > 1 ? times.crewOf(row.id) : null)

  return changes.map((change): ChangeOutcome => {
    const row = rows.get(change.id)
    const isRestored = change.deleted === false
    if (row === undefined || (row.deleted_at !== null) !== isRestored) return { kind: 'unknown' }
    if (isStale(row, [change.version])) return { kind: 'stale', appointment: seen(row) }
    if (isRestored && clear !== null && row.created_at < clear.before) return { kind: 'clearing' }
    const after = { ...row, ...columnsOf(row, change, now), version: row.version + 1 }
    const own = coupons.get(row.id) ?? []
    const [had, has] = [usesCoupons(row), usesCoupons(after)]
    const refused = !had && has ? tally.refused(row.id, own) : []
    if (refused.length > 0) return { kind: 'coupons', refused }
    const wanted = holds(after)
    if (wanted.length === 0) times.free(row.id)
    else if (holds(row).length === 0) {
      const refusal = times.reserve(row, wanted, crews)
      if (refusal !== null) return refusal
    }
    if (had !== has) tally.add(row.id, own, has ? 1 : -1)
    rows.set(row.id, after)
    return { kind: 'changed', appointment: seen(after) }
  })
}

function columnsOf(row: AppointmentRow, { status, deleted }: ListedChange, now: Date): Partial<AppointmentRow> {
  if (deleted !== undefined) return deleted ? { deleted_at: now.toISOString() } : AS_RESTORED
  return status === undefined ? {} : written(row, { status })
}

/** The reservations on the days of some visits, but for holds that have expired, and the closures. */
async function timesOf(db: Kysely<Tables>, rows: readonly AppointmentRow[], now: Date, timeZone?: string): Promise<Times> {
  const cells = rows.flatMap(row => cellsHeld({ ...row, status: 'Pending', released_at: null }, timeZone))
  const days = new Set(cells.map(({ day }) => day))
  const [reservations, closures] = await settleAll([reservationsOn(db, days), closuresAbout(db, days)])
  const moment = now.toISOString()
  const expired = new Set(reservations.flatMap(({ appointmentId, heldUntil }) => (heldUntil !== null && heldUntil <= moment ? [appointmentId] : [])))
  return new Times(
    reservations.filter(({ appointmentId }) => !expired.has(appointmentId)),
    closures,
  )
}

/** Reservations that are made and freed in memory alone. */
class Times {
  private reservations: readonly Omit<CellReservation, 'heldUntil'>[]
  private readonly closures: readonly Closure[]
  private taken: TakenCells | null = null

  constructor(reservations: Times['reservations'], closures: readonly Closure[]) {
    this.reservations = reservations
    this.closures = closures
  }

  crewOf(id: string): number | null {
    return this.reservations.find(({ appointmentId }) => appointmentId === id)?.crew ?? null
  }

  free(id: string): void {
    this.reservations = this.reservations.filter(({ appointmentId }) => appointmentId !== id)
    this.taken = null
  }

  /** Gives cells to the crew that had them, where that is free, or to the first one that is; else says why there is none. */
  reserve({ id, former_crew: kept }: AppointmentRow, cells: readonly Cell[], crews: number): NoCrew | null {
    this.taken ??= takenBy(this.reservations)
    const crew = this.taken.freeCrew({ cells, crews, kept }, this.closures)
    if (typeof crew === 'object') return crew
    this.taken.add(crew, cells)
    this.reservations = [...this.reservations, ...cells.map(cell => ({ ...cell, crew, appointmentId: id }))]
    return null
  }
}

function takenBy(reservations: Times['reservations']): TakenCells {
  const taken = new TakenCells()
  for (const { crew, ...cell } of reservations) taken.add(crew, [cell])
  return taken
}
