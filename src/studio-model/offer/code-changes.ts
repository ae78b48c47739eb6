import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { DocumentDifference } from '#src/contract/generated/types.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'

/** Discount codes that visitors can type once documents are published, or cannot any more. */
export interface CodeChange {
  readonly code: string
  /** The titles of the rules that it is for. */
  readonly titles: readonly string[]
  readonly change: 'new' | 'gone'
}

/** What changes of the discount codes of changed documents; `documents` has every version, drafts first. */
export function codeChanges(changed: readonly DocumentDifference[], documents: readonly DatasetDocument[]): CodeChange[] {
  const versions = changed.map(({ document, change }) => ({ change, all: documents.filter(({ _id }) => _id === document) }))
  const after = codesIn(versions.map(({ change, all }) => (change === 'removed' ? undefined : all[0])))
  const before = codesIn(versions.map(({ change, all }) => (change === 'added' ? undefined : all.at(-1))))
  const told = (codes: typeof after, others: typeof after, change: CodeChange['change']) =>
    [...codes].flatMap(([code, titles]) => (others.has(code) ? [] : [{ code, titles: [...titles], change }]))
  return [...told(after, before, 'new'), ...told(before, after, 'gone')]
}

/** Says a change of a discount code in a line. */
export function codeWords({ code, titles, change }: CodeChange): string {
  const what = titles.length === 0 ? '' : `: ${titles.join(', ')}`
  return change === 'new' ? `Visitors can type the code ${code}${what}` : `The code ${code} counts no more${what}`
}

function codesIn(documents: readonly (DatasetDocument | undefined)[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rules = documents.flatMap(document => keyedList(fieldsOf(document)['rules']).map(({ item }) => item))
  const codes = rules.flatMap(rule => {
    const { coupons } = fieldsOf(rule['when'])
    const title = textAt(rule, 'title')
    return Array.isArray(coupons) ? coupons.map(code => ({ code: String(code), titles: title === undefined ? [] : [title] })) : []
  })
  return new Map([...Map.groupBy(codes, ({ code }) => code)].map(([code, same]) => [code, new Set(same.flatMap(({ titles }) => titles))]))
}
