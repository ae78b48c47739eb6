import { Card, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { DocumentInspectorHeader } from 'sanity/structure'
import { PublishHere } from './publish/publish-here.tsx'

interface PanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Panel beside a document; its title, and on a narrow screen Publish, stay in sight. */
export function Panel({ title, onClose, children }: PanelProps) {
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader as="header" title={title} closeButtonLabel="Close" onClose={onClose} flex="none" />
      <Card flex={1} overflow="auto" padding={4} style={{ minHeight: 0 }}>
        {children}
      </Card>
      <PublishHere />
    </Flex>
  )
}
