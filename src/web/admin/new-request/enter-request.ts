import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormState } from '#src/booking/form/form-state.ts'
import { payloadOfRest } from '#src/booking/request/visit-fields.ts'
import { toPayload } from '#src/booking/request/payload.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, ManualRequest, ServiceType, Status } from '#src/contract/generated/types.ts'
import { newRequestKey } from '../../api/request-key.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { enterManually } from '../data/requests/requests-api.ts'
import { LAYOUT, type Refusal, refusalBefore, refusalBy } from '../request-form/refusal.ts'

interface Entry {
  api: AdminApi
  revision: FormRevision
  state: FormState
  serviceTypes: readonly ServiceType[]
  priced: Priced
  status: Status
  isOverridden: boolean
  /** Called with the request as stored. */
  onStored: (request: Appointment) => void
}

/** Checks and sends what the admin entered. Returns null when stored, else the faults; only warnings can be overridden. */
export async function enterRequest({
  api,
  revision,
  state: { values },
  serviceTypes,
  priced,
  status,
  isOverridden,
  onStored,
}: Entry): Promise<Refusal | null> {
  const refusal = refusalBefore(values, revision)
  if (refusal !== null) return refusal
  const rest = values.rest && payloadOfRest(values.rest, priced.visit)
  const request = { ...toPayload(values, revision, LAYOUT, serviceTypes, priced), ...rest, status, despite_warnings: isOverridden }
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
