import type { ComponentType } from 'react'
import type { Figure } from '../../../studio-model/prices/forms/price-form.ts'
import { ConsultationFields } from './consultation.tsx'
import { OneFields } from './one-price.tsx'
import { PerUnitFields } from './per-unit.tsx'

type FigureOf<F extends Figure['form']> = Extract<Figure, { form: F }>

type FieldsOf<F extends Figure['form']> = ComponentType<Omit<FigureFieldsProps<F>, 'figure'> & { form: FigureOf<F> }>

/** The fields of each form that may be a row. */
export const FIGURE_FIELDS: { [F in Figure['form']]: FieldsOf<F> } = {
  one: OneFields,
  perUnit: PerUnitFields,
  consultation: ConsultationFields,
}

interface FigureFieldsProps<F extends Figure['form']> {
  figure: FigureOf<F>
  onChange: (figure: FigureOf<F>) => void
  /** The row of a table that the price belongs to. */
  of?: string | undefined
}

/** The fields of a figure. */
export function FigureFields<F extends Figure['form']>({ figure, onChange, of }: FigureFieldsProps<F>) {
  const Fields: FieldsOf<F> = FIGURE_FIELDS[figure.form]
  return <Fields form={figure} onChange={onChange} of={of} />
}
