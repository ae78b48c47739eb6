import { Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'

/** A link to the form of every draft, by their names. */
export function WaitingDrafts({ documents }: { documents: Documents | null }) {
  if (documents === null) return <Text size={1}>Loading…</Text>
  const drafts = documents.drafts.map(draft => ({ ...draft, name: nameIn(documents.drafts, draft._id) }))
  if (drafts.length === 0) return <Text size={1}>None: everything is published.</Text>
  return (
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
  )
}
