import type { PatchOperations } from '@sanity/client'
import { Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from './api-version.ts'
import { useLayer } from '../content/use-layer.ts'
import { editDrafts } from './edit-drafts.ts'
import { errorText } from './error-text.ts'

/** Edits drafts at a press; `failure` says why the last edit was not done. */
export function useDraftEdit(): {
  /** `onDone` is called once the edit has arrived. */
  edit: (patches: Iterable<readonly [id: string, PatchOperations]>, onDone?: () => void) => void
  failure: ReactNode
} {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const [failed, setFailed] = useState<string | null>(null)
  const edit = (patches: Iterable<readonly [id: string, PatchOperations]>, onDone?: () => void) => {
    setFailed(null)
    editDrafts(client, layer, patches).then(onDone, (error: unknown) => setFailed(errorText(error)))
  }
  const failure = failed !== null && (
    <Text size={1} role="alert">
      Not done: {failed}
    </Text>
  )
  return { edit, failure }
}
