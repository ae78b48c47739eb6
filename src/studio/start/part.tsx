import { Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'

/** A part of the first page, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
