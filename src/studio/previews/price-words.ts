import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { map, type Observable, tap } from 'rxjs'
import { useClient } from 'sanity'
import type { Business, Messages } from '../../contract/generated/types.ts'
import { contentOf } from '../content/content-store.ts'
import { type Documents, draftsFirst } from '../model/check-draft.ts'
import type { PriceWords } from '../model/price-preview.ts'

/** What was told last, for previews that cannot wait. */
let latest: PriceWords | null = null

/** How the site writes money and prices, as its documents say now; null where they do not. */
export function priceWordsOf(client: SanityClient): Observable<PriceWords | null> {
  return contentOf(client).pipe(
    map(wordsOf),
    tap(words => (latest = words)),
  )
}

/** How the site writes prices, as far as that has been loaded. */
export function latestPriceWords(): PriceWords | null {
  return latest
}

/** How the site writes prices, in components; null until that is loaded. */
export function usePriceWords(): PriceWords | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [words, setWords] = useState(latest)
  useEffect(() => {
    const following = priceWordsOf(client).subscribe(setWords)
    return () => following.unsubscribe()
  }, [client])
  return words
}

function wordsOf(documents: Documents): PriceWords | null {
  const find = (id: string): unknown => draftsFirst(documents).find(({ _id }) => _id === id)
  const business = find('business') as Business | undefined
  const messages = find('messages') as Messages | undefined
  return business === undefined || messages?.price === undefined ? null : { business, wording: messages.price }
}
