import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { backWords, CHANGED_AGAIN } from '../../studio-model/history/back-words.ts'
import { putFieldsBack, stateOf } from '../../studio-model/history/field-changes.ts'
import { fieldChangeWords } from '../../studio-model/history/field-change-words.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import type { PutBack } from './use-put-back.tsx'

interface ChangedFieldsProps {
  part: DocumentPublishing
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  content: EditingContent
  onPutBack: PutBack
}

/** More lines are counted. */
const MOST_LINES = 6

/** What a publishing changed of a document beside its prices, in words, and the press that puts it back. */
export function ChangedFields({ part, documents, published, content, onPutBack }: ChangedFieldsProps) {
  const { documentId, now, others, entry, before } = part
  const [user] = useUser(entry.author)
  const document = documents.find(({ _id }) => _id === documentId)
  if (document === undefined) return null
  const { locale, money } = content
  const type = document._type
  const scope = { now, shape: DOCUMENT_SHAPE[type] ?? '', money, locale }
  const lines = [...new Set(others.flatMap(change => fieldChangeWords(change, scope)))]
  const title = [nameIn(documents, documentId), momentText(entry.timestamp, locale), user?.displayName].filter(Boolean).join(', ')
  const states = others.map(change => stateOf(change, document))
  const live = published.find(({ _id }) => _id === documentId)
  const isLive = live !== undefined && others.every(change => stateOf(change, live) === 'back')
  return (
    <Card border radius={2} padding={3}>
      <Stack as="section" gap={3} aria-label={title}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {lines.slice(0, MOST_LINES).map(line => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
        {lines.length > MOST_LINES && <Text size={1}>And {lines.length - MOST_LINES} more.</Text>}
        <Flex gap={3} align="center" wrap="wrap">
          {before === null ? (
            <Text size={1}>New: nothing of it was there before.</Text>
          ) : states.includes('changed') ? (
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text="Put back"
              aria-label={`Put back: ${title}`}
              onClick={() => onPutBack(new Map([[documentId, putFieldsBack(others, document)]]))}
            />
          ) : (
            <Text size={1}>{states.every(state => state === 'back') ? backWords('change', isLive) : CHANGED_AGAIN}</Text>
          )}
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: documentId, type }}>
              Open the form
            </IntentLink>
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}
