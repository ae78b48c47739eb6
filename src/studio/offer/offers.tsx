import type { PatchOperations } from '@sanity/client'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { inSiteOrder } from '../../studio-model/documents/site-order.ts'
import type { Offer, OfferEdit } from '../../studio-model/offer/offer.ts'
import { shownWordsOf } from '../../studio-model/offer/shown-words.ts'
import { inSentence } from '../../studio-model/documents/in-sentence.ts'
import { type KnownOffer, knownOffers } from '../../studio-model/offer/known-offers.ts'
import { DRAFTS, layerWords } from '../../cms/sanity/layer.ts'
import { useLayer } from '../content/use-layer.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { PublishPane } from '../publish/publish-pane.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { KnownOffers } from './known-offers.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferNote } from './offer-note.tsx'
import { additions, removalPatches, replacements, widenings } from './offer-patches.ts'
import { OfferOfSecond } from './offer-of-second.tsx'
import { useCodeUses } from './use-code-uses.ts'
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

/** Beside each other where there is room: the form, and what there is. */
const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 34rem), 1fr))',
} as const

/** A new offer as one form, and those that there are; both change drafts, which are published together. */
export function Offers({ documents, content }: OffersProps) {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const [done, setDone] = useState<Done | null>(null)
  const [changing, setChanging] = useState<KnownOffer | null>(null)
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const codeUses = useCodeUses()
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
  const shown = (offer: Offer, otherwise: string) => {
    const words = shownWordsOf(offer, today, content.locale)
    return words === null ? `${otherwise} ${once}.` : `${layer === DRAFTS ? 'Once you publish it' : 'Once that is published'}, ${inSentence(words)}.`
  }
  const add = (edits: ReadonlyMap<string, OfferEdit>, offer: Offer) =>
    edit('new', additions(edits), `“${offer.title.trim()}” is in ${layerWords(layer)}. ${shown(offer, 'Visitors get it')}`)
  const change = (known: KnownOffer) => async (edits: ReadonlyMap<string, OfferEdit>, offer: Offer) => {
    const words = `“${offer.title.trim()}” is changed in ${layerWords(layer)}. ${shown(offer, 'Visitors get it so')}`
    const failure = await edit('new', replacements(known, edits, documents), words)
    if (failure === null) setChanging(null)
    return failure
  }
  const remove = (offer: KnownOffer) => {
    setChanging(null)
    return editKnown(removalPatches(offer, documents), `“${offer.title}” is gone from ${layerWords(layer)}, and from the site ${once}.`)
  }
  const widen = (offer: KnownOffer, rules: KnownOffer['rules']) =>
    editKnown(widenings(rules), `In ${layerWords(layer)}, “${offer.title}” is for whatever is added later, too; on the site ${once}.`)

  const noteAt = (at: Done['at']) => {
    if (done?.at !== at) return null
    // Until it is published, or taken back.
    const waits = documents.drafts.some(({ _id }) => done.ids.includes(_id))
    return (waits || done.ids.length === 0) && <OfferNote words={done.words} onPublish={waits ? () => setAsked(done.ids) : null} />
  }
  return (
    <PublishPane name="offers" title="Offers" documents={documents} ids={categories.map(({ _id }) => _id)} maxWidth="100rem">
      <OfferOfSecond />
      <div style={SIDE_BY_SIDE}>
        <OfferForm
          // Each begins with what it says, and a new one with nothing.
          key={changing === null ? '' : JSON.stringify(changing.rules)}
          known={changing}
          current={current}
          content={content}
          today={today}
          onDone={changing === null ? add : change(changing)}
          onLeave={() => setChanging(null)}
        >
          {noteAt('new')}
        </OfferForm>
        <KnownOffers
          offers={offers}
          documents={current}
          published={documents.published}
          content={content}
          codeUses={codeUses}
          onChange={setChanging}
          onRemove={offer => void remove(offer)}
          onWiden={(offer, rules) => void widen(offer, rules)}
        >
          {noteAt('known')}
        </KnownOffers>
      </div>
      {asked !== null && <PublishDialog ids={asked} documents={documents} onClose={() => setAsked(null)} />}
    </PublishPane>
  )
}
