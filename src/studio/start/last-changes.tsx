import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { examplesOf, examplesWords, withExamplesBack } from '../../studio-model/history/examples-back.ts'
import { offersApart } from '../../studio-model/history/published-offers.ts'
import { putsBack } from '../../studio-model/history/puts-back.ts'
import { wentWith } from '../../studio-model/history/went-with.ts'
import { pricesOf } from '../../studio-model/history/published-together.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useLayer } from '../content/use-layer.ts'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedOffers } from './changed-offers.tsx'
import { PublishedTogetherView } from './published-together-view.tsx'
import { TakenOff } from './taken-off.tsx'
import { FIRST_SHOWN, useLastChanges } from '../history/use-last-changes.ts'
import { type PutBack, usePutBack } from './use-put-back.tsx'

interface LastChangesProps {
  documents: Documents
  content: EditingContent
}

/** The last changes of what is published: what was published together of a document is one entry, and so are prices of several categories, and offers. */
export function LastChanges({ documents, content }: LastChangesProps) {
  const [most, setMost] = useState(FIRST_SHOWN)
  const told = useLastChanges(withUnpublished(documents), most)
  const layer = useLayer()
  const publishings = useMemo(() => (told !== null && 'publishings' in told ? told.publishings.flatMap(({ parts }) => parts) : []), [told])
  const { putBack, asking } = usePutBack(documents, publishings)
  if (told === null) return <Text size={1}>Loading…</Text>
  if ('problem' in told) return <Text size={1}>The history could not be read: {told.problem}</Text>
  if (told.publishings.length === 0) return <Text size={1}>None yet.</Text>
  const latest = draftsFirst(documents)
  const prices = told.publishings.map(({ parts }) => pricesOf(parts))
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {layer === DRAFTS
          ? 'Put back makes a draft and shows what that changes for visitors: publish it then, or leave it.'
          : 'Put back changes this release, and is published with it.'}
      </Text>
      {asking}
      {told.publishings.map(({ parts: all, gone }, at) => {
        const withIt = gone.length === 0 ? [] : all.filter(wentWith)
        const parts = all.filter(part => !withIt.includes(part))
        const examples = examplesOf(parts)
        const { offers, others } = offersApart(
          parts.filter(part => part !== examples),
          utcToday(),
        )
        const [ofPrices, ofMore] = [others.filter(part => part.others.length === 0), others.filter(part => part.others.length > 0)]
        const onPutBack: PutBack = edits => putBack(withExamplesBack(edits, parts, latest))
        const shared = { documents: latest, published: documents.published, content, onPutBack }
        return (
          <Stack key={(all[0] ?? gone[0])?.entry.id} gap={4}>
            <PublishedTogetherView {...shared} publishing={pricesOf(ofPrices)} isBack={putsBack(pricesOf(ofPrices), prices.slice(at + 1))} />
            <ChangedOffers {...shared} offers={offers} />
            {ofMore.map(part => (
              <ChangedFields {...shared} key={part.documentId} part={part} />
            ))}
            {gone.map(part => (
              <TakenOff {...shared} key={part.documentId} part={part} withIt={withIt} onPutBack={putBack} />
            ))}
            {examples !== undefined && (
              <Text size={1} muted>
                {examplesWords(examples)}
              </Text>
            )}
          </Stack>
        )
      })}
      {told.areMore && (
        <Flex>
          <Button mode="ghost" fontSize={1} padding={3} text="Earlier changes" onClick={() => setMost(most + FIRST_SHOWN)} />
        </Flex>
      )}
    </Stack>
  )
}

/** Every document once. One that is not published now may have been before, and has a history of that. */
function withUnpublished({ published, drafts }: Documents): readonly DatasetDocument[] {
  return [...published, ...drafts.filter(({ _id }) => !published.some(document => document._id === _id))]
}
