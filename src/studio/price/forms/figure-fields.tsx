import type { ComponentType } from 'react'
import type { Figure } from '../../../studio-model/prices/forms/registry.ts'
import { ConsultationFields } from './consultation.tsx'
import type { FieldsOf, FieldsProps } from './fields-props.ts'
import { NamedFields } from './named.tsx'
import { OnePriceFields } from './one-price.tsx'
import { PerUnitFields } from './per-unit.tsx'

/** The fields of each form that may be a row of a table or of steps. */
export const FIGURE_FIELDS: FieldsOf<Figure> = { one: OnePriceFields, perUnit: PerUnitFields, consultation: ConsultationFields, named: NamedFields }

/** The fields of a row. */
export function FigureFields<F extends Figure['form']>(props: FieldsProps<Extract<Figure, { form: F }>>) {
  const Fields: ComponentType<typeof props> = FIGURE_FIELDS[props.form.form]
  return <Fields {...props} />
}
