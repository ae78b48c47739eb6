import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface SuggestionProps {
  /** What the button says. */
  press: string
  /** What it is called where that alone does not tell it from others. */
  label?: string
  onPress: () => void
  /** While what it does is on its way. */
  isDisabled?: boolean
  /** Whether the line is read out when it comes. */
  isLive?: boolean
  children: ReactNode
}

/** A line that says what could be done, above the press that does it. */
export function Suggestion({ press, label, onPress, isDisabled = false, isLive = false, children }: SuggestionProps) {
  return (
    <Stack gap={3}>
      <Text size={1} as={isLive ? 'output' : 'div'}>
        {children}
      </Text>
      <Flex>
        <Button mode="ghost" fontSize={1} padding={2} text={press} aria-label={label} disabled={isDisabled} onClick={onPress} />
      </Flex>
    </Stack>
  )
}
