import type { AppointmentEvent, BulkJob, Closure, Delivery, RequestMode, Status } from '#src/contract/generated/types.ts'

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
  deliveries: DeliveryRow
  appointment_events: AppointmentEventRow
  bulk_jobs: BulkJobRow
  notes: NoteRow
  note_photos: NotePhotoRow
  customer_merges: MergeRow
  closures: ClosureRow
  own_lists: OwnListRow
  coupons: CouponRow
  coupon_uses: CouponUseRow
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
  /** The items of a visit beside the one that the fields say, JSON; null where there is none. */
  further_items: string | null
  /** The estimate that the price was made of, JSON. */
  estimate: string
  calculated_price: string
  estimated_value: number | null
  actual_value: number | null
  /** What the estimate's add-ons come to, in minor units; null where an older program wrote the row. */
  addons_amount: number | null
  /** What the estimate's surcharges, discounts and limits come to, in minor units; null where an older program wrote the row. */
  rules_amount: number | null
  /** What the taxes that are added to the estimate come to, in minor units; null where an older program wrote the row. */
  taxes_amount: number | null
  shown_price: string | null
  status: Status
  created_at: string
  /** When it was soft-deleted. A deleted row holds no time, and no list but the trash has it. */
  deleted_at: string | null
  /** Keyed hashes of the sender's networks, the widest first; null for requests that the admin entered. */
  requested_from: string | null
  /** The text that a search looks in, folded by `foldText`. */
  search_text: string
  /** The e-mail address as customers are found by it; null without one. */
  email_key: string | null
  /** The phone number as customers are found by it; null without one. */
  phone_key: string | null
  /** When its hold expires while it is Pending; null: the hold lasts until the status changes. */
  held_until: string | null
  /** When its hold expired and its time was freed while it was Pending; null while it holds its time. */
  released_at: string | null
  /** When the business set out for the visit; null before. */
  on_way_at: string | null
  /** When the work of the visit began; null before. */
  started_at: string | null
  /** When its personal data was erased; null while it has any. */
  erased_at: string | null
  /** The crew that it had when its time was last freed, which it gets again where that is free; null: none is known. */
  former_crew: number | null
  /** When the customer of a quote was last told its price (ISO 8601); a new price takes it away. */
  price_told_at: string | null
}

/** A cell that a visit holds; the primary key (day, crew, cell) makes a double booking impossible. */
interface ClaimedCellRow {
  day: string
  crew: number
  cell: number
  appointment_id: string
  /** Its appointment's `held_until`, on the first cell of each run of consecutive cells; null on the others. */
  held_until: string | null
}

/** A cell of a day; the table lists each of them once. */
interface CellRow {
  cell: number
}

/** The stored answer to a request with an Idempotency-Key. */
export interface IdempotencyKeyRow {
  key: string
  /** Hash of the request's body. */
  fingerprint: string
  /** The appointment as it was first stored, JSON. */
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
  /** The account that did it; null: nobody did, or an older program stored it. */
  by: string | null
  /** The old and the new value by field, JSON. */
  changes: string
}

/** A mail of the outbox: waiting to be sent, or failed. */
export interface OutboxRow {
  id: string
  /** The appointment that it tells of, with which it is exported and erased; null when it tells of none. */
  appointment_id: string | null
  /** JSON. */
  mail: string
  /** How many times sending it was begun. */
  attempts: number
  due_at: string
  /** When `due_at` was set. Later than now, it was set by a clock that has been set back since: the mail is due. Null in rows of older versions. */
  scheduled_at: string | null
  /** When it was given up; null while it is tried. */
  failed_at: string | null
  /** When it was written; null in rows of older programs. */
  created_at: string | null
  /** Its line in a digest; null: it is always sent by itself. */
  digest_line: string | null
}

/** Records that a mail was sent, for the hourly limit above which mails are sent as digests. */
interface SentMailRow {
  /** Id of the mail, or of a digest's turn. */
  id: string
  at: string
}

/** A mail to a visitor and what became of it, for the history of its appointment; it stays when the outbox has deleted the mail. */
export interface DeliveryRow {
  /** The id of the mail. */
  id: string
  appointment_id: string
  kind: Delivery['kind']
  /** The e-mail address as it was then. */
  recipient: string
  state: Delivery['state']
  /** Position of the event after which it stands in the history; 0: of the request itself. */
  position: number
  at: string
  /** Since when it waits no longer; null while it does. */
  settled_at: string | null
}

/** A bulk job on many requests, done in chunks; (after_at, after_id) is its cursor. */
export interface BulkJobRow {
  id: string
  kind: BulkJob['kind']
  /** The moment of the deletion that the job makes or reverses. */
  deleted_at: string
  /** A clear deletes requests created before this; null for a restore. */
  before: string | null
  /** Of a restore: the number of crews and the time zone, by which times are reserved again. */
  crews: number
  time_zone: string | null
  /** The last row that was processed; empty at first. */
  after_at: string
  after_id: string
  /** How many requests there are to process; null until they are counted. */
  total: number | null
  done: number
  /** How many could not be restored, because their time is taken. */
  taken: number
  /** 1, or 0 when it has ended. */
  is_open: number
  started_at: string
  /** The account that started it; null: an older program did. */
  by: string | null
}

/** What the admin has written down about a request and its customer. */
interface NoteRow {
  id: string
  appointment_id: string
  text: string
  at: string
  /** The account that wrote it. */
  by: string
}

/** A photo of a note. */
interface NotePhotoRow {
  id: string
  note_id: string
  /** Its place among the note's, from 0. */
  position: number
  base64: string
}

/** Two requests of the same person, as the admin says. */
export interface MergeRow {
  id: string
  appointment_id: string
  other_id: string
  at: string
  by: string
}

/** Days off, or a blocked time; `from_time` and `until_time` are null for whole days. */
export type ClosureRow = Closure

/** A list of requests that the owner has given a name. */
interface OwnListRow {
  id: string
  /** Ascending in the order in which they were made. */
  position: number
  name: string
  /** What it is filtered for, JSON. */
  shows: string
}

/** A discount code of which the uses are limited: who wants one of them locks its row. */
interface CouponRow {
  coupon: string
  /** How many transactions have wanted a use. */
  takers: number
}

/** A discount code that an appointment uses; the use counts while that is neither cancelled nor deleted. */
export interface CouponUseRow {
  coupon: string
  appointment_id: string
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
