import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { SCROLLS } from '../fields/field.tsx'
import { PublishAll } from './publish-all.tsx'

interface PublishPaneProps {
  title: string
  documents: Documents
  /** Which documents are edited here, by id. */
  ids: readonly string[]
  /** The result of the last change; left out by a pane whose content shows it. */
  said?: string | null
  name: string
  maxWidth: string
  children: ReactNode
}

/** A page on which several documents are edited at once and published together. */
export function PublishPane({ title, documents, ids, said = null, name, maxWidth, children }: PublishPaneProps) {
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]} style={SCROLLS} data-testid={name}>
      <Stack gap={4} style={{ maxWidth }}>
        <Flex gap={4} align="center" wrap="wrap">
          <Box flex={1}>
            <Heading as="h1" size={2}>
              {title}
            </Heading>
          </Box>
          <PublishAll documents={documents} ids={ids} isSettled />
        </Flex>
        <output style={{ display: 'block' }}>{said !== null && <Text size={1}>{said}</Text>}</output>
        {children}
      </Stack>
    </Card>
  )
}
