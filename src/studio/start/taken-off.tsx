import { Button, Flex, Text } from '@sanity/ui'
import { useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import type { DocumentPublishing, Published } from '../../studio-model/history/published-together.ts'
import { broughtBack, wentWithLines } from '../../studio-model/history/went-with.ts'
import { FirstLines } from '../history/first-lines.tsx'
import { TitledCard } from '../history/titled-card.tsx'
import { PUT_ON_AGAIN } from '../../studio-model/publish/removal-words.ts'
import type { PutBack } from './use-put-back.tsx'

interface TakenOffProps {
  part: Published
  /** What went from other documents with it. */
  withIt: readonly DocumentPublishing[]
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  content: EditingContent
  onPutBack: PutBack
}

/** A document that was taken off the site with what went with it, and a press that puts all of it on the site again. */
export function TakenOff({ part: { documentId, entry }, withIt, documents, published, content, onPutBack }: TakenOffProps) {
  const [user] = useUser(entry.author)
  const document = documents.find(({ _id }) => _id === documentId)
  const title = [nameIn(documents, documentId), momentText(entry.timestamp, content.locale), user?.displayName].filter(Boolean).join(', ')
  const lines = wentWithLines(withIt, documents, content)
  const isOnSite = published.some(({ _id }) => _id === documentId)
  const back = document === undefined ? new Map<string, never>() : broughtBack(document, withIt, documents)
  const press = isOnSite ? 'Put back what went with it' : `${PUT_ON_AGAIN}…`
  return (
    <TitledCard title={title}>
      <Text size={1}>{isOnSite ? 'Was taken off the site, and is on it again.' : 'Was taken off the site.'}</Text>
      {lines.length > 0 && <FirstLines lines={lines} />}
      {document !== undefined && (
        <Flex gap={3} align="center" wrap="wrap">
          {(!isOnSite || back.size > 0) && (
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text={press}
              aria-label={`${press}: ${title}`}
              onClick={() => onPutBack(back, isOnSite ? [] : [documentId])}
            />
          )}
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: documentId, type: document._type }}>
              Open the form
            </IntentLink>
          </Text>
        </Flex>
      )}
    </TitledCard>
  )
}
