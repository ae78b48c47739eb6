import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface FoldedProps {
  title: string
  /** Whether it is to be seen without a press. */
  isOpen?: boolean
  children: ReactNode
}

/** What is shown once its title is pressed. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen}>
      <summary>
        <Text as="span" size={1} style={{ display: 'inline-block' }}>
          {title}
        </Text>
      </summary>
      <Stack gap={4} paddingTop={3}>
        {children}
      </Stack>
    </details>
  )
}
