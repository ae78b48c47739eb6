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
import { DRAFTS, layerWords } from '../../studio-model/documents/layer.ts'
import { useLayer } from '../content/use-layer.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { PublishPane } from '../publish/publish-pane.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { KnownOffers } from './known-offers.tsx'
import { NewOffer } from './new-offer.tsx'
import { OfferNote } from './offer-note.tsx'
import { OfferOfSecond } from './offer-of-second.tsx'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

interface OffersProps {
  documents: Documents
  content: EditingContent
}

/** The result of the last press: its words, and the documents whose drafts it changed; none where it failed. */
interface Done {
  /** The part of the page in which it was pressed, and is told. */
  at: 'new' | 'known'
  words: string
  ids: readonly string[]
}

/** A new offer as one form, and those that there are; both change drafts, which are published together. */
export function Offers({ documents, content }: OffersProps) {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const [done, setDone] = useState<Done | null>(null)
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const today = utcToday()
  const current = useMemo(() => inSiteOrder(currentDocuments(documents)), [documents])
  const offers = useMemo(() => knownOffers(current, today), [current, today])
  const categories = current.filter(({ _type }) => _type === 'category')
  const edit = async (at: Done['at'], patches: ReadonlyMap<string, PatchOperations>, words: string): Promise<string | null> => {
    setDone(null)
    try {
      await editDrafts(client, layer, patches)
      setDone({ at, words, ids: [...patches.keys()] })
      return null
    } catch (error) {
      return errorText(error)
    }
  }
  const editKnown = async (patches: ReadonlyMap<string, PatchOperations>, words: string) => {
    const failure = await edit('known', patches, words)
    if (failure !== null) setDone({ at: 'known', words: `Not done: ${failure}`, ids: [] })
  }
  const once = layer === DRAFTS ? 'once you publish it' : 'once that is published'
  const add = (edits: ReadonlyMap<string, OfferEdit>, { title }: Offer) =>
    edit('new', new Map([...edits].map(([id, own]) => [id, addition(own)])), `“${title.trim()}” is in ${layerWords(layer)}. Visitors get it ${once}.`)
  const remove = (offer: KnownOffer) =>
    editKnown(
      new Map([...removals(offer, documents)].map(([id, unset]) => [id, { unset }])),
      `“${offer.title}” is gone from ${layerWords(layer)}, and from the site ${once}.`,
    )
  const widen = (offer: KnownOffer, rules: KnownOffer['rules']) =>
    editKnown(
      new Map([...Map.groupBy(rules, ({ document }) => document)].map(([id, own]) => [id, { unset: own.map(({ key }) => packagesPath(key)) }])),
      `In ${layerWords(layer)}, “${offer.title}” is for whatever is added later, too; on the site ${once}.`,
    )

  const noteAt = (at: Done['at']) => {
    if (done?.at !== at) return null
    // Until it is published, or taken back.
    const waits = documents.drafts.some(({ _id }) => done.ids.includes(_id))
    return (waits || done.ids.length === 0) && <OfferNote words={done.words} onPublish={waits ? () => setAsked(done.ids) : null} />
  }
  return (
    <PublishPane name="offers" title="Offers" documents={documents} ids={categories.map(({ _id }) => _id)} maxWidth="48rem">
      <OfferOfSecond />
      <NewOffer current={current} content={content} today={today} onAdd={add}>
        {noteAt('new')}
      </NewOffer>
      <KnownOffers
        offers={offers}
        documents={current}
        published={documents.published}
        content={content}
        onRemove={offer => void remove(offer)}
        onWiden={(offer, rules) => void widen(offer, rules)}
      >
        {noteAt('known')}
      </KnownOffers>
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
