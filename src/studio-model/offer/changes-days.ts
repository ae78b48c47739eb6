import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { DocumentDifference } from '#src/contract/generated/types.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'

const DAYS = ['date', 'weekdays', 'season']

/** Whether documents bring, change or take away a rule of some days, such as an offer; `documents` has every version, drafts first. */
export function changesDays(changed: readonly DocumentDifference[], documents: readonly DatasetDocument[]): boolean {
  return changed.some(({ document, change }) => {
    const versions = documents.filter(({ _id }) => _id === document)
    const after = rulesOf(change === 'removed' ? undefined : versions[0])
    const before = rulesOf(change === 'added' ? undefined : versions.at(-1))
    return [...after.symmetricDifference(before)].some(rule => isOfDays(JSON.parse(rule)))
  })
}

function rulesOf(document: DatasetDocument | undefined): ReadonlySet<string> {
  return new Set(keyedList(fieldsOf(document)['rules']).map(({ item }) => canonicalJson(item)))
}

function isOfDays(rule: unknown): boolean {
  const when = fieldsOf(fieldsOf(rule)['when'])
  return DAYS.some(name => when[name] !== undefined)
}
