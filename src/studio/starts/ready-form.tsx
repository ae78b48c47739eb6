import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { RulesOutcome } from '../../studio-model/prices/rules-outcome.ts'

interface ReadyFormProps {
  title: string
  /** The press that does what is filled in. */
  pressText: string
  /** Whether it takes something away. */
  isRemoval?: boolean
  /** What would come of it; null while it is not filled in, or cannot be known. */
  outcome: RulesOutcome | null
  onPress: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that is filled in for several fields of a document at once, with what pages would say of them and what something then costs. */
export function ReadyForm({ title, pressText, isRemoval = false, outcome, onPress, onClose, children }: ReadyFormProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onPress()
  }
  return (
    <Card ref={form} as="section" border radius={2} padding={3} aria-label={title} onKeyDown={addByEnter}>
      <Stack gap={4}>
        {children}
        <Stack as="output" gap={3}>
          {outcome !== null && outcome.words.length > 0 && (
            <Text size={1} muted>
              Pages will say:
            </Text>
          )}
          {outcome?.words.map(words => (
            <Text key={words} size={1}>
              {words}
            </Text>
          ))}
          {outcome?.example != null && <Text size={1}>For example: {outcome.example}</Text>}
        </Stack>
        <Stack role="alert" gap={3}>
          {outcome?.refusals.map(refusal => (
            <Text key={refusal} size={1}>
              The site would not take this: {refusal}
            </Text>
          ))}
        </Stack>
        <Text size={1} muted>
          {isRemoval ? 'The draft stays as it is before' : 'Nothing of this is in the draft before'} “{pressText}” is pressed.
        </Text>
        <Flex gap={3}>
          <Button fontSize={1} padding={3} text={pressText} onClick={onPress} />
          <Button mode="ghost" fontSize={1} padding={3} text="Not now" onClick={onClose} />
        </Flex>
      </Stack>
    </Card>
  )
}
