import type { ReactNode } from 'react'
import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { offerOf } from '../../studio-model/offer/changed-offer.ts'
import { type CodeUses, knownOfferWords } from '../../studio-model/offer/known-offer-words.ts'
import { isChangedOffer, isDraftOffer, type KnownOffer } from '../../studio-model/offer/known-offers.ts'
import { namesAll } from '../../studio-model/offer/left-out.ts'
import { SectionCard } from '../change/section-card.tsx'

interface KnownOffersProps {
  offers: readonly KnownOffer[]
  documents: readonly DatasetDocument[]
  published: readonly DatasetDocument[]
  content: Pick<EditingContent, 'locale' | 'money' | 'language'>
  codeUses: CodeUses
  onChange: (offer: KnownOffer) => void
  onRemove: (offer: KnownOffer) => void
  /** Has these rules be for every package of their categories, those that are added later too. */
  onWiden: (offer: KnownOffer, rules: KnownOffer['rules']) => void
  /** Shown below the list, such as the result of the last change. */
  children: ReactNode
}

/** What an offer is now; a draft, while visitors have nothing of it. */
type OfferState = KnownOffer['state'] | 'draft'

const STATES: Readonly<Record<OfferState, { title: string; tone: 'default' | 'positive' | 'primary' }>> = {
  ended: { title: 'Ended', tone: 'default' },
  on: { title: 'On', tone: 'positive' },
  'to come': { title: 'To come', tone: 'primary' },
  draft: { title: 'Draft', tone: 'default' },
}

/** The offers that there are; those that have ended are shown to nobody, and can go. */
export function KnownOffers({ offers, documents, published, content, codeUses, onChange, onRemove, onWiden, children }: KnownOffersProps) {
  return (
    <SectionCard title="Offers that there are">
      {offers.length === 0 && <Text size={1}>None: an offer is a discount that has a first or a last day, or a code.</Text>}
      <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {offers.map(offer => (
          <Flex as="li" key={JSON.stringify(offer.rules.map(({ document, key }) => [document, key]))} gap={3} align="center" wrap="wrap">
            <Stack gap={3} flex={1}>
              <Flex gap={2} align="center">
                <Text size={1} weight="semibold">
                  {offer.title}
                </Text>
                <StateBadges offer={offer} published={published} />
              </Flex>
              <Text size={1} muted>
                {knownOfferWords(offer, documents, content, codeUses).join(' · ')}
              </Text>
              <ByName offer={offer} documents={documents} onWiden={rules => onWiden(offer, rules)} />
            </Stack>
            {offerOf(offer, documents, content) !== null && (
              <Button mode="ghost" fontSize={1} padding={2} text="Change" aria-label={`Change: ${offer.title}`} onClick={() => onChange(offer)} />
            )}
            <Button mode="ghost" fontSize={1} padding={2} text="Remove" aria-label={`Remove: ${offer.title}`} onClick={() => onRemove(offer)} />
          </Flex>
        ))}
      </Stack>
      <output style={{ display: 'block' }}>{children}</output>
    </SectionCard>
  )
}

function StateBadges({ offer, published }: { offer: KnownOffer; published: readonly DatasetDocument[] }) {
  const isDraft = isDraftOffer(offer, published)
  const { title, tone } = STATES[isDraft ? 'draft' : offer.state]
  return (
    <>
      <Badge tone={tone}>{title}</Badge>
      {!isDraft && isChangedOffer(offer, published) && <Badge tone="caution">Changed, not published yet</Badge>}
    </>
  )
}

interface ByNameProps {
  offer: KnownOffer
  documents: readonly DatasetDocument[]
  onWiden: (rules: KnownOffer['rules']) => void
}

/** Says where an offer names every package one by one: it may be meant for all of the category, and would miss the next one. */
function ByName({ offer, documents, onWiden }: ByNameProps) {
  const rules = offer.rules.filter(({ document: id, rule }) => documents.some(document => document._id === id && namesAll(rule, document)))
  if (offer.state === 'ended' || rules.length === 0) return null
  const names = rules.map(({ document }) => nameIn(documents, document)).join(', ')
  return (
    <Stack gap={3}>
      <Text size={1}>It names the packages of {names} one by one: one that is added later does not belong to it.</Text>
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Also what is added later"
          aria-label={`Also what is added later: ${offer.title}`}
          onClick={() => onWiden(rules)}
        />
      </Flex>
    </Stack>
  )
}
