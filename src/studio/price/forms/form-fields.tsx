import type { ComponentType } from 'react'
import type { PriceForm } from '../../../studio-model/prices/forms/registry.ts'
import { BySizeFields } from './by-size.tsx'
import { DatedFields } from './dated.tsx'
import type { FieldsOf, FieldsProps } from './fields-props.ts'
import { FIGURE_FIELDS } from './figure-fields.tsx'
import { ScaledFields } from './scaled.tsx'
import { StepsFields } from './steps.tsx'

/** The fields of every form. */
const FORM_FIELDS: FieldsOf<PriceForm> = { ...FIGURE_FIELDS, bySize: BySizeFields, steps: StepsFields, scaled: ScaledFields, dated: DatedFields }

/** The fields of a price that stands alone. */
export function FormFields<F extends PriceForm['form']>(props: FieldsProps<Extract<PriceForm, { form: F }>>) {
  const Fields: ComponentType<typeof props> = FORM_FIELDS[props.form.form]
  return <Fields {...props} />
}
