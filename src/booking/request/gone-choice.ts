import { ownValue } from '#src/contract/own-value.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'

/**
 * Names, as an owner knows it, the category, package or answer that a selection chose and content has no more: by what it was called before.
 * Returns null where what is refused at a place is something else, or was not there before either.
 */
export function goneChoice({ catalog }: FormRevision, { category, package: chosen, inputs }: Selection, place: string): string | null {
  const plan = catalog.categoryById.get(category)
  if (plan === undefined) return null
  const [kind, id = ''] = place.split('.')
  if (kind === 'category') return `“${plan.category.title}” is gone`
  if (kind === 'package') return said(plan.packageById.get(chosen ?? '')?.title)
  if (kind !== 'inputs') return null
  const input = plan.category.inputs.find(input => input.id === id)
  const options = input !== undefined && 'options' in input ? input.options : []
  return said(options.find(option => option.id === ownValue(inputs, id))?.label)
}

function said(title: string | undefined): string | null {
  return title === undefined ? null : `“${title}” is gone`
}
