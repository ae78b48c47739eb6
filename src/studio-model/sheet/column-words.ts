import type { ColumnOff } from './column-off.ts'
import type { FirstColumn } from './first-column.ts'
import type { NewColumn } from './new-column.ts'

/** Tells what a new column still needs, and whose durations it got. `where` names the layer: the drafts, or a release. */
export function columnWords(
  { label, isPriced, inForms, lastsLike }: Pick<NewColumn, 'label' | 'isPriced' | 'inForms' | 'lastsLike'>,
  where: string,
): string {
  const forms = new Intl.ListFormat('en').format(inForms.map(title => `“${title}”`))
  return [
    columnIsIn(label, isPriced, where),
    ...(inForms.length === 0 ? [] : [`What else ${forms} cost${inForms.length === 1 ? 's' : ''} for it is written in the form.`]),
    ...(lastsLike === null ? [] : [`It takes as long as “${lastsLike}” until you change that in the form.`]),
  ].join(' ')
}

/** Tells what the first column of a category still needs, for which answer the prices until now are, and what has no price for each. */
export function firstColumnWords(
  { label, present, isPriced, same }: Pick<FirstColumn, 'label' | 'present' | 'isPriced' | 'same'>,
  where: string,
): string {
  const titles = new Intl.ListFormat('en').format(same.map(title => `“${title}”`))
  return [
    `${columnIsIn(label, isPriced, where)} Those until now are for “${present}”.`,
    ...(same.length === 0 ? [] : [`${titles} ${same.length === 1 ? 'costs' : 'cost'} the same for both.`]),
  ].join(' ')
}

function columnIsIn(label: string, isPriced: boolean, where: string): string {
  return isPriced
    ? `“${label}” is in ${where}, with its prices: see whether they are right in its column.`
    : `“${label}” is in ${where}: write its prices in its column.`
}

/** What goes with a column that is taken off. */
export function columnOffWords({ prices }: Pick<ColumnOff, 'prices'>, where: string): string {
  const [one, ...others] = prices
  const groups = new Intl.ListFormat('en').format(new Set(prices.map(({ group }) => group.toLowerCase())))
  const what = one !== undefined && others.length === 0 ? `price of “${one.title}” goes` : `prices of ${prices.length} ${groups} go`
  return `Its ${what} with it, in ${where}; on the site nothing changes before you publish.`
}

/** Says that a column was taken off. */
export function columnGoneWords({ label }: Pick<ColumnOff, 'label'>, where: string): string {
  return `“${label}” is gone from ${where}.`
}
