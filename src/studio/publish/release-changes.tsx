import { Button, Dialog, Stack } from '@sanity/ui'
import { useState } from 'react'
import { PreviewView } from '../change/preview-view.tsx'
import { usePreview } from '../change/use-preview.ts'

const TITLE = 'What will this release change?'

/** A press that shows what publishing a release would change in some documents. */
export function ReleaseChanges({ ids }: { ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button disabled={ids.length === 0} text={ids.length === 0 ? 'This release changes nothing here' : TITLE} onClick={() => setOpen(true)} />
      {isOpen && <ReleaseDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReleaseDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const state = usePreview(ids, false)
  return (
    <Dialog id="release-changes" header={TITLE} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <PreviewView openId={null} state={state} acceptsExamples />
      </Stack>
    </Dialog>
  )
}
