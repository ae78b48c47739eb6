import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { waitingDrafts, waitingTitle } from '../../studio-model/history/waiting.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useUnsent } from '../client/unsaved.ts'
import { useLayer } from '../content/use-layer.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { PublishAll } from '../publish/publish-all.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { WaitingEntry } from './waiting-entry.tsx'

interface WaitingDraftsProps {
  documents: Documents
  /** The ids of drafts that are listed elsewhere. */
  takenOff: ReadonlySet<string>
  /** Null while business and messages say too little. */
  content: EditingContent | null
}

/** What waits to be published, an entry for what one action changed, with links to its forms, and a press that shows what publishing it does. */
export function WaitingDrafts({ documents, takenOff, content }: WaitingDraftsProps) {
  const layer = useLayer()
  const isUnsent = useUnsent()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const { published } = documents
  const drafts = useMemo(() => documents.drafts.filter(({ _id }) => !takenOff.has(_id)), [documents, takenOff])
  const [discarded, setDiscarded] = useState<readonly string[] | null>(null)
  const name = (id: string) => nameIn(draftsFirst(documents), id)
  const namesOf = (ids: readonly string[]) => new Intl.ListFormat('en').format(ids.map(id => `“${name(id)}”`))
  const isNew = (id: string) => !published.some(({ _id }) => _id === id)
  const waiting = useMemo(() => {
    const scope = content === null ? null : { ...content, published, today: utcToday() }
    return waitingDrafts(drafts, scope).map(one => ({ ...one, ids: one.drafts.map(({ _id }) => _id) }))
  }, [drafts, published, content])
  return (
    <>
      {drafts.length === 0 && (
        <Text size={1}>
          {isUnsent
            ? 'None that has arrived: your last changes are not saved yet.'
            : layer === DRAFTS
              ? 'None: everything is published.'
              : 'None: nothing in this release differs from what is published.'}
        </Text>
      )}
      <Stack as="ul" gap={5} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {waiting
          .toSorted((one, other) => name(one.ids[0] ?? '').localeCompare(name(other.ids[0] ?? '')))
          .map(entry => (
            <Stack key={entry.ids.join()} as="li" gap={3}>
              <WaitingEntry entry={entry} nameOf={name} />
              <Flex gap={2} wrap="wrap">
                {layer === DRAFTS && waiting.length > 1 && entry.ids.length > 1 && (
                  <Button
                    mode="ghost"
                    padding={2}
                    fontSize={1}
                    text={`Publish these ${entry.ids.length}…`}
                    aria-label={`Publish these ${entry.ids.length}: ${waitingTitle(entry)}`}
                    onClick={() => setAsked(entry.ids)}
                  />
                )}
                <Button
                  mode="bleed"
                  padding={2}
                  fontSize={1}
                  text="Discard…"
                  aria-label={`Discard: ${namesOf(entry.ids)}`}
                  onClick={() => setDiscarded(entry.ids)}
                />
              </Flex>
            </Stack>
          ))}
      </Stack>
      {/* There without a draft too: it tells of those that it has just published. */}
      <Flex>
        <PublishAll documents={documents} ids={drafts.map(({ _id }) => _id)} isSettled />
      </Flex>
      {discarded !== null && (
        <DiscardDialog
          layer={layer}
          ids={discarded}
          names={namesOf(discarded)}
          onlyHere={namesOf(discarded.filter(isNew))}
          onClose={() => setDiscarded(null)}
        />
      )}
      {asked !== null && <PublishDialog ids={asked} isChosen documents={documents} onClose={() => setAsked(null)} />}
    </>
  )
}
