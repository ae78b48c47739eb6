import { localTime } from '#src/booking/schedule/business-time.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { adminProblems, hasError, type RequestProblem, requestProblems } from '#src/booking/request/override.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { ApiError } from '../../api/answer.ts'
import { StaleError } from '../data/requests/requests-api.ts'
import { isWarning } from '../data/warning.ts'
import { errorText } from '../texts/error-text.ts'

/** The admin's form asks what the desktop's does. */
export const LAYOUT = 'desktop'

/** Status code for a time that is already held. */
const TAKEN = 409

/** What is asked where nothing is left but what the admin may override. */
export const QUESTION = 'Is this right?'

/** Why a form was not stored. */
export interface Refusal {
  title: string
  problems: readonly FieldProblem[]
  /** What else spoke against it, which the admin may override, as far as it still does. */
  doubts: (now: FormValues) => readonly FieldProblem[]
  /** Whether the admin may override it. */
  isWarning: boolean
  /** The chosen time is already held. */
  isTaken: boolean
}

/** Why a form cannot be stored, found before anything is sent, with all that speaks against it; null when there is nothing that nobody may override. */
export function refusalBefore(values: FormValues, revision: FormRevision, isChecked: (field: string) => boolean = () => true): Refusal | null {
  const problemsOf = (of: FormValues) => adminProblemsOf(of, revision).filter(({ field }) => isChecked(field))
  const found = problemsOf(values)
  if (!hasError(found)) return null
  const problems = found.filter(({ isWarning }) => !isWarning)
  const doubted = new Set(found.filter(({ isWarning }) => isWarning).map(({ field }) => field))
  const doubts = (now: FormValues) => (doubted.size === 0 ? [] : problemsOf(now).filter(({ field }) => doubted.has(field)))
  return { title: revision.content.messages.form.summary, problems, doubts, isWarning: false, isTaken: false }
}

function adminProblemsOf(values: FormValues, revision: FormRevision): RequestProblem[] {
  const now = localTime(new Date(), revision.content.business.timeZone)
  return adminProblems(requestProblems(values, { revision, layout: LAYOUT, now, isTaken: false }), values.texts['phone'] ?? '')
}

const NONE = () => []

/** Why a form is not sent: what is wrong at some of its fields, which nobody may override; null where nothing is. */
export function refusalOf(problems: readonly FieldProblem[], revision: FormRevision): Refusal | null {
  if (problems.length === 0) return null
  return { title: revision.content.messages.form.summary, problems, doubts: NONE, isWarning: false, isTaken: false }
}

/** Why the server has not stored it; it can only override warnings. */
export function refusalBy(failure: unknown): Refusal {
  if (!(failure instanceof ApiError)) {
    const isAnswered = failure instanceof StaleError
    const title = isAnswered
      ? failure.message
      : `The server did not answer: ${errorText(failure)}. What you entered stays here; press again, and it is stored once.`
    return { title, problems: [], doubts: NONE, isWarning: false, isTaken: false }
  }
  const problems = Object.entries(failure.fields).map(([field, message]) => ({ field, message }))
  const title = isWarning(failure) ? QUESTION : failure.message
  return { title, problems, doubts: NONE, isWarning: isWarning(failure), isTaken: failure.status === TAKEN }
}
