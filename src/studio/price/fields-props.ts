import type { FormName, FormOf } from '../model/price-form.ts'

/** What the fields of a form are given. */
export interface FieldsProps<F extends FormName> {
  form: FormOf<F>
  onChange: (form: FormOf<F>) => void
  /** What the price is of, in a table. */
  of?: string | undefined
}
