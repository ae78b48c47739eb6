import { useState } from 'react'
import { useClient } from 'sanity'
import { checkTogether, type Documents, type Finding } from '../../studio-model/publish/check-draft.ts'
import { publishActions } from '../../studio-model/publish/publish-actions.ts'
import { mediaNow, namesOf } from '../content/media.ts'

interface Published {
  /** 'editing' before the press, and again where it was refused. */
  stage: 'editing' | 'publishing' | 'published'
  /** What kept it from being published, until one of the drafts changes. */
  problems: readonly Finding[]
  failure: string | null
  publish: () => void
}

/** Publishes the drafts of documents in one transaction, once the check of all of them together finds nothing: all, or none. */
export function usePublishTogether(ids: readonly string[], documents: Documents): Published {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [stage, setStage] = useState<Published['stage']>('editing')
  const [refused, setRefused] = useState<{ of: string; problems: readonly Finding[] } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // New prices of examples that were accepted go with the prices.
  const own = documents.drafts.filter(({ _id }) => ids.includes(_id) || _id === 'examples')
  const revisions = JSON.stringify(own.map(({ _id, _rev }) => [_id, _rev]))
  const send = async () => {
    const problems = checkTogether(own, documents, namesOf(await mediaNow()))
    setRefused({ of: revisions, problems })
    if (problems.length > 0) return setStage('editing')
    const actions = publishActions(
      own.map(({ _id }) => _id),
      documents,
    )
    await client.action(actions, { transactionId: crypto.randomUUID() })
    setStage('published')
  }
  return {
    stage,
    problems: refused?.of === revisions ? refused.problems : [],
    failure,
    publish: () => {
      setStage('publishing')
      setFailure(null)
      send().catch((error: unknown) => {
        setStage('editing')
        setFailure(error instanceof Error ? error.message : String(error))
      })
    },
  }
}
