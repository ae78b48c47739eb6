import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** A section in a card, named by its title in bold. */
export function TitledCard({ title, gap = 3, children }: { title: string; gap?: number; children: ReactNode }) {
  return (
    <Card border radius={2} padding={3}>
      <Stack as="section" gap={gap} aria-label={title}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}
