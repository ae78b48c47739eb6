import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { longestReason } from '../../studio-model/documents/own-reason.ts'
import { suggestedId } from '../../studio-model/documents/suggested-id.ts'
import { errorText } from '../client/error-text.ts'
import { Field } from '../fields/field.tsx'
import { useOwnReason } from './use-own-reason.ts'

interface OwnReasonProps {
  /** The press that opens it. */
  text?: string
  onMade: (id: string) => void
}

/** A sentence of the owner's own, where no ready one says why a price is a consultation; written where it is needed. */
export function OwnReason({ text = 'Write a sentence of your own', onMade }: OwnReasonProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Sentence onMade={onMade} onClose={() => setOpen(false)} />
  return (
    <Flex>
      <Button mode="ghost" fontSize={1} padding={2} text={text} onClick={() => setOpen(true)} />
    </Flex>
  )
}

function Sentence({ onMade, onClose }: OwnReasonProps & { onClose: () => void }) {
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const make = useOwnReason()
  // The press that opened it is gone, and the focus with it.
  useEffect(() => field.current?.focus(), [])
  const take = async () => {
    try {
      onMade(await make(text))
      onClose()
    } catch (error) {
      setFailure(`Not kept: ${errorText(error)}`)
    }
  }
  return (
    <Stack gap={3}>
      <Field label="Your sentence; visitors read it" problem={failure}>
        {control => (
          <TextInput {...control} ref={field} maxLength={longestReason()} value={text} onChange={event => setText(event.currentTarget.value)} />
        )}
      </Field>
      <Flex gap={2} align="center" wrap="wrap">
        <Button fontSize={1} padding={2} text="Use this sentence" disabled={suggestedId(text) === ''} onClick={() => void take()} />
        <Button mode="bleed" fontSize={1} padding={2} text="Not now" onClick={onClose} />
        <Text size={1} muted>
          It is kept under “Reasons and notes for prices”, where other prices can use it too.
        </Text>
      </Flex>
    </Stack>
  )
}
