import { isCalendarDay } from '#src/catalog/days.ts'
import type { Business } from '#src/contract/generated/types.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { isTimeOfDay } from '#src/catalog/time-of-day.ts'
import { endsAfterClosing } from '../schedule/closing.ts'
import { checkForm } from '../form/check-form.ts'
import { isOnClock } from '../schedule/clock-changes.ts'
import { FIELD, type FieldProblem } from './flat-fields.ts'
import type { FormContext, Priced } from '../form/form-context.ts'
import type { FormValues } from '../form/form-values.ts'

/** A problem of a request. The admin may override a warning; a visitor may override nothing. */
export interface RequestProblem extends FieldProblem {
  isWarning: boolean
}

/**
 * Checks a form's values, and tells warnings from errors. Only these are warnings: an empty field, except the category and an appointment's day and
 * time, without which there is nothing to hold; a day and a time that exist but are not offered; a doubtful value.
 */
export function requestProblems(values: FormValues, context: FormContext, priced?: Priced): RequestProblem[] {
  const { timeZone } = context.revision.content.business
  return checkForm(values, context, priced).map(problem => ({ ...problem, isWarning: isWarning(problem, values, timeZone) }))
}

/** For a start that exists but that visitors cannot choose. */
const NO_START = 'This start is over, outside of the opening hours or between two starts'

/** For a request with neither: one of the two is enough for the owner. */
const NO_CONTACT = 'A phone number or an e-mail address is needed'

/** The problems as they stand for the admin, who has no list of starts to choose from, and asks nobody for an e-mail address whom a number reaches. */
export function adminProblems(problems: readonly RequestProblem[], phone: string): RequestProblem[] {
  return problems
    .filter(problem => !lacksEmail(problem) || phone.trim() === '')
    .map(problem => (problem.isWarning && problem.field === FIELD.time ? { ...problem, message: NO_START } : problem))
    .map(problem => (lacksEmail(problem) ? { ...problem, message: NO_CONTACT } : problem))
}

function lacksEmail({ field, isMissing }: FieldProblem): boolean {
  return field === 'email' && isMissing === true
}

/** Warns the admin of a visit that would end after closing, where nothing worse speaks against its day or time: visitors may choose any start that content offers. */
export function closingProblems(business: Business, start: LocalTime | null, minutes: number, found: readonly RequestProblem[]): RequestProblem[] {
  if (start === null || found.some(({ field }) => field === FIELD.date || field === FIELD.time)) return []
  return endsAfterClosing(business, start, minutes) ? [{ field: FIELD.time, message: 'This visit would end after closing', isWarning: true }] : []
}

/** Problems that cannot be overridden. */
export function asErrors(problems: readonly FieldProblem[]): RequestProblem[] {
  return problems.map(problem => ({ ...problem, isWarning: false }))
}

export function hasError(problems: readonly RequestProblem[]): boolean {
  return problems.some(({ isWarning }) => !isWarning)
}

function isWarning({ field, isMissing, isDoubtful }: FieldProblem, { date, time }: FormValues, timeZone: string): boolean {
  if (field === FIELD.category) return false
  if (field === FIELD.date) return isCalendarDay(date)
  if (field === FIELD.time) return isTimeOfDay(time) && isOnClock(date, time, timeZone)
  return (isMissing ?? isDoubtful) === true
}
