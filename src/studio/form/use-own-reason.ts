import { insert, PatchEvent, setIfMissing, useClient, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { ownReason } from '../../studio-model/documents/own-reason.ts'
import { currentDocuments } from '../../studio-model/publish/check-draft.ts'
import { API_VERSION } from '../client/api-version.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { useContent } from '../content/use-content.ts'
import { useLayer } from '../content/use-layer.ts'

/** Documents that keep reasons of their own; what others name stands in the business. */
const KEEPERS: ReadonlySet<string> = new Set(['business', 'category'])

/** Returns a function that writes a sentence down among the reasons for prices, and says by which id it is named. */
export function useOwnReason(): (text: string) => Promise<string> {
  const client = useClient(API_VERSION)
  const document = useFormValue([])
  const content = useContent()
  const layer = useLayer()
  const { documentType, onChange } = useDocumentPane()
  return async text => {
    // A name that any document has could be meant.
    const reason = ownReason(text, [document, ...(content === null ? [] : currentDocuments(content))])
    if (KEEPERS.has(documentType)) onChange(PatchEvent.from([setIfMissing([], ['reasons']), insert([reason], 'after', ['reasons', -1])]))
    else await editDrafts(client, layer, [['business', { setIfMissing: { reasons: [] }, insert: { after: 'reasons[-1]', items: [reason] } }]])
    return reason.id
  }
}
