import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { broughtBack } from '../../studio-model/history/went-with.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { PUT_ON_AGAIN } from '../../studio-model/publish/removal-words.ts'
import { StillNaming } from '../change/still-naming.tsx'
import { contentOf } from '../content/content-store.ts'
import { API_VERSION } from '../client/api-version.ts'
import { readWentWith } from '../history/read-went-with.ts'
import type { PutBack } from './use-put-back.tsx'

interface TakenOffDraftProps {
  draft: DatasetDocument
  documents: Documents
  onPutBack: PutBack
  onDiscard: () => void
}

/** A document that was taken off the site and is kept as a draft, with the presses that put it on the site again, with what went with it, or delete it. */
export function TakenOffDraft({ draft, documents, onPutBack, onDiscard }: TakenOffDraftProps) {
  const { _id: id, _type: type } = draft
  const client = useClient(API_VERSION)
  const [isReading, setIsReading] = useState(false)
  const name = nameIn(draftsFirst(documents), id)
  const putOnAgain = async () => {
    setIsReading(true)
    // Unread, it is put there alone: the dialog offers to bring back what went with it, too.
    const parts = await readWentWith(
      client,
      id,
      documents.published.map(({ _id }) => _id),
      new AbortController().signal,
    ).catch(() => [])
    setIsReading(false)
    // The documents may have been edited while the history was read.
    const now = draftsFirst(await firstValueFrom(contentOf(client, DRAFTS)))
    onPutBack(broughtBack(draft, parts, now), [id])
  }
  return (
    <Stack as="li" gap={3}>
      <Text size={1}>
        <IntentLink intent="edit" params={{ id, type }}>
          {name}
        </IntentLink>
      </Text>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text={`${PUT_ON_AGAIN}…`}
          aria-label={`${PUT_ON_AGAIN}…: ${name}`}
          disabled={isReading}
          onClick={() => void putOnAgain()}
        />
        <Button mode="bleed" padding={2} fontSize={1} text="Delete for good…" aria-label={`Delete for good…: ${name}`} onClick={onDiscard} />
      </Flex>
      {type === 'category' && <StillNaming category={draft} openId={null} documents={documents.published} />}
    </Stack>
  )
}
