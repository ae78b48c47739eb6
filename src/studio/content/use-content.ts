import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { Layer } from '../../cms/sanity/layer.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { contentOf } from './content-store.ts'
import { useLayer } from './use-layer.ts'
import { API_VERSION } from '../client/api-version.ts'

/** Returns all current content of the dataset, with the edits of a layer, at first of the one that is open; null until loaded. */
export function useContent(of?: Layer): Documents | null {
  const client = useClient(API_VERSION)
  const open = useLayer()
  const layer = of ?? open
  const [documents, setDocuments] = useState<Documents | null>(null)
  useEffect(() => {
    const subscription = contentOf(client, layer).subscribe(setDocuments)
    return () => subscription.unsubscribe()
  }, [client, layer])
  return documents
}
