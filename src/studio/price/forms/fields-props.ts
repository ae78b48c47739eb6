import type { ComponentType } from 'react'
import type { PriceForm } from '../../../studio-model/prices/forms/registry.ts'

/** Props of the fields of a form. */
export interface FieldsProps<Form extends PriceForm> {
  form: Form
  onChange: (form: Form) => void
  /** The row of a table that the price belongs to; none where it stands alone. */
  of?: string | undefined
}

/** The fields of each form of a union. */
export type FieldsOf<Forms extends PriceForm> = { [F in Forms['form']]: ComponentType<FieldsProps<Extract<Forms, { form: F }>>> }
