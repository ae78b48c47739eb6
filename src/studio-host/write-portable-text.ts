import { DOCUMENT_TYPES } from '#src/cms/sanity/dataset-documents.ts'
import { withPortableText } from '#src/cms/sanity/with-portable-text.ts'
import type { Lake } from '#src/lake/lake.ts'

/** Rewrites the documents and drafts of a lake in which an earlier version wrote texts that are Portable Text now; returns how many there were. */
export async function writePortableText(lake: Lake): Promise<number> {
  const written = [...lake.documents.values()].flatMap(document => {
    const { _rev, _updatedAt, ...given } = document
    const rewritten = DOCUMENT_TYPES.includes(given._type) ? withPortableText(given) : given
    return rewritten === given ? [] : [rewritten]
  })
  if (written.length > 0) await lake.mutate(written.map(document => ({ createOrReplace: document })))
  return written.length
}
