import type { FormValues } from '#src/booking/form/form-values.ts'
import { changedFields } from '#src/booking/request/changed-fields.ts'
import { isServiceField } from '#src/booking/request/service-fields.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { LAYOUT, type Refusal, refusalBefore, refusalBy } from '../request-form/refusal.ts'

interface SavedEdit {
  of: Appointment
  revision: FormRevision
  /** The values of the request as it was, and as it is to be. */
  before: FormValues
  values: FormValues
  /** Which price holds, where the service or the day changes it. */
  price?: string
  /** What the change says beside the form. */
  beside?: Pick<AppointmentChange, 'status' | 'crew' | 'duration' | 'tell' | 'told_word'>
  isOverridden: boolean
  actions: Pick<RequestActions, 'change'>
}

/** Sends what differs from the stored request. Returns null when that is stored, else the faults; only warnings can be overridden. */
export async function saveEdit({ of, revision, before, values, price, beside, isOverridden, actions }: SavedEdit): Promise<Refusal | null> {
  const fields = changedFields(before, values, revision, LAYOUT)
  const names = Object.keys(fields)
  if (names.length === 0 && beside?.crew === undefined && beside?.duration === undefined) return null
  const isNewService = names.some(name => isServiceField(revision, name))
  const isChecked = (field: string) => names.includes(field) || (isNewService && isServiceField(revision, field))
  const refusal = refusalBefore(values, revision, isChecked)
  if (refusal !== null) return refusal
  try {
    await actions.change(of, {
      ...fields,
      ...beside,
      ...((isNewService || price === 'new') && { price: price === 'keep' ? 'keep' : 'new' }),
      despite_warnings: isOverridden,
    })
    return null
  } catch (failure) {
    return refusalBy(failure)
  }
}
