import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import { errorText } from '../client/error-text.ts'

type State = { is: 'ready' } | { is: 'sending' } | { is: 'failed'; message: string }

interface UploadButtonProps {
  text: string
  /** The types that a file chooser offers. */
  accept: string
  /** Takes the chosen file. Its error is shown. */
  send: (file: File) => Promise<void>
}

/** Chooses a file on this device and sends it. */
export function UploadButton({ text, accept, send }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'ready' })
  const add = async (file: File) => {
    setState({ is: 'sending' })
    try {
      await send(file)
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
        accept={accept}
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
