import type { Kysely } from 'kysely'
import { addDays } from '#src/catalog/days.ts'
import { puzzlesFor } from '#src/booking/proof-of-work/puzzles.ts'
import type { Day } from '#src/contract/generated/types.ts'
import type { CellReservation } from './reservations.ts'
import type { NewAppointment } from '../storage.ts'
import type { Tables } from '../tables.ts'

/** Unconfirmed holds of new senders, by day and in all, from which the proof of work for the next ones follows. */
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

  /** How many puzzles a hold still costs; 0 when at least half of them are solved, since others may book while its sender solves them. */
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

const RECOUNT_MS = 5000

/** A cached count of all unconfirmed holds of upcoming visits: counted again after RECOUNT_MS, plus what this process stores meanwhile. */
export class HoldCount {
  private count = 0
  private countedAt = Number.NEGATIVE_INFINITY

  async get(db: Kysely<Tables>, now: Date): Promise<number> {
    // The clock may have been set back meanwhile.
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
