import type { EditableField } from '#src/booking/appointment/appointment-change.ts'
import type { KeyObject } from 'node:crypto'
import type { Money } from '#src/catalog/words/money.ts'
import type { Mail } from '#src/booking/appointment/owner-mail.ts'
import type { BookingRequest } from '#src/booking/request/booking-request.ts'
import type { CrewDay } from '#src/booking/schedule/free-times.ts'
import type { Cell } from '#src/booking/schedule/slots.ts'
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
import type { Rule, SpentQuota } from '../limits/quota.ts'
import type { HeldCell } from './reservations/reservations.ts'
import type { AppointmentRow } from './tables.ts'

/** What the server keeps. Both the embedded database and a database server can stand behind it. */
export interface Storage {
  appointments: AppointmentStore
  accounts: AccountStore
  attempts: AttemptStore
  outbox: OutboxStore
  people: PeopleStore
  /** A secret of this installation; the same for all of its processes. */
  secret: (name: string) => Promise<KeyObject>
  /** Forgets what is no longer needed, and what should be kept no longer. */
  tidy: (now: Date, retention?: Business['retention']) => Promise<void>
  /** The moment by the database's clock, which all processes share: leases are measured by it. */
  now: () => Promise<Date>
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** What a request with an Idempotency-Key is known by. */
export interface Idempotency {
  key: string
  /** Hash of the request's body. */
  fingerprint: string
}

/**
 * An appointment as it was stored, now or when its request was first sent; or why it was not: its time is taken, its Idempotency-Key belongs to a different
 * request, its asker holds too many times already, or has asked too often and may again in so many ms.
 */
export type AddOutcome =
  | { kind: 'stored'; appointment: Appointment }
  | { kind: 'taken' }
  | { kind: 'changed' }
  | { kind: 'tooMany' }
  /** Its sender has to solve so many puzzles first. */
  | { kind: 'workNeeded'; puzzles: number }
  | { kind: 'limited'; waitMs: number; spent: readonly SpentQuota[] }

export interface NewAppointment {
  id: string
  request: BookingRequest
  createdAt: Date
  status: Status
  /** How its timeline begins. */
  firstEvent: Extract<AppointmentEvent['kind'], 'requested' | 'entered'>
  /** The cells that it holds; none for a quote. */
  cells: readonly Cell[]
  crews: number
  /** Who asks, as keyed hashes of its networks; null when nobody's requests are counted. */
  requestedFrom: string | null
  /** Until when it holds its time unconfirmed, unless its sender turns out to be known; null: until its status changes. */
  heldUntil: Date | null
  /** How many unconfirmed holds are usual, and how many puzzles were solved for this one; null: it costs none. */
  work: { usual: { onDay: number; inAll: number }; proved: number } | null
  /** How many times the asker's networks may hold before they are confirmed, from the widest network to the narrowest; none: any number. */
  holdLimits: readonly HoldLimit[]
  /** How often it may ask. Counted whether it is stored or refused; a repeat is not. */
  rules: readonly Rule[]
  /** Makes the mail that tells the owner of it; null when nobody is told. */
  mailOf: ((stored: Appointment) => Mail) | null
}

/** What of an appointment can change. */
export type RowChange = Partial<Pick<AppointmentRow, EditableField | 'request_type' | 'status' | 'actual_value'>>

/** The versions of an appointment on which a change may be made; null: on any. */
export type Versions = readonly number[] | null

/** How a change ended: the appointment as it is now, or why nothing changed. It is stale when the appointment is no longer of a version that the change may be made on. */
export type ChangeOutcome =
  | { kind: 'changed'; appointment: Appointment }
  | { kind: 'stale'; appointment: Appointment }
  | { kind: 'unknown' }
  | { kind: 'taken' }
  | { kind: 'clearing' }

/** Work that goes on in portions, also after a restart. */
export interface Started<T> {
  id: string
  /** Over when all of it is done, or this process is about to end. */
  finished: Promise<T>
}

export interface AppointmentStore {
  /** How an earlier request with the key ended; null when none was stored. */
  replay: (idempotency: Idempotency) => Promise<AddOutcome | null>
  /** Stores an appointment, claims its cells and remembers its key, all or nothing. */
  add: (appointment: NewAppointment, idempotency: Idempotency | null) => Promise<AddOutcome>
  list: (query: AppointmentQuery) => Promise<AppointmentList>
  /** By status, how many requests the query finds; its own status, order and page change nothing. */
  counts: (query: AppointmentQuery) => Promise<StatusCounts>
  /** An appointment with its timeline, deleted or not; null when there is none. */
  detail: (id: string) => Promise<AppointmentDetail | null>
  summary: (money: Money) => Promise<Summary>
  /** What the visits of these days are worth. */
  values: (first: Day, last: Day, money: Money) => Promise<ValuesAnswer>
  /** Changes what the function says of the appointment as it is; frees and claims its time as that asks, all or nothing. */
  change: (
    id: string,
    changeOf: (appointment: Appointment) => RowChange,
    crews: number,
    now: Date,
    on?: Versions,
    timeZone?: string,
  ) => Promise<ChangeOutcome>
  /** Deletes one, softly. */
  delete: (id: string, now: Date, on?: Versions) => Promise<ChangeOutcome>
  /** Takes a deletion back, and claims the time again. */
  restore: (id: string, crews: number, now: Date, on?: Versions, timeZone?: string) => Promise<ChangeOutcome>
  /** Cancels some of a sender's pending requests; called until none is left, all of them. */
  cancelTogether: (sender: string, now: Date) => Promise<CancelOutcome>
  /** Begins to take back everything that was deleted at a moment (ISO 8601); what has lost its time stays deleted, and some of it is named; null when nothing was deleted then. */
  restoreTogether: (deletedAt: string, crews: number, now: Date, timeZone?: string) => Promise<Started<RestoreOutcome> | null>
  /** Empties the trash of what was deleted before that, in portions. */
  purge: (deletedBefore: Date, isStopped?: () => boolean) => Promise<void>
  /** Begins to delete all, softly. From now on nobody sees them. */
  deleteAll: (now: Date) => Promise<Started<void>>
  /** Work on many appointments that is under way or ended of late. */
  jobs: (now: Date) => Promise<BulkJob[]>
  /** What visits hold of these days at a moment, by crew. */
  crewDays: (first: Day, last: Day, now: Date) => Promise<CrewDay[]>
  /** Everything that visits hold on these days. */
  claims: (first: Day, last: Day) => Promise<HeldCell[]>
  /** Frees the times of all holds that have expired. */
  endExpiredHolds: (now: Date) => Promise<void>
}

export interface TakenMail {
  id: string
  attempts: number
  mail: Mail
}

/** Everything about one person. */
export interface PeopleStore {
  /** Null when nothing is stored about the person. */
  export: (person: PersonRequest, now: Date) => Promise<PersonExport | null>
  /** Nothing of the person is left but amounts; null when there was nothing. */
  erase: (person: PersonRequest, now: Date) => Promise<ErasedPerson | null>
}

/** Mails that are still to be sent, and those that nobody tries to send any more. */
export interface OutboxStore {
  /** A mail that tells of no appointment; due at once. */
  add: (id: string, mail: Mail, now: Date) => Promise<void>
  /** The mail that has been due longest, which nobody else gets until then; null when none is due. */
  take: (now: Date, until: Date, which?: 'all' | 'undigested') => Promise<TakenMail | null>
  /** All mails that are due and may stand in a digest, the newest first, as far as this process gets the turn (its id), which is given once; none otherwise. */
  takeDigest: (turn: string, now: Date, until: Date) => Promise<TakenMail[]>
  /** How many mails were sent after that, until now. */
  countSent: (after: Date, now: Date) => Promise<number>
  sent: (ids: readonly string[], now: Date) => Promise<void>
  putOff: (id: string, until: Date, now: Date) => Promise<void>
  /** Nobody tries any more. */
  failed: (id: string, now: Date) => Promise<void>
  /** How many mails have failed. */
  failures: () => Promise<number>
  /** All that failed are due again. */
  tryFailedAgain: (now: Date) => Promise<void>
  /** Forgets mails that failed before that. */
  purge: (failedBefore: Date) => Promise<void>
}

/** How many attempts a key has had in its window, and when that ends. */
export interface Attempts {
  count: number
  endsAt: Date
}

/** Some more attempts of a key. */
export interface AttemptCount {
  key: string
  count: number
  windowMs: number
}

/**
 * Attempts by key, in windows of time that begin with a key's first attempt. A window that ends later than one that would begin now was made before the clock
 * was set back: it is void.
 */
export interface AttemptStore {
  /** The attempts that were counted; null without a window now. Writes nothing. */
  look: (key: string, windowMs: number, now: Date) => Promise<Attempts | null>
  /** Counts one more; the answer includes it. */
  count: (key: string, windowMs: number, now: Date) => Promise<Attempts>
  takeBack: (key: string) => Promise<void>
  /** Drops windows that are over. */
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
  /** Makes this the one admin account, ends all sessions, forgets all devices, and voids the set-up code. What the environment last set stays noted unless it is set anew. */
  save: (account: Account, now: Date, environmentHash?: string) => Promise<void>
  /** The same, only while the account has the password hash that is given; false, and nothing is saved, when it has been changed since. */
  replace: (checkedHash: string, account: Account, now: Date) => Promise<boolean>
  /** Hash of the credentials that the environment last set; null when it has set none. */
  environmentHash: () => Promise<string | null>
  /** Notes what the environment set. */
  noteEnvironment: (username: string, environmentHash: string) => Promise<void>
  /** Replaces the set-up code. */
  saveSetupCode: (codeHash: string, now: Date) => Promise<void>
  /** Whether it is the set-up code, made after a moment. */
  isSetupCode: (codeHash: string, madeAfter: Date) => Promise<boolean>
  /** Sets the account by the code, which is used up; false when the code is wrong or too old. */
  setUp: (codeHash: string, madeAfter: Date, account: Account, now: Date) => Promise<boolean>
}

export interface SessionStore {
  /** False, and no session, when the account no longer has the password hash that is given: whoever signed in with a password that has been changed meanwhile stays out. */
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
