import { Button, Flex, Text } from '@sanity/ui'
import { Fragment, type ReactNode } from 'react'
import { useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { backWords, CHANGED_AGAIN } from '../../studio-model/history/back-words.ts'
import type { LeftOut } from '../../studio-model/history/left-out.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { isPartBack, partBack, pathsOf } from '../../studio-model/history/part-back.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { FirstLines } from '../history/first-lines.tsx'
import { LeftOutLines } from '../history/left-out-lines.tsx'
import { TitledCard } from '../history/titled-card.tsx'
import { NewDocument } from './new-document.tsx'
import type { PutBack } from './use-put-back.tsx'

export interface ChangedCardProps {
  name: string
  lines: readonly string[]
  /** What is not put back with the rest. */
  left: readonly LeftOut[]
  /** What is put back together, of one publishing. */
  parts: readonly [DocumentPublishing, ...DocumentPublishing[]]
  /** How the link to the form of a document is called. */
  linkOf: (document: DatasetDocument) => string
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  locale: string
  onPutBack: PutBack
  /** Shown below, such as what of it can be put back alone. */
  children?: ReactNode
}

/** What a publishing changed, in words, and the press that puts it back. */
export function ChangedCard({ name, lines, left, parts, linkOf, documents, published, locale, onPutBack, children }: ChangedCardProps) {
  const { entry, before } = parts[0]
  const [user] = useUser(entry.author)
  const title = [name, momentText(entry.timestamp, locale), user?.displayName].filter(Boolean).join(', ')
  const known = parts.flatMap(part => {
    const document = documents.find(({ _id }) => _id === part.documentId)
    return document === undefined ? [] : [{ part, document, live: published.find(({ _id }) => _id === part.documentId) }]
  })
  const isBack = known.every(({ part, document }) => isPartBack(part, document))
  const isLive = known.every(({ part, live }) => live !== undefined && isPartBack(part, live))
  const edits = known.map(({ part, document }) => [document._id, partBack(part, document)] as const).filter(([, edit]) => pathsOf(edit).length > 0)
  const press = left.length > 0 ? 'Put the rest back' : parts.some(({ prices }) => prices.length > 0) ? 'Put all of it back' : 'Put back as before'
  return (
    <TitledCard title={title}>
      <FirstLines lines={lines} />
      <Flex gap={3} align="center" wrap="wrap">
        {before === null ? (
          <NewDocument part={parts[0]} published={published} title={title} />
        ) : edits.length > 0 ? (
          <Button mode="ghost" padding={2} fontSize={1} text={press} aria-label={`${press}: ${title}`} onClick={() => onPutBack(new Map(edits))} />
        ) : (
          <Text size={1}>{isBack ? backWords('change', isLive) : CHANGED_AGAIN}</Text>
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
      {edits.length > 0 && <LeftOutLines left={left} whyNone={null} />}
      {children}
    </TitledCard>
  )
}
