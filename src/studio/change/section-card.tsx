import type { ReactNode } from 'react'
import { Card, Flex, Heading, Stack } from '@sanity/ui'

interface SectionCardProps {
  title: string
  /** The section's name for assistive technology, where it is another than the title. */
  label?: string
  /** Stands beside the title. */
  badge?: ReactNode
  tone?: 'default' | 'caution'
  gap?: number
  children: ReactNode
}

/** A section of a panel or screen in a card, below its heading. */
export function SectionCard({ title, label = title, badge, tone = 'default', gap = 4, children }: SectionCardProps) {
  return (
    <Card as="section" tone={tone} border radius={2} padding={3} aria-label={label}>
      <Stack gap={gap}>
        <Flex align="center" gap={2}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          {badge}
        </Flex>
        {children}
      </Stack>
    </Card>
  )
}
