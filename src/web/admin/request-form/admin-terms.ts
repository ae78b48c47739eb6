import { fieldComponents } from '../../renderer/fields/field-components.ts'
import type { FieldComponents, FormTerms } from '../../renderer/fields/form-view.ts'
import { AnyDayField } from './any-day.tsx'
import { AnyTimeField } from './any-time.tsx'
import { CompactCategoryField } from './compact-category.tsx'

interface AdminTerms {
  /** Kinds of field that this form has of its own. */
  components?: Partial<FieldComponents>
  /** The request that is changed: its own time counts as free. */
  except?: string
  /** The only crew that will do. */
  crew?: number | undefined
}

/** The kinds of field that every form of the owner has of its own. */
const OWN = { category: CompactCategoryField, date: AnyDayField, time: AnyTimeField } satisfies Partial<FieldComponents>

/** The terms of a form that the owner fills in: any free day and time may be chosen. */
export function adminTerms(ids: string, { components = {}, except, crew }: AdminTerms = {}): FormTerms {
  const own = `${except === undefined ? '' : `except=${encodeURIComponent(except)}&`}${crew === undefined ? '' : `crew=${crew}&`}`
  return {
    ids,
    components: { ...fieldComponents, ...OWN, ...components },
    slotCheck: `/api/v1/appointments/check-timeslot?${own}`,
    slots: `/api/v1/appointments/slots?${own}`,
    lookup: '/api/v1/appointments/lookup?',
    isOffered: () => true,
  }
}
