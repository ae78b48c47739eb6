import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { DocumentEdit } from '../publish/without-places.ts'
import { packagesOf } from './offer.ts'

/** A package that a draft adds, and a rule that names every other package of its category one by one. */
export interface LeftOut {
  readonly title: string
  readonly rule: string
  /** What lets the rule be for the package too. */
  readonly edit: DocumentEdit
}

/** Finds rules, such as offers and discount codes, that were for every package before a draft added one: whether it belongs to them nobody has said. */
export function leftOut(published: DatasetDocument, draft: DatasetDocument): LeftOut[] {
  const known = new Set(packagesOf(published).map(({ id }) => id))
  const [added, others] = [packagesOf(draft).filter(({ id }) => !known.has(id)), packagesOf(draft).filter(({ id }) => known.has(id))]
  if (added.length === 0 || others.length === 0) return []
  const rulesBefore = new Set(keyedList(published['rules']).map(({ key }) => key))
  return keyedList(draft['rules']).flatMap(({ key, item }) => {
    const named = namedPackages(item)
    if (!rulesBefore.has(key) || named === null || !others.every(({ id }) => named.includes(id))) return []
    const path = ['rules', { _key: key }, 'when', 'package']
    return added
      .filter(({ id }) => !named.includes(id))
      .map(({ id, title }) => ({ title, rule: textAt(item, 'title') ?? '', edit: [{ path, value: [...named, id] }] }))
  })
}

/** Whether a rule names every package of its category one by one: one that is added later would not belong to it. */
export function namesAll(rule: object, document: DatasetDocument): boolean {
  const named = namedPackages(rule)
  return named !== null && packagesOf(document).every(({ id }) => named.includes(id))
}

/** The packages that a rule names; null where it is for every one. */
function namedPackages(rule: object): unknown[] | null {
  const named = fieldsOf(fieldsOf(rule)['when'])['package']
  return Array.isArray(named) ? named : null
}
