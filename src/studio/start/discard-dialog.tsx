import { Button, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import type { Layer } from '../../cms/sanity/layer.ts'
import { API_VERSION } from '../client/api-version.ts'
import { discardDrafts } from '../client/discard-drafts.ts'
import { errorText } from '../client/error-text.ts'
import { AskDialog } from '../publish/ask-dialog.tsx'

interface DiscardDialogProps {
  layer: Layer
  ids: readonly string[]
  /** What the documents are called. */
  names: string
  /** The same of those that are nowhere but in these drafts; empty where there are none. */
  onlyHere: string
  onClose: () => void
}

/** Asks whether what waits of some documents is discarded. */
export function DiscardDialog({ layer, ids, names, onlyHere, onClose }: DiscardDialogProps) {
  const client = useClient(API_VERSION)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const discard = async () => {
    setIsSending(true)
    try {
      await discardDrafts(client, layer, ids)
      onClose()
    } catch (error) {
      setFailure(errorText(error))
      setIsSending(false)
    }
  }
  const isDeletion = onlyHere === names
  return (
    <AskDialog
      id="discard"
      header={isDeletion ? `Delete ${names} for good?` : `Discard what waits of ${names}?`}
      onClose={onClose}
      presses={
        <Button
          tone="critical"
          text={isSending ? 'Discarding…' : isDeletion ? 'Delete for good' : 'Discard'}
          disabled={isSending}
          onClick={() => void discard()}
        />
      }
    >
      {!isDeletion && <Text size={1}>Every change there that is not published goes. What visitors see stays as it is.</Text>}
      {onlyHere !== '' && (
        <Text size={1} weight="semibold">
          Of {onlyHere} nothing is published: all of it is deleted.
        </Text>
      )}
      {failure !== null && (
        <Text size={1} role="alert">
          Not discarded: {failure}
        </Text>
      )}
    </AskDialog>
  )
}
