import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { contentOf } from './content-store.ts'
import { API_VERSION } from '../client/api-version.ts'

/** Returns all current content of the dataset; null until loaded. */
export function useContent(): Documents | null {
  const client = useClient(API_VERSION)
  const [documents, setDocuments] = useState<Documents | null>(null)
  useEffect(() => {
    const subscription = contentOf(client).subscribe(setDocuments)
    return () => subscription.unsubscribe()
  }, [client])
  return documents
}
