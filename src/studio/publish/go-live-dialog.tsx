import { Button } from '@sanity/ui'
import { PreviewView } from '../change/preview-view.tsx'
import { usePreview } from '../change/use-preview.ts'
import { AskDialog } from './ask-dialog.tsx'
import { OverStudio } from './over-studio.tsx'

interface GoLiveAskedProps {
  /** The published document's id, also where a draft or version goes live. */
  id: string
  /** Label of the button that continues, Sanity's own: "Schedule publish". */
  label: string
  onClose: () => void
  onGoOn: () => void
}

/** Shows what a document changes when it goes live without other drafts, and asks whether to continue with Sanity's own dialog. */
export function GoLiveAsked({ id, label, onClose, onGoOn }: GoLiveAskedProps) {
  const state = usePreview([id], false)
  return (
    <OverStudio>
      <AskDialog id="go-live" header="What will this change do?" onClose={onClose} presses={<Button text={label} onClick={onGoOn} />}>
        <PreviewView openId={null} state={state} acceptsExamples={false} />
      </AskDialog>
    </OverStudio>
  )
}
