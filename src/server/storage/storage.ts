import type { EditableField } from '#src/booking/appointment/appointment-change.ts'
import type { KeyObject } from 'node:crypto'
import type { Money } from '#src/catalog/words/money.ts'
import type { Mail } from '#src/booking/appointment/mail.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import type { CrewDay } from '#src/booking/schedule/free-times.ts'
import type { Cell } from '#src/booking/schedule/cells.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentEvent,
  AppointmentList,
  AppointmentQuery,
  BulkJob,
  CancelOutcome,
  Business,
  Day,
  ErasedPerson,
  PersonExport,
  PersonRequest,
  RestoreOutcome,
  Status,
  StatusCounts,
  Summary,
  ValuesAnswer,
} from '#src/contract/generated/types.ts'
import type { HoldLimit } from '../limits/booking-limits.ts'
import type { RateLimitRule, SpentQuota } from '../limits/quota.ts'
import type { CellReservation } from './reservations/reservations.ts'
import type { AppointmentRow } from './tables.ts'

/** Everything that the server stores, behind either engine: the embedded database or a database server. */
export interface Storage {
  appointments: AppointmentStore
  accounts: AccountStore
  attempts: AttemptStore
  outbox: OutboxStore
  personalData: PersonalDataStore
  /** A secret of this installation; the same for all of its processes. */
  secret: (name: string) => Promise<KeyObject>
  /** Deletes data that is no longer needed or has outlived its retention period. */
  tidy: (now: Date, retention?: Business['retention']) => Promise<void>
  /** The current time by the database's clock, which all processes share; leases are measured by it. */
  now: () => Promise<Date>
  /** @throws when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** Identifies a request that was sent with an Idempotency-Key. */
export interface Idempotency {
  key: string
  /** Hash of the request's body. */
  fingerprint: string
}

/**
 * The outcome of an addition: `stored`, now or earlier under the same Idempotency-Key; `taken`, no crew is free; `changed`, the key belongs to a
 * different request; `tooMany`, the sender's networks have too many unconfirmed holds; `limited`, a rate limit refuses it for `waitMs`.
 */
export type AddOutcome =
  | { kind: 'stored'; appointment: Appointment }
  | { kind: 'taken' }
  | { kind: 'changed' }
  | { kind: 'tooMany' }
  /** The sender has to solve this many puzzles first (proof of work). */
  | { kind: 'workNeeded'; puzzles: number }
  | { kind: 'limited'; waitMs: number; spent: readonly SpentQuota[] }

export interface NewAppointment {
  id: string
  request: PricedRequest
  createdAt: Date
  status: Status
  /** The first event of its history. */
  firstEvent: Extract<AppointmentEvent['kind'], 'requested' | 'entered'>
  /** The cells that it holds; none for a quote. */
  cells: readonly Cell[]
  crews: number
  /** The sender, as keyed hashes of its networks; null when its requests are not counted. */
  requestedFrom: string | null
  /** When its unconfirmed hold expires, unless the sender is a known customer; null: the hold lasts until the status changes. */
  heldUntil: Date | null
  /** Proof of work: the usual numbers of unconfirmed holds, and the puzzles solved for this one; null: none is required. */
  work: { usual: { onDay: number; inAll: number }; proved: number } | null
  /** Most unconfirmed holds of each of the sender's networks, from the widest to the narrowest; empty: any number. */
  holdLimits: readonly HoldLimit[]
  /** Rate limits. The request counts whether it is stored or refused; a repeat under its key does not. */
  rules: readonly RateLimitRule[]
  /** Makes the mails that tell of it. */
  mailsOf: (stored: Appointment) => readonly Mail[]
}

/** The columns of an appointment that can change. */
export type RowChange = Partial<Pick<AppointmentRow, EditableField | 'request_type' | 'status' | 'actual_value'>>

/** The versions on which a change may be made (optimistic locking, If-Match); null: any. */
export type Versions = readonly number[] | null

/**
 * The outcome of a change, with the appointment as it is now. `stale`: its version is not one that the change may be made on; `taken`: another visit
 * holds its time; `clearing`: the clear under way would delete it again.
 */
export type ChangeOutcome =
  | { kind: 'changed'; appointment: Appointment }
  | { kind: 'stale'; appointment: Appointment }
  | { kind: 'unknown' }
  | { kind: 'taken' }
  | { kind: 'clearing' }

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
  list: (query: AppointmentQuery) => Promise<AppointmentList>
  /** Counts the requests that the query finds, by status; ignores its own status, order and page. */
  counts: (query: AppointmentQuery) => Promise<StatusCounts>
  /** An appointment with its history, deleted or not; null when there is none. */
  detail: (id: string) => Promise<AppointmentDetail | null>
  summary: (money: Money) => Promise<Summary>
  /** The value of the visits on these days. */
  values: (first: Day, last: Day, money: Money) => Promise<ValuesAnswer>
  /** Applies the change computed from the current appointment, and moves its reservations accordingly, in one transaction. */
  change: (
    id: string,
    changeOf: (appointment: Appointment) => RowChange,
    crews: number,
    now: Date,
    on?: Versions,
    timeZone?: string,
  ) => Promise<ChangeOutcome>
  /** Soft-deletes an appointment. */
  delete: (id: string, now: Date, on?: Versions) => Promise<ChangeOutcome>
  /** Restores a deleted appointment and reserves its time again. */
  restore: (id: string, crews: number, now: Date, on?: Versions, timeZone?: string) => Promise<ChangeOutcome>
  /** Cancels a batch of a sender's pending requests; repeated until none is left. */
  cancelPending: (sender: string, now: Date) => Promise<CancelOutcome>
  /**
   * Starts restoring everything that was deleted at a moment (ISO 8601). Appointments whose time is taken stay deleted, and some of them are named;
   * null when nothing was deleted then.
   */
  restoreDeletion: (deletedAt: string, crews: number, now: Date, timeZone?: string) => Promise<Started<RestoreOutcome> | null>
  /** Deletes for good, in chunks, what was soft-deleted before a moment. */
  purge: (deletedBefore: Date, isStopped?: () => boolean) => Promise<void>
  /** Starts soft-deleting all appointments, which are hidden from now on. */
  deleteAll: (now: Date) => Promise<Started<void>>
  /** Bulk jobs that are open or were started within a day. */
  jobs: (now: Date) => Promise<BulkJob[]>
  /** The cells of these days that visits hold at a moment, by crew. */
  crewDays: (first: Day, last: Day, now: Date) => Promise<CrewDay[]>
  /** All reservations on these days. */
  reservations: (first: Day, last: Day) => Promise<CellReservation[]>
  /** Releases all holds that have expired. */
  endExpiredHolds: (now: Date) => Promise<void>
}

export interface TakenMail {
  id: string
  /** The appointment that it tells of; null when it tells of none. */
  appointmentId: string | null
  attempts: number
  mail: Mail
}

/** Exports and erases one person's data. */
export interface PersonalDataStore {
  /** Null when nothing is stored about the person. */
  export: (person: PersonRequest, now: Date) => Promise<PersonExport | null>
  /** Erases everything but the amounts of completed visits; null when nothing was stored. */
  erase: (person: PersonRequest, now: Date) => Promise<ErasedPerson | null>
}

/** Mails that wait to be sent, and those that failed for good. */
export interface OutboxStore {
  /** Adds a mail that belongs to no appointment; due at once. */
  add: (mail: Mail, now: Date) => Promise<void>
  /** Leases the mail that has been due longest to the caller until `until`; null when none is due. */
  take: (now: Date, until: Date, which?: 'all' | 'undigested') => Promise<TakenMail | null>
  /** Leases all due mails that may be digested, newest first, if this process wins the turn (its id), which is granted once; else none. */
  takeDigest: (turn: string, now: Date, until: Date) => Promise<TakenMail[]>
  /** How many mails to the owner were sent after a moment, until now. */
  countSent: (after: Date, now: Date) => Promise<number>
  /** Deletes a mail that the mail server has accepted, and counts it. */
  sent: (id: string, now: Date) => Promise<void>
  /** Deletes mails without counting them: those of a digest, which was counted when its turn was won, and those to visitors. */
  delete: (ids: readonly string[]) => Promise<void>
  putOff: (id: string, until: Date, now: Date) => Promise<void>
  /** Gives a mail up: it is not tried again. */
  failed: (id: string, now: Date) => Promise<void>
  /** How many mails were tried, and are tried again. */
  retried: (now: Date) => Promise<number>
  /** How many mails have failed. */
  failures: () => Promise<number>
  /** Makes all failed mails due again. */
  tryFailedAgain: (now: Date) => Promise<void>
  /** Deletes mails that failed, and records of mails that were sent, before a moment. */
  purge: (failedBefore: Date) => Promise<void>
}

/** The attempts of a key in its window, and when that ends. */
export interface Attempts {
  count: number
  endsAt: Date
}

/** Attempts to add to a key's count. */
export interface AttemptCount {
  key: string
  count: number
  windowMs: number
}

/**
 * Counts attempts by key, in windows that begin with a key's first attempt. A window that ends later than a new one would was made before the clock
 * was set back: it is void.
 */
export interface AttemptStore {
  /** Reads a key's count without writing; null when no window is open. */
  look: (key: string, windowMs: number, now: Date) => Promise<Attempts | null>
  /** Counts one more attempt; the answer includes it. */
  count: (key: string, windowMs: number, now: Date) => Promise<Attempts>
  takeBack: (key: string) => Promise<void>
  /** Deletes windows that have ended. */
  tidy: (now: Date) => Promise<void>
}

export interface Account {
  username: string
  passwordHash: string
}

/** Where a session was opened. */
export interface SessionOrigin {
  /** Such as "Firefox on Linux"; null when it is not known. */
  browser: string | null
  /** Hash of the device's token; null for programs. */
  deviceHash: string | null
}

export interface SessionRecord extends SessionOrigin {
  tokenHash: string
  username: string
  createdAt: Date
  lastUsedAt: Date
}

export interface AccountStore extends SessionStore, DeviceStore {
  find: (username: string) => Promise<Account | null>
  hasAny: () => Promise<boolean>
  /**
   * Makes this the one admin account, ends all sessions, forgets all devices, and voids the set-up code. Without a new environment hash, the stored
   * one stays.
   */
  save: (account: Account, now: Date, environmentHash?: string) => Promise<void>
  /** Like `save`, only while the stored password hash is still `checkedHash` (compare and swap); else saves nothing and returns false. */
  replace: (checkedHash: string, account: Account, now: Date) => Promise<boolean>
  /** Hash of the credentials that the environment last set; null when it has set none. */
  environmentHash: () => Promise<string | null>
  /** Records the hash of the credentials that the environment set. */
  noteEnvironment: (username: string, environmentHash: string) => Promise<void>
  /** Replaces the set-up code. */
  saveSetupCode: (codeHash: string, now: Date) => Promise<void>
  /** Whether this is the current set-up code, made after a moment. */
  isSetupCode: (codeHash: string, madeAfter: Date) => Promise<boolean>
  /** Uses the set-up code up and saves the account; false when the code is wrong or too old. */
  setUp: (codeHash: string, madeAfter: Date, account: Account, now: Date) => Promise<boolean>
}

export interface SessionStore {
  /**
   * Opens a session; false, and no session, when the account's password hash is no longer the given one: a sign-in must not outlive a password
   * change.
   */
  addSession: (tokenHash: string, username: string, origin: SessionOrigin, now: Date, passwordHash?: string) => Promise<boolean>
  findSession: (tokenHash: string) => Promise<SessionRecord | null>
  /** Newest first. */
  listSessions: (username: string) => Promise<SessionRecord[]>
  touchSession: (tokenHash: string, now: Date) => Promise<void>
  deleteSession: (tokenHash: string) => Promise<void>
  /** Ends a session and forgets its device; false when the username has no such session. */
  revokeSession: (tokenHash: string, username: string) => Promise<boolean>
  /** Ends all sessions and forgets all devices. */
  revokeAll: (username: string) => Promise<void>
  deleteSessionsBefore: (createdBefore: Date) => Promise<void>
}

export interface DeviceStore {
  addDevice: (tokenHash: string, username: string, now: Date) => Promise<void>
  /** Whether a device of the account has this token, and was used after a moment. */
  isDevice: (tokenHash: string, username: string, usedAfter: Date) => Promise<boolean>
  touchDevice: (tokenHash: string, now: Date) => Promise<void>
  deleteDevicesBefore: (usedBefore: Date) => Promise<void>
}
