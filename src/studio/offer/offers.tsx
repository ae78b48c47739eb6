import type { PatchOperations } from '@sanity/client'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { inSiteOrder } from '../../studio-model/documents/site-order.ts'
import type { Offer, OfferEdit } from '../../studio-model/offer/offer.ts'
import { type KnownOffer, knownOffers } from '../../studio-model/offer/known-offers.ts'
import { removals } from '../../studio-model/offer/removed-offer.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import { layerWords } from '../../studio-model/documents/layer.ts'
import { useLayer } from '../content/use-layer.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { PublishPane } from '../publish/publish-pane.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { AddedNote } from './added-note.tsx'
import { KnownOffers } from './known-offers.tsx'
import { NewOffer } from './new-offer.tsx'
import { OfferOfSecond } from './offer-of-second.tsx'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

interface OffersProps {
  documents: Documents
  content: EditingContent
}

/** An offer that was just added, and the documents that it changed. */
interface Added {
  title: string
  ids: readonly string[]
}

/** A new offer as one form, and those that there are; both change drafts, which are published together. */
export function Offers({ documents, content }: OffersProps) {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const [said, setSaid] = useState<string | null>(null)
  const [added, setAdded] = useState<Added | null>(null)
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const today = utcToday()
  const current = useMemo(() => inSiteOrder(currentDocuments(documents)), [documents])
  const offers = useMemo(() => knownOffers(current, today), [current, today])
  const categories = current.filter(({ _type }) => _type === 'category')
  const edit = async (patches: ReadonlyMap<string, PatchOperations>, done: string): Promise<void> => {
    try {
      await editDrafts(client, layer, patches)
      setSaid(done)
    } catch (error) {
      setSaid(`Not done: ${errorText(error)}`)
    }
  }
  const add = async (edits: ReadonlyMap<string, OfferEdit>, { title }: Offer): Promise<string | null> => {
    setAdded(null)
    try {
      await editDrafts(client, layer, new Map([...edits].map(([id, own]) => [id, addition(own)])))
      setAdded({ title: title.trim(), ids: [...edits.keys()] })
      return null
    } catch (error) {
      return errorText(error)
    }
  }
  const remove = (offer: KnownOffer) =>
    edit(
      new Map([...removals(offer, documents)].map(([id, unset]) => [id, { unset }])),
      `“${offer.title}” is gone from ${layerWords(layer)}, and from the site once that is published.`,
    )
  const widen = (offer: KnownOffer, rules: KnownOffer['rules']) =>
    edit(
      new Map([...Map.groupBy(rules, ({ document }) => document)].map(([id, own]) => [id, { unset: own.map(({ key }) => packagesPath(key)) }])),
      `In ${layerWords(layer)}, “${offer.title}” is for whatever is added later, too.`,
    )

  // Until it is published, or removed again.
  const waits = added !== null && documents.drafts.some(({ _id }) => added.ids.includes(_id))
  return (
    <PublishPane name="offers" title="Offers" documents={documents} ids={categories.map(({ _id }) => _id)} said={said} maxWidth="48rem">
      <OfferOfSecond />
      <NewOffer current={current} content={content} today={today} onAdd={add}>
        {waits && <AddedNote title={added.title} onPublish={() => setAsked(added.ids)} />}
      </NewOffer>
      <KnownOffers
        offers={offers}
        documents={current}
        locale={content.locale}
        onRemove={offer => void remove(offer)}
        onWiden={(offer, rules) => void widen(offer, rules)}
      />
      {asked !== null && <PublishDialog ids={asked} documents={documents} onClose={() => setAsked(null)} />}
    </PublishPane>
  )
}

function addition({ rule, couponWords }: OfferEdit): PatchOperations {
  return { ...(couponWords && { set: { couponWords } }), setIfMissing: { rules: [] }, insert: { after: 'rules[-1]', items: [rule] } }
}

function packagesPath(key: string): string {
  return pathText(['rules', { _key: key }, 'when', 'package'])
}
