import { Button, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { draftId } from '../../studio-model/publish/publish-actions.ts'
import { STAYS_AS_DRAFT, TAKEN_OFF } from '../../studio-model/publish/removal-words.ts'
import { PreviewView } from '../change/preview-view.tsx'
import { useGoingAnswer } from '../change/use-going-answer.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'
import { ownTransaction } from '../client/own-edits.ts'
import { useContent } from '../content/use-content.ts'
import { AskDialog } from './ask-dialog.tsx'
import { OverStudio } from './over-studio.tsx'

interface TakeOffDialogProps {
  id: string
  onClose: () => void
}

/** What taking a document off the site changes that content may do without, and the press that does it and keeps a draft. */
export function TakeOffDialog(props: TakeOffDialogProps) {
  // In a release nothing is taken off the site at once.
  const documents = useContent(DRAFTS)
  return (
    documents !== null && (
      <OverStudio>
        <TakeOffAsked {...props} documents={documents} />
      </OverStudio>
    )
  )
}

function TakeOffAsked({ id, documents, onClose }: TakeOffDialogProps & { documents: Documents }) {
  const client = useClient(API_VERSION)
  const state = useGoingAnswer(id, documents)
  const toast = useToast()
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const told = () => {
    toast.push({ status: 'success', title: TAKEN_OFF, description: STAYS_AS_DRAFT })
    onClose()
  }
  const takeOff = () => {
    setSent(true)
    setFailure(null)
    const unpublish = { actionType: 'sanity.action.document.unpublish' as const, draftId: draftId(id), publishedId: id }
    client.action([unpublish], { transactionId: ownTransaction() }).then(told, (error: unknown) => {
      setSent(false)
      setFailure(errorText(error))
    })
  }
  return (
    <AskDialog
      id="take-off"
      header={`Take “${nameIn(draftsFirst(documents), id)}” off the site?`}
      onClose={onClose}
      presses={<Button text="Take it off the site" disabled={isSent || state.isAsking} onClick={takeOff} />}
    >
      <Text size={1}>{STAYS_AS_DRAFT}</Text>
      <div role="alert">{failure !== null && <Text size={1}>Not done: {failure}</Text>}</div>
      <PreviewView openId={null} state={state} acceptsExamples={false} />
    </AskDialog>
  )
}
