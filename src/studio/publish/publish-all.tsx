import { Button } from '@sanity/ui'
import { useState } from 'react'
import { NOT_SAVED, useUnsaved, useUnsent } from '../client/unsaved.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useLayer } from '../content/use-layer.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { MAY_NOT_PUBLISH, useMayPublish } from './use-may-publish.ts'
import { ReleaseChanges } from './release-changes.tsx'

interface PublishAllProps {
  documents: Documents
  /** Which documents may be published here, by id. */
  ids: readonly string[]
  /** Whether every edit has arrived. */
  isSettled: boolean
}

/** A press that shows what publishing all changed documents would do, before it is done. What is in a release is published with it, by Sanity's own press. */
export function PublishAll({ documents, ids, isSettled }: PublishAllProps) {
  const layer = useLayer()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const [isUnsaved, isUnsent] = [useUnsaved(), useUnsent()]
  const changed = documents.drafts.map(({ _id }) => _id).filter(id => ids.includes(id))
  // What has not arrived is no draft yet.
  const isNotSaved = isUnsaved || (changed.length === 0 && (isUnsent || !isSettled))
  const mayPublish = useMayPublish(changed, documents)
  if (layer !== DRAFTS) return <ReleaseChanges ids={changed} />
  const [first, ...others] = changed
  const isForbidden = changed.length > 0 && !mayPublish
  const what = first === undefined || others.length > 0 ? `${changed.length} drafts` : nameIn(draftsFirst(documents), first)
  return (
    <>
      <Button
        disabled={changed.length === 0 || !isSettled || isUnsaved || isForbidden}
        text={isNotSaved ? NOT_SAVED : isForbidden ? MAY_NOT_PUBLISH : changed.length === 0 ? 'Nothing to publish' : `Publish ${what}…`}
        onClick={() => setAsked(changed)}
      />
      {/* What was asked about stays, also once it is published. */}
      {asked !== null && <PublishDialog ids={asked} documents={documents} onClose={() => setAsked(null)} />}
    </>
  )
}
