import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import type { ImageFile } from '../../cms/media/media-list.ts'
import { addPicture } from '../content/media.ts'
import { shrunkPicture } from './shrunk-picture.ts'
import { errorText } from '../client/error-text.ts'

type State = { is: 'ready' } | { is: 'sending' } | { is: 'failed'; message: string }

/** Uploads a picture into the content folder. */
export function UploadButton({ text, onAdded }: { text: string; onAdded: (image: ImageFile) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'ready' })
  const add = async (file: File) => {
    setState({ is: 'sending' })
    try {
      onAdded(await addPicture(file.name, await shrunkPicture(file)))
      setState({ is: 'ready' })
    } catch (error) {
      setState({ is: 'failed', message: errorText(error) })
    }
  }
  return (
    <Stack gap={3}>
      <Button
        mode="ghost"
        icon={UploadIcon}
        text={state.is === 'sending' ? 'Uploading…' : text}
        disabled={state.is === 'sending'}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void add(file)
        }}
      />
      {state.is === 'failed' && (
        <Text size={1} role="alert" style={{ color: 'var(--card-badge-critical-fg-color)' }}>
          {state.message}
        </Text>
      )}
    </Stack>
  )
}
