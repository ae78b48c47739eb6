import { durationText } from '#src/catalog/words/duration-text.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, Day, Messages, ProgressChange, TimeOfDay } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import type { Change, ChangeOf } from '../data/requests/change.ts'
import { valueText } from '../request/price-texts.ts'
import { personName } from '../request/request-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import type { DateTexts } from '../texts/date-texts.ts'

/** The message for a change that succeeded. @param crew the crew that has the visit now, where that is another one */
export function changeNews(change: Change, content: AdminContent, crew: string | null = null): string {
  switch (change.kind) {
    case 'status':
      return `${personName(change.of)}: status is now ${change.status}${crewNews(crew)}${mailNews(change)}`
    case 'progress':
      return `${personName(change.of)}: ${progressNews(change.moments)}`
    case 'value':
      return `${personName(change.of)}: actual value is now ${change.value === null ? 'not set' : valueText(change.value, content)}`
    case 'edit':
      return `${editedNews(change, crew, content)}${mailNews(change.fields)}`
    case 'delete':
      return `The request of ${personName(change.of)} was deleted`
    case 'delete-all':
      return 'All appointments were deleted'
    case 'restore':
      return `The request of ${personName(change.of)} is back${whenNews(change.of, content.dates)}${crewNews(crew)}${mailNews(change)}`
  }
}

/** The message for an edit that was saved, or that took another one back; for a quote that was given a time, and a visit that takes another while, with that. */
export function editedNews({ of, fields, isBack }: ChangeOf<'edit'>, crew: string | null, { dates, messages }: AdminContent): string {
  const { appointment_date: date, appointment_time: start, duration: minutes } = fields
  if (of.appointment_date === null && typeof date === 'string' && typeof start === 'string')
    return `${personName(of)} has a time: ${whenText(date, start, crew, dates)}`
  if (minutes !== undefined && isBack !== true)
    return `The visit of ${personName(of)} takes ${durationText({ low: minutes, high: minutes }, messages.duration)} now${crewNews(crew)}`
  return `The request of ${personName(of)} ${isBack === true ? 'is as it was before' : 'was changed'}${crew === null ? '' : `, now ${crew}`}`
}

/** When a request's visit is; nothing of a quote. */
function whenNews({ appointment_date: date, appointment_time: start }: Appointment, dates: DateTexts): string {
  return date === null ? '' : `: ${whenText(date, start, null, dates)}`
}

/** "Fri, May 1, 2:30 PM, Crew 2", without what is null. */
function whenText(date: Day, start: TimeOfDay | null, crew: string | null, { shortDay, time }: DateTexts): string {
  return [shortDay(date), start === null ? [] : time(start), crew ?? []].flat().join(', ')
}

/** The message for a visit that was moved, or given to another crew, as it is now. */
export function movedNews({ of, fields }: ChangeOf<'edit'>, crew: string | null, { shortDay, time }: DateTexts): string {
  const { appointment_date: date, appointment_time: start } = { ...of, ...fields }
  const visit = `The visit of ${personName(of)}`
  if (crew !== null && date === of.appointment_date && start === of.appointment_time) return `${visit} is now with ${crew}`
  const when = [date && shortDay(date), start && time(start)].filter(Boolean).join(', ')
  return `${visit} was moved to ${when}${crew === null ? '' : `, now ${crew}`}`
}

/** The message for a request that was entered, which names its crew where there are several. */
export function enteredNews(request: Appointment, dates: DateTexts): string {
  const { status, appointment_date: date, appointment_time: start } = request
  if (date === null || start === null) return `The request of ${personName(request)} was stored`
  const when = whenText(date, start, crewOf(request), dates)
  return status === 'Confirmed' ? `${personName(request)} is booked: ${when}` : `The request of ${personName(request)} was stored: ${when}`
}

/** Of a visit that has taken its time again, who got it. */
function crewNews(crew: string | null): string {
  return crew === null ? '' : `, with ${crew}`
}

function mailNews({ tell = false }: { tell?: boolean }): string {
  return !tell ? '' : ', and the mail is on its way'
}

/** The message for a change that failed, with the reason. */
export function changeFailure(change: Change, { admin }: Messages, message: string): string {
  switch (change.kind) {
    case 'status':
    case 'progress':
      return fill(admin.statusFailed, { message })
    case 'value':
      return fill(admin.valueFailed, { message })
    case 'edit':
      return message
    case 'delete':
      return fill(admin.deleteFailed, { message })
    case 'delete-all':
      return fill(admin.deleteAllFailed, { message })
    case 'restore':
      return `The request of ${personName(change.of)} stays in the trash: ${message}`
  }
}

function progressNews({ on_way_at, started_at, price_told_at }: ProgressChange): string {
  if (price_told_at !== undefined) return price_told_at === null ? 'price not sent' : 'price sent'
  if (started_at !== undefined) return started_at === null ? 'not started' : 'started'
  return on_way_at === null ? 'not on the way' : 'on the way'
}
