import type { PatchOperations, SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { FailedExample } from '../../contract/generated/types.ts'
import { checkTogether, type Documents, type Finding, publishedWith } from '../../studio-model/publish/check-draft.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { draftId, publishActions } from '../../studio-model/publish/publish-actions.ts'
import { EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import { ownDrafts } from '../change/asked-drafts.ts'
import { mediaNow, namesOf } from '../content/media.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { API_VERSION } from '../client/api-version.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { errorText } from '../client/error-text.ts'

interface Published {
  /** The ids of the drafts that go live together, also once they are no drafts any more. */
  ids: readonly string[]
  /** 'editing' before the press, and again where it was refused. */
  stage: 'editing' | 'publishing' | 'published'
  /** What keeps it from being published. */
  problems: readonly Finding[]
  /** Examples that cost something else with it: they are no problem once their new prices are accepted. */
  examples: readonly FailedExample[]
  /** Ids of the other drafts with which it could be published all the same. */
  needed: readonly string[]
  failure: string | null
  /** Publishes them, after the new prices of examples are written into their draft where some are accepted. */
  publish: (accepted: PatchOperations | null) => void
}

/** Publishes the drafts of documents in one transaction, once the check of all of them together finds nothing: all, or none. */
export function usePublishTogether(ids: readonly string[], documents: Documents): Published {
  const client = useClient(API_VERSION)
  const [stage, setStage] = useState<Published['stage']>('editing')
  const [checked, setChecked] = useState<({ of: string } & CheckedNow) | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<readonly string[] | null>(null)
  const own = changed(ids, documents)
  const revisions = revisionsOf(own)
  const send = async (accepted: PatchOperations | null) => {
    const current = accepted === null ? documents : await withAccepted(client, documents, accepted)
    const own = changed(ids, current)
    const found = await checkedNow(own, current)
    setChecked({ of: revisionsOf(own), ...found })
    if (found.problems.length > 0) return setStage('editing')
    const drafts = own.map(({ _id }) => _id)
    setSent(drafts)
    await client.action(publishActions(drafts, current), { transactionId: crypto.randomUUID() })
    setStage('published')
  }
  useEffect(() => {
    if (stage !== 'editing') return undefined
    let isOver = false
    const own = changed(ids, documents)
    const tell = (found: CheckedNow) => isOver || setChecked({ of: revisionsOf(own), ...found })
    // What fails here is said at the press.
    checkedNow(own, documents).then(tell, () => undefined)
    return () => {
      isOver = true
    }
  }, [ids, documents, stage])
  const isCurrent = checked?.of === revisions
  return {
    ids: (stage === 'editing' ? null : sent) ?? own.map(({ _id }) => _id),
    stage,
    problems: isCurrent ? checked.problems : [],
    examples: isCurrent ? checked.examples : [],
    needed: isCurrent ? checked.needed : [],
    failure,
    publish: accepted => {
      setStage('publishing')
      setFailure(null)
      send(accepted).catch((error: unknown) => {
        setStage('editing')
        setFailure(errorText(error))
      })
    },
  }
}

type CheckedNow = Pick<Published, 'problems' | 'examples' | 'needed'>

/** Checks what is published with these drafts in their place. */
async function checkedNow(own: readonly DatasetDocument[], documents: Documents): Promise<CheckedNow> {
  const media = namesOf(await mediaNow())
  const { errors: problems, examples } = checkTogether(own, documents, media)
  return { problems, examples, needed: problems.length === 0 ? [] : publishedWith(own, documents, media) }
}

/** What is published with these documents: their drafts, and that of the examples. */
function changed(ids: readonly string[], documents: Documents): DatasetDocument[] {
  return ownDrafts(documents, ids).filter(document => documents.drafts.includes(document))
}

function revisionsOf(drafts: readonly DatasetDocument[]): string {
  return JSON.stringify(drafts.map(({ _id, _rev }) => [_id, _rev]))
}

/** Writes new prices into the draft of the examples; returns all documents with it. */
async function withAccepted(client: SanityClient, { published, drafts }: Documents, accepted: PatchOperations): Promise<Documents> {
  await editDrafts(client, DRAFTS, new Map([[EXAMPLES, accepted]]))
  const examples = await client.getDocument<DatasetDocument>(draftId(EXAMPLES))
  const others = drafts.filter(({ _id }) => _id !== EXAMPLES)
  return { published, drafts: examples === undefined ? others : [...others, { ...examples, _id: EXAMPLES }] }
}
