import { localTime } from '#src/booking/schedule/business-time.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import type { FormState } from '#src/booking/form/form-state.ts'
import { requestProblems } from '#src/booking/request/override.ts'
import { toPayload } from '#src/booking/request/payload.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { ManualRequest, ServiceType, Status } from '#src/contract/generated/types.ts'
import { ApiError } from '../../api/answer.ts'
import { newRequestKey } from '../../api/request-key.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { enterManually } from '../data/requests/requests-api.ts'
import { errorText } from '../texts/error-text.ts'
import { isWarning } from '../data/warning.ts'

/** The admin's form asks what the desktop's does. */
const LAYOUT = 'desktop'

/** Status code for a time that is already held. */
const TAKEN = 409

/** Why a request was not stored. */
export interface NotEntered {
  title: string
  problems: readonly FieldProblem[]
  /** Whether the admin may override it. */
  isWarning: boolean
  /** The chosen time is already held. */
  isTaken: boolean
}

interface Entry {
  api: AdminApi
  revision: FormRevision
  state: FormState
  serviceTypes: readonly ServiceType[]
  status: Status
  isOverridden: boolean
}

/** Checks and sends what the admin entered. Returns null when stored, else the faults; only warnings can be overridden. */
export async function enterRequest({ api, revision, state, serviceTypes, status, isOverridden }: Entry): Promise<NotEntered | null> {
  const { business, messages } = revision.content
  const now = localTime(new Date(), business.timeZone)
  const errors = requestProblems(state.values, { revision, layout: LAYOUT, now, isTaken: false }).filter(({ isWarning }) => !isWarning)
  if (errors.length > 0) return { title: messages.form.summary, problems: errors, isWarning: false, isTaken: false }
  const request = { ...toPayload(state.values, revision, LAYOUT, serviceTypes), status, despite_warnings: isOverridden }
  try {
    await enterManually(api, request, keyOf(request))
    return null
  } catch (failure) {
    if (!(failure instanceof ApiError)) return { title: errorText(failure), problems: [], isWarning: false, isTaken: false }
    const problems = Object.entries(failure.fields).map(([field, message]) => ({ field, message }))
    const title = isWarning(failure) ? 'Visitors could not send this, but you can' : failure.message
    return { title, problems, isWarning: isWarning(failure), isTaken: failure.status === TAKEN }
  }
}

let last = { body: '', key: '' }

/** Returns the idempotency key: the same for the same request, so that a retry after a lost answer is stored once. */
function keyOf(request: ManualRequest): string {
  const body = JSON.stringify(request)
  if (last.body !== body) last = { body, key: newRequestKey() }
  return last.key
}
