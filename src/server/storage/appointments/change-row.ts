import type { Kysely } from 'kysely'
import type { AppointmentEdit } from '#src/booking/appointment/appointment-edit.ts'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import { changesBetween } from '#src/booking/appointment/changes-between.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import { addEvent } from './appointment-events.ts'
import { cellsHeld, derivedColumns, editedColumns, fromRow } from './appointment-row.ts'
import { changedColumns, written } from './written-columns.ts'
import { changeUses, type CouponTerms } from '../coupons/change-uses.ts'
import { noteCrews } from '../reservations/former-crews.ts'
import { withCrew } from '../reservations/crews-of.ts'
import { reserveCells } from '../reservations/reservation-cells.ts'
import { freeCells, keepCells } from '../reservations/reservations.ts'
import type { ChangeOutcome, ChangeTerms, MailsOfChange } from './change.ts'
import type { AppointmentRow, Tables } from '../tables.ts'
import { settleAll } from '../engines/settle-all.ts'
import { type AppointmentMail, insertMails } from '../outbox-store.ts'
import { asCleared, openClear } from './visible.ts'

/** For changes of which nobody is told. */
export const noMails: MailsOfChange = () => []

/** Rolls a transaction back: the time is taken or closed, or codes have been used. */
class RefusedError extends Error {
  readonly outcome: ChangeOutcome

  constructor(outcome: ChangeOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/** Locks a row until the transaction ends; a write takes the lock on every engine. */
export async function lockRow(transaction: Kysely<Tables>, id: string): Promise<AppointmentRow | null> {
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  return (await locked.where('id', '=', id).returningAll().executeTakeFirst()) ?? null
}

/** Writes fields of a locked row, and raises its version. */
export async function updateRow(transaction: Kysely<Tables>, row: AppointmentRow, fields: Partial<AppointmentRow>): Promise<AppointmentRow> {
  const written = { ...fields, version: row.version + 1 }
  await transaction.updateTable('appointments').set(written).where('id', '=', row.id).execute()
  return { ...row, ...written }
}

/** Locks a row that is not in the trash; null when there is none. */
export async function lockVisible(transaction: Kysely<Tables>, id: string): Promise<AppointmentRow | null> {
  const [clear, row] = await settleAll([openClear(transaction), lockRow(transaction, id)])
  return row === null || asCleared(row, clear).deleted_at !== null ? null : row
}

interface RowTerms extends ChangeTerms {
  crews: number
  /** The crew that has its time, where there are several. */
  crew?: number | undefined
  now: Date
  /** Whether nobody else reserves meanwhile. */
  isAlone?: boolean
}

/** Changes a row, moves its reservations, and records the old and new values in its history; does nothing when nothing changes. Returns it as it is then. */
export async function changeRow(
  transaction: Kysely<Tables>,
  row: AppointmentRow,
  edit: AppointmentEdit,
  { crews, crew: kept, now, isAlone = false, timeZone, by = null, despiteClosures = false, mailsOf = noMails, word, ...terms }: RowTerms,
): Promise<Appointment> {
  const fields = written(row, edit)
  const asked = crews > 1 ? edit.crew : undefined
  const before = withCrew(fromRow(row), kept)
  const isHandedOver = asked !== undefined && asked !== kept
  if (changedColumns(row, fields).length === 0 && !isHandedOver) return before
  const after: AppointmentRow = { ...row, ...fields }
  await takeCoupons(transaction, { before: row, after, coupons: edit.price?.coupons ?? null }, terms)
  const [held, wanted] = [cellsHeld(row, timeZone), cellsHeld(after, timeZone)]
  if (wanted.length === 0 && held.length > 0) await noteCrews(transaction, [row.id])
  // Taken up again, it goes to the crew that had it.
  const own = kept ?? (crews > 1 ? (row.former_crew ?? undefined) : undefined)
  let crew: number | null = kept ?? null
  if (isHandedOver || JSON.stringify(held) !== JSON.stringify(wanted)) {
    await freeCells(transaction, row.id, held)
    crew = await reserve(
      transaction,
      { id: row.id, cells: wanted, crews, asked, kept: own, isAlone, heldUntil: after.held_until, despiteClosures },
      now,
    )
  } else if (row.held_until !== null && after.held_until === null) await keepCells(transaction, row.id, held)
  const stored = await updateRow(transaction, row, { ...fields, ...derivedColumns(after) })
  const told = withCrew(fromRow(stored), crews > 1 ? crew : null)
  // What follows from the edit, such as a hold that ends, is not told; another crew is.
  const isOther = crew !== null && crew !== own && (own !== undefined || isHandedOver)
  const changes = changesBetween(withCrew(before, own), withCrew(fromRow({ ...row, ...editedColumns(edit) }), isOther ? crew : own))
  const said = { ...wordIn('price_word', edit.price_word), ...wordIn('told_word', word) }
  const position = await addEvent(transaction, stored, { at: now, kind: 'changed', by, changes: { ...changes, ...said } })
  await insertMails(transaction, asOf(position, mailsOf(before, told), { id: row.id, now }))
  return told
}

/** How an event says the owner's word in the mail that tells of it. */
export function wordIn(field: 'price_word' | 'told_word', word = ''): AppointmentEvent['changes'] {
  return word === '' ? {} : { [field]: [null, word] }
}

/** Mails about an appointment, which stand in its history after the event at a position. */
export function asOf(position: number, mails: readonly Mail[], { id, now }: { id: string; now: Date }): AppointmentMail[] {
  return mails.map(mail => ({ appointmentId: id, mail, at: now.toISOString(), position }))
}

/** Reserves cells, or rolls the transaction back; says for which crew, null where there are no cells. @throws RefusedError */
export async function reserve(transaction: Kysely<Tables>, wanted: Parameters<typeof reserveCells>[1], now: Date): Promise<number | null> {
  const reserved = await reserveCells(transaction, wanted, now)
  if (reserved.kind !== 'reserved') throw new RefusedError(reserved)
  return reserved.crew
}

/** Takes uses of codes, or rolls the transaction back. @throws RefusedError */
export async function takeCoupons(transaction: Kysely<Tables>, changed: Parameters<typeof changeUses>[1], terms: CouponTerms): Promise<void> {
  const refused = await changeUses(transaction, changed, terms)
  if (refused.length > 0) throw new RefusedError({ kind: 'coupons', refused })
}

export async function orRefused(outcome: Promise<ChangeOutcome>): Promise<ChangeOutcome> {
  try {
    return await outcome
  } catch (error) {
    if (error instanceof RefusedError) return error.outcome
    throw error
  }
}
