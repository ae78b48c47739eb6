import { nameIn } from '../documents/document-name.ts'
import { type Documents, type DraftReport, draftsFirst, isWithExamples } from './check-draft.ts'
import { findingIn } from './finding-words.ts'
import { withoutInheritedIn } from './without-inherited.ts'

/** Returns hints for the owner of a draft, beside its errors. */
export function hintWords({ known, together }: Pick<DraftReport, 'known' | 'together'>, documents: Documents): string[] {
  const name = (id: string) => `“${nameIn(draftsFirst(documents), id)}”`
  const hints = withoutInheritedIn(documents.published, known).map(
    finding => `The site does not take changes until this is fixed in ${name(finding.document)}: ${findingIn(documents.published, finding)}`,
  )
  if (isWithExamples(together)) hints.push(`The new prices in ${name('examples')} are published with it`)
  else if (together.length > 0) hints.push(togetherWords(together, documents))
  return hints
}

/** Says that a draft cannot be published without others. */
export function togetherWords(together: readonly string[], documents: Documents): string {
  return `This can only be published together with ${together.map(id => `“${nameIn(draftsFirst(documents), id)}”`).join(', ')}`
}
