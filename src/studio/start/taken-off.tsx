import { Text } from '@sanity/ui'
import { useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { TitledCard } from '../history/titled-card.tsx'
import type { Published } from '../../studio-model/history/published-together.ts'

interface TakenOffProps {
  part: Published
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  locale: string
}

/** A document that was taken off the site, with the way to its form, where Publish puts it back. */
export function TakenOff({ part: { documentId, entry }, documents, locale }: TakenOffProps) {
  const [user] = useUser(entry.author)
  const document = documents.find(({ _id }) => _id === documentId)
  const title = [nameIn(documents, documentId), momentText(entry.timestamp, locale), user?.displayName].filter(Boolean).join(', ')
  return (
    <TitledCard title={title}>
      <Text size={1}>Was taken off the site.</Text>
      {document !== undefined && (
        <Text size={1}>
          <IntentLink intent="edit" params={{ id: documentId, type: document._type }}>
            Open the form: Publish puts it on the site
          </IntentLink>
        </Text>
      )}
    </TitledCard>
  )
}
