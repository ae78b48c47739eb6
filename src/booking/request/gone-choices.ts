import type { FormRevision } from '#src/catalog/revision.ts'
import type { Item } from '#src/catalog/visit/resolve-visit.ts'
import type { Category, Content } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { readSelection } from './flat-selection.ts'
import type { StoredRequest } from './read-again.ts'
import { takeVisit } from './visit-fields.ts'

/**
 * Says which category, package, add-ons or answers a request asks for that were there before and are no more, by what they were called; null where all
 * are there, or were gone already. It needs no price: what has none under either is told, too.
 */
export function goneChoices(request: StoredRequest, before: FormRevision, after: Pick<Content, 'categories'>): string | null {
  const { flat, rest } = takeVisit(before, { email: '', ...request })
  const reading = readSelection(before.catalog, flat)
  const items = reading.ok ? [reading.selection, ...(rest?.after ?? [])] : []
  const titles = items.flatMap(item => goneOf(item, categoryIn(before.content, item), categoryIn(after, item)))
  if (titles.length === 0) return null
  const named = [...new Set(titles)].map(title => `“${title}”`)
  return `${new Intl.ListFormat('en').format(named)} ${named.length === 1 ? 'is' : 'are'} gone`
}

function categoryIn({ categories }: Pick<Content, 'categories'>, { category }: Item): Category | undefined {
  return categories.find(({ id }) => id === category)
}

function goneOf({ package: chosen, inputs, addons }: Item, before: Category | undefined, after: Category | undefined): string[] {
  if (before === undefined) return []
  if (after === undefined) return [before.title]
  const packages = goneAmong(before.packages, after.packages, [chosen])
  const extras = goneAmong(addonsOf(before), addonsOf(after), addons)
  const answers = before.inputs.flatMap(input => {
    const now = after.inputs.find(({ id }) => id === input.id)
    if (now === undefined || !('options' in input && 'options' in now)) return []
    return goneAmong(input.options, now.options, [ownValue(inputs, input.id)])
  })
  return [...packages.map(({ title }) => title), ...extras.map(({ title }) => title), ...answers.map(({ label }) => label)]
}

function addonsOf({ addonGroups }: Category) {
  return addonGroups.flatMap(({ items }) => items)
}

/** The chosen entries of a list that its later version no longer has. */
function goneAmong<Named extends { id: string }>(before: readonly Named[], after: readonly Named[], chosen: readonly unknown[]): Named[] {
  return before.filter(({ id }) => chosen.includes(id) && after.every(other => other.id !== id))
}
