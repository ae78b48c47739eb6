import { Box, Card } from '@sanity/ui'
import type { ReactNode } from 'react'
import { DocumentInspectorHeader } from 'sanity/structure'

interface PanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Panel beside a document that scrolls as a whole. */
export function Panel({ title, onClose, children }: PanelProps) {
  return (
    <Card height="fill" overflow="auto">
      <DocumentInspectorHeader as="header" title={title} closeButtonLabel="Close" onClose={onClose} flex="none" />
      <Box padding={4}>{children}</Box>
    </Card>
  )
}
