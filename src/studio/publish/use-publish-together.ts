import { useState } from 'react'
import { useClient } from 'sanity'
import { checkTogether, type Documents, type Finding } from '../../studio-model/publish/check-draft.ts'
import { publishActions } from '../../studio-model/publish/publish-actions.ts'
import { ownDrafts } from '../change/asked-drafts.ts'
import { mediaNow, namesOf } from '../content/media.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

interface Published {
  /** The ids of the drafts that go live together, also once they are no drafts any more. */
  ids: readonly string[]
  /** 'editing' before the press, and again where it was refused. */
  stage: 'editing' | 'publishing' | 'published'
  /** What kept it from being published, until one of the drafts changes. */
  problems: readonly Finding[]
  failure: string | null
  publish: () => void
}

/** Publishes the drafts of documents in one transaction, once the check of all of them together finds nothing: all, or none. */
export function usePublishTogether(ids: readonly string[], documents: Documents): Published {
  const client = useClient(API_VERSION)
  const [stage, setStage] = useState<Published['stage']>('editing')
  const [refused, setRefused] = useState<{ of: string; problems: readonly Finding[] } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<readonly string[] | null>(null)
  const own = ownDrafts(documents, ids).filter(document => documents.drafts.includes(document))
  const drafts = own.map(({ _id }) => _id)
  const revisions = JSON.stringify(own.map(({ _id, _rev }) => [_id, _rev]))
  const send = async () => {
    const problems = checkTogether(own, documents, namesOf(await mediaNow()))
    setRefused({ of: revisions, problems })
    if (problems.length > 0) return setStage('editing')
    setSent(drafts)
    await client.action(publishActions(drafts, documents), { transactionId: crypto.randomUUID() })
    setStage('published')
  }
  return {
    ids: stage === 'editing' ? drafts : (sent ?? drafts),
    stage,
    problems: refused?.of === revisions ? refused.problems : [],
    failure,
    publish: () => {
      setStage('publishing')
      setFailure(null)
      send().catch((error: unknown) => {
        setStage('editing')
        setFailure(errorText(error))
      })
    },
  }
}
