import type { PatchOperations } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useClient, useDocumentOperation } from 'sanity'
import { EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { API_VERSION } from '../client/api-version.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { errorText } from '../client/error-text.ts'
import { useLayer } from './use-layer.ts'

/** Returns a function that patches the examples in the layer that is open, which gets a draft or version of them where it has none; null until that is possible. */
export function useExamplesPatch(): ((patches: readonly PatchOperations[]) => void) | null {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const toast = useToast()
  const { patch } = useDocumentOperation(EXAMPLES, EXAMPLES)
  // Sanity's own operation makes a draft, but no version.
  if (layer !== DRAFTS) {
    return patches => {
      const edits = patches.map(each => [EXAMPLES, each] as const)
      editDrafts(client, layer, edits).catch((error: unknown) => toast.push({ status: 'error', title: 'Not kept', description: errorText(error) }))
    }
  }
  if (patch.disabled !== false) return null
  return patches => patch.execute([...patches])
}
