import { Box, Container, Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { LastChanges } from './last-changes.tsx'
import { LiveState } from './live-state.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'

/** What is live, what waits to be published, and what was changed last. */
export function StartPage() {
  const documents = useContent()
  const content = useEditingContent()
  return (
    <Box overflow="auto" height="fill">
      <Container width={1} paddingX={4} paddingY={5}>
        <Stack as="main" gap={6}>
          <Part title="The site">
            <LiveState />
          </Part>
          <Part title="Drafts that wait">
            <WaitingDrafts documents={documents} />
          </Part>
          <Part title="The last changes of prices">
            {documents !== null && content !== 'loading' && content !== null && <LastChanges documents={documents} content={content} />}
          </Part>
        </Stack>
      </Container>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
