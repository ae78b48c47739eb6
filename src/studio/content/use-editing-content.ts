import { useEffect, useState } from 'react'
import { distinctUntilChanged, map } from 'rxjs'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { type EditingContent, editingContent } from '../../studio-model/draft/editing-content.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { contentOf } from './content-store.ts'
import { API_VERSION } from '../client/api-version.ts'

/** The last value, for fields that open later. */
let latest: EditingContent | 'loading' | null = 'loading'

/** Returns the current currency, reasons and wording, drafts before published ones; 'loading', or null when the dataset lacks them. */
export function useEditingContent(): EditingContent | 'loading' | null {
  const client = useClient(API_VERSION)
  const [content, setContent] = useState(latest)
  useEffect(() => {
    const told = contentOf(client).pipe(
      map(versionsOf),
      distinctUntilChanged((before, after) => before.revisions === after.revisions),
      map(({ business, messages }) => editingContent(business, messages)),
    )
    const subscription = told.subscribe(next => {
      latest = next
      setContent(next)
    })
    return () => subscription.unsubscribe()
  }, [client])
  return content
}

/** Returns the versions of the documents that prices depend on, drafts first, with their revisions as a cache key. */
function versionsOf(documents: Documents): { business: DatasetDocument[]; messages: DatasetDocument[]; revisions: string } {
  const versions = (id: string) => draftsFirst(documents).filter(({ _id }) => _id === id)
  const [business, messages] = [versions('business'), versions('messages')]
  return { business, messages, revisions: [business, messages].map(list => list.map(({ _rev }) => String(_rev)).join()).join(' ') }
}
