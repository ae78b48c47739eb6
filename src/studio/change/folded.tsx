import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** What is shown once its title is pressed. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
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
