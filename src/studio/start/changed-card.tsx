import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Fragment } from 'react'
import { useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { backWords, CHANGED_AGAIN } from '../../studio-model/history/back-words.ts'
import { putFieldsBack, stateOf } from '../../studio-model/history/field-changes.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import type { PutBack } from './use-put-back.tsx'

export interface ChangedCardProps {
  name: string
  lines: readonly string[]
  /** What is put back together, of one publishing. */
  parts: readonly [DocumentPublishing, ...DocumentPublishing[]]
  /** How the link to the form of a document is called. */
  linkOf: (document: DatasetDocument) => string
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  locale: string
  onPutBack: PutBack
}

/** More lines are counted. */
const MOST_LINES = 6

/** What a publishing changed beside prices, in words, and the press that puts it back. */
export function ChangedCard({ name, lines, parts, linkOf, documents, published, locale, onPutBack }: ChangedCardProps) {
  const { entry, before } = parts[0]
  const [user] = useUser(entry.author)
  const title = [name, momentText(entry.timestamp, locale), user?.displayName].filter(Boolean).join(', ')
  const known = parts.flatMap(part => {
    const document = documents.find(({ _id }) => _id === part.documentId)
    return document === undefined ? [] : [{ ...part, document, live: published.find(({ _id }) => _id === part.documentId) }]
  })
  const states = known.flatMap(({ others, document }) => others.map(change => stateOf(change, document)))
  const isLive = known.every(({ others, live }) => live !== undefined && others.every(change => stateOf(change, live) === 'back'))
  const changed = known.filter(({ others, document }) => others.some(change => stateOf(change, document) === 'changed'))
  const putBack = () => onPutBack(new Map(changed.map(({ documentId, others, document }) => [documentId, putFieldsBack(others, document)])))
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
          ) : changed.length > 0 ? (
            <Button mode="ghost" padding={2} fontSize={1} text="Put back" aria-label={`Put back: ${title}`} onClick={putBack} />
          ) : (
            <Text size={1}>{states.every(state => state === 'back') ? backWords('change', isLive) : CHANGED_AGAIN}</Text>
          )}
          <Text size={1}>
            {known.map(({ document }, at) => (
              <Fragment key={document._id}>
                {at > 0 && ', '}
                <IntentLink intent="edit" params={{ id: document._id, type: document._type }}>
                  {linkOf(document)}
                </IntentLink>
              </Fragment>
            ))}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}
