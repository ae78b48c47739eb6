import { toldValue } from '#src/booking/appointment/changes-between.ts'
import { isSameValue } from '#src/booking/request/same-value.ts'
import { phoneNumber } from '#src/booking/request/phone-number.ts'
import type { Appointment, AppointmentChange, AppointmentList, FieldValue, ProgressChange, Status } from '#src/contract/generated/types.ts'

/** Something that the admin does to requests. */
export type Change =
  /** With what the visit has really brought, or that this is taken back; `tell`: the visitor is told by mail, with `told_word` of the owner; `despite`: although the time is blocked. */
  | { kind: 'status'; of: Appointment; status: Status; value?: StatusValue; tell?: true; told_word?: string; despite?: true }
  | { kind: 'progress'; of: Appointment; moments: ProgressChange }
  | { kind: 'value'; of: Appointment; value: number | null }
  /** `isBack`: it takes another one back. */
  | { kind: 'edit'; of: Appointment; fields: AppointmentChange; isBack?: true }
  | { kind: 'delete'; of: Appointment }
  | { kind: 'delete-all' }
  | { kind: 'restore'; of: Appointment; tell?: true; told_word?: string; despite?: true }

/** The actual value that a status brings; `before`: the one from before the visit was completed, which only the server knows. */
export type StatusValue = number | null | 'before'

/** A change of one request. */
export type ChangeOfOne = Exclude<Change, { kind: 'delete-all' }>

/** A change of one kind. */
export type ChangeOf<K extends Change['kind']> = Extract<Change, { kind: K }>

/** Returns the list with a change applied. */
export function changed(list: AppointmentList, change: Change): AppointmentList {
  switch (change.kind) {
    case 'status': {
      const { status, value } = change
      return withRow(list, change.of.id, { status, ...(isKnown(value) && { actual_value: value }) })
    }
    case 'progress':
      return { ...list, appointments: list.appointments.map(row => (row.id === change.of.id ? withMoments(row, change.moments) : row)) }
    case 'value':
      return withRow(list, change.of.id, { actual_value: change.value })
    case 'edit':
      // Not shown before it is saved: the server may ask for confirmation first (422).
      return list
    case 'delete':
    case 'restore':
      return without(list, change.of.id)
    case 'delete-all':
      return { ...list, appointments: [] }
  }
}

function isKnown(value: StatusValue | undefined): value is number | null {
  return value !== undefined && value !== 'before'
}

/** Returns a request with a change applied; null when the change takes it away. */
export function changedAlone(request: Appointment, change: Change): Appointment | null {
  return changed({ appointments: [request] }, change).appointments[0] ?? null
}

/** Whether a request already has everything that a change would set. */
export function isMade(change: ChangeOfOne, now: Appointment): boolean {
  switch (change.kind) {
    case 'status':
      return now.status === change.status && (!isKnown(change.value) || now.actual_value === change.value)
    case 'progress':
      // The server may have set a moment to its own clock's.
      return MOMENTS.every(name => change.moments[name] === undefined || (change.moments[name] === null) === (now[name] === undefined))
    case 'value':
      return now.actual_value === change.value
    case 'edit':
      // A phone number is stored in one form.
      return Object.entries(editedFields(change.fields)).every(
        ([name, value]) => isSameValue(value, toldValue(now[name])) || (typeof value === 'string' && now[name] === phoneNumber(value)),
      )
    case 'delete':
      return now.deleted_at !== undefined
    case 'restore':
      return now.deleted_at === undefined
  }
}

/** What an edit says beside its fields, in words. */
const BESIDE: ReadonlySet<string> = new Set(['price', 'told_word'])

/** What an edit sets, by field of the request; of further items, their packages. */
export function editedFields(change: AppointmentChange): Record<string, FieldValue> {
  const fields = Object.entries(change).flatMap(([name, value]) =>
    typeof value === 'boolean' || value === undefined ? [] : [[name, toldValue(value)] as const],
  )
  return Object.fromEntries(fields.filter(([name]) => !BESIDE.has(name)))
}

/** When a visit is, and whose time it holds. */
const VISIT_FIELDS: ReadonlySet<string> = new Set(['appointment_date', 'appointment_time', 'crew'])

/** What is promised for a request: its price, or what kind of visit it is. */
const PROMISED_FIELDS: ReadonlySet<string> = new Set(['status', 'request_type'])

/** Whether an edit changes nothing but when a visit is, or whose. */
export function isMove({ fields }: ChangeOf<'edit'>): boolean {
  return Object.keys(editedFields(fields)).every(name => VISIT_FIELDS.has(name))
}

/** Returns what takes an edit back, and tells of that if a move was told; null for another change, also an edit after which what was promised before, such as the price, is gone. */
export function editBack(change: Change): ChangeOf<'edit'> | null {
  if (change.kind !== 'edit') return null
  const { of, fields } = change
  const edited = Object.entries(editedFields(fields))
  if (fields.price === 'new' || !edited.some(([name, value]) => !isSameValue(value, toldValue(of[name])))) return null
  const others = edited.map(([name]) => name).filter(name => !VISIT_FIELDS.has(name))
  // Another service says which price holds.
  if (others.some(name => PROMISED_FIELDS.has(name)) || (others.length > 0 && fields.price !== undefined)) return null
  const old = Object.fromEntries(others.map(name => [name, toldValue(of[name]) ?? '']))
  const told = fields.tell === true && { tell: true as const }
  if (others.length === edited.length) return { kind: 'edit', of, fields: { ...old, despite_warnings: true }, isBack: true }
  const { appointment_date, appointment_time, crew } = of
  if (appointment_date === null || appointment_time === null) return null
  const place = { appointment_date, appointment_time, ...(crew !== undefined && { crew }) }
  return { kind: 'edit', of, fields: { ...old, ...place, despite_warnings: true, ...told }, isBack: true }
}

/** The list without a request. */
export function without(list: AppointmentList, id: string): AppointmentList {
  return { ...list, appointments: list.appointments.filter(row => row.id !== id) }
}

/** Returns the newer of two versions of a request; the first where they are the same. */
export function newest(request: Appointment, other: Appointment): Appointment {
  return other.version > request.version ? other : request
}

/** Returns the list with a request replaced, unless the list's version is newer. */
export function renewed(list: AppointmentList, now: Appointment): AppointmentList {
  return { ...list, appointments: list.appointments.map(row => (row.id === now.id ? newest(now, row) : row)) }
}

const MOMENTS = ['on_way_at', 'started_at', 'price_told_at'] as const

function withMoments(request: Appointment, moments: ProgressChange): Appointment {
  const after = { ...request }
  for (const name of MOMENTS) {
    const at = moments[name]
    if (at === null) delete after[name]
    else if (at !== undefined) after[name] = at
  }
  return after
}

function withRow(list: AppointmentList, id: string, fields: Partial<Pick<Appointment, 'status' | 'actual_value'>>): AppointmentList {
  return { ...list, appointments: list.appointments.map(row => (row.id === id ? { ...row, ...fields } : row)) }
}
