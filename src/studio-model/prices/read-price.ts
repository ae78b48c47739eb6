import { fieldsOf } from '../draft/draft-value.ts'
import { NO_FIGURE } from './forms/one-price.ts'
import { type Figure, figureKindOf, formKindOf, formOfKind, isFigure, type PriceForm } from './forms/registry.ts'

/** Reads a draft's price or duration as a form, even if invalid; 'none' without a kind, 'deeper' when nested further than a form shows. */
export function readPrice(value: unknown): PriceForm | 'none' | 'deeper' {
  const price = fieldsOf(value)
  if (price['kind'] === undefined) return 'none'
  const form = formOfKind(price['kind'])
  return (form === null ? null : formKindOf({ form }).read(price, readFigure)) ?? 'deeper'
}

function readFigure(value: unknown): Figure | null {
  const price = fieldsOf(value)
  if (price['kind'] === undefined) return NO_FIGURE
  const form = formOfKind(price['kind'])
  return form !== null && isFigure(form) ? figureKindOf({ form }).read(price, readFigure) : null
}
