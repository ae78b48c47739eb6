import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useMemo, useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { Day } from '../../contract/generated/types.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { NO_OFFER, type Offer, type OfferEdit, offerEdits, offerProblems } from '../../studio-model/offer/offer.ts'
import { type OfferOutcome, offerOutcome } from '../../studio-model/offer/offer-words.ts'
import { OfferFields } from './offer-fields.tsx'

interface NewOfferProps {
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  content: EditingContent
  today: Day
  /** Returns why it was not taken; null where it was. */
  onAdd: (edits: ReadonlyMap<string, OfferEdit>, offer: Offer) => Promise<string | null>
  /** Shown below the button, such as the result of the last addition. */
  children: ReactNode
}

const NOTHING: OfferOutcome = { words: [], refusals: [] }

/** "10 % off, December 1 to 31, these packages" as one form, with what pages will say of it. */
export function NewOffer({ current, content, today, onAdd, children }: NewOfferProps) {
  const [offer, setOffer] = useState<Offer>(NO_OFFER)
  const [isTried, setTried] = useState(false)
  const [round, setRound] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const problems = offerProblems(offer, today, content.money)
  const isWhole = Object.values(problems).every(problem => problem === null)
  const edits = useMemo(() => (isWhole ? offerEdits(offer, current, content) : null), [isWhole, offer, current, content])
  const outcome = useMemo(() => (edits === null ? NOTHING : offerOutcome(edits, current, today)), [edits, current, today])
  const { words, refusals } = outcome ?? NOTHING
  const add = async () => {
    setTried(!isWhole)
    if (edits === null || refusals.length > 0) return
    setAdding(true)
    const failed = await onAdd(edits, offer)
    setAdding(false)
    setFailure(failed)
    if (failed !== null) return
    setOffer(NO_OFFER)
    setRound(round + 1)
  }
  return (
    <Card as="section" border radius={2} padding={3} aria-label="New offer">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          New offer
        </Heading>
        <OfferFields key={round} offer={offer} problems={isTried ? problems : null} current={current} content={content} onChange={setOffer} />
        <output style={{ display: 'block' }}>
          {outcome === null && <Text size={1}>What pages will say cannot be shown while other content has problems.</Text>}
          {words.length > 0 && (
            <Stack gap={3}>
              <Text size={1} muted>
                {offer.code === '' ? 'Pages will say, until it ends:' : 'Pages will say nothing of it. Whoever types the code gets:'}
              </Text>
              {words.map(({ category, lines }) => (
                <Text key={category} size={1}>
                  {category}: {lines.join(' · ')}
                </Text>
              ))}
            </Stack>
          )}
        </output>
        <div role="alert">
          {failure !== null && <Text size={1}>Not added: {failure}</Text>}
          {refusals.length > 0 && (
            <Stack gap={3}>
              <Text size={1} weight="semibold">
                The site would not take this:
              </Text>
              {refusals.map(refusal => (
                <Text key={refusal} size={1}>
                  {refusal}
                </Text>
              ))}
            </Stack>
          )}
        </div>
        <Flex>
          <Button text="Add this offer" disabled={isAdding || refusals.length > 0} onClick={() => void add()} />
        </Flex>
        <output style={{ display: 'block' }}>{children}</output>
      </Stack>
    </Card>
  )
}
