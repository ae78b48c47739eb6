import { Box, Container, Stack, Text } from '@sanity/ui'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { useLayer } from '../content/use-layer.ts'
import { TextsAgainst } from '../change/texts-against.tsx'
import { useTakenOff } from '../history/use-taken-off.ts'
import { HOURS_TEXTS } from '../hours/hours-texts.ts'
import { CANCELLING_TEXTS } from '../policies/cancelling-texts.ts'
import { FindField } from './find-field.tsx'
import { HowDoI } from './how-do-i.tsx'
import { LastChanges } from './last-changes.tsx'
import { LiveState } from './live-state.tsx'
import { Part } from './part.tsx'
import { TakenOffDrafts } from './taken-off-drafts.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'

/** The first page: since when the site has been live, texts that contradict what is published, drafts, what was taken off the site, links for common tasks, and the last changes. */
export function StartPage() {
  const documents = useContent()
  const layer = useLayer()
  const content = useEditingContent()
  // In a release all that differs is published with it.
  const takenOff = useTakenOff(layer === DRAFTS ? documents : null)
  return (
    <Box overflow="auto" height="fill">
      <Container width={1} paddingX={4} paddingY={5}>
        <Stack as="main" gap={6}>
          <Part title="The site">
            <LiveState published={documents?.published ?? null} />
            {documents !== null && <TextsAgainst kind={HOURS_TEXTS} openId={null} documents={documents.published} />}
            {documents !== null && <TextsAgainst kind={CANCELLING_TEXTS} openId={null} documents={documents.published} />}
          </Part>
          <Part title={layer === DRAFTS ? 'Drafts that wait' : 'In this release'}>
            {documents === null || content === 'loading' ? (
              <Text size={1}>Loading…</Text>
            ) : (
              <WaitingDrafts documents={documents} takenOff={takenOff} content={content} />
            )}
          </Part>
          {documents !== null && <TakenOffDrafts documents={documents} ids={takenOff} />}
          <Part title="Find a field or a text">{documents !== null && <FindField documents={documents} />}</Part>
          <Part title="How do I…">{documents !== null && <HowDoI documents={documents} />}</Part>
          <Part title="The last changes">
            {documents !== null && content !== 'loading' && content !== null && <LastChanges documents={documents} content={content} />}
          </Part>
        </Stack>
      </Container>
    </Box>
  )
}
