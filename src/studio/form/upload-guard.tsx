import { Stack, Text } from '@sanity/ui'
import { type ClipboardEvent, type DragEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { refusedUpload } from '../../studio-model/pictures/refused-upload.ts'

/** Refuses files that pages could not show before Sanity's own input takes them, in words: chosen, dropped or pasted. */
export function UploadGuard({ isList = false, children }: { isList?: boolean; children: ReactNode }) {
  const [refused, setRefused] = useState<string | null>(null)
  const look = (event: SyntheticEvent, files: ArrayLike<File> | null | undefined) => {
    const given = Array.from(files ?? [])
    if (given.length === 0) return
    const words = given.map(refusedUpload).find(each => each !== null) ?? null
    setRefused(words)
    if (words === null) return
    event.preventDefault()
    event.stopPropagation()
  }
  const lookAtDrop = (event: DragEvent) => {
    // React passes a drop in the dialog of a list's item (a portal) on to the list too: only drops whose nearest guard is this one count.
    if ((event.target as Element).closest('[data-upload-guard]') === event.currentTarget) look(event, event.dataTransfer.files)
  }
  const more = isList
    ? {}
    : {
        onChangeCapture: (event: SyntheticEvent) => look(event, (event.target as Partial<HTMLInputElement>).files),
        onPasteCapture: (event: ClipboardEvent) => look(event, event.clipboardData.files),
      }
  return (
    <div data-upload-guard onDropCapture={lookAtDrop} {...more}>
      <Stack gap={3}>
        {children}
        {refused !== null && (
          <Text size={1} role="alert" style={{ color: 'var(--card-badge-critical-fg-color)' }}>
            {refused}
          </Text>
        )}
      </Stack>
    </div>
  )
}

/** A list of pictures, onto which files can be dropped. */
export function PictureListInput(props: ArrayOfObjectsInputProps) {
  return <UploadGuard isList>{props.renderDefault(props)}</UploadGuard>
}
