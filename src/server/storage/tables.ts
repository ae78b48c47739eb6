import type { AppointmentEvent, BulkJob, RequestMode, Status } from '#src/contract/generated/types.ts'

/** The tables as SQL sees them: days, times and moments are texts, structures are JSON texts. */
export interface Tables {
  appointments: AppointmentRow
  claimed_cells: ClaimedCellRow
  cells: CellRow
  idempotency_keys: IdempotencyKeyRow
  accounts: AccountRow
  sessions: SessionRow
  devices: DeviceRow
  setup_codes: SetupCodeRow
  attempts: AttemptRow
  secrets: SecretRow
  outbox: OutboxRow
  sent_mails: SentMailRow
  appointment_events: AppointmentEventRow
  bulk_jobs: BulkJobRow
  migrations: MigrationRow
}

export interface AppointmentRow {
  id: string
  /** 1 at first; every change raises it by one. */
  version: number
  name: string
  email: string
  phone: string
  message: string
  category: string
  service_type: string
  request_type: RequestMode
  appointment_date: string | null
  appointment_time: string | null
  minutes: number
  /** Fields of the category and of the form, JSON. */
  fields: string
  /** What the price was made of, JSON. */
  estimate: string
  calculated_price: string
  estimated_value: number | null
  actual_value: number | null
  shown_price: string | null
  status: Status
  created_at: string
  /** Deleted rows stay for a while, outside every list and slot. */
  deleted_at: string | null
  /** Keyed hash of the address that asked; null for requests that the admin entered. */
  requested_from: string | null
  /** What a search looks in, as `foldText` writes it. */
  search_text: string
  /** Until when it holds its time, while it is Pending; null: until the status changes. */
  held_until: string | null
  /** When its time became free although it is still Pending; null while it holds it. */
  released_at: string | null
  /** When the person was erased from it; null while it still names one. */
  erased_at: string | null
}

/** One slot cell that a visit holds; the primary key (day, crew, cell) is what makes a double booking impossible. */
interface ClaimedCellRow {
  day: string
  crew: number
  cell: number
  appointment_id: string
  /** As its appointment's, on the first of the cells that it holds one after the other; null on the others. */
  held_until: string | null
}

/** A cell of a day: there is a row for each, and no other. */
interface CellRow {
  cell: number
}

/** What a request with an Idempotency-Key has stored. */
export interface IdempotencyKeyRow {
  key: string
  /** Hash of the request's body. */
  fingerprint: string
  /** As it was stored then, JSON. */
  appointment: string
  created_at: string
}

interface AccountRow {
  username: string
  password_hash: string
  created_at: string
  /** Hash of the credentials that the environment last set; null when it has set none. */
  environment_hash: string | null
}

interface SessionRow {
  /** Hash of the token; the token itself is never stored. */
  token_hash: string
  username: string
  created_at: string
  last_used_at: string
  /** Such as "Firefox on Linux"; null for those that older programs opened. */
  browser: string | null
  /** The device that it was opened on; null for programs. */
  device_hash: string | null
}

/** A browser that has signed in before. */
interface DeviceRow {
  /** Hash of the token; the token itself is never stored. */
  token_hash: string
  username: string
  last_used_at: string
}

/** At most one row: the code of the one-time link that sets the account. */
interface SetupCodeRow {
  code_hash: string
  created_at: string
}

export interface AttemptRow {
  /** Keyed hash of what is counted. */
  key: string
  count: number
  ends_at: string
}

/** Something that happened to an appointment. */
export interface AppointmentEventRow {
  appointment_id: string
  /** 1 for its first. */
  position: number
  at: string
  kind: AppointmentEvent['kind']
  /** By field, what it was and what it became, JSON. */
  changes: string
}

/** A mail that is still to be sent. */
export interface OutboxRow {
  id: string
  /** JSON. */
  mail: string
  /** How often somebody has begun to send it. */
  attempts: number
  due_at: string
  /** When that was decided. Later than now, it was by a clock that has been set back since: the mail is due. Null of older programs. */
  scheduled_at: string | null
  /** Since when nobody tries any more. */
  failed_at: string | null
  /** When it was written; null in rows of older programs. */
  created_at: string | null
  /** What stands for it in a digest; null: it is always sent by itself. */
  digest_line: string | null
}

/** That a mail was sent, kept for as long as it counts for whether the next are a flood. */
interface SentMailRow {
  /** Of the mail, or of a digest's turn. */
  id: string
  at: string
}

/** Work on many requests, done in portions in the order of (after_at, after_id). */
export interface BulkJobRow {
  id: string
  kind: BulkJob['kind']
  /** The moment of the deletion that is made or taken back. */
  deleted_at: string
  /** A clear deletes what was created before that; null for a restore. */
  before: string | null
  /** Of a restore: how many there are to visit, and where. */
  crews: number
  time_zone: string | null
  /** The last that was looked at; empty at first. */
  after_at: string
  after_id: string
  /** How many there are; null until they are counted. */
  total: number | null
  done: number
  /** How many could not be restored, because their time is taken. */
  taken: number
  /** 1, or 0 when it has ended. */
  is_open: number
  started_at: string
}

interface SecretRow {
  name: string
  /** Hexadecimal. */
  value: string
}

interface MigrationRow {
  name: string
  applied_at: string
}
