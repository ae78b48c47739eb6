import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** What an owner should look at. */
export interface Caution {
  label: string
  title: string
  /** What stands below the title, in a line. */
  inShort: string
  children: ReactNode
}

/** What an owner should look at, below its title. */
export function CautionBox({ label, title, children }: Omit<Caution, 'inShort'>) {
  return (
    <Card as="section" tone="caution" border radius={2} padding={3} aria-label={label}>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}
