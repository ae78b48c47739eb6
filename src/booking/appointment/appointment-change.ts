import { isCalendarDay, LAST_DAY } from '#src/catalog/days.ts'
import type { Appointment, FieldValue } from '#src/contract/generated/types.ts'
import { CONTACT_FIELDS } from '../form/own-fields.ts'
import { type FormValues, namedFields } from '../form/form-values.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import { FIELD, type FieldProblem } from '../request/flat-fields.ts'
import { isSameValue } from '../request/same-value.ts'
import { isServiceField } from '../request/service-fields.ts'
import { adminProblems, asErrors, closingProblems, requestProblems, type RequestProblem } from '../request/override.ts'
import { readTexts } from '../request/request-fields.ts'
import { storedValues } from '../request/stored-values.ts'
import { isTimeOfDay } from '#src/catalog/time-of-day.ts'
import type { AppointmentEdit } from './appointment-edit.ts'
import { crewProblems } from './crew-problem.ts'
import { readServiceChange, type WantedChange } from './service-change.ts'
import { holdsTime } from './status.ts'
import { storedFields } from './stored-fields.ts'

/** An edited appointment, and the problems of the edit. */
export interface ChangeReading {
  edit: AppointmentEdit
  problems: RequestProblem[]
  /** Why the call has to say which price holds; null when it has, or need not. */
  openPrice: FieldProblem | null
}

/**
 * Reads the admin's edit by the rules of a new request. A request with a day and a time becomes an appointment; only the reservation decides whether
 * the time is free.
 */
export function readChange(wanted: WantedChange): ChangeReading {
  const { appointment, change, revision, now } = wanted
  const visit = readVisit(appointment, change)
  const details = readDetails(wanted)
  const service = readServiceChange({ ...wanted, visit: visit.edit })
  const stored = storedValues(appointment, revision).values
  const { mode, date, time } = visit
  const category = change.vehicle_category ?? stored.category
  const values: FormValues = { ...stored, category, mode, date, time, texts: { ...stored.texts, ...details.texts } }
  const changed = new Set([...details.changed, ...visit.changed])
  // Unchanged fields were checked when the request was new.
  const problems = requestProblems(values, { revision, layout: 'desktop', now, isTaken: false }).filter(({ field }) => changed.has(field))
  const found = [...service.problems, ...problems]
  const isHeld = mode === 'appointment' && holdsTime(change.status ?? appointment.status)
  const ofCrew = crewProblems(change.crew, revision.content.business.crews, isHeld)
  const isOtherLength = change.duration !== undefined && change.duration !== appointment.duration
  const isVisitNew = visit.changed.length > 0 || service.edit.service !== undefined || isOtherLength
  const start = !isVisitNew || mode === 'quote' ? null : { date, time }
  const minutes = change.duration ?? service.edit.service?.minutes ?? appointment.duration ?? 0
  const fields = service.fields ?? (details.fields.size > 0 ? Object.fromEntries(storedFields(appointment)) : null)
  return {
    edit: {
      ...details.own,
      ...visit.edit,
      ...(change.status !== undefined && { status: change.status }),
      ...(change.crew !== undefined && { crew: change.crew }),
      ...service.edit,
      ...(change.duration !== undefined && { minutes }),
      ...(fields && { fields: withFields(fields, details.fields) }),
    },
    problems: [
      ...asErrors([...details.problems, ...visit.problems, ...ofCrew]),
      ...adminProblems(found, values.texts['phone'] ?? ''),
      ...closingProblems(revision.content.business, start, minutes, found),
    ],
    openPrice: service.openPrice,
  }
}

interface DetailsReading {
  /** Texts of the form's fields that were sent, cleaned. */
  texts: Record<string, string>
  changed: string[]
  own: Partial<Pick<Appointment, (typeof CONTACT_FIELDS)[number]>>
  /** Further fields that become different; null empties one. */
  fields: Map<string, FieldValue>
  problems: FieldProblem[]
}

/** Fields of a change that are no contact fields and no answers: they are read elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'price',
  'despite_warnings',
  'tell',
  'told_word',
  'status',
  'crew',
  'duration',
  'request_type',
  FIELD.date,
  FIELD.time,
])

/** Fields of a request that no change may set. */
const DERIVED = ['service_type', 'calculated_price']

/** Reads the contact fields and the answers to the form's own questions, such as the address. */
function readDetails({ appointment, change, revision }: WantedChange): DetailsReading {
  const sent = Object.entries(change).filter(([name]) => !ELSEWHERE.has(name) && !isServiceField(revision, name))
  const { texts, problems } = readTexts(revision, new Map(sent.map(([name, value]) => [name, value ?? ''])))
  const derived = DERIVED.filter(name => Object.hasOwn(change, name)).map(field => ({ field, message: 'unknown field' }))
  const reading: DetailsReading = { texts, changed: [], own: {}, fields: new Map(), problems: [...derived, ...problems] }
  for (const [name, text] of Object.entries(texts)) {
    const field = namedFields(revision.content.bookingForm).find(field => field.name === name)
    const value = field === undefined ? text : namedKindOf(field).toValue(text)
    if (isSameValue(value, appointment[name])) continue
    reading.changed.push(name)
    const own = CONTACT_FIELDS.find(own => own === name)
    if (own === undefined) reading.fields.set(name, value === '' ? null : value)
    else reading.own[own] = text
  }
  return reading
}

/** The stored fields with some of them changed. */
function withFields(fields: Record<string, FieldValue>, changed: ReadonlyMap<string, FieldValue>): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries({ ...fields, ...Object.fromEntries(changed) }).filter(([, value]) => value !== null))
}

interface VisitReading {
  mode: FormValues['mode']
  date: string
  time: string
  changed: string[]
  edit: Partial<Pick<Appointment, 'request_type' | 'appointment_date' | 'appointment_time'>>
  problems: FieldProblem[]
}

/** Reads the day and the time, which belong together; a quote has neither. */
function readVisit(appointment: Appointment, change: WantedChange['change']): VisitReading {
  const { request_type: mode, appointment_date: sentDate, appointment_time: sentTime } = change
  if (mode === 'quote') {
    const problems = sentDate || sentTime ? [{ field: FIELD.date, message: 'A quote has no day and no time' }] : []
    return { mode, date: '', time: '', changed: [], edit: { request_type: mode, appointment_date: null, appointment_time: null }, problems }
  }
  const [date, time] = [sentDate ?? appointment.appointment_date, sentTime ?? appointment.appointment_time]
  const problems = visitProblems(date, time, mode === 'appointment')
  const isMoved = date !== appointment.appointment_date || time !== appointment.appointment_time
  return {
    mode: date === null || time === null || problems.length > 0 ? 'quote' : 'appointment',
    date: date ?? '',
    time: time ?? '',
    changed: isMoved ? [FIELD.date, FIELD.time] : [],
    edit: isMoved ? { request_type: 'appointment', appointment_date: date, appointment_time: time } : {},
    problems,
  }
}

function visitProblems(date: string | null, time: string | null, isWanted: boolean): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (date !== null && !isCalendarDay(date))
    problems.push({ field: FIELD.date, message: `The day must be one of the calendar until ${LAST_DAY}, such as 2026-05-20` })
  if (time !== null && !isTimeOfDay(time)) problems.push({ field: FIELD.time, message: 'The time must be written like 09:30' })
  if (date === null && time !== null) problems.push({ field: FIELD.date, message: 'A time needs a day' })
  if (date !== null && time === null) problems.push({ field: FIELD.time, message: 'A day needs a time' })
  if (date === null && time === null && isWanted) problems.push({ field: FIELD.date, message: 'An appointment needs a day and a time' })
  return problems
}
