import { Box, Container, Grid, Stack, Text, useMediaIndex } from '@sanity/ui'
import { useState } from 'react'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { useLayer } from '../content/use-layer.ts'
import { TextsAgainst } from '../change/texts-against.tsx'
import { useTakenOff } from '../history/use-taken-off.ts'
import { HOURS_TEXTS } from '../hours/hours-texts.ts'
import { POLICY_TEXTS } from '../policies/policy-texts.ts'
import { FindField } from './find-field.tsx'
import { HowDoI } from './how-do-i.tsx'
import { LastChanges } from './last-changes.tsx'
import { LiveState } from './live-state.tsx'
import { Part } from './part.tsx'
import { TakenOffDrafts } from './taken-off-drafts.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'

/** The widths from which on there is room for a second column, as a position among those of Sanity's. */
const TWO_COLUMNS = 4

/**
 * The first page: since when the site has been live, texts that contradict what is published, drafts, what was taken off the site and the last changes; beside
 * them, or among them where there is no room, the search and links for common tasks.
 */
export function StartPage() {
  const documents = useContent()
  const layer = useLayer()
  const content = useEditingContent()
  // Kept here: the field is made anew in the other column.
  const [search, setSearch] = useState('')
  const isWide = useMediaIndex() >= TWO_COLUMNS
  const takenOff = useTakenOff(documents)
  const find = (
    <Part key="find" title="Find a field or a text">
      {documents !== null && <FindField documents={documents} search={search} onSearch={setSearch} />}
    </Part>
  )
  const tasks = (
    <Part key="tasks" title="How do I…">
      {documents !== null && <HowDoI documents={documents} />}
    </Part>
  )
  const changes = (
    <Part key="changes" title="The last changes">
      {documents !== null && content !== 'loading' && content !== null && <LastChanges documents={documents} content={content} />}
    </Part>
  )
  return (
    <Box overflow="auto" height="fill">
      <Container width={isWide ? 3 : 1} paddingX={4} paddingY={5}>
        <Grid as="main" gridTemplateColumns={isWide ? 2 : 1} gap={6}>
          <Stack gap={6}>
            <Part title="The site">
              <LiveState published={documents?.published ?? null} />
              {documents !== null &&
                [HOURS_TEXTS, ...POLICY_TEXTS].map(kind => (
                  <TextsAgainst key={kind.label} kind={kind} openId={null} documents={documents.published} />
                ))}
            </Part>
            <Part title={layer === DRAFTS ? 'Drafts that wait' : 'In this release'}>
              {documents === null || content === 'loading' ? (
                <Text size={1}>Loading…</Text>
              ) : (
                <WaitingDrafts documents={documents} takenOff={takenOff} content={content} />
              )}
            </Part>
            {documents !== null && <TakenOffDrafts documents={documents} ids={takenOff} />}
            {/* In one list, so that the changes stay as they are when the window becomes wider. */}
            {[...(isWide ? [] : [find]), changes, ...(isWide ? [] : [tasks])]}
          </Stack>
          {isWide && <Stack gap={6}>{[find, tasks]}</Stack>}
        </Grid>
      </Container>
    </Box>
  )
}
