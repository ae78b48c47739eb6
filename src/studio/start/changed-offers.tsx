import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { offersTitle, type PublishedOffers } from '../../studio-model/history/published-offers.ts'
import { knownOfferWords } from '../../studio-model/offer/known-offer-words.ts'
import type { KnownOffer } from '../../studio-model/offer/known-offers.ts'
import { ChangedCard, type ChangedCardProps } from './changed-card.tsx'

interface ChangedOffersProps extends Pick<ChangedCardProps, 'documents' | 'published' | 'onPutBack'> {
  offers: PublishedOffers
  content: EditingContent
}

/** The offers that a publishing added or took away: one entry, whatever number of categories has a rule of theirs. */
export function ChangedOffers({ offers, content, ...shared }: ChangedOffersProps) {
  const [first, ...others] = offers.parts
  if (first === undefined) return null
  const words = (offer: KnownOffer) => knownOfferWords(offer, shared.documents, content).join(' · ')
  const lines = [...offers.added.map(offer => `Added: ${words(offer)}`), ...offers.gone.map(offer => `Removed: ${words(offer)}`)]
  return (
    <ChangedCard
      {...shared}
      name={offersTitle(offers)}
      lines={lines}
      left={[]}
      parts={[first, ...others]}
      linkOf={({ _id }) => nameIn(shared.documents, _id)}
      locale={content.locale}
    />
  )
}
