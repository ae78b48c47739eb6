import { Button, Flex, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { dismissedWarning } from '../../studio-model/publish/dismissed-warning.ts'
import { useExamplesPatch } from '../content/use-examples-patch.ts'
import { Field } from '../fields/field.tsx'

/** Asks why a price is meant that looks like a mistake, and keeps that with the examples. */
export function DismissWarning({ category, message }: { category: string; message: string }) {
  const [reason, setReason] = useState<string | null>(null)
  const patch = useExamplesPatch()
  if (patch === null) return null
  if (reason === null)
    return (
      <Flex>
        <Button mode="ghost" fontSize={1} padding={2} text="This is meant" onClick={() => setReason('')} />
      </Flex>
    )
  const item = dismissedWarning(category, message, reason)
  const dismiss = () => {
    if (item === null) return
    patch([
      { setIfMissing: { examples: [], dismissed: [] } },
      { insert: { after: 'dismissed[-1]', items: [{ _key: crypto.randomUUID().slice(0, 12), ...item }] } },
    ])
  }
  return (
    <Field label="Why this is meant" problem={null}>
      {control => (
        <Flex gap={2}>
          <TextInput {...control} value={reason} onChange={event => setReason(event.currentTarget.value)} />
          <Button mode="ghost" text="Dismiss" disabled={item === null} onClick={dismiss} />
        </Flex>
      )}
    </Field>
  )
}
