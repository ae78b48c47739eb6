import { localTime } from '#src/booking/schedule/business-time.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { requestProblems } from '#src/booking/request/override.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { ApiError } from '../../api/answer.ts'
import { StaleError } from '../data/requests/requests-api.ts'
import { isWarning } from '../data/warning.ts'
import { errorText } from '../texts/error-text.ts'

/** The admin's form asks what the desktop's does. */
export const LAYOUT = 'desktop'

/** Status code for a time that is already held. */
const TAKEN = 409

/** Why a form was not stored. */
export interface Refusal {
  title: string
  problems: readonly FieldProblem[]
  /** Whether the admin may override it. */
  isWarning: boolean
  /** The chosen time is already held. */
  isTaken: boolean
}

/** What nobody may override, found before anything is sent; null when there is nothing. */
export function refusalBefore(values: FormValues, revision: FormRevision, isChecked: (field: string) => boolean = () => true): Refusal | null {
  const { business, messages } = revision.content
  const now = localTime(new Date(), business.timeZone)
  const found = requestProblems(values, { revision, layout: LAYOUT, now, isTaken: false })
  const problems = found.filter(({ field, isWarning }) => !isWarning && isChecked(field))
  return problems.length === 0 ? null : { title: messages.form.summary, problems, isWarning: false, isTaken: false }
}

/** Why the server has not stored it; it can only override warnings. */
export function refusalBy(failure: unknown): Refusal {
  if (!(failure instanceof ApiError)) {
    const isAnswered = failure instanceof StaleError
    const title = isAnswered ? failure.message : `This may not be stored, since the server did not answer: ${errorText(failure)}`
    return { title, problems: [], isWarning: false, isTaken: false }
  }
  const problems = Object.entries(failure.fields).map(([field, message]) => ({ field, message }))
  const title = isWarning(failure) ? 'Is this right?' : failure.message
  return { title, problems, isWarning: isWarning(failure), isTaken: failure.status === TAKEN }
}
