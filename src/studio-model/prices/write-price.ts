import { type Fields, given } from '../draft/draft-value.ts'
import type { AmountType, Writer } from './forms/form-kind.ts'
import { formKindOf, type FormName, type FormOf } from './forms/registry.ts'

/** Converts a price to its stored form: objects with `_type`, list items with `_key`. */
export function writePrice<F extends FormName>(form: FormOf<F>, type: AmountType = 'Price'): Fields {
  const writer: Writer = {
    type,
    object: (kind, fields) => ({ _type: type, kind, ...given(fields) }),
    figure: figure => writePrice(figure, type),
  }
  return formKindOf<F>(form).write(form, writer)
}
