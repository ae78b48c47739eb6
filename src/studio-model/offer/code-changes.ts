import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { DocumentDifference } from '#src/contract/generated/types.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { limitWords } from '../prices/condition-words.ts'

/** Discount codes that visitors can type once documents are published, or cannot any more. */
export interface CodeChange {
  readonly code: string
  /** The titles of the rules that it is for. */
  readonly titles: readonly string[]
  /** How often it may be used, in words; empty for any number of times. */
  readonly limit: string
  readonly change: 'new' | 'gone'
}

/** What changes of the discount codes of changed documents; `documents` has every version, drafts first. */
export function codeChanges(changed: readonly DocumentDifference[], documents: readonly DatasetDocument[]): CodeChange[] {
  const versions = changed.map(({ document, change }) => ({ change, all: documents.filter(({ _id }) => _id === document) }))
  const after = codesIn(versions.map(({ change, all }) => (change === 'removed' ? undefined : all[0])))
  const before = codesIn(versions.map(({ change, all }) => (change === 'added' ? undefined : all.at(-1))))
  const told = (codes: typeof after, others: typeof after, change: CodeChange['change']) =>
    [...codes].flatMap(([code, rules]) => (others.has(code) ? [] : [{ code, ...rules, change }]))
  return [...told(after, before, 'new'), ...told(before, after, 'gone')]
}

/** Says a change of a discount code in a line. */
export function codeWords({ code, titles, limit, change }: CodeChange): string {
  const what = titles.length === 0 ? '' : `: ${titles.join(', ')}`
  return change === 'new' ? `Visitors can type the code ${code}${limit === '' ? '' : `, ${limit}`}${what}` : `The code ${code} counts no more${what}`
}

function codesIn(documents: readonly (DatasetDocument | undefined)[]): ReadonlyMap<string, Pick<CodeChange, 'titles' | 'limit'>> {
  const rules = documents.flatMap(document => keyedList(fieldsOf(document)['rules']).map(({ item }) => item))
  const codes = rules.flatMap(rule => {
    const { coupons, couponLimit } = fieldsOf(rule['when'])
    const [title, limit] = [textAt(rule, 'title'), limitWords(fieldsOf(couponLimit))]
    return Array.isArray(coupons) ? coupons.map(code => ({ code: String(code), titles: title === undefined ? [] : [title], limit })) : []
  })
  const said = (same: typeof codes) => ({
    titles: [...new Set(same.flatMap(({ titles }) => titles))],
    limit: same.find(({ limit }) => limit !== '')?.limit ?? '',
  })
  return new Map([...Map.groupBy(codes, ({ code }) => code)].map(([code, same]) => [code, said(same)]))
}
