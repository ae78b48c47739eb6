import { Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { useLayer } from '../content/use-layer.ts'
import { DRAFTS } from '../../studio-model/documents/layer.ts'
import { PublishAll } from '../publish/publish-all.tsx'

/** A link to the form of every draft, by their names, and a press that shows what publishing them does. */
export function WaitingDrafts({ documents }: { documents: Documents | null }) {
  const layer = useLayer()
  if (documents === null) return <Text size={1}>Loading…</Text>
  const drafts = documents.drafts.map(draft => ({ ...draft, name: nameIn(documents.drafts, draft._id) }))
  return (
    <>
      {drafts.length === 0 && (
        <Text size={1}>{layer === DRAFTS ? 'None: everything is published.' : 'None: nothing in this release differs from what is published.'}</Text>
      )}
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {drafts
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ _id: id, _type: type, name }) => (
            <Text key={id} as="li" size={1}>
              <IntentLink intent="edit" params={{ id, type }}>
                {name}
              </IntentLink>
            </Text>
          ))}
      </Stack>
      {/* There without a draft too: it tells of those that it has just published. */}
      <Flex>
        <PublishAll documents={documents} ids={drafts.map(({ _id }) => _id)} isSettled />
      </Flex>
    </>
  )
}
