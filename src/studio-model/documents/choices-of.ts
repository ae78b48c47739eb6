import type { StudioNames, StudioOption } from './studio-type.ts'

/** The documents that define what content names by id: the edited category and the business. Drafts: either may be incomplete. */
export interface NamedThings {
  readonly category: unknown
  readonly business: unknown
}

/** Returns the options, with titles, for a field that names something by id. */
export function choicesOf(names: StudioNames, { category, business }: NamedThings): StudioOption[] {
  switch (names) {
    case 'package':
      return choices(listIn(category, 'packages'), 'title')
    case 'addon':
      return choices(
        listIn(category, 'addonGroups').flatMap(group => listIn(group, 'items')),
        'title',
      )
    case 'input':
      return choices(listIn(category, 'inputs'), 'label')
    case 'reason':
      return choices([...listIn(business, 'reasons'), ...listIn(category, 'reasons')], 'text')
  }
}

/** The category in which names are meant: the edited document, or in an example the one that it is about. */
export function categoryOf(document: unknown, item: unknown, documents: readonly { readonly _id: string }[]): unknown {
  const { category } = (item ?? {}) as { category?: { _ref?: unknown } }
  return category === undefined ? document : documents.find(({ _id }) => _id === category._ref)
}

/** Adds named ids that are not among the options. */
export function withUnknown(options: readonly StudioOption[], named: readonly string[]): StudioOption[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...named.filter(id => !known.has(id)).map(id => ({ value: id, title: `${id} (gone)` }))]
}

function choices(items: readonly unknown[], name: string): StudioOption[] {
  return items.flatMap(item => {
    const { id, [name]: title } = (item ?? {}) as Record<string, unknown>
    return typeof id === 'string' ? [{ value: id, title: typeof title === 'string' ? title : id }] : []
  })
}

function listIn(owner: unknown, field: string): readonly unknown[] {
  const list = typeof owner === 'object' && owner !== null ? (owner as Record<string, unknown>)[field] : undefined
  return Array.isArray(list) ? list : []
}
