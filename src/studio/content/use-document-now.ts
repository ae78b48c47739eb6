import { type SanityDocument, useEditState } from 'sanity'
import { useRelease } from './use-layer.ts'

/**
 * Returns a document as it is edited at present, beside what is published of it: its version in the chosen release, else its draft, else what is published.
 * Null where there is none.
 */
export function useDocumentNow(id: string, type: string): { document: SanityDocument | null; published: SanityDocument | null; ready: boolean } {
  const { version, draft, published, ready } = useEditState(id, type, 'default', useRelease())
  return { document: version ?? draft ?? published, published, ready }
}
