import { useMemo } from 'react'
import { languageOf } from '../../cms/defaults/complete.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { checkRemoval, currentDocuments, type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { findingIn } from '../../studio-model/publish/finding-words.ts'
import { type ReferringPlace, referringPlaces } from '../../studio-model/publish/referring-places.ts'
import { type RemovalKind, removed, type Removed } from '../../studio-model/publish/removal-words.ts'
import { askOpenRequests } from '../change/site-calls.ts'
import { useSiteAnswer } from '../change/use-site-answer.ts'
import { namesOf } from '../content/media.ts'
import { useContent } from '../content/use-content.ts'
import { useMedia } from '../content/use-media.ts'

interface Removal {
  documents: Documents
  gone: Removed
  /** How many open requests are for it; null until known, and where the site does not say. */
  open: number | null
  /** The places of other documents that refer to it. */
  naming: readonly ReferringPlace[]
  /** What its going would leave wrong elsewhere. */
  problems: readonly string[]
}

/** What would go with a category, and what stands in the way; null until content is loaded. */
export function useRemoval(id: string, kind: RemovalKind): Removal | null {
  const documents = useContent()
  const media = useMedia()
  const category = documents?.published.find(({ _id }) => _id === id)?.['id']
  const { answered } = useSiteAnswer(typeof category === 'string' ? category : null, askOpenRequests)
  const open = answered?.answer.kind === 'answer' ? answered.answer.body : null
  return useMemo(() => {
    if (documents === null || media === null) return null
    const all = draftsFirst(documents)
    // With a release goes what it says, not what is published.
    const left = kind === 'release' ? { published: currentDocuments(documents), drafts: [] } : documents
    const problems = checkRemoval(id, left, namesOf(media)).map(finding => `In “${nameIn(all, finding.document)}”: ${findingIn(all, finding)}`)
    const language = languageOf(documents.published.find(({ _id }) => _id === 'business'))
    return { documents, gone: removed(id, documents, language), open, naming: referringPlaces(id, left), problems }
  }, [documents, media, id, kind, open])
}
