import { fieldComponents } from '../../renderer/fields/field-components.ts'
import type { FieldComponents, FormTerms } from '../../renderer/fields/form-view.ts'
import { formCall, type FreeFor } from '../data/free-times/free-times.ts'
import { AnyDayField } from './any-day.tsx'
import { AnyTimeField } from './any-time.tsx'
import { CompactCategoryField } from './compact-category.tsx'
import { UsedUpChoice } from './used-up-choice.tsx'

interface AdminTerms extends FreeFor {
  /** Kinds of field that this form has of its own. */
  components?: Partial<FieldComponents>
}

/** The kinds of field that every form of the owner has of its own. */
const OWN = { category: CompactCategoryField, date: AnyDayField, time: AnyTimeField } satisfies Partial<FieldComponents>

/** The terms of a form that the owner fills in: any free day and time may be chosen. */
export function adminTerms(ids: string, { components = {}, ...freeFor }: AdminTerms): FormTerms {
  return {
    ids,
    components: { ...fieldComponents, ...OWN, ...components },
    slotCheck: formCall('check-timeslot', freeFor),
    slots: formCall('slots', freeFor),
    lookup: formCall('lookup', { except: freeFor.except }),
    UsedUp: UsedUpChoice,
    isOffered: () => true,
  }
}
