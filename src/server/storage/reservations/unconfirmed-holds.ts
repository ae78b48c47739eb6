import type { Kysely } from 'kysely'
import { addDays } from '#src/catalog/days.ts'
import { puzzlesFor } from '#src/booking/proof-of-work/puzzles.ts'
import type { Day } from '#src/contract/generated/types.ts'
import type { CellReservation } from './reservations.ts'
import type { NewAppointment } from '../appointments/new-appointment.ts'
import type { Tables } from '../tables.ts'

/** Counts the unconfirmed holds of new senders, by day and in all: the more there are, the more proof of work the next hold requires. */
export class UnconfirmedHolds {
  private readonly days = new Map<Day, Set<string>>()
  private inAll: number

  constructor(reservations: readonly CellReservation[], inAll: number) {
    this.inAll = inAll
    for (const { day, appointmentId, heldUntil } of reservations) if (heldUntil !== null) this.note(day, appointmentId)
  }

  add({ id, heldUntil, cells }: NewAppointment): void {
    if (heldUntil === null) return
    this.inAll++
    for (const { day } of cells) this.note(day, id)
  }

  /**
   * Returns how many puzzles the sender has to solve for a hold; 0 when no more are needed. Half of them are enough: the number may have doubled
   * because others booked while this sender was solving.
   */
  puzzlesFor({ heldUntil, work, cells }: NewAppointment): number {
    if (heldUntil === null || work === null) return 0
    const onDay = Math.max(...cells.map(({ day }) => this.days.get(day)?.size ?? 0))
    const puzzles = puzzlesFor({ onDay, inAll: this.inAll }, work.usual)
    return puzzles > 2 * work.proved ? puzzles : 0
  }

  private note(day: Day, id: string): void {
    this.days.set(day, (this.days.get(day) ?? new Set()).add(id))
  }
}

/** How long a count from the database is used. */
const RECOUNT_MS = 5000

/** Caches the number of unconfirmed holds of upcoming visits. Between two counts it adds what this process stores; other processes' are missed. */
export class HoldCount {
  private count = 0
  private countedAt = Number.NEGATIVE_INFINITY

  async get(db: Kysely<Tables>, now: Date): Promise<number> {
    // Absolute: the clock may have been set back since.
    if (Math.abs(now.getTime() - this.countedAt) >= RECOUNT_MS) {
      const held = db.selectFrom('appointments').select(({ fn }) => fn.countAll<number | string>().as('count'))
      const { count } = await held
        .where('held_until', '>', now.toISOString())
        .where('deleted_at', 'is', null)
        // Known customers' holds never expire: leave out past visits by their day.
        .where('appointment_date', '>=', addDays(now.toISOString().slice(0, 10), -1))
        .executeTakeFirstOrThrow()
      this.count = Number(count)
      this.countedAt = now.getTime()
    }
    return this.count
  }

  add(count: number): void {
    this.count += count
  }
}
