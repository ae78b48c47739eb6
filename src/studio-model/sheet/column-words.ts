import type { NewColumn } from './new-column.ts'

/** What is left to do for a column that was added, and what it has taken over. `where`: the drafts, or a release. */
export function columnWords({ label, inForms, lastsLike }: Pick<NewColumn, 'label' | 'inForms' | 'lastsLike'>, where: string): string {
  const forms = new Intl.ListFormat('en').format(inForms.map(title => `“${title}”`))
  return [
    `“${label}” is in ${where}: write its prices in its column.`,
    ...(inForms.length === 0 ? [] : [`What else ${forms} cost${inForms.length === 1 ? 's' : ''} for it is written in the form.`]),
    ...(lastsLike === null ? [] : [`It takes as long as “${lastsLike}” until you change that in the form.`]),
  ].join(' ')
}
