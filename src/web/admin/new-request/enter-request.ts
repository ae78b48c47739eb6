import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { payloadOfRest } from '#src/booking/request/visit-fields.ts'
import { toPayload } from '#src/booking/request/payload.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, ManualRequest, ServiceType, Status } from '#src/contract/generated/types.ts'
import { newRequestKey } from '../../api/request-key.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { enterManually } from '../data/requests/requests-api.ts'
import { LAYOUT, type Refusal, refusalBefore, refusalBy } from '../request-form/refusal.ts'

/** What is entered. */
interface Entry {
  revision: FormRevision
  values: FormValues
  serviceTypes: readonly ServiceType[]
  priced: Priced
  status: Status
  /** The price that was agreed on; null for the calculated one. */
  agreed: number | null
  /** The crew that is asked for. */
  crew: { crew?: number }
}

/** The request that is sent for what is entered. */
function requestOf({ revision, values, serviceTypes, priced, status, agreed, crew }: Entry): ManualRequest {
  const rest = values.rest && payloadOfRest(values.rest, priced.visit)
  return {
    ...toPayload(values, revision, LAYOUT, serviceTypes, priced),
    ...rest,
    status,
    ...(agreed !== null && { actual_value: agreed }),
    ...(values.mode === 'appointment' && crew),
  }
}

/** The request as it stands; null while something keeps it from being stored that nobody may override. */
export function wholeRequest(entry: Entry): ManualRequest | null {
  return refusalBefore(entry.values, entry.revision) === null ? requestOf(entry) : null
}

interface Sending extends Entry {
  api: AdminApi
  /** Whether who calls is told by mail. */
  isTold: boolean
  isOverridden: boolean
  /** Called with the request as stored. */
  onStored: (request: Appointment) => void
}

/** Checks and sends what the admin entered. Returns null when stored, else the faults; only warnings can be overridden. */
export async function enterRequest({ api, isTold, isOverridden, onStored, ...entry }: Sending): Promise<Refusal | null> {
  const refusal = refusalBefore(entry.values, entry.revision)
  if (refusal !== null) return refusal
  const request = { ...requestOf(entry), despite_warnings: isOverridden, ...(isTold && { tell: true }) }
  try {
    onStored(await enterManually(api, request, keyOf(request)))
    return null
  } catch (failure) {
    return refusalBy(failure)
  }
}

let last = { body: '', key: '' }

/** Returns the idempotency key: the same for the same request, so that a retry after a lost answer is stored once. */
function keyOf(request: ManualRequest): string {
  const body = JSON.stringify(request)
  if (last.body !== body) last = { body, key: newRequestKey() }
  return last.key
}
