import { useEffect, useEffectEvent, useState } from 'react'
import { type Path, useDocumentStore } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { isOwnEdit } from '../client/own-edits.ts'
import { useRelease } from '../content/use-layer.ts'
import { isSame } from '../../studio-model/draft/patches.ts'
import { valueAt } from '../../studio-model/documents/values-around.ts'

/** What a field said, and what somebody else made of it. */
interface Change {
  readonly before: unknown
  readonly after: unknown
}

/** What somebody else just made of a field; null until then, and again once it is changed here. */
export function useChangedByOthers(path: Path, value: unknown): Change | null {
  const { documentId, documentType } = useDocumentPane()
  const { pair } = useDocumentStore()
  const release = useRelease()
  const [change, setChange] = useState<Change | null>(null)
  const tell = useEffectEvent((document: object) => {
    const after = valueAt(document, path)
    if (!isSame(value, after)) setChange({ before: value, after })
  })
  useEffect(() => {
    // What is typed here is told as a change of this side, what arrives amid that as a rebase.
    const told = pair.documentEvents(documentId, documentType, release).subscribe(event => {
      const isOther = event.type === 'rebase' || (event.type === 'mutation' && event.origin === 'remote')
      if (event.version !== (release === undefined ? 'draft' : 'version') || !isOther || event.document === null) return
      if (!isOwnEdit(event.document._rev)) tell(event.document)
    })
    return () => told.unsubscribe()
  }, [pair, documentId, documentType, release])
  return change !== null && isSame(value, change.after) ? change : null
}
