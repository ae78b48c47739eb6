import type { FormName, FormOf } from '../../../studio-model/prices/forms/price-form.ts'

/** Props of a form's fields. */
export interface FieldsProps<F extends FormName> {
  form: FormOf<F>
  onChange: (form: FormOf<F>) => void
  /** The row of a table that the price belongs to. */
  of?: string | undefined
}
