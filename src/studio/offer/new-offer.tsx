import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { Day } from '../../contract/generated/types.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { NO_OFFER, type Offer, offerProblems, offerRules } from '../../studio-model/offer/offer.ts'
import { offerWords } from '../../studio-model/offer/offer-words.ts'
import { OfferFields } from './offer-fields.tsx'

interface NewOfferProps {
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  content: EditingContent
  today: Day
  /** Whether it was taken. */
  onAdd: (rules: ReadonlyMap<string, object>, title: string) => Promise<boolean>
}

/** "10 % off, December 1 to 31, these packages" as one form, with what pages will say of it. */
export function NewOffer({ current, content, today, onAdd }: NewOfferProps) {
  const [offer, setOffer] = useState<Offer>(NO_OFFER)
  const [isTried, setTried] = useState(false)
  const [round, setRound] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const problems = offerProblems(offer, today, content.money)
  const isWhole = Object.values(problems).every(problem => problem === null)
  const rules = useMemo(() => (isWhole ? offerRules(offer, current) : null), [isWhole, offer, current])
  const words = useMemo(() => (rules === null ? [] : offerWords(rules, current, today)), [rules, current, today])
  const add = async () => {
    setTried(!isWhole)
    if (rules === null) return
    setAdding(true)
    const isTaken = await onAdd(rules, offer.title.trim())
    setAdding(false)
    if (!isTaken) return
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
          {words === null ? (
            <Text size={1}>What pages will say cannot be shown while other content has problems.</Text>
          ) : (
            words.length > 0 && (
              <Stack gap={3}>
                <Text size={1} muted>
                  Pages will say, until it ends:
                </Text>
                {words.map(({ category, lines }) => (
                  <Text key={category} size={1}>
                    {category}: {lines.join(' · ')}
                  </Text>
                ))}
              </Stack>
            )
          )}
        </output>
        <Flex>
          <Button text="Add this offer" disabled={isAdding} onClick={() => void add()} />
        </Flex>
      </Stack>
    </Card>
  )
}
