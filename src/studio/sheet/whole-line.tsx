import { Box } from '@sanity/ui'
import type { ReactNode } from 'react'

/** A form that takes the whole line, where its press stood beside another. */
export function WholeLine({ children }: { children: ReactNode }) {
  return <Box style={{ flex: '1 0 100%', minWidth: 0 }}>{children}</Box>
}
