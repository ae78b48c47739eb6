import { Button, Dialog, DialogProvider, Flex, PortalProvider, Stack } from '@sanity/ui'
import { PreviewView } from '../change/preview-view.tsx'
import { usePreview } from '../change/use-preview.ts'

interface GoLiveAskedProps {
  /** Of the document, without that of a draft. */
  id: string
  /** What is said on the press that goes on. */
  label: string
  onClose: () => void
  onGoOn: () => void
}

/** What a document would change alone, before it is said when. Over all of the Studio, as what Publish shows. */
export function GoLiveAsked({ id, label, onClose, onGoOn }: GoLiveAskedProps) {
  const state = usePreview([id], false)
  return (
    <PortalProvider element={document.body}>
      <DialogProvider position="fixed">
        <Dialog
          id="go-live"
          header="What will this change do?"
          width={1}
          onClose={onClose}
          footer={
            <Flex gap={3} padding={3} justify="flex-end" wrap="wrap">
              <Button mode="ghost" text="Not now" onClick={onClose} />
              <Button text={label} onClick={onGoOn} />
            </Flex>
          }
        >
          <Stack gap={4} padding={4}>
            <PreviewView openId={null} state={state} acceptsExamples={false} />
          </Stack>
        </Dialog>
      </DialogProvider>
    </PortalProvider>
  )
}
