import { useMemo } from 'react'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { languageOf } from '../../cms/defaults/complete.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { findingIn } from '../../studio-model/publish/finding-words.ts'
import { type GoingWith, goingWith } from '../../studio-model/publish/going-with.ts'
import { type RemovalKind, removed, type Removed } from '../../studio-model/publish/removal-words.ts'
import { askOpenRequests } from '../change/site-calls.ts'
import { useSiteAnswer } from '../change/use-site-answer.ts'
import { namesOf } from '../content/media.ts'
import { useContent } from '../content/use-content.ts'
import { useMedia } from '../content/use-media.ts'

/** What goes with a category. */
export interface Removal {
  documents: Documents
  gone: Removed
  /** How many open requests are for it; null until known, and where the site does not say. */
  open: number | null
  /** What goes with it, and what stands in the way. */
  going: GoingWith
  /** What its going would leave wrong elsewhere. */
  problems: readonly string[]
}

/** What would go with a category, and what stands in the way; null until content is loaded. */
export function useRemoval(id: string, kind: RemovalKind): Removal | null {
  const documents = useContent(kind === 'release' ? undefined : DRAFTS)
  const media = useMedia()
  const category = documents?.published.find(({ _id }) => _id === id)?.['id']
  const { answered } = useSiteAnswer(typeof category === 'string' ? category : null, askOpenRequests)
  const open = answered?.answer.kind === 'answer' ? answered.answer.body : null
  return useMemo(() => {
    if (documents === null || media === null) return null
    const all = draftsFirst(documents)
    const going = goingWith(id, kind, documents, namesOf(media))
    const problems = going.problems.map(finding => `In “${nameIn(all, finding.document)}”: ${findingIn(all, finding)}`)
    const language = languageOf(documents.published.find(({ _id }) => _id === 'business'))
    return { documents, gone: removed(id, documents, language), open, going, problems }
  }, [documents, media, id, kind, open])
}
