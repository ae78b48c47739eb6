import { ownValue } from '#src/contract/own-value.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'

/**
 * Names, as an owner knows it, the category, package, add-on or answer that a selection chose and `after` has no more: by what it was called before.
 * Returns null where what is refused at a place is something else, or was not there before either.
 */
export function goneChoice(
  before: FormRevision,
  after: FormRevision,
  { category, package: chosen, inputs, addons }: Selection,
  place: string,
): string | null {
  const [plan, now] = [before.catalog.categoryById.get(category), after.catalog.categoryById.get(category)]
  if (plan === undefined) return null
  const [kind, id = ''] = place.split('.')
  if (kind === 'category') return said([plan.category.title])
  if (kind === 'package') return said([plan.packageById.get(chosen ?? '')?.title])
  if (kind === 'addons')
    return said([...new Set(addons)].filter(addon => now?.addonById.has(addon) !== true).map(addon => plan.addonById.get(addon)?.title))
  if (kind !== 'inputs') return null
  const input = plan.category.inputs.find(input => input.id === id)
  const options = input !== undefined && 'options' in input ? input.options : []
  return said([options.find(option => option.id === ownValue(inputs, id))?.label])
}

function said(titles: readonly (string | undefined)[]): string | null {
  const known = titles.flatMap(title => (title === undefined ? [] : [`“${title}”`]))
  if (known.length === 0) return null
  return `${new Intl.ListFormat('en').format(known)} ${known.length === 1 ? 'is' : 'are'} gone`
}
