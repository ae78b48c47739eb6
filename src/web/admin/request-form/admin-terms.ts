import { fieldComponents } from '../../renderer/fields/field-components.ts'
import type { FieldComponents, FormTerms } from '../../renderer/fields/form-view.ts'
import { AnyDayField } from './any-day.tsx'
import { AnyTimeField } from './any-time.tsx'

interface AdminTerms {
  /** Kinds of field that this form has of its own. */
  components?: Partial<FieldComponents>
  /** The request that is changed: its own time counts as free. */
  except?: string
}

/** The terms of a form that the owner fills in: any free day and time may be chosen. */
export function adminTerms(ids: string, { components = {}, except }: AdminTerms = {}): FormTerms {
  const own = except === undefined ? '' : `except=${encodeURIComponent(except)}&`
  return {
    ids,
    components: { ...fieldComponents, date: AnyDayField, time: AnyTimeField, ...components },
    slotCheck: `/api/v1/appointments/check-timeslot?${own}`,
    slots: `/api/v1/appointments/slots?${own}`,
    isOffered: () => true,
  }
}
