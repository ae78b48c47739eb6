import type { AppointmentEdit } from '#src/booking/appointment/appointment-edit.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import type { StoredVisit } from '#src/booking/schedule/compare-times.ts'
import type { Cell } from '#src/booking/schedule/cells.ts'
import type { CrewDay } from '#src/booking/schedule/free-times.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentList,
  AppointmentQuery,
  BulkJob,
  CancelOutcome,
  Day,
  ListedChange,
  ReportAnswer,
  RestoreOutcome,
  StatusCounts,
  SummaryAnswer,
  ValuesAnswer,
} from '#src/contract/generated/types.ts'
import type { InChunks } from '../engines/chunks.ts'
import type { CellReservation } from '../reservations/reservations.ts'
import type { ChangeOutcome, ChangeTerms, EditOf } from './change.ts'
import type { Idempotency } from './idempotency-keys.ts'
import type { AddOutcome, NewAppointment } from './new-appointment.ts'

/** A bulk job, which runs in chunks and survives a restart. */
export interface Started<T> {
  id: string
  /** Resolves when the job is done or this process is shutting down. */
  finished: Promise<T>
}

export interface AppointmentStore {
  /** The outcome of the earlier request with this key; null when none was stored. */
  replay: (idempotency: Idempotency) => Promise<AddOutcome | null>
  /** Stores an appointment, reserves its cells and records its key, in one transaction. */
  add: (appointment: NewAppointment, idempotency: Idempotency | null) => Promise<AddOutcome>
  /** With `hasCrews` each request says which crew it is of. */
  list: (query: AppointmentQuery, hasCrews?: boolean) => Promise<AppointmentList>
  /** The visits that begin on a day or later and keep their time: neither completed nor cancelled, and not released. */
  visitsFrom: (day: Day) => Promise<StoredVisit[]>
  /** Counts the requests that the query finds, by status; ignores its own status, order and page. */
  counts: (query: AppointmentQuery) => Promise<StatusCounts>
  /** An appointment with its history, deleted or not, and with `hasCrews` its crew; null when there is none. */
  detail: (id: string, hasCrews?: boolean) => Promise<AppointmentDetail | null>
  summary: (money: Money) => Promise<SummaryAnswer>
  /** The value of the visits on these days. */
  values: (first: Day, last: Day, money: Money) => Promise<ValuesAnswer>
  /** The value of the completed requests whose visits were on these days, by month and service. */
  report: (first: Day, last: Day, money: Money) => Promise<ReportAnswer>
  /** Applies the change computed from the current appointment, and moves its reservations accordingly, in one transaction. */
  change: (id: string, editOf: EditOf, crews: number, now: Date, terms?: ChangeTerms) => Promise<ChangeOutcome>
  /** An appointment before and after a change that is not made; null when there is none, or when only a restored one could be changed. */
  preview: (
    id: string,
    editOf: ((appointment: Appointment) => AppointmentEdit) | 'restored',
  ) => Promise<{ before: Appointment; after: Appointment } | null>
  /** What would become of changes if they were made one after the other, by the terms of a change; nothing is written. */
  previewChanges: (
    changes: readonly ListedChange[],
    crews: number,
    now: Date,
    terms?: Pick<ChangeTerms, 'timeZone' | 'couponOf'>,
  ) => Promise<ChangeOutcome[]>
  /** Stores mails about an appointment, which stays as it is. */
  mail: (
    id: string,
    mailsOf: (detail: AppointmentDetail) => readonly Mail[],
    now: Date,
    terms?: Pick<ChangeTerms, 'on' | 'hasCrews'>,
  ) => Promise<ChangeOutcome>
  /** Soft-deletes an appointment. */
  delete: (id: string, now: Date, terms?: ChangeTerms) => Promise<ChangeOutcome>
  /** Restores a deleted appointment and reserves its time again. */
  restore: (id: string, crews: number, now: Date, terms?: ChangeTerms) => Promise<ChangeOutcome>
  /** Cancels a batch of a sender's pending requests; repeated until none is left. */
  cancelPending: (sender: string, now: Date, terms?: ChangeTerms) => Promise<CancelOutcome>
  /**
   * Starts restoring everything that was deleted at a moment (ISO 8601). Appointments whose time is taken stay deleted, and some of them are named;
   * null when nothing was deleted then.
   */
  restoreDeletion: (deletedAt: string, crews: number, now: Date, terms?: ChangeTerms) => Promise<Started<RestoreOutcome> | null>
  /** Deletes for good, in chunks, what was soft-deleted before a moment. */
  purge: (deletedBefore: Date, inTurns?: InChunks) => Promise<void>
  /** Starts soft-deleting all appointments, which are hidden from now on. */
  deleteAll: (now: Date, terms?: ChangeTerms) => Promise<Started<void>>
  /** Bulk jobs that are open or were started within a day. */
  jobs: (now: Date) => Promise<BulkJob[]>
  /** The cells of these days that visits hold at a moment, by crew; those of `except` are left out. */
  crewDays: (first: Day, last: Day, now: Date, except?: string) => Promise<CrewDay[]>
  /** The crew whose time a visit holds; null where it holds none. */
  crewOf: (id: string) => Promise<number | null>
  /** The first 20 appointments that hold any of these cells at a moment, in the order of their visits; `except` is left out, and with `hasCrews` each says its crew. */
  holders: (cells: readonly Cell[], now: Date, terms?: { except?: string | undefined; hasCrews?: boolean }) => Promise<Appointment[]>
  /** All reservations on these days. */
  reservations: (first: Day, last: Day) => Promise<CellReservation[]>
  /** Releases all holds that have expired. */
  endExpiredHolds: (now: Date) => Promise<void>
}
